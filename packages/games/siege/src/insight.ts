import { below, type Feature, feature, type Insight, type Rng, type Seat } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { aimOf } from './aim.ts';
import { ALIEN_OF, cardOf, kindOf } from './content/aliens.ts';
import { worthOf } from './content/planets.ts';
import { weights } from './content/weights.ts';
import { type Kind, PLANETS, type Planet, type State } from './types.ts';
import { enemyOf, forceValue } from './zones.ts';

/** What a lead is worth, from two behind to two ahead: the first alien ahead decides, the rest is safety. */
const LEAD = [0, 0.08, 0.5, 0.92, 1];

function lead(s: State, seat: Seat, planet: Planet): number {
  return forceValue(s, seat, planet) - forceValue(s, enemyOf(seat), planet);
}

/** What a planet is worth with that lead there, in points. */
function held(planet: Planet, by: number): number {
  return (worthOf(planet) / 2) * LEAD[Math.max(-2, Math.min(2, by)) + 2];
}

/** The points a seat holds now. */
function points(s: State, seat: Seat): number {
  let sum = 0;
  for (const planet of PLANETS) if (lead(s, seat, planet) > 0) sum += worthOf(planet) / 2;
  return sum;
}

/** The planets a seat holds, weighed by how safely. */
function hold(s: State, seat: Seat): number {
  let sum = 0;
  for (const planet of PLANETS) sum += held(planet, lead(s, seat, planet));
  return sum;
}

/** What one more alien at the planet aimed at would change. */
function aim(s: State, seat: Seat): number {
  const planet = aimOf(s, seat);
  const by = lead(s, seat, planet);
  return held(planet, by + 1) - held(planet, by);
}

/** Points kept when the match is about to end; whoever has the last turn needs them less. */
function closing(s: State, seat: Seat): number {
  const left = Math.min(s.players[0].pile.length, s.players[1].pile.length);
  return points(s, seat) * (s.endTriggered ? 1 : Math.max(0, 1 - left / 8));
}

/** One more turn to come than the enemy has, in a match whose end is in sight. */
function lastWord(s: State, seat: Seat): number {
  if (seat === s.first) return 0;
  return s.endTriggered ? (s.active === seat ? 1 : 0.5) : 0.3;
}

/** Aliens far more than a planet needs. */
function waste(s: State, seat: Seat): number {
  let sum = 0;
  for (const planet of PLANETS) sum += Math.max(0, lead(s, seat, planet) - 2);
  return sum;
}

function holding(kind: Kind): (s: State, seat: Seat) => number {
  return (s, seat) => s.players[seat].hand.reduce((n, card) => n + (kindOf(card) === kind ? 1 : 0), 0);
}

/** Waiting effects that help: an own Emalto, and whatever the enemy has to suffer in his next turn. */
function prepared(s: State, seat: Seat): number {
  const mine = s.players[seat].pending;
  const his = s.players[enemyOf(seat)].pending;
  return (
    (mine.mayShift ? 1 : 0) +
    (his.randomDeploy ? 1 : 0) +
    (his.noPlanetEffect ? 0.6 : 0) +
    (his.enemyShielded ? 0.5 : 0)
  );
}

const features: readonly Feature<State>[] = [
  feature(
    'points',
    points,
    ['takes the lead at a planet', 'prend l’avantage sur une planète'],
    ['gives up a planet', 'cède une planète'],
  ),
  feature(
    'hold',
    hold,
    ['strengthens your hold on the planets', 'renforce votre emprise sur les planètes'],
    ['weakens your hold on the planets', 'affaiblit votre emprise sur les planètes'],
  ),
  feature(
    'aim',
    aim,
    ['aims you where the next alien counts', 'vous fait viser là où le prochain alien compte'],
    ['spoils your next aim', 'gâche votre prochaine visée'],
  ),
  feature(
    'closing',
    closing,
    ['secures points as the end nears', 'assure des points quand la fin approche'],
    ['risks points as the end nears', 'risque des points quand la fin approche'],
  ),
  feature(
    'lastWord',
    lastWord,
    ['keeps you the last word', 'vous garde le dernier mot'],
    ['gives up the last word', 'cède le dernier mot'],
  ),
  feature(
    'waste',
    waste,
    ['piles up more than a planet needs', 'entasse plus qu’une planète ne demande'],
    ['spreads your aliens better', 'répartit mieux vos aliens'],
  ),
  feature(
    'cards',
    (s, seat) => Math.min(s.players[seat].hand.length, 8),
    ['fills your hand', 'remplit votre main'],
    ['thins out your hand', 'vide votre main'],
  ),
  feature(
    'decoys',
    holding('decoy'),
    ['keeps your Decoys', 'garde vos Leurres'],
    ['spends a Decoy', 'dépense un Leurre'],
  ),
  feature(
    'raider',
    holding('raider'),
    ['keeps the Raider', 'garde le Corsaire'],
    ['uses the Raider', 'utilise le Corsaire'],
  ),
  feature(
    'vanguard',
    holding('vanguard'),
    ['keeps the Vanguard', 'garde l’Avant-garde'],
    ['uses the Vanguard', 'utilise l’Avant-garde'],
  ),
  feature('oracle', holding('oracle'), ['keeps the Oracle', 'garde l’Oracle'], ['uses the Oracle', 'utilise l’Oracle']),
  feature(
    'prepared',
    prepared,
    ['prepares the next turn', 'prépare le tour suivant'],
    ['uses up what was prepared', 'consomme ce qui était préparé'],
  ),
  feature(
    'turn',
    (s, seat) => (s.active === seat ? 1 : 0),
    ['keeps the turn', 'garde la main'],
    ['passes the turn', 'passe la main'],
  ),
];

export const insight: Insight<State, Action> = {
  features,
  weights,
  playout,
  plan: {
    leaf: { decisions: 0 },
    levels: {
      easy: { iterations: 30, noise: 0.2 },
      medium: { iterations: 150, noise: 0.06 },
      hard: { iterations: 500, noise: 0.03 },
      expert: { iterations: 3000, noise: 0 },
    },
  },
};

/** Deploys where it counts when that is known, throws no Decoy away for nothing, and uses planet effects half the time. */
function playout(s: State, _seat: Seat, actions: readonly Action[], rng: Rng): Action {
  const usable = actions.filter((a) => a.type !== 'discardDecoy');
  const list = usable.length > 0 ? usable : actions;
  if (list.length > 1 && list[0].type === 'finish')
    return list[below(rng, 2) === 0 ? 0 : 1 + below(rng, list.length - 1)];
  if (list[0].type === 'deploy' && s.stack.length > 0) {
    const keep = list.filter((a) => a.type === 'deploy' && ALIEN_OF[cardOf(a.card)].copies > 1);
    if (keep.length > 0) return keep[below(rng, keep.length)];
  }
  return list[below(rng, list.length)];
}
