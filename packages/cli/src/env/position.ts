import { winShares } from '@starboard/bots';
import { eventsFor, outcome, type Seat, shown } from '@starboard/kernel';
import { fail } from '../userError.ts';
import { actionListOf, idsIn, maskOf, notation } from './actionList.ts';
import { actionsJson } from './answerText.ts';
import { choicesOf, type EnvMatch, ownSeats } from './envMatch.ts';
import { layoutOf, observationOf } from './observation.ts';

/** What a program is told of the next decision, as far as it wants to know it. */
export const PARTS = ['view', 'actions', 'notation', 'events', 'ids', 'mask', 'observation'] as const;
export type Part = (typeof PARTS)[number];
export const USUAL_PARTS: readonly Part[] = ['view', 'actions', 'events'];

/** The parts that a message asks for. */
export function partsIn(input: unknown, usual: readonly Part[]): readonly Part[] {
  if (input === undefined) return usual;
  if (Array.isArray(input) && input.every((part) => PARTS.includes(part))) return input;
  return fail(
    `with: ${shown(input)} should be a list of some of: ${PARTS.join(', ')}.`,
    `with : ${shown(input)} devrait être une liste de certains de : ${PARTS.join(', ')}.`,
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
  if (parts.includes('observation') && !layoutOf(game)) {
    fail(`with: ${game.id} has no observation.`, `with : ${game.id} n’a pas d’observation.`);
  }
}

/** Whether the match is over, who decides, what has been won, and what the next one to decide needs to know. */
export function position(match: EnvMatch, parts: readonly Part[]): Readonly<Record<string, unknown>> {
  const { game, state } = match;
  const result = outcome(match);
  const rewards = result ? winShares(result) : new Array<number>(match.seats).fill(0);
  return {
    actors: game.actors(state),
    over: result !== undefined,
    rewards,
    next: next(match, parts),
    ...(result ? { result } : {}),
  };
}

function next(match: EnvMatch, parts: readonly Part[]): Readonly<Record<string, unknown>> {
  const { game, state } = match;
  const [actor] = game.actors(state);
  const seat = actor ?? loneSeat(match);
  const choices = actor === undefined ? [] : choicesOf(match, actor);
  const told: Record<string, unknown> = { seat, choices: choices.length };
  for (const part of parts) {
    if (part === 'view') told.view = game.view(state, seat);
    else if (part === 'actions') told.actions = actionsJson(choices);
    else if (part === 'notation') told.notation = choices.map(notation);
    else if (part === 'events') told.events = newEvents(match, seat);
    else if (part === 'ids') told.ids = idsIn(game, choices);
    else if (part === 'mask') told.mask = maskOf(game, choices);
    else told.observation = observationOf(game, game.view(state, seat), seat);
  }
  return told;
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
