import { called, type Lang, type Names, type Seat, type Violation } from '@starboard/kernel';
import {
  type Action,
  COLOUR_NAMES,
  type Colour,
  cardName,
  contentOf,
  type OperateArgs,
  repairCost,
  UPGRADE_COST,
  type View,
} from '@starboard/orbital';
import { toMark } from './compose.ts';
import { calledModule } from './content.ts';
import { dockingOf } from './foresight.ts';
import { LABELS, OUTCOMES } from './labelWords.ts';
import { Glyph, Res, TypeChip } from './Signs.tsx';
import { removes } from './slots.ts';

/** Whether a pass now would be the last in a row. */
export function ends(view: View): boolean {
  return view.passesInARow + 1 >= view.players.length;
}

function upgradeColour(core: string, { options }: View): Colour {
  return contentOf(options).upgrades.find(({ id }) => id === core)?.colour ?? 'red';
}

/** What a button says: what will be, in few words. */
export function label(a: Action, view: View, lang: Lang, names: Names): string | undefined {
  const words = LABELS[lang];
  const me = view.seat ?? view.active;
  const card = 'card' in a && a.card ? cardName(a.card, lang, view.options) : '';
  switch (a.type) {
    case 'build':
      return words.build(card, dockingOf(a, view)?.price ?? 0);
    case 'upgrade':
      return words.upgrade(COLOUR_NAMES[upgradeColour(a.core, view)][lang], UPGRADE_COST);
    case 'repair':
      return words.repair(
        calledModule(view, me, a.module, lang),
        repairCost(contentOf(view.options), view.players[me]),
      );
    case 'pass':
      if (!ends(view)) return words.pass;
      return view.year >= view.options.years ? words.passEndsMatch : words.passEnds;
    case 'returnCards':
      return words.back;
    case 'show':
      return words.show;
    case 'operate':
      return works(a, calledModule(view, me, a.module, lang));
    case 'event':
      if (a.target) {
        const name = calledModule(view, a.target.seat, a.target.module, lang);
        return (removes(a.card, view) ? words.remove : words.hit)(name, of(a.target.seat));
      }
      if (a.modules) {
        const all = a.modules.map((id) => calledModule(view, a.seat ?? me, id, lang)).join(words.and);
        return a.seat === undefined ? words.frees(all) : words.hit(all, of(a.seat));
      }
      if (a.visit) return works(a.args ?? {}, calledModule(view, a.visit.seat, a.visit.module, lang));
      if (a.seat !== undefined) return words.playOn(card, called(a.seat, lang, names).name);
      return words.play(card);
    case 'take':
      return words.take(card);
    case 'trim':
      return (toMark(view)?.count ?? 1) > 1 ? words.trim(toMark(view)?.count ?? 1) : words.discard(card);
    case 'discard':
      return words.discard(card);
    default:
      return undefined;
  }

  function of(seat: Seat): string {
    return seat === me ? words.your : called(seat, lang, names).of;
  }

  /** What a machine does, the reader's own or a visited one. */
  function works({ moved, exit, repaired, card: named, target, seat }: OperateArgs, machine: string): string {
    const kind = named ? cardName(named, lang, view.options) : '';
    if (moved !== undefined) return words.move(calledModule(view, me, moved, lang));
    if (exit) return words.commands(kind);
    if (repaired !== undefined) return words.mend(calledModule(view, me, repaired, lang));
    if (kind) return words.discard(kind);
    if (target) return words.hit(calledModule(view, target.seat, target.module, lang), of(target.seat));
    return seat === undefined ? words.operate(machine) : words.operateOn(machine, called(seat, lang, names).name);
  }
}

export function outcome(a: Action, view: View, lang: Lang): string | undefined {
  const words = OUTCOMES[lang];
  if (a.type === 'build') return dockingOf(a, view)?.same ? words.same : undefined;
  if (a.type !== 'pass') return undefined;
  if (!ends(view)) return words.unless;
  return view.year >= view.options.years ? words.double : words.score;
}

/**
 * A module that is built or moved stays there, and the others answer at once: it hangs over its cell before, whoever docks
 * it. A finger sees the rest first too.
 */
export function weighed(a: Action): boolean | 'always' {
  if (a.type === 'build' || (a.type === 'operate' && a.exit)) return 'always';
  return a.type === 'buy' || a.type === 'operate' || a.type === 'repair';
}

/** A pass is taken back by the next turn, but not the one that ends the year: that asks once. */
export function forfeits(a: Action, view: View): boolean {
  return a.type === 'pass' && ends(view);
}

/** Refusals of what is not asked now teach nothing. */
export function idle({ rule }: Violation): boolean {
  return rule === 'ORBITAL-TURN-2' || rule === 'ORBITAL-TURN-1';
}

/** The picture of a button. */
export function icon(a: Action, view: View) {
  switch (a.type) {
    case 'build':
      return <Glyph mark="build" />;
    case 'upgrade':
      return <TypeChip colour={upgradeColour(a.core, view)} />;
    case 'buy':
      return <Res of="mc" />;
    case 'repair':
      return <Glyph mark="repair" />;
    case 'pass':
      return <Glyph mark="pass" />;
    case 'operate':
    case 'event':
      return a.target || a.seat !== undefined ? <Res of="damage" /> : <Res of={a.type === 'event' ? 'card' : 'crew'} />;
    case 'returnCards':
    case 'take':
    case 'discard':
    case 'trim':
      return <Res of="card" />;
    default:
      return undefined;
  }
}
