import { agreed, called, type Lang, type Names, silent, type Violation } from '@starboard/kernel';
import {
  type Action,
  type Activate,
  aimOf,
  cardName,
  game,
  halfPoints,
  mayActivate,
  PLANET_FACES,
  type Planet,
  preview,
  type View,
} from '@starboard/siege';
import { numberOf } from './words.ts';

/** The short words of a button, by language. */
interface Labels {
  /** A number is chosen: what is done, by whom (nobody: the reader), and where that one aims then. */
  number(verb: 'draw' | 'discard', n: number, who: string, aims: string): string;
  readonly both: string;
  or(planets: readonly Planet[]): string;
  aim(planet: Planet): string;
  keep(planet: Planet): string;
  /** A Decoy goes, by the name on the card, and the aim with it. */
  throwAway(name: string, aim: Planet | undefined): string;
  exchange(low: Planet, high: Planet): string;
  move(to: Planet): string;
  shift(name: string, by: string): string;
  use(face: string): string;
  declare(face: string): string;
  without(face: string): string;
  /** What a card brings by the end of the turn. */
  readonly you: string;
  next(aims: string): string;
  other(name: string, aims: string): string;
  readonly follows: string;
  readonly finish: string;
  /** A planet effect could still be used. */
  readonly finishUnused: string;
}

const en: Labels = {
  number: (verb, n, who, aims) =>
    `${who ? `${who} ${verb}${who === en.both ? '' : 's'}` : verb} ${n}${aims && ` → aim ${aims}`}`,
  both: 'both',
  or: (planets) => planets.map(numberOf).join(' or '),
  aim: (planet) => `aim at ${numberOf(planet)}`,
  keep: (planet) => `keep ${numberOf(planet)}`,
  throwAway: (name, aim) => `throw away ${name}${aim ? ` → aim ${numberOf(aim)}` : ''}`,
  exchange: (low, high) => `exchange ${numberOf(low)} and ${numberOf(high)}`,
  move: (to) => `move to ${numberOf(to)}`,
  shift: (name, by) => `${name}: aim ${by}`,
  use: (face) => `use ${face}`,
  declare: (face) => `declare ${face}`,
  without: (face) => `without ${face}`,
  you: 'you',
  next: (aims) => `then you aim at ${aims}`,
  other: (name, aims) => `${name} at ${aims}`,
  follows: 'then one more',
  finish: 'end turn',
  finishUnused: 'end turn, no effect',
};

const fr: Labels = {
  number(verb, n, who, aims) {
    const own = verb === 'draw' ? 'piocher' : 'défausser';
    const other = verb === 'draw' ? 'pioche' : 'défausse';
    return `${who ? `${who} ${other}${who === fr.both ? 'nt' : ''}` : own} ${n}${aims && ` → visée ${aims}`}`;
  },
  both: 'tous deux',
  or: (planets) => planets.map(numberOf).join(' ou '),
  aim: (planet) => `viser ${numberOf(planet)}`,
  keep: (planet) => `garder ${numberOf(planet)}`,
  throwAway: (name, aim) => `jeter ${name}${aim ? ` → visée ${numberOf(aim)}` : ''}`,
  exchange: (low, high) => `échanger ${numberOf(low)} et ${numberOf(high)}`,
  move: (to) => `aller en ${numberOf(to)}`,
  shift: (name, by) => `${name} : visée ${by}`,
  use: (face) => `utiliser ${face}`,
  declare: (face) => `annoncer ${face}`,
  without: (face) => `sans ${face}`,
  you: 'vous',
  next: (aims) => `puis vous visez ${aims}`,
  other: (name, aims) => `${name} vise ${aims}`,
  follows: 'puis une autre',
  finish: 'finir le tour',
  finishUnused: 'finir sans effet',
};

const { text } = game;

const LABELS: Readonly<Record<Lang, Labels>> = { en, fr };

/** What a button says: what will be. */
export function label(a: Action, view: View, lang: Lang, names: Names): string | undefined {
  const words = LABELS[lang];
  const frame = view.stack.at(-1);
  switch (a.type) {
    case 'aim':
      return (a.shift === 0 ? words.keep : words.aim)(aimOf(view, view.active, a.shift));
    case 'discardDecoy':
      return words.throwAway(cardName(a.card)[lang], aimAfter());
    case 'chooseNumber':
      return frame?.step === 'chooseNumber' ? number() : undefined;
    case 'declare':
      if (frame?.step !== 'declare') return undefined;
      return a.use ? words.declare(faceOf(frame.planet)) : words.without(faceOf(frame.planet));
    case 'activate':
      return activation(a);
    case 'finish':
      return mayActivate(view) ? words.finishUnused : words.finish;
    default:
      return undefined;
  }

  function faceOf(planet: Planet): string {
    return PLANET_FACES[view.planets[planet - 1]].name;
  }

  function nameOf(seat: number): string {
    return called(seat, lang, names).name;
  }

  /** Where the reader aims right after it; nothing where chance decides. */
  function aimAfter(): Planet | undefined {
    const { seat } = view;
    if (seat === null) return undefined;
    const aim = agreed(game, view, (world) => {
      if (game.check(world, seat, a)) return undefined;
      game.apply(world, seat, a, silent);
      return aimOf(world, seat);
    });
    return aim === 'chance' ? undefined : aim;
  }

  function number(): string | undefined {
    if (a.type !== 'chooseNumber' || frame?.step !== 'chooseNumber' || view.seat === null) return undefined;
    const { verb, targets } = frame.reach;
    const after = preview(view, view.seat, a);
    if (targets.length > 1) return words.number(verb, a.number, words.both, after ? words.or(after.mine) : '');
    const own = targets[0] === view.seat;
    const aims = after && (own ? after.mine : after.enemy);
    return words.number(verb, a.number, own ? '' : nameOf(targets[0]), aims ? words.or(aims) : '');
  }

  function activation({ planet, switch: ends, to, shift, card }: Activate): string | undefined {
    if (ends) return words.exchange(ends[0], ends[1]);
    if (to) return words.move(to);
    if (shift) return words.shift(nameOf(1 - view.active), shift > 0 ? '+1' : '−1');
    return card ? undefined : words.use(faceOf(planet));
  }
}

/** What a card or a number brings by the end of the turn: points that change, and where both aim then. */
export function outcome(a: Action, view: View, lang: Lang, names: Names): string | undefined {
  if ((a.type !== 'deploy' && a.type !== 'chooseNumber') || view.seat === null) return undefined;
  const words = LABELS[lang];
  const after = preview(view, view.seat, a);
  if (!after) return undefined;
  const name = (seat: number) => (seat === view.seat ? words.you : called(seat, lang, names).name);
  const points = halfPoints(view).flatMap((half, seat) => {
    const then = after.points?.[seat] ?? half / 2;
    return then === half / 2 ? [] : [`${name(seat)} ${text.points(half / 2, lang)} → ${text.points(then, lang)}`];
  });
  const aims = after.follows ? words.follows : words.next(words.or(after.mine));
  const enemy = after.enemy.length > 0 ? [words.other(name(1 - view.seat), words.or(after.enemy))] : [];
  return [...points, aims, ...enemy].join(' · ');
}

/** Numbers that no card prints teach nobody anything. */
export function idle({ rule }: Violation): boolean {
  return rule === 'SIEGE-RULING-21';
}
