import { type Lang, labelled } from '@starboard/kernel';
import { type Catalogue, catalogueOf, type Upgrade } from '../catalogue.ts';
import { options } from '../options.ts';
import { MODES, type View } from '../types.ts';
import { cardName, diceText, type Labels, type Phrases, poolOf, whoIs } from './phrases.ts';

/** The table as lines of text: what lies in the middle, the players, then the dice. */
export function table(view: View, phrases: Phrases, lang: Lang): string {
  const c = catalogueOf({ options: view.config });
  const lines = [
    ...head(view, phrases, lang),
    ...worlds(view, c, phrases, lang),
    ...upgrades(view, c, phrases, lang),
    ...players(view, c, phrases, lang),
    ...turn(view, phrases, lang),
    ...result(view, phrases, lang),
  ];
  return labelled(lines.join('\n'), lang);
}

function head(view: View, { labels }: Phrases, lang: Lang): string[] {
  const modes = MODES.filter((mode) => view.config[mode]).map((mode) => options[mode].name[lang]);
  const start = whoIs(view.startingSeat, view.seat, lang).name.toLowerCase();
  return [
    `${labels.turn} ${view.turns} (${labels.start} ${start}) · ${view.stall}/${view.stallLimit} ${labels.stall}`,
    ...(modes.length > 0 ? [`${labels.modes}: ${modes.join(', ')}`] : []),
  ];
}

function worlds(view: View, c: Catalogue, { labels, points }: Phrases, lang: Lang): string[] {
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
function worldText(c: Catalogue, id: string, { defence }: Labels, lang: Lang): string {
  const world = c.worlds[c.byUid.get(id) ?? 0];
  const packs = world.packs.map(({ code }) => code).join(' | ');
  return `${world.name[lang]} ${world.points}: ${packs}${world.defence ? `, ${defence} ${world.defence.code}` : ''}`;
}

function upgradeText({ name, cost, effect }: Upgrade, phrases: Phrases, lang: Lang): string {
  return `${name[lang]}: ${cost.map(({ code }) => code).join(' | ')}. ${phrases.effect(effect)}`;
}

function upgrades(view: View, c: Catalogue, phrases: Phrases, lang: Lang): string[] {
  const { labels } = phrases;
  const lines = (uids: readonly string[]) =>
    uids.map((uid) => `  ${upgradeText(c.upgrades[(c.byUid.get(uid) ?? 0) - c.worlds.length], phrases, lang)}`);
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

function players(view: View, c: Catalogue, phrases: Phrases, lang: Lang): string[] {
  const { labels, points } = phrases;
  return view.players.flatMap((player, seat) => [
    `${seat === view.active ? '▶ ' : '  '}${whoIs(seat, view.seat, lang).name}: ${points(player.points)}`,
    ...player.completed.map(({ system, score, worlds }) => {
      const name = c.systems.find(({ id }) => id === system)?.name[lang] ?? system;
      return `    ${name} (${labels.locked}, ${points(score)}): ${worlds.map((id) => cardName(view, id, lang)).join(', ')}`;
    }),
    ...player.worlds.map((id) => `    ${worldText(c, id, labels, lang)}`),
    ...player.upgrades.map((uid) => {
      const upgrade = c.upgrades[(c.byUid.get(uid) ?? 0) - c.worlds.length];
      return `    ${upgrade.name[lang]}. ${phrases.effect(upgrade.effect)}`;
    }),
  ]);
}

function turn(view: View, { labels }: Phrases, lang: Lang): string[] {
  const { turn: t } = view;
  const lost = t.dice.filter(({ status }) => status === 'lost').length;
  const flags = (['worldClaimed', 'upgradeClaimed', 'boosted'] as const).filter((flag) => t[flag]);
  const lines = [`${labels.dice}: ${diceText(poolOf(view)) || '–'}${lost > 0 ? ` (${lost} ${labels.lost})` : ''}`];
  if (t.target) {
    const packs = t.target.packs.map(({ code, filled }) => (filled ? `[${code}]` : code)).join(' | ');
    lines.push(`${labels.target}: ${cardName(view, t.target.card, lang)} · ${packs}`);
  }
  if (flags.length > 0) lines.push(flags.map((flag) => labels[flag]).join(' · '));
  return lines;
}

function result(view: View, { labels }: Phrases, lang: Lang): string[] {
  if (!view.result) return [];
  const { points, completedSystems, cards, places } = view.result;
  return [
    labels.result,
    ...points.map((p, seat) => {
      const values = [p, completedSystems[seat], cards[seat], places[seat]].join(', ');
      return `  ${whoIs(seat, view.seat, lang).name}: ${values}`;
    }),
  ];
}
