import { TYPE_NAMES, UPGRADE_COST, type UpgradeRow, upgradeText } from '@starboard/orbital';
import { memo } from 'react';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { merged } from '../../ui/merged.ts';
import { Tip } from '../../ui/Tip.tsx';
import { thingProps } from '../../ui/thing.ts';
import { ENAMELS } from './art/palette.ts';
import { type Desk, hovering, isWanted } from './board.ts';
import { CardChip } from './Card.tsx';
import { faceOf } from './content.ts';
import { UpgradeEffect } from './Effect.tsx';
import { zone } from './flights.ts';
import css from './piles.module.css';
import { TypeSign } from './Signs.tsx';
import { upgradeThing } from './things.ts';
import { WORDS } from './words.ts';

/** The draw pile, the discards, and the core upgrades that nobody has taken. */
export const Piles = memo(function Piles({ desk }: { readonly desk: Desk }) {
  const { view, lang, zoom } = desk.props;
  const words = WORDS[lang];
  const top = view.discardPile.at(-1);
  return (
    <div className={css.piles}>
      <Zone as="div" id={zone.draw} className={css.pile}>
        <span className={css.back} aria-hidden="true" />
        <b>{view.drawPileSize}</b>
        <small>{words.draw}</small>
      </Zone>
      <Zone as="div" id={zone.discards} className={css.pile} data-anchor="discards">
        <button type="button" className={css.discards} onClick={() => zoom(<Discards desk={desk} />)}>
          {top === undefined ? (
            <span className={css.nothing} />
          ) : (
            <Piece as="span" id={desk.c.kinds[top]} className={css.top}>
              <CardChip face={faceOf(desk.c, top, lang)} />
            </Piece>
          )}
          <b>{view.discardPile.length}</b>
          <small>{words.discards}</small>
        </button>
      </Zone>
      <ul className={css.upgrades} aria-label={words.upgrades} data-anchor="upgrades">
        {view.upgradesLeft.map((index) => (
          <Upgrade key={index} desk={desk} row={desk.c.upgrades[index]} />
        ))}
        <li className={css.title} aria-hidden="true">
          {words.upgrades} <small>{words.upgradeLine(UPGRADE_COST)}</small>
        </li>
      </ul>
    </div>
  );
});

function Upgrade({ desk, row }: { readonly desk: Desk; readonly row: UpgradeRow }) {
  const { lang, press } = desk.props;
  const name = upgradeThing(row.id);
  const { light, enamel, shade } = ENAMELS[row.colour];
  const told = `${row.name[lang]}. ${TYPE_NAMES[row.colour][lang]}. ${upgradeText(row, lang)}`;
  return (
    <li>
      <Tip content={told} press="hold">
        {(trigger) => (
          <button
            type="button"
            {...merged(merged({ className: css.upgrade, onClick: () => press(name) }, hovering(desk, name)), trigger)}
            {...thingProps(name, desk.at(name))}
            data-wanted={isWanted(desk, name)}
          >
            <span
              className={css.hexagon}
              style={{ background: `linear-gradient(160deg, ${light}, ${enamel} 35%, ${shade})` }}
              aria-hidden="true"
            >
              <TypeSign colour={row.colour} on="enamel" />
            </span>
            <UpgradeEffect row={row} />
            <span className="unseen">{told}</span>
          </button>
        )}
      </Tip>
    </li>
  );
}

/** Everything that was discarded, the last first. */
function Discards({ desk }: { readonly desk: Desk }) {
  const { view, lang } = desk.props;
  const cards = view.discardPile.toReversed();
  const words = WORDS[lang];
  return (
    <article className={css.list}>
      <h3>{words.discards}</h3>
      {cards.length === 0 && <p>{words.noDiscards}</p>}
      <ul>
        {cards.map((card, i) => {
          const face = faceOf(desk.c, card, lang);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pile has its order.
            <li key={i}>
              <CardChip face={face} /> {face.name}
            </li>
          );
        })}
      </ul>
    </article>
  );
}
