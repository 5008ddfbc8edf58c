import { type Emit, type Seat, top } from '@starboard/kernel';
import { aimOf } from './aim.ts';
import { affectsYou, type Change, carryOut } from './alienEffects.ts';
import { CARD_KEYS, has, isSoldier } from './content/aliens.ts';
import { faceUp, PLANET_FACES } from './content/planets.ts';
import type { Event } from './events.ts';
import type { Card, Planet, State } from './types.ts';
import { reinforce, takeFromHand } from './zones.ts';

/** Commits a card from the hand to deployment: from now on it is no longer in hand (SIEGE-RULING-11). */
export function commit(s: State, seat: Seat, card: Card, random: boolean, emit: Emit<Event>): void {
  const additional = top(s).step === 'additional';
  const planet = additional ? (s.turn.planet as Planet) : aimOf(s, seat);
  s.stack.pop();
  takeFromHand(s.players[seat], card);
  const asksPlanet = !additional && has(card, 'deployAnywhere');
  const asksDeclaration = !asksPlanet && declarable(s, card, planet) !== 'none';
  if (random) emit({ type: 'name', seat, card: CARD_KEYS[card], random, reveals: true });
  else if (asksPlanet || asksDeclaration) emit({ type: 'name', seat, card: CARD_KEYS[card], random });
  if (asksPlanet) s.stack.push({ step: 'choosePlanet', card });
  else if (asksDeclaration) s.stack.push({ step: 'declare', card, planet });
  else place(s, seat, card, { planet, change: 'none' }, emit);
}

/** Adds the alien to the siege force and carries out its effect. */
export function place(
  s: State,
  seat: Seat,
  card: Card,
  at: { planet: Planet; change: Change },
  emit: Emit<Event>,
): void {
  const { planet, change } = at;
  reinforce(s.players[seat], planet, card);
  if (s.turn.planet === 0) {
    s.turn.planet = planet;
    s.turn.card = card;
  }
  emit({ type: 'deploy', seat, card: CARD_KEYS[card], planet });
  carryOut(s, card, { seat, change, emit });
}

/** How the planet could change this soldier if that is declared; `none` if nothing can be declared (SIEGE-RULING-25). */
export function declarable(s: State, card: Card, planet: Planet): Change {
  const { effect } = PLANET_FACES[faceUp(s, planet)];
  if (effect.do !== 'change' || s.turn.forbidden || !isSoldier(card)) return 'none';
  return effect.change === 'turnOnEnemy' && !affectsYou(card) ? 'none' : effect.change;
}
