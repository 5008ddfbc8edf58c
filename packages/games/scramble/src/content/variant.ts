import type { CardRow, CardSet, Text } from '@starboard/kernel';
import { cool, heatCost, type Ongoing } from '../effects.ts';
import type { Energy, Gem, Icons } from '../types.ts';
import { MAX_CREDITS } from './boards.ts';

const TOUGHEST = 12;

/** Each colour's cards go to the next weapon. */
const NEXT: Readonly<Record<Energy, Energy>> = { red: 'blue', blue: 'yellow', yellow: 'green', green: 'red' };

/** Systems that work otherwise here: two of them on a condition that no System of the game's own set combines so. */
const SYSTEMS: Readonly<Record<string, Ongoing>> = {
  's2-insulated-conduits': { trigger: 'exchangeHeat', when: { is: 'heatAtLeast', n: 2 }, effects: [heatCost(0)] },
  's3-overdrive-governor': { trigger: 'activateHeat', when: { is: 'sharedSpace' }, effects: [heatCost(1)] },
  's2-heat-sink': { trigger: 'gather', when: { is: 'stayed' }, effects: [cool(1)] },
};

/**
 * Another complete card set, made from one: other ids and names, dearer cards that push farther, tougher Invaders, a longer
 * heat meter and other incomes. It shows what can be replaced, and matches are tried out with it.
 */
export function variantOf({ tables, ...set }: CardSet): CardSet {
  const { weapons, systems, events, invaders, base, meters } = tables;
  return {
    ...set,
    name: 'Long Night',
    tables: {
      weapons: weapons.map((row) => {
        const [first, ...others] = row.gems as readonly Gem[];
        const weapon = NEXT[row.weapon as Energy];
        const gems = [first === row.weapon ? weapon : first, ...others];
        const { move = 0, ...icons } = row.icons as Icons;
        return { ...renamed(row), weapon, gems, cost: dearer(row), icons: { ...icons, move: move + 1 } };
      }),
      systems: systems.map((row) => {
        const { when, ...rest } = renamed(row);
        const other = SYSTEMS[row.id];
        return { ...rest, cost: dearer(row), ...(other ?? (when ? { when } : {})) };
      }),
      events: events.map(renamed),
      invaders: invaders.map((row) => ({ ...renamed(row), shield: Math.min(Number(row.shield) + 1, TOUGHEST) })),
      base: base.map((row) => ({ ...row, name: later(row), icons: { ...(row.icons as Icons), power: 2 } })),
      meters: meters.map((row) => ({ ...row, victory: [3, 3, 3, 2, 2, 2, 2, 1, 1, 1], heatLimit: 9 })),
    },
  };
}

function renamed(row: CardRow): CardRow {
  return { ...row, id: `night-${row.id}`, origin: { ...row.origin, name: 'ours' }, name: later(row) };
}

function later({ name }: CardRow): Text {
  const { en, fr } = name as Text;
  return { en: `${en} (night)`, fr: `${fr} (nuit)` };
}

function dearer({ cost }: CardRow): number {
  return Math.min(Number(cost) + 1, MAX_CREDITS);
}
