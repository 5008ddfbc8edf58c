import { called, type Lang, labelled, type Names } from '@starboard/kernel';
import { type Content, contentOf, type Upgrade, upgradeOf } from '../content.ts';
import { completedSystems, pointsOf, resultIn, stallLimitOf, targetOf } from '../derived.ts';
import { options } from '../options.ts';
import { MODES, type View } from '../types.ts';
import { cardName, diceText, type Labels, type Phrases, poolOf } from './phrases.ts';

/** The table as lines of text: what lies in the middle, the players, then the dice. */
export function table(view: View, phrases: Phrases, lang: Lang, names?: Names): string {
  const c = contentOf(view.options);
  const lines = [
    ...head(view, phrases, lang, names),
    ...worlds(view, c, phrases, lang),
    ...upgrades(view, c, phrases, lang),
    ...players(view, phrases, lang, names),
    ...turn(view, phrases, lang),
    ...result(view, phrases, lang, names),
  ];
  return labelled(lines.join('\n'), lang);
}

function head(view: View, { labels }: Phrases, lang: Lang, names?: Names): string[] {
  const modes = MODES.filter((mode) => view.options[mode]).map((mode) => options[mode].name[lang]);
  const start = called(view.first, lang, names).name;
  return [
    `${labels.turn} ${view.turns} (${labels.start} ${start}) · ${view.stall}/${stallLimitOf(view)} ${labels.stall}`,
    ...(modes.length > 0 ? [`${labels.modes}: ${modes.join(', ')}`] : []),
  ];
}

function worlds(view: View, c: Content, { labels, points }: Phrases, lang: Lang): string[] {
  const lines = c.systems.flatMap((system) => {
    const here = system.worlds.map((w) => c.worlds[w]).filter(({ id }) => view.centre.includes(id));
    if (here.length === 0) return [];
    return [
      `  ${system.name[lang]} (${points(system.score)})`,
      ...here.map((world) => `    ${worldText(c, world.id, labels, lang)}`),
    ];
  });
  return [`${labels.centre}: ${view.centre.length}`, ...lines];
}

/** "Kiln 2: A | W | P4/2 | P3/2, Defence Pack A". */
function worldText(c: Content, id: string, { defence }: Labels, lang: Lang): string {
  const world = c.worlds[c.byUid.get(id) ?? 0];
  const packs = world.packs.map(({ code }) => code).join(' | ');
  return `${world.name[lang]} ${world.points}: ${packs}${world.defence ? `, ${defence} ${world.defence.code}` : ''}`;
}

function upgradeText({ name, cost, effect }: Upgrade, phrases: Phrases, lang: Lang): string {
  return `${name[lang]}: ${cost.map(({ code }) => code).join(' | ')}. ${phrases.effect(effect)}`;
}

function upgrades(view: View, c: Content, phrases: Phrases, lang: Lang): string[] {
  const { labels } = phrases;
  const lines = (uids: readonly string[]) =>
    uids.map((uid) => `  ${upgradeText(c.upgrades[upgradeOf(c, uid)], phrases, lang)}`);
  const names = (uids: readonly string[]) => uids.map((uid) => cardName(view, uid, lang)).join(', ');
  const display = view.display.filter((uid) => uid !== null);
  return [
    ...(view.settlementRow.length > 0 ? [`${labels.row}:`, ...lines(view.settlementRow)] : []),
    `${labels.display} (${labels.pile} ${view.pileSize}):`,
    ...(display.length > 0 ? lines(display) : [`  ${labels.none}`]),
    ...(view.discards.length > 0 ? [`${labels.discards}: ${names(view.discards)}`] : []),
    ...(view.removed.length > 0 ? [`${labels.removed}: ${names(view.removed)}`] : []),
  ];
}

function players(view: View, phrases: Phrases, lang: Lang, names?: Names): string[] {
  const c = contentOf(view.options);
  const { labels } = phrases;
  const points = pointsOf(view);
  const completed = completedSystems(view);
  return view.players.flatMap((player, seat) => {
    const locked = completed[seat].flatMap(({ worlds }) => worlds);
    return [
      `${seat === view.active ? '▶ ' : '  '}${called(seat, lang, names).start}: ${phrases.points(points[seat])}`,
      ...completed[seat].map(({ system, score, worlds }) => {
        const name = c.systems.find(({ id }) => id === system)?.name[lang] ?? system;
        return `    ${name} (${labels.locked}, ${phrases.points(score)}): ${worlds.map((id) => cardName(view, id, lang)).join(', ')}`;
      }),
      ...player.worlds.filter((id) => !locked.includes(id)).map((id) => `    ${worldText(c, id, labels, lang)}`),
      ...player.upgrades.map((uid) => {
        const { name, effect } = c.upgrades[upgradeOf(c, uid)];
        return `    ${name[lang]}. ${phrases.effect(effect)}`;
      }),
    ];
  });
}

function turn(view: View, { labels }: Phrases, lang: Lang): string[] {
  const { turn: t } = view;
  const lost = t.dice.filter(({ status }) => status === 'lost').length;
  const flags = (['worldClaimed', 'upgradeClaimed', 'boosted'] as const).filter((flag) => t[flag]);
  const lines = [`${labels.dice}: ${diceText(poolOf(view)) || '–'}${lost > 0 ? ` (${lost} ${labels.lost})` : ''}`];
  const target = targetOf(view);
  if (target) {
    const packs = target.packs.map(({ code, filled }) => (filled ? `[${code}]` : code)).join(' | ');
    lines.push(`${labels.target}: ${cardName(view, target.card, lang)} · ${packs}`);
  }
  if (flags.length > 0) lines.push(flags.map((flag) => labels[flag]).join(' · '));
  return lines;
}

function result(view: View, { labels }: Phrases, lang: Lang, names?: Names): string[] {
  const found = resultIn(view);
  if (!found) return [];
  const { points, completedSystems: completed, cards, places } = found;
  return [
    labels.result,
    ...points.map((p, seat) => {
      const values = [p, completed[seat], cards[seat], places[seat]].join(', ');
      return `  ${called(seat, lang, names).start}: ${values}`;
    }),
  ];
}
