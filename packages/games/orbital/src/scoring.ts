import { firstPlaces, type Outcome, type Seat } from '@starboard/kernel';
import { contentOf } from './content.ts';
import { PEACEFUL_GOAL } from './numbers.ts';
import { colourCounts, crewSymbols } from './orbital.ts';
import { COLOURS, type Colour, type Orbital, type State } from './types.ts';

/** What the race for the colours is counted from, in a state and in a view. */
export interface Standing extends Pick<State, 'options' | 'rivals'> {
  readonly players: readonly Orbital[];
}

/** The seats with the most undamaged modules of a colour; none without a module, or behind a rival. */
export function leaders(s: Standing): readonly { readonly colour: Colour; readonly seats: readonly Seat[] }[] {
  const c = contentOf(s.options);
  const counts = s.players.map((p) => colourCounts(c, p));
  return COLOURS.map((colour, i) => {
    // At least one module is needed (ORBITAL-RULING-34).
    let most = 1;
    for (const count of counts) if (count[i] > most) most = count[i];
    for (const track of s.rivals) if (track[i] > most) most = track[i];
    const seats: Seat[] = [];
    for (let seat = 0; seat < counts.length; seat++) if (counts[seat][i] === most) seats.push(seat);
    return { colour, seats };
  });
}

/** Places by VP, then crew symbols on undamaged modules, then MC; full equals share a place. The peaceful mode is won only with enough VP. */
export function outcome(s: State): Outcome | undefined {
  if (s.stack.length > 0) return undefined;
  const c = contentOf(s.options);
  const values = s.players.map((p) => [p.vp, crewSymbols(c, p), p.mc]);
  const places = values.map((mine) => 1 + values.filter((other) => better(other, mine)).length);
  const won = s.mode === 'soloPeaceful' ? s.players[0].vp >= PEACEFUL_GOAL : true;
  return { points: s.players.map((p) => p.vp), places, winners: won ? firstPlaces(places) : [] };
}

function better(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && a[at] > b[at];
}
