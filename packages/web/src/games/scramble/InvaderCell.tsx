import { inFront, invaderAt, type PilotColour, type Row, type Threat } from '@starboard/scramble';
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { Thing } from '../../contract/skin.ts';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { Press } from '../../pieces/Press.tsx';
import { pilotHue } from './art/hues.ts';
import { type Desk, pressable, unchanged } from './board.ts';
import { zone } from './flights.ts';
import { placed } from './geometry.ts';
import css from './invader.module.css';
import { kindOf } from './kind.ts';
import type { Hit } from './plan.ts';
import { AssistToken, Badge, Credit, Emblem, ShieldDie } from './Signs.tsx';
import { InvaderArt } from './Sprite.tsx';
import { cellThing, STAY, spaceThing } from './slots.ts';
import { WORDS } from './words.ts';

/** A warning stands on the reader's own colour in front so many rounds before it gets through. */
const WARNS = 2;

interface CellProps {
  readonly desk: Desk;
  readonly row: Row;
  readonly column: number;
  /** If it attacks the reader soon. */
  readonly threat?: Threat | undefined;
}

const same = unchanged(thingsOf, ({ desk, row, column }) => [desk.aim.hits, shotAt(desk, row, column)]);

/** A space of the fleet, and the Invader in it: its kind, whose problem it is, and what is left of its shields. */
export const InvaderCell = memo(function InvaderCell({ desk, row, column, threat: coming }: CellProps) {
  const { props, near, aim } = desk;
  const { view, seats, lang } = props;
  const words = WORDS[lang];
  const found = invaderAt(view, row, column);
  const place = (content: ReactNode) => (
    <Zone id={zone.cell(row, column)} className={css.cell} style={placed(row, column, view.columns)}>
      {content}
    </Zone>
  );
  if (!found) return place(null);
  const { token, remaining, assists } = found;
  const hit = aim.hits.find((h) => h.row === row && h.column === column);
  // A full purse takes nothing.
  const pays = hit?.pays.filter(({ credits }) => credits > 0) ?? [];
  const own = token.colour === view.pilots[near].colour;
  const threat = coming && coming.rounds <= WARNS ? coming : undefined;
  const label = [
    words.invader(token.name[lang], token.level, words.pilots[token.colour], remaining, token.shield),
    words.at(row, column),
    ...(assists.length > 0 ? [words.assistOf(assists.map((s) => seats[s].name).join(', '))] : []),
    ...(own ? [words.ownColour] : []),
  ].join('. ');
  return place(
    <Piece id={token.id} className={css.token} style={{ '--hue': pilotHue(token.colour) } as CSSProperties}>
      <Press
        {...pressable(props, cellThing(row, column), shotAt(desk, row, column))}
        label={label}
        tip={label}
        className={css.press}
      >
        {threat && <span className={css.warned} data-part="warned" />}
        <span
          className={css.body}
          data-hued
          data-part="body"
          data-hit={hit ? (hit.to === 0 ? 'destroyed' : 'damaged') : undefined}
        >
          <InvaderArt kind={kindOf(token.id)} colour={token.colour} />
        </span>
        {hit && <span className={css.brackets} data-hued />}
        <span className={css.foot}>
          {hit ? (
            <HitTag hit={hit} colour={token.colour} words={words.destroyed} />
          ) : (
            <>
              <span className={css.badge} data-own={own}>
                <Badge colour={token.colour} own={own} />
              </span>
              <span className={css.die} data-part="die">
                <ShieldDie shields={remaining} lit={remaining < token.shield} />
              </span>
            </>
          )}
        </span>
        {pays.length === 0 && assists.length > 0 && (
          <span className={css.assists}>
            {assists.map((s) => (
              <AssistToken key={s} colour={view.pilots[s].colour} />
            ))}
          </span>
        )}
        {pays.length > 0 && (
          <span className={css.pays}>
            {pays.map(({ seat, credits }) => (
              <span key={seat} style={{ '--hue': pilotHue(view.pilots[seat].colour) } as CSSProperties}>
                <AssistToken colour={view.pilots[seat].colour} />+{credits}
                <Credit />
              </span>
            ))}
          </span>
        )}
        {threat && !hit && (
          <span className={css.warning}>
            −1<span className={css.wide}> {words.inRounds(threat.rounds)}</span>
          </span>
        )}
      </Press>
    </Piece>,
  );
}, same);

function thingsOf({ row, column }: CellProps): readonly Thing[] {
  return [cellThing(row, column)];
}

/** With a flight chosen that aims here, a press on the target is one more on the flight: it flies and fires. */
function shotAt({ props, plan: { chosen } }: Desk, row: Row, column: number): Thing | undefined {
  const target = chosen?.fires ? inFront(props.view, chosen.to) : undefined;
  if (!chosen || target?.row !== row || target.column !== column) return undefined;
  return [spaceThing(chosen.to), STAY].find((name) => props.thing(name).selected);
}

interface HitTagProps {
  readonly hit: Hit;
  readonly colour: PilotColour;
  readonly words: string;
}

/** Whose it is, and “destroyed” or what is left: 9 → 4. Where there is little room only that, always in numbers. */
function HitTag({ hit, colour, words }: HitTagProps) {
  return (
    <span className={css.tag} data-hued data-kind={hit.to === 0 ? 'destroyed' : 'damaged'}>
      <span className={css.whose}>
        <Emblem colour={colour} />
      </span>
      {hit.to === 0 && <span className={css.wide}>{words}</span>}
      <span className={hit.to === 0 ? css.narrow : undefined}>
        {hit.from} → {hit.to}
      </span>
    </span>
  );
}
