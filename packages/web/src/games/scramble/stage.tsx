import type { Lang, Seat } from '@starboard/kernel';
import { contentOf, type Event, faceOf, gemOf, LABELS, type View } from '@starboard/scramble';
import type { CSSProperties, ReactNode } from 'react';
import type { Great, Reader } from '../../contract/skin.ts';
import { Piece } from '../../motion/Piece.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { weaponHue } from './art/hues.ts';
import { CardFace } from './CardFace.tsx';
import * as icons from './icons.ts';
import { kindOf } from './kind.ts';
import { Credit, GemArt, Pattern, PowerSign } from './Signs.tsx';
import { GunArt, InvaderArt } from './Sprite.tsx';
import css from './stage.module.css';
import { WORDS } from './words.ts';

/** Something large with a few words under it. */
function Show({ children, words, tone }: { children: ReactNode; words?: ReactNode; tone?: 'alarm' }) {
  return (
    <div className={css.show} data-tone={tone}>
      <span className={css.art}>{children}</span>
      {words && <b className={css.words}>{words}</b>}
    </div>
  );
}

/** What another's decision shows large: the gem, the gun, every Invader that is hit, the card, an alarm. */
export function stage(event: Event, view: View, { lang }: Reader) {
  const said = SAID[lang];
  const { tokens, tokenOf, base } = contentOf(view.options);
  const invader = (id: string) => (
    <InvaderArt kind={kindOf(id)} colour={tokens[tokenOf.get(id) ?? 0]?.colour ?? 'white'} />
  );
  switch (event.type) {
    case 'draw':
      return (
        <Show words={LABELS[lang].gems[event.gem]}>
          <GemArt gem={event.gem} className={css.gem} />
        </Show>
      );
    case 'activate':
      return (
        <Show words={base[gemOf(event.weapon)].name[lang]}>
          <span className={css.gun}>
            <GunArt weapon={event.weapon} />
          </span>
        </Show>
      );
    case 'exchange':
      return (
        <Show
          words={
            <>
              +{event.credits} <Credit />
            </>
          }
        >
          <GemArt gem={event.gem} className={css.gem} />
        </Show>
      );
    case 'fire': {
      const weapon = view.turn.weapon;
      return (
        <Show words={said.power(event.power)}>
          <span className={css.pattern} style={(weapon ? { '--hue': weaponHue(weapon) } : {}) as CSSProperties}>
            {event.effects.length > 0 ? <Pattern fires={event.effects} /> : <PowerSign />}
          </span>
        </Show>
      );
    }
    case 'destroy':
      return <Show words={WORDS[lang].destroyed}>{invader(event.invader)}</Show>;
    case 'damage':
      return <Show words={`${event.from} → ${event.to}`}>{invader(event.invader)}</Show>;
    case 'buy': {
      const face = faceOf(view, event.card);
      return face ? (
        <Piece id={event.card} className={css.card}>
          <CardFace face={face} lang={lang} />
        </Piece>
      ) : undefined;
    }
    case 'overheat':
      return (
        <Show words={WORDS[lang].meltdown} tone="alarm">
          <Icon path={icons.hazard} className={css.icon} />
        </Show>
      );
    case 'slideOff': {
      const kind = event.event === null ? undefined : faceOf(view, event.event)?.event;
      return kind ? (
        <Show words={WORDS[lang].event(kind)} tone="alarm">
          <Icon path={kind === 'move' ? icons.aliensMove : icons.aliensFire} className={css.icon} />
        </Show>
      ) : undefined;
    }
    default:
      return undefined;
  }
}

interface Said {
  readonly power: (n: number) => string;
  readonly draws: (gem: string) => string;
  readonly cools: string;
  readonly fires: (n: number) => string;
  readonly flies: (space: number) => string;
  readonly buys: (card: string) => string;
  readonly destroys: string;
  readonly melts: string;
  readonly meltTitle: (name: string) => string;
  readonly fleetTitle: string;
}

const SAID: Readonly<Record<Lang, Said>> = {
  en: {
    power: (n) => `Power ${n}`,
    draws: (gem) => `draws ${gem}`,
    cools: 'cools down',
    fires: (n) => `fires with Power ${n}`,
    flies: (space) => `flies to ${space}`,
    buys: (card) => `buys ${card}`,
    destroys: 'destroys',
    melts: 'melts down',
    meltTitle: (name) => `Meltdown: ${name}`,
    fleetTitle: 'The fleet comes nearer',
  },
  fr: {
    power: (n) => `Puissance ${n}`,
    draws: (gem) => `pioche ${gem}`,
    cools: 'refroidit',
    fires: (n) => `tire, puissance ${n}`,
    flies: (space) => `vole vers ${space}`,
    buys: (card) => `achète ${card}`,
    destroys: 'détruit',
    melts: 'entre en fusion',
    meltTitle: (name) => `Fusion\u00a0: ${name}`,
    fleetTitle: 'La flotte avance',
  },
};

/** An event in few words; what follows from it needs none. */
export function headline(event: Event, view: View, lang: Lang): string | undefined {
  const said = SAID[lang];
  const { tokens, tokenOf } = contentOf(view.options);
  const name = (id: string) => tokens[tokenOf.get(id) ?? 0]?.name[lang] ?? id;
  switch (event.type) {
    case 'draw':
      return said.draws(LABELS[lang].gems[event.gem]);
    case 'cooldown':
      return said.cools;
    case 'move':
      return event.from === event.to ? '' : said.flies(event.to);
    case 'fire':
      return said.fires(event.power);
    case 'destroy':
      return `${said.destroys} ${name(event.invader)}`;
    case 'damage':
      return `${name(event.invader)} ${event.from} → ${event.to}`;
    case 'buy':
      return said.buys(faceOf(view, event.card)?.name[lang] ?? event.card);
    case 'overheat':
      return said.melts;
    case 'round':
    case 'turn':
    case 'gather':
    case 'refill':
    case 'reveal':
    case 'attach':
    case 'arrive':
    case 'assistToken':
    case 'boost':
    case 'vent':
    case 'scavenge':
    case 'over':
      return '';
    default:
      return undefined;
  }
}

const broken = (view: View, seat: Seat) => view.pilots[seat].weapons.filter(({ outOfOrder }) => outOfOrder).length;

/** A Meltdown, and the whole fleet a row nearer; the tenth Invader has its own lettering. */
export function great(before: View, after: View, { lang, seats }: Reader): Great | undefined {
  const said = SAID[lang];
  const melted = after.pilots.findIndex((_, seat) => broken(after, seat) > broken(before, seat));
  if (melted >= 0) return { title: said.meltTitle(seats[melted].name), seat: melted };
  if (after.aliensMoved > before.aliensMoved)
    return { title: said.fleetTitle, detail: `${after.aliensMoved}`, seat: after.active };
  return undefined;
}

/** What a line of the log speaks of. */
export function illustration(event: Event) {
  switch (event.type) {
    case 'draw':
    case 'exchange':
    case 'energize':
      return <GemArt gem={event.gem} className={css.small} />;
    case 'activate':
      return <GemArt gem={event.weapon} className={css.small} />;
    default:
      return undefined;
  }
}
