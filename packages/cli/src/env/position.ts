import { winShares } from '@starboard/bots';
import { eventsFor, outcome, type Seat, shown } from '@starboard/kernel';
import { fail } from '../userError.ts';
import { actionListOf, idsIn, maskOf } from './actionList.ts';
import { actionsJson, type Fields, notation, numbersJson } from './answerText.ts';
import { choicesOf, type EnvMatch, ownSeats } from './envMatch.ts';
import { layoutOf, observationJson } from './observation.ts';

/** What a program is told of the next decision, as far as it wants to know it. */
export const PARTS = ['view', 'actions', 'notation', 'events', 'ids', 'mask', 'observation', 'nonzero'] as const;
export type Part = (typeof PARTS)[number];
export const USUAL_PARTS: readonly Part[] = ['view', 'actions', 'events'];

/** The parts that a message asks for, of those that there are for it. */
export function partsIn(input: unknown, usual: readonly Part[], known: readonly Part[] = PARTS): readonly Part[] {
  if (input === undefined) return usual;
  if (Array.isArray(input) && input.every((part) => known.includes(part))) return [...new Set<Part>(input)];
  return fail(
    `with: ${shown(input)} should be a list of some of: ${known.join(', ')}.`,
    `with : ${shown(input)} devrait être une liste de certains de : ${known.join(', ')}.`,
  );
}

/** Refuses parts that this game does not have. */
export function refuseMissing({ game, options }: Pick<EnvMatch, 'game' | 'options'>, parts: readonly Part[]): void {
  if ((parts.includes('ids') || parts.includes('mask')) && !actionListOf(game, options)) {
    if (actionListOf(game)) {
      fail(
        `with: only with the cards of ${game.id} itself it has ids and a mask. Use actions and an index.`,
        `with : seulement avec les cartes de ${game.id} lui-même, il y a ids et mask. Prenez actions et un indice.`,
      );
    }
    fail(
      `with: the actions of ${game.id} cannot be listed, so it has no ids and no mask. Use actions and an index.`,
      `with : les actions de ${game.id} ne peuvent pas être énumérées ; il n’a ni ids ni mask. Prenez actions et un indice.`,
    );
  }
  if ((parts.includes('observation') || parts.includes('nonzero')) && !layoutOf(game)) {
    fail(`with: ${game.id} has no observation.`, `with : ${game.id} n’a pas d’observation.`);
  }
}

/** Whether the match is over, who decides, what has been won, and what the next one to decide needs to know. */
export function position(match: EnvMatch, parts: readonly Part[]): Fields {
  const result = outcome(match);
  const rewards = result ? winShares(result) : new Array<number>(match.seats).fill(0);
  const ending = result ? `,"result":${JSON.stringify(result)}` : '';
  return `"actors":[${match.actors.join()}],"over":${result !== undefined},"rewards":[${rewards.join()}],"next":${next(match, parts)}${ending}`;
}

function next(match: EnvMatch, parts: readonly Part[]): string {
  const { game, state } = match;
  const [actor] = match.actors;
  const seat = actor ?? loneSeat(match);
  const choices = actor === undefined ? [] : choicesOf(match, actor);
  let text = `{"seat":${seat},"choices":${choices.length}`;
  for (const part of parts) {
    text += `,"${part}":`;
    if (part === 'actions') text += actionsJson(choices);
    else if (part === 'view') text += JSON.stringify(game.view(state, seat));
    else if (part === 'notation') text += JSON.stringify(choices.map(notation));
    else if (part === 'events') text += JSON.stringify(newEvents(match, seat));
    else if (part === 'ids') text += `[${idsIn(game, choices).join()}]`;
    else if (part === 'mask') text += numbersJson(maskOf(game, choices));
    else text += observationJson(game, game.view(state, seat), seat, part);
  }
  return `${text}}`;
}

/** Once nobody decides, the one seat of the program sees the end; a program with several seats sees it as a spectator. */
function loneSeat(match: EnvMatch): Seat | null {
  const own = ownSeats(match);
  return own.length === 1 ? own[0] : null;
}

/** What the viewer has not been told yet, as far as it may know it. */
function newEvents(match: EnvMatch, seat: Seat | null): unknown {
  const viewer = seat === null ? 0 : seat + 1;
  const from = match.heard[viewer];
  match.heard[viewer] = match.events.length;
  return eventsFor(match.events.slice(from), seat);
}
