import { COLON, called, type Lang, type Names, type Seat } from '@starboard/kernel';
import { CORE, PLANETS } from '../content/planets.ts';
import { VARIANT_WORDS } from '../content/variants.ts';
import { defenseDice, type InvasionDieInPlay, invasionDice, stagedDice } from '../dice.ts';
import { lanesOf, pointsOf } from '../planet.ts';
import { iconValue } from '../turn.ts';
import { type FrameView, type Missile, type PickView, SECTORS, VARIANTS, type View } from '../types.ts';
import { FACE_NAMES, type Labels } from './phrases.ts';

/** What the table is written in. */
interface Style {
  readonly labels: Labels;
  readonly lang: Lang;
  readonly names: Names | undefined;
}

/** The table as lines of text: the round, the planets, the dice, and what is going on. */
export function table(view: View, style: Style): string {
  const { labels, lang } = style;
  const invasion = invasionDice(view).map((die) => invasionDie(die, labels));
  const defense = defenseDice(view).map(({ id, face }) => `${id} ${FACE_NAMES[face][lang]}`);
  return [
    heading(view, style),
    ...house(view, style),
    ...view.planets.map((planet, seat) => planetLine(planet, seat, style)),
    line(style, labels.invasion, invasion.join(' · ')),
    line(style, labels.defense, defense.join(' · ')),
    ...stagedDice(view).map(({ round, dice }) => line(style, `${labels.staging} ${round}`, dice.join(' '))),
    ...(view.missile ? [latest(view.missile, style)] : []),
    ...view.stack.flatMap((frame) => progress(frame, style)),
    ...result(view, style),
  ].join('\n');
}

function line({ lang }: Style, label: string, value: string | number): string {
  return `${label}${COLON[lang]}${value}`;
}

function nameOf(seat: Seat, { lang, names }: Style): string {
  return called(seat, lang, names).name;
}

function namesOf(seats: readonly Seat[], style: Style): string {
  return seats.map((seat) => nameOf(seat, style)).join(', ') || style.labels.none;
}

function heading(view: View, style: Style): string {
  const { labels, lang, names } = style;
  const turn = view.stack.length > 0 ? ` · ${labels.turn(called(view.active, lang, names))}` : '';
  const first = line(style, labels.first, nameOf(view.first, style));
  return `${labels.round} ${view.round}/3 · ${labels.value} ${iconValue(view)}${turn} · ${first}`;
}

/** Active variants and other dice, named and marked as house rules. */
function house(view: View, style: Style): string[] {
  const { labels, lang } = style;
  const variants = VARIANTS.filter((id) => view[id]).map((id) => VARIANT_WORDS[id].name[lang]);
  return [
    ...(variants.length > 0 ? [line(style, labels.houseRules, variants.join(', '))] : []),
    ...(view.cards ? [line(style, labels.dice, view.cards.name)] : []),
  ];
}

function planetLine(planet: readonly number[], seat: Seat, style: Style): string {
  const { labels, lang, names } = style;
  const outer = planet.slice(1, 1 + SECTORS.length).join('');
  const inner = planet.slice(1 + SECTORS.length).join('');
  return line(
    style,
    `${called(seat, lang, names).start} (${PLANETS[seat].name})`,
    `${pointsOf(planet)} ${labels.points} · ${labels.core} ${planet[CORE]} · ${labels.outer} ${outer} · ${labels.inner} ${inner} · ${labels.lanes} ${lanesOf(planet).join('')}`,
  );
}

function invasionDie({ id, saucers, left, sector }: InvasionDieInPlay, labels: Labels): string {
  const rest = left === saucers ? '' : ` (${labels.left} ${left})`;
  return `${id} ${saucers}${rest}${sector === null ? '' : ` → ${labels.sector} ${sector}`}`;
}

/** Where the latest Missile struck, and what everybody guarded against it. */
function latest({ attacker, sectors }: Missile, style: Style): string {
  const { labels, lang, names } = style;
  const guards = sectors.flatMap((sector, seat) =>
    sector === 0 || seat === attacker ? [] : [`${nameOf(seat, style)} → ${sector}`],
  );
  const struck = `${labels.sector} ${sectors[attacker]} (${guards.join(', ')})`;
  return line(style, labels.latest(called(attacker, lang, names)), struck);
}

function progress(frame: FrameView, style: Style): string[] {
  const { labels } = style;
  switch (frame.step) {
    case 'defense':
      return [line(style, labels.rerolls, frame.rerolls)];
    case 'missiles':
      return frame.left > 0 ? [line(style, labels.missiles, frame.left)] : [];
    case 'pick':
      return lockedPicks(frame, style);
    case 'freeRebuild': {
      const pools = frame.pools.flatMap((points, seat) => (points > 0 ? [`${nameOf(seat, style)} (${points})`] : []));
      return [line(style, labels.pool, pools.join(', '))];
    }
    case 'rebuild':
      return [line(style, labels.pool, frame.pool)];
    case 'duel':
      return [line(style, `${labels.duel} ${frame.cycle}`, namesOf(frame.seats, style))];
    default:
      return [];
  }
}

/** Who has locked in a sector; the one that can be seen is the reader's own. */
function lockedPicks({ attack, picks }: PickView, style: Style): string[] {
  const { labels, lang, names } = style;
  const locked = picks.flatMap((sector, seat) => (sector === 0 ? [] : [seat]));
  const own = picks.find((sector) => sector !== 0 && sector !== null);
  return [
    line(style, labels.attack(called(attack.attacker, lang, names)), namesOf(attack.targets, style)),
    line(style, labels.locked, namesOf(locked, style)),
    ...(own === undefined ? [] : [line(style, labels.ownPick, `${labels.sector} ${own}`)]),
  ];
}

function result(view: View, style: Style): string[] {
  if (view.tally.length === 0) return [];
  const { labels } = style;
  const places = view.tally.map((points, seat) => {
    const place = view.places[seat] > 0 ? `, ${labels.place} ${view.places[seat]}` : '';
    return `${nameOf(seat, style)} (${points} ${labels.points}${place})`;
  });
  const cycles = view.cycles > 0 ? ` · ${line(style, labels.cycles, view.cycles)}` : '';
  const decided = view.decided === '' ? '' : ` · ${labels.decided[view.decided]}`;
  return [`${line(style, labels.tally, places.join(', '))}${cycles}${decided}`];
}
