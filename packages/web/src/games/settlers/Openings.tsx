import { type CardUid, contentOf, facesMadeBy, type Opened, openedBy, parsePack } from '@starboard/settlers';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from './art/icons.ts';
import type { Desk, Props } from './board.ts';
import { percent } from './chance.ts';
import { cardName, upgradeOf } from './content.ts';
import { FaceArt } from './Dice.tsx';
import { CardIcon } from './Fills.tsx';
import css from './fills.module.css';
import { PackPill } from './Packs.tsx';
import { dieThing, upgradeThing } from './slots.ts';
import { FACE_NAMES, packName, WORDS } from './words.ts';

/** A die that is being changed: by which Upgrade, and the packs that would open. */
export interface Change {
  readonly upgrade: CardUid;
  readonly opened: readonly Opened[];
}

/** What the reader has begun to change, if anything. */
export function changeIn({ view, thing }: Props): Change | undefined {
  const upgrade = view.players
    .flatMap(({ upgrades }) => upgrades)
    .find((uid) => thing(upgradeThing(uid)).selected && facesMadeBy(view, uid).length > 0);
  if (upgrade === undefined) return undefined;
  const die = view.turn.dice.findIndex((_, i) => thing(dieThing(i)).selected);
  return { upgrade, opened: openedBy(view, upgrade, view.turn.dice[die]?.face ?? undefined) };
}

/** No card is begun: the packs that the change of a die would open, best chance first. */
export function Openings({ desk, change }: { readonly desk: Desk; readonly change: Change }) {
  const { view, lang } = desk.props;
  const words = WORDS[lang];
  const { upgrade, opened } = change;
  const said = opened.length > 0 ? words.opening(upgradeOf(view, upgrade)?.name[lang] ?? '') : words.opensNone;
  return (
    <div className={css.open}>
      <p className={css.said}>
        <Icon path={icons.sextant} /> {said}
      </p>
      {opened.length > 0 && (
        <ul className={css.fills} aria-label={said}>
          {opened.map(({ card, pack, code, after, from, to }) => {
            const parsed = parsePack(code);
            return (
              <li key={`${card} ${pack}`} className={css.fill} data-would="true">
                <CardIcon view={view} content={contentOf(view.options)} card={card} />
                <span className={css.what} aria-hidden="true">
                  <span>{cardName(view, card, lang)}</span>
                  <span className={css.pack}>
                    {parsed && <PackPill pack={parsed} />}
                    <i className={css.face}>
                      <FaceArt face={from} />
                    </i>
                    →
                    <i className={css.face}>
                      <FaceArt face={to} />
                    </i>
                  </span>
                </span>
                {desk.odds && <b aria-hidden="true">{percent(after)}</b>}
                <span className="unseen">
                  {`${cardName(view, card, lang)}: ${parsed ? packName(parsed, lang) : ''}, ${words.becomes(FACE_NAMES[lang][from], FACE_NAMES[lang][to])}${desk.odds ? `, ${words.thenChance(percent(after))}` : ''}`}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
