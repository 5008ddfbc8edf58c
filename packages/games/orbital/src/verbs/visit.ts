import type { Args, EventArgs, OperateArgs, Target } from '../actions.ts';
import { contentOf, moduleRow } from '../content.ts';
import type { Happening, Operation } from '../effects.ts';
import { byId } from '../geometry.ts';
import { type Look, opponents } from '../look.ts';
import { ineffective, isOperable, NO_EFFECT, type Operable, operationVerb, unpaid } from '../operating.ts';
import type { Placed } from '../types.ts';
import { kindOf, type Verb } from './verb.ts';

/** What a visitor cannot use: they build or move on the orbital they stand on. */
const AT_HOME: readonly Operation['do'][] = ['build', 'move'];

/** Visiting Worker, in the detail of ORBITAL-RULING-56. Automata never play it. */
export const visit: Verb<'visit'> = {
  takes: ['visit', 'args'],
  possibleArgs(l, effect) {
    const found: EventArgs[] = [];
    for (const seat of opponents(l)) {
      for (const m of l.s.players[seat].modules) {
        const row = visitable(l, m);
        if (!row || row.cost.crew > l.me.crew || row.cost.mc > l.me.mc) continue;
        const target: Target = { seat, module: m.id };
        const verb = operationVerb(row.action);
        for (const args of verb.possibleArgs(underWay(l, effect, row.action), row.action, undefined)) {
          found.push(withArgs(target, args));
        }
      }
    }
    return found;
  },
  check(l, effect, { visit: target, args }) {
    const owner = target && target.seat !== l.seat ? l.s.players[target.seat] : undefined;
    const m = byId(owner?.modules ?? [], target?.module);
    const row = m && visitable(l, m);
    if (!row) return { rule: 'ORBITAL-RULING-56' };
    const named = args !== undefined && Object.values(args).some((value) => value !== undefined);
    if (args !== undefined && !named) return NO_EFFECT;
    return unpaid(l.me, row.cost) ?? ineffective(underWay(l, effect, row.action), row.action, args ?? {}, undefined);
  },
  apply(run, _effect, { visit: target, args = {} }) {
    const { s, seat, emit } = run;
    const { seat: owner, module } = target as Target;
    const m = byId(s.players[owner].modules, module) as Placed;
    const row = moduleRow(contentOf(s.options), m.card);
    if (!row || !isOperable(row)) return;
    s.players[seat].crew -= row.cost.crew;
    s.players[seat].mc -= row.cost.mc;
    emit({ type: 'visited', seat, module: m.id, card: kindOf(s, m), owner });
    operationVerb(row.action).apply(run, row.action, args, undefined);
  },
  auto: () => undefined,
};

/** As it will be once the event has left the hand: it cannot pay for its own effect (ORBITAL-RULING-28). */
function underWay(l: Look, effect: Happening, action: Operation): Look {
  if (!operationVerb(action).takes.includes('card')) return l;
  const card = l.c.modules.length + l.c.events.findIndex((row) => row.effect === effect);
  const at = l.me.hand.indexOf(card);
  return at < 0 ? l : { ...l, me: { ...l.me, hand: l.me.hand.toSpliced(at, 1) } };
}

/** The row of a module that a visitor could work on. */
function visitable({ c }: Look, m: Placed): Operable | undefined {
  const row = moduleRow(c, m.card);
  return row && m.damage === 0 && isOperable(row) && !AT_HOME.includes(row.action.do) ? row : undefined;
}

function withArgs(target: Target, args: OperateArgs): Args {
  return Object.keys(args).length === 0 ? { visit: target } : { visit: target, args };
}
