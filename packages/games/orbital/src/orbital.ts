import { CORE } from './content/upgrades.ts';
import type { Content, Summed } from './content.ts';
import type { Lasting } from './effects.ts';
import { indexOf } from './geometry.ts';
import { BUILD_COST, HAND_LIMIT, MC_A_YEAR, REPAIR_COST } from './numbers.ts';
import { type Card, COLOURS, type Colour, type Orbital, type Placed, type Player } from './types.ts';

const RED = COLOURS.indexOf(CORE.colour);

export function newCore(): Placed {
  return { id: 0, card: -1, x: 0, y: 0, facing: null, host: null, damage: 0, crew: 0, used: false };
}

type Change = Partial<Omit<Placed, 'id' | 'card'>>;

/** A module with something changed. Written out, since objects made by spreads all differ for the engine and are slow. */
function changed(m: Placed, change: Change): Placed {
  return {
    id: m.id,
    card: m.card,
    x: change.x ?? m.x,
    y: change.y ?? m.y,
    facing: change.facing ?? m.facing,
    host: change.host ?? m.host,
    damage: change.damage ?? m.damage,
    crew: change.crew ?? m.crew,
    used: change.used ?? m.used,
  };
}

/** Changes one module of an orbital. */
export function changeModule(p: Player, m: Placed, change: Change): void {
  const modules = p.modules.slice();
  modules[modules.indexOf(m)] = changed(m, change);
  p.modules = modules;
}

/** Changes all modules of an orbital for which that is asked. */
export function changeModules(p: Player, which: (m: Placed) => boolean, change: Change): void {
  // A copy that is written to keeps one shape in the engine; what `map` makes has two.
  const modules = p.modules.slice();
  for (let i = 0; i < modules.length; i++) if (which(modules[i])) modules[i] = changed(modules[i], change);
  p.modules = modules;
}

/** The colour of a module as an index, damaged or not; the core has that of its upgrade. */
export function printedColour(c: Content, p: Orbital, m: Placed): number {
  if (m.card >= 0) return c.colour[m.card];
  // Without an upgrade the core is a red module (ORBITAL-COLOUR-2).
  return p.upgrade < 0 ? RED : c.upgradeColour[p.upgrade];
}

/** Undamaged modules by colour, the core included. */
export function colourCounts(c: Content, p: Orbital): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const m of p.modules) if (m.damage === 0) counts[printedColour(c, p, m)]++;
  return counts;
}

export function countOf(c: Content, p: Orbital, colour: Colour): number {
  return colourCounts(c, p)[COLOURS.indexOf(colour)];
}

/** Crew symbols on undamaged modules. */
export function crewSymbols(c: Content, p: Orbital): number {
  let n = CORE.crew + (p.upgrade < 0 ? 0 : c.upgrades[p.upgrade].crew);
  for (const m of p.modules) if (m.card >= 0 && m.damage === 0) n += c.modules[m.card].crew;
  return n;
}

/** The sum of a lasting effect over the upgrade and the undamaged modules. */
export function lasting(c: Content, p: Orbital, name: Summed): number {
  const amounts = c.amounts[name];
  let n = p.upgrade < 0 ? 0 : c.upgradeAmounts[name][p.upgrade];
  for (const m of p.modules) if (m.card >= 0 && m.damage === 0) n += amounts[m.card];
  return n;
}

export function handLimit(c: Content, p: Orbital): number {
  return HAND_LIMIT + lasting(c, p, 'handLimit');
}

export function repairCost(c: Content, p: Orbital): number {
  return Math.max(0, REPAIR_COST - lasting(c, p, 'cheaperRepairs'));
}

/** What all Build actions of a player cost less this year. */
export function buildDiscount(c: Content, p: Orbital & Pick<Player, 'convoys'>): number {
  return lasting(c, p, 'cheaperBuilds') + p.convoys * c.convoy;
}

/** The cost of a Build action (ORBITAL-BUILD-5); `discount` as `buildDiscount` gives it. */
export function buildCost(c: Content, p: Orbital, card: Card, host: Placed, discount: number): number {
  const same = printedColour(c, p, host) === c.colour[card] ? 1 : 0;
  return Math.max(0, fullCost(c, card, discount) - same);
}

/** What a build costs before the discount of its host; it may be below 0. */
export function fullCost(c: Content, card: Card, discount: number): number {
  return BUILD_COST - c.amounts.cheaperItself[card] - discount;
}

/** MC for having built a module, by the upgrade and by undamaged modules that reward its colour. */
export function reward(c: Content, p: Orbital, card: Card): number {
  const colour = COLOURS[c.colour[card]];
  let n = p.upgrade < 0 ? 0 : rewarded(c.upgrades[p.upgrade].lasting, colour);
  for (const m of p.modules) if (m.card >= 0 && m.damage === 0) n += rewarded(c.modules[m.card].lasting, colour);
  return n;
}

function rewarded(e: Lasting | undefined, colour: Colour): number {
  return e?.do === 'reward' && e.colour === colour ? e.n : 0;
}

/** Whether a card that needs a module of some colour finds one (ORBITAL-RULING-53). */
export function needsMet(c: Content, p: Orbital, card: Card): boolean {
  const { needs } = c.modules[card];
  return needs === undefined || countOf(c, p, needs) > 0;
}

/** Which modules cannot receive damage, by index: the core, those of an immune colour, those next to a working shield. */
export function immunities(c: Content, p: Orbital): boolean[] {
  const { modules } = p;
  const colours = immuneColours(c, p);
  const found = new Array<boolean>(modules.length).fill(false);
  // The core (ORBITAL-UPG-5).
  found[0] = true;
  for (let i = 1; i < modules.length; i++) {
    const m = modules[i];
    // The printed colour counts, damaged or not (ORBITAL-RULING-48).
    if (colours.length > 0 && colours.includes(c.colour[m.card])) found[i] = true;
    // A shield covers its host and its children, not itself (ORBITAL-RULING-54).
    if (m.damage > 0 || !c.shield[m.card]) continue;
    found[indexOf(modules, m.host ?? 0)] = true;
    for (let j = 1; j < modules.length; j++) if (modules[j].host === m.id) found[j] = true;
  }
  return found;
}

function immuneColours(c: Content, p: Orbital): number[] {
  const colours: number[] = [];
  if (p.upgrade >= 0 && c.upgradeImmunity[p.upgrade] >= 0) colours.push(c.upgradeImmunity[p.upgrade]);
  for (const m of p.modules) {
    if (m.card >= 0 && m.damage === 0 && c.immunity[m.card] >= 0) colours.push(c.immunity[m.card]);
  }
  return colours;
}

/** The colour that brings the most income; among equals the first in canonical order (ORBITAL-RULING-39). */
export function bestColour(c: Content, p: Orbital): Colour {
  const counts = colourCounts(c, p);
  return COLOURS[counts.indexOf(Math.max(...counts))];
}

/** What the next MegaCredits step brings with the best colour, as things stand. */
export function expectedMc(c: Content, p: Orbital): number {
  return MC_A_YEAR + Math.max(...colourCounts(c, p)) + lasting(c, p, 'income');
}
