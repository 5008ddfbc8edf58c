import { explain } from '@starboard/kernel';
import { game } from '@starboard/orbital';
import { memo } from 'react';
import { Tip } from '../../ui/Tip.tsx';
import css from './actionBar.module.css';
import type { ActionKind, Bar } from './bar.ts';
import { BAR } from './barWords.ts';
import type { Desk } from './board.ts';
import { Glyph, Res } from './Signs.tsx';
import { WORDS } from './words.ts';

/** The actions of a turn, each with its price as it is now: a press points out what it begins with. */
export const ActionBar = memo(function ActionBar({ desk }: { readonly desk: Desk }) {
  const { lang, choices } = desk.props;
  const mine = choices.some(({ action }) => action.type === 'pass');
  if (desk.props.seat === null) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand for a form.
    <div className={css.bar} role="group" aria-label={BAR[lang].title} data-anchor="bar">
      {desk.bars.map((bar) => (
        <Plate key={bar.kind} desk={desk} bar={bar} mine={mine} />
      ))}
    </div>
  );
});

function Plate({ desk, bar, mine }: { readonly desk: Desk; readonly bar: Bar; readonly mine: boolean }) {
  const { wanted, want, props } = desk;
  const words = BAR[props.lang];
  const { kind, mc, ready } = bar;
  const can = mine && ready > 0;
  const told = can ? `${words.how[kind]} ${words.ready[kind](ready)}` : whyNot(desk, bar, mine);
  const price = mc && (mc[0] === mc[1] ? `${mc[0]}` : `${mc[0]}–${mc[1]}`);
  return (
    <Tip content={told} press={can ? 'hold' : 'tap'}>
      {(trigger) => (
        <button
          type="button"
          {...trigger}
          className={css.plate}
          aria-pressed={wanted === kind}
          aria-disabled={!can}
          data-bar={kind}
          onClick={() => {
            trigger.onClick();
            if (can) want(wanted === kind ? undefined : kind);
          }}
        >
          <Sign kind={kind} />
          <span className={css.name}>
            <span className={css.long}>{words.names[kind]}</span>
            <span className={css.short} aria-hidden="true">
              {words.short[kind]}
            </span>
          </span>
          {price && (
            <b className={css.price}>
              {price}
              <Res of="mc" />
              <span className="unseen">MC</span>
            </b>
          )}
          {!mc && can && <b className={css.price}>{ready}</b>}
        </button>
      )}
    </Tip>
  );
}

/** Why an action of the bar is closed. */
function whyNot({ props }: Desk, { kind, why }: Bar, mine: boolean): string {
  const { lang, view } = props;
  if (!mine) return BAR[lang].later;
  if (why?.rule === 'ORBITAL-OPER-5') return BAR[lang].worked;
  if (why) return explain(game, why, lang);
  if (kind === 'buy') return view.mode === 'soloBots' ? WORDS[lang].noMarket : WORDS[lang].emptyMarket;
  return BAR[lang].nothing[kind];
}

function Sign({ kind }: { readonly kind: ActionKind }) {
  switch (kind) {
    case 'build':
      return <Glyph mark="build" />;
    case 'upgrade':
      return <Glyph mark="upgrade" />;
    case 'buy':
      return <Glyph mark="buy" />;
    case 'operate':
      return <Glyph mark="operate" />;
    case 'event':
      return <Glyph mark="event" />;
    case 'repair':
      return <Glyph mark="repair" />;
  }
}
