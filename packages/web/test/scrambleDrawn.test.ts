import { game, type View } from '@starboard/scramble';
import { scenario } from '@starboard/scramble/scenario';
import { expect, test } from 'vitest';
import type { ThingState } from '../src/contract/skin.ts';
import { type Desk, type Props, unchanged } from '../src/games/scramble/board.ts';
import { planOf } from '../src/games/scramble/plan.ts';

const OPEN: ThingState = { open: true, selected: false };
const CLOSED: ThingState = { open: false, selected: false };

const view: View = game.view(scenario({ gem: 'red', pilots: [{ space: 2 }, { space: 5 }] }) as never, 0);
const nothing = () => {};
const props = {
  view,
  seat: 0,
  seats: [],
  lang: 'en',
  choices: [],
  marks: [],
  moments: [],
  fresh: 0,
  press: nothing,
  drag: nothing,
  zoom: nothing,
  ask: nothing,
} as unknown as Props;

/** The table while these things can be pressed. */
function desk(open: readonly string[], more: Partial<Desk> = {}): Desk {
  const plan = planOf(view, null, undefined);
  const thing = (name: string) => (open.includes(name) ? OPEN : CLOSED);
  return { props: { ...props, thing }, near: 0, plan, aim: plan, ...more };
}

const gun = unchanged(
  () => ['weapon:red'],
  ({ desk }) => [desk.plan.weapon],
);

test('a part of the table is drawn again only for what it shows', () => {
  const before = desk(['weapon:red', 'weapon:blue']);
  expect(gun({ desk: before }, { desk: desk(['weapon:red', 'weapon:blue']) })).toBe(true);
  // What another gun answers is drawn there.
  expect(gun({ desk: before }, { desk: desk(['weapon:red']) })).toBe(true);
  expect(gun({ desk: before }, { desk: desk(['weapon:blue']) })).toBe(false);
  expect(gun({ desk: before }, { desk: { ...before, plan: { ...before.plan, weapon: 'red' } } })).toBe(false);
  expect(gun({ desk: before }, { desk: { ...before, near: 1 } })).toBe(false);
  expect(gun({ desk: before }, { desk: { ...before, props: { ...before.props, view: { ...view } } } })).toBe(false);
});
