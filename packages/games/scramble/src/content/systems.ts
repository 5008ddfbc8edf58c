import type { CardRow } from '@starboard/kernel';
import { type Condition, cool, credits, type Effect, heatCost, move, power, purge, type Trigger } from '../effects.ts';
import type { Level } from '../types.ts';

type Face = readonly [trigger: Trigger, when: Condition | null, ...effects: Effect[]];
type Printed = readonly [id: string, en: string, fr: string, cost: number, face: Face];

const ORIGIN = { name: 'ours', level: 'ours', cost: 'ours', trigger: 'ours', when: 'ours', effects: 'ours' } as const;

function cards(level: Level, rows: readonly Printed[]): CardRow[] {
  return rows.map(([id, en, fr, cost, [trigger, when, ...effects]]) => ({
    id,
    origin: ORIGIN,
    name: { en, fr },
    level,
    cost,
    trigger,
    ...(when ? { when } : {}),
    effects,
  }));
}

/** The 18 System cards, all ours: when they look, what must be true, what they do. */
export const SYSTEM_CARDS: readonly CardRow[] = [
  ...cards(1, [
    ['s1-salvage-drone', 'Salvage Drone', 'Drone de récupération', 4, ['destroy', null, credits(2, 'destroyed')]],
    ['s1-trade-beacon', 'Trade Beacon', 'Balise marchande', 5, ['exchange', { is: 'energyGem' }, credits(2)]],
    ['s1-attitude-jets', 'Attitude Jets', 'Jets d’assiette', 3, ['activate', { is: 'overheatGem' }, move(3)]],
    ['s1-spotter-array', 'Spotter Array', 'Réseau d’observation', 3, ['shot', null, credits(1, 'damaged')]],
    [
      's1-wormhole-sling',
      'Wormhole Sling',
      'Fronde de trou de ver',
      5,
      ['move', { is: 'jumped' }, credits(2), power(1)],
    ],
    ['s1-firing-brace', 'Firing Brace', 'Béquille de tir', 4, ['move', { is: 'stayed' }, power(1)]],
  ]),
  ...cards(2, [
    [
      's2-surge-capacitor',
      'Surge Capacitor',
      'Condensateur de crête',
      5,
      ['activate', { is: 'overheatGem' }, power(1)],
    ],
    ['s2-heat-sink', 'Heat Sink', 'Dissipateur', 3, ['cooldown', null, credits(4)]],
    ['s2-insulated-conduits', 'Insulated Conduits', 'Conduits isolés', 3, ['exchangeHeat', null, heatCost(1)]],
    ['s2-linked-fire', 'Linked Fire', 'Tir couplé', 6, ['activate', { is: 'gemAbove' }, power(1)]],
    ['s2-home-guard', 'Home Guard', 'Garde du foyer', 4, ['destroy', null, credits(4, 'ownDestroyed')]],
    ['s2-emergency-vent', 'Emergency Vent', 'Purge d’urgence', 4, ['turnStart', { is: 'heatAtLeast', n: 5 }, cool(1)]],
  ]),
  ...cards(3, [
    ['s3-overdrive-governor', 'Overdrive Governor', 'Régulateur de surrégime', 5, ['activateHeat', null, heatCost(2)]],
    ['s3-long-scope', 'Long Scope', 'Lunette longue', 5, ['fire', { is: 'backRow' }, power(2)]],
    [
      's3-chain-reactor',
      'Chain Reactor',
      'Réacteur en chaîne',
      4,
      ['shot', { is: 'destroyedAtLeast', n: 2 }, credits(4), cool(2)],
    ],
    ['s3-purge-valve', 'Purge Valve', 'Valve de vidange', 4, ['cooldown', null, purge()]],
    ['s3-wingman-link', 'Wingman Link', 'Liaison d’ailier', 6, ['fire', { is: 'sharedSpace' }, power(2)]],
    [
      's3-victory-roll',
      'Victory Roll',
      'Tonneau de victoire',
      5,
      ['gather', { is: 'destroyedAtLeast', n: 1 }, credits(3)],
    ],
  ]),
];
