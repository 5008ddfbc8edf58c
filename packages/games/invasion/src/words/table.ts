import { type Lang, labelled, type Seat } from '@starboard/kernel';
import { PLANETS } from '../content/planets.ts';
import { VARIANT_WORDS } from '../content/variants.ts';
import { type FrameView, SECTORS, VARIANTS, type View } from '../types.ts';
import { FACE_NAMES, type Labels, whoIs } from './phrases.ts';

/** The table as lines of text: the round, the planets, the dice, and what is going on. */
export function table(view: View, labels: Labels, lang: Lang): string {
  const lines = [
    heading(view, labels, lang),
    ...house(view, labels, lang),
    ...view.planets.map((_, seat) => planet(view, seat, labels, lang)),
    `${labels.invasion}: ${view.invasion.map((die) => invasionDie(die, labels)).join(' · ')}`,
    `${labels.defense}: ${view.defense.map(({ id, face }) => `${id} ${FACE_NAMES[face][lang]}`).join(' · ')}`,
    ...view.staging.map(({ round, dice }) => `${labels.staging} ${round}: ${dice.join(' ')}`),
    ...latest(view, labels, lang),
    ...view.stack.flatMap((frame) => progress(frame, labels, lang, view)),
    ...result(view, labels),
  ];
  return labelled(lines.join('\n'), lang);
}

const name = (seat: Seat, view: View, lang: Lang) => {
  const { you, name } = whoIs(seat, view.seat, lang);
  return you ? `${PLANETS[seat].name} (${name})` : name;
};

function heading(view: View, labels: Labels, lang: Lang): string {
  const turn = view.stack.length > 0 ? ` · ${labels.turn} ${name(view.active, view, lang)}` : '';
  return `${labels.round} ${view.round}/3 · ${labels.value} ${view.value}${turn} · ${labels.first}: ${name(view.first, view, lang)}`;
}

/** Active variants and other dice, named and marked as house rules. */
function house(view: View, labels: Labels, lang: Lang): string[] {
  const variants = VARIANTS.filter((id) => view.variants[id]).map((id) => VARIANT_WORDS[id].name[lang]);
  return [
    ...(variants.length > 0 ? [`${labels.houseRules}: ${variants.join(', ')}`] : []),
    ...(view.cards ? [`${labels.dice}: ${view.cards.name}`] : []),
  ];
}

function planet(view: View, seat: Seat, labels: Labels, lang: Lang): string {
  const { sites, points, lanes } = view.planets[seat];
  const ring = (which: 'outer' | 'inner') => SECTORS.map((sector) => sites[`${which}-${sector}`]).join('');
  return `${name(seat, view, lang)}: ${points} ${labels.points} · ${labels.core} ${sites.core} · ${labels.outer} ${ring('outer')} · ${labels.inner} ${ring('inner')} · ${labels.lanes} ${lanes.join('')}`;
}

function invasionDie({ id, saucers, left, sector }: View['invasion'][number], labels: Labels): string {
  const rest = left === saucers ? '' : ` (${labels.left} ${left})`;
  return `${id} ${saucers}${rest}${sector === null ? '' : ` → ${labels.sector} ${sector}`}`;
}

/** Where the latest Missile struck, and what everybody guarded against it. */
function latest({ missile, ...view }: View, labels: Labels, lang: Lang): string[] {
  if (!missile) return [];
  const { attacker, sectors } = missile;
  const guards = sectors.flatMap((sector, seat) =>
    sector === 0 || seat === attacker ? [] : [`${whoIs(seat, view.seat, lang).name} ${sector}`],
  );
  return [
    `${labels.missile} ${whoIs(attacker, view.seat, lang).name}: ${labels.sector} ${sectors[attacker]} (${guards.join(', ')})`,
  ];
}

function progress(frame: FrameView, labels: Labels, lang: Lang, view: View): string[] {
  switch (frame.step) {
    case 'defense':
      return [`${labels.rerolls}: ${frame.rerolls}`];
    case 'missiles':
      return frame.left > 0 ? [`${labels.missiles}: ${frame.left}`] : [];
    case 'pick':
      return [
        `${labels.attacker} ${name(frame.attack.attacker, view, lang)}: ${frame.attack.targets.map((seat) => name(seat, view, lang)).join(', ')}`,
        `${labels.locked}: ${frame.locked.map((seat) => name(seat, view, lang)).join(', ') || labels.none}`,
        ...(frame.own === null ? [] : [`${labels.ownPick} ${frame.own}`]),
      ];
    case 'freeRebuild': {
      const pools = frame.pools.flatMap((points, seat) => (points > 0 ? [`${name(seat, view, lang)} ${points}`] : []));
      return [`${labels.pool}: ${pools.join(', ')}`];
    }
    case 'rebuild':
      return [`${labels.pool}: ${frame.pool}`];
    case 'duel':
      return [`${labels.duel} ${frame.cycle}: ${frame.seats.map((seat) => name(seat, view, lang)).join(', ')}`];
    default:
      return [];
  }
}

function result(view: View, labels: Labels): string[] {
  if (view.tally.length === 0) return [];
  const places = view.tally.map((points, seat) => {
    const place = view.places[seat] > 0 ? ` (${labels.place} ${view.places[seat]})` : '';
    return `${PLANETS[seat].name} ${points}${place}`;
  });
  const cycles = view.cycles > 0 ? ` · ${labels.cycles}: ${view.cycles}` : '';
  return [
    `${labels.tally}: ${places.join(', ')}${cycles}${view.decided === '' ? '' : ` · ${labels.decided[view.decided]}`}`,
  ];
}
