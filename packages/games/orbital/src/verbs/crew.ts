import type { Args } from '../actions.ts';
import { contentOf, kindsOf } from '../content.ts';
import { canDraw, discardAll, takeTop } from '../deck.ts';
import { byId, insideOut } from '../geometry.ts';
import { immuneOf, look } from '../look.ts';
import { changeModule } from '../orbital.ts';
import type { Placed } from '../types.ts';
import { autoTargets, sortedIds } from './hostile.ts';
import { addVp, damage, kindOf, loseCrew, type Run, type Verb } from './verb.ts';

/** Crew Rotation: the crew of one or two own modules comes back, and they may be operated again. */
export const rotateCrew: Verb<'rotateCrew'> = {
  takes: ['modules'],
  possibleArgs: ({ me }) => onesAndTwos(me.modules.filter((m) => m.crew > 0)),
  check({ me }, _effect, { modules = [] }) {
    const manned = modules.every((id) => (byId(me.modules, id)?.crew ?? 0) > 0);
    const sorted = modules.every((id, i) => i === 0 || modules[i - 1] < id);
    return manned && sorted && (modules.length === 1 || modules.length === 2)
      ? undefined
      : { rule: 'ORBITAL-RULING-58' };
  },
  apply({ s, seat, emit }, _effect, { modules = [] }) {
    const p = s.players[seat];
    for (const id of modules) {
      const m = byId(p.modules, id) as Placed;
      p.crew += m.crew;
      changeModule(p, m, { crew: 0, used: false });
      emit({ type: 'crewBack', seat, module: m.id, card: kindOf(s, m) });
    }
  },
  auto({ me }) {
    const manned = insideOut(me.modules).filter((m) => m.crew > 0);
    if (manned.length === 0) return undefined;
    return { args: { modules: sortedIds(manned.slice(0, 2)) }, because: ['ORBITAL-RULING-72'] };
  },
};

function onesAndTwos(crewed: readonly Placed[]): Args[] {
  const ids = sortedIds(crewed);
  const found: Args[] = [];
  for (const id of ids) found.push({ modules: [id] });
  for (let i = 0; i < ids.length; i++) {
    for (let j = i + 1; j < ids.length; j++) found.push({ modules: [ids[i], ids[j]] });
  }
  return found;
}

/** High-Risk Project, in the detail of ORBITAL-RULING-57. */
export const project: Verb<'project'> = {
  takes: ['crew'],
  possibleArgs: ({ me }) => Array.from({ length: me.crew }, (_, i): Args => ({ crew: i + 1 })),
  check({ s, me }, _effect, { crew = 0 }) {
    if (!canDraw(s)) return { rule: 'ORBITAL-EV-8' };
    return crew >= 1 && crew <= me.crew ? undefined : { rule: 'ORBITAL-EV-8' };
  },
  apply(run, { n }, { crew = 0 }) {
    const { s, seat, emit } = run;
    const c = contentOf(s.options);
    loseCrew(run, seat, crew);
    const cards = takeTop(s, crew, emit);
    emit({ type: 'revealed', seat, cards: kindsOf(c, cards), reveals: true });
    const events = cards.filter((card) => card >= c.modules.length).length;
    discardAll(s, cards);
    if (events > 0) addVp(run, Math.min(n, events));
    else backfire(run);
  },
  auto: ({ s, me }) =>
    me.crew > 0 && canDraw(s) ? { args: { crew: me.crew }, because: ['ORBITAL-AUTO-5'] } : undefined,
};

/** No event was revealed: one own module is damaged, if one can be. */
function backfire(run: Run): void {
  const { s, seat, emit } = run;
  const l = look(s, seat);
  if (l.me.kind === 'automaton') {
    const [m] = autoTargets(l, seat, 'any');
    if (m) damage({ s, emit }, seat, m);
  } else if (immuneOf(l, seat).includes(false)) s.stack.push({ step: 'failedProject', seat });
}
