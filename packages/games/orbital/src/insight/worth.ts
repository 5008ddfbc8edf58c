import type { Seat } from '@starboard/kernel';
import type { Action, ActionOf, EventArgs, Exit, OperateArgs, Target } from '../actions.ts';
import { cardOf, eventRow, moduleRow } from '../content.ts';
import type { Operation } from '../effects.ts';
import { byId, type Chart } from '../geometry.ts';
import { UPGRADE_COST } from '../numbers.ts';
import { buildCost, buildDiscount, printedColour, repairCost } from '../orbital.ts';
import { type Card, COLOURS, type Placed } from '../types.ts';
import { cardWorth, type Outlook, paid } from './outlook.ts';
import { countModules, MC_A_CARD, operationWorth, stationOf } from './station.ts';

/** What an action is expected to bring, in victory points; passing brings nothing. */
export function worthOf(o: Outlook, a: Action): number {
  switch (a.type) {
    case 'build':
      return buildWorth(o, a);
    case 'upgrade':
      return upgradeWorth(o, a);
    case 'buy':
      return purchase(o, o.s.market[a.slot], a.slot + 1);
    case 'operate':
      return operateWorth(o, byId(o.me.modules, a.module)?.card ?? -1, a);
    case 'event':
      return playWorth(o, a);
    case 'repair':
      return repaired(o, a.module) - repairCost(o.c, o.me) * o.mc;
    case 'returnCards':
      return -a.cards.reduce((sum, kind) => sum + cardWorth(o, cardOf(o.c, kind)), 0);
    case 'trim':
    case 'discard':
      return -cardWorth(o, cardOf(o.c, a.card));
    case 'take':
      return cardWorth(o, cardOf(o.c, a.card));
    case 'sufferDamage':
      return -harm(o, { seat: o.seat, module: a.module });
    case 'income':
      return o.station.counts[COLOURS.indexOf(a.colour)];
    case 'pass':
    case 'show':
      return 0;
  }
}

function buildWorth(o: Outlook, a: ActionOf<'build'>): number {
  return anyExit(o, a) + placement(o, cardOf(o.c, a.card), a.exit);
}

/** What a build is worth, whichever exit it takes. */
export function anyExit(o: Outlook, a: ActionOf<'build'>): number {
  return cardWorth(o, cardOf(o.c, a.card));
}

/** How much better this exit is than any for a module: its price, and what becomes of the exits. */
function placement(o: Outlook, card: Card, { host, side }: Exit): number {
  const { c, me, station } = o;
  const { free } = station.chart;
  const exit = free.find((e) => e.host.id === host && e.side === side);
  if (!exit) return 0;
  const same = printedColour(c, me, exit.host) === c.colour[card] ? 0.5 : -0.5;
  let exits = 0;
  for (const e of free) if (e.usable && e.x === exit.x && e.y === exit.y) exits--;
  for (const way of c.exits[card][side]) if (isEmpty(station.chart, exit.x + way.x, exit.y + way.y)) exits++;
  const left = station.chart.usable + exits;
  const worth = left < 2 ? 0.35 : left < 4 ? 0.15 : 0.06;
  return same * o.mc + exits * worth * Math.min(o.after, 3) * 0.5;
}

function isEmpty({ modules }: Chart, x: number, y: number): boolean {
  for (const m of modules) if (m.x === x && m.y === y) return false;
  return true;
}

function upgradeWorth(o: Outlook, { core }: ActionOf<'upgrade'>): number {
  const { c, station, after, now, later } = o;
  const index = c.upgrades.findIndex((row) => row.id === core);
  const row = c.upgrades[index];
  const from = printedColour(c, o.me, station.modules[0]);
  const lost =
    now * (paid(station.counts[from], o.others[from]) - paid(station.counts[from] - 1, o.others[from])) +
    later * 0.2 * (station.all[from] >= o.othersAll[from] ? 1 : 0.3);
  let yearly = row.crew * 1.6;
  if (row.lasting?.do === 'income') yearly += row.lasting.n;
  else if (row.lasting?.do === 'handLimit') yearly += row.lasting.n * 0.8;
  else if (row.lasting?.do === 'reward' || row.lasting?.do === 'immunity') yearly += 0.8;
  return o.race[c.upgradeColour[index]] - lost + (yearly * after - UPGRADE_COST) * o.mc;
}

/** A card for a price: worth it as far as it will be used beside those at hand. */
function purchase(o: Outlook, card: Card, price: number): number {
  const { c, me, station } = o;
  const worth = cardWorth(o, card);
  const cost = Math.max(2, 5.5 - station.discount - me.convoys * c.convoy);
  const builds = Math.floor((me.mc - price) / cost);
  let better = 0;
  for (const other of me.hand) if (other < c.modules.length && cardWorth(o, other) > worth - 0.2) better++;
  const used = card >= c.modules.length ? 0.7 : better < builds ? 0.8 : o.after > 0 && better < builds + 1 ? 0.4 : 0.1;
  return worth * used - price * o.mc - 0.1;
}

function operateWorth(o: Outlook, card: Card, args: OperateArgs): number {
  const row = moduleRow(o.c, card);
  if (!row?.action || !row.cost) return 0;
  return operationResult(o, row.action, args) - row.cost.mc * o.mc - row.cost.crew * 0.03;
}

function operationResult(o: Outlook, action: Operation, args: OperateArgs): number {
  const { c, mc } = o;
  switch (action.do) {
    case 'gainVp':
      return action.n;
    case 'scrap':
      return action.n * mc - Math.max(0, cardWorth(o, cardOf(c, args.card))) * 0.7;
    case 'recycle':
      return action.n * MC_A_CARD * mc - Math.max(0, cardWorth(o, cardOf(c, args.card))) * 0.7;
    case 'build': {
      const card = cardOf(c, args.card);
      const saved = args.exit ? buildCost(c, o.me, card, byHost(o, args.exit.host), buildDiscount(c, o.me)) : 0;
      return cardWorth(o, card) + saved * mc + (args.exit ? placement(o, card, args.exit) : 0);
    }
    case 'move':
      return o.station.chart.usable < 2 ? 0.3 : 0;
    case 'repair':
      return args.repaired === undefined ? 0 : repaired(o, args.repaired);
    case 'shoot':
      return args.target ? attack(o, args.target) : 0;
    case 'raid':
      return args.seat === undefined ? 0 : (Math.min(action.n, o.s.players[args.seat].mc) + 1) * 0.1;
    default:
      return operationWorth(action, o.station.counts) * Math.max(mc, 0.05);
  }
}

function byHost(o: Outlook, host: number): Placed {
  return byId(o.me.modules, host) ?? o.me.modules[0];
}

/** What the races of this year gain for a seat, and lose for the best other, by a module that is undamaged instead. */
function swing(o: Outlook, seat: Seat, m: Placed): number {
  const { s, c, now } = o;
  const colour = printedColour(c, s.players[seat], m);
  const own = stationOf(s, seat).counts[colour] - (m.damage === 0 ? 1 : 0);
  let best = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) best = Math.max(best, stationOf(s, other).counts[colour]);
  }
  for (const track of s.rivals) best = Math.max(best, track[colour]);
  return now * 2 * (paid(own + 1, best) - paid(own, best));
}

/** What a module of a seat is worth to it until the end of the year. */
function harm(o: Outlook, { seat, module }: Target): number {
  const m = byId(o.s.players[seat].modules, module);
  if (!m || m.card < 0) return 0;
  const crew = o.after > 0 ? o.c.modules[m.card].crew * 0.25 : 0;
  const machine = !m.used && o.c.modules[m.card].action ? 0.2 : 0;
  return swing(o, seat, m) + crew + machine;
}

/** A hit is worth what it takes away, unless it is repaired; more against the seat in the lead. */
function attack(o: Outlook, target: Target): number {
  const { s } = o;
  const victim = s.players[target.seat];
  const m = byId(victim.modules, target.module);
  if (!m || m.damage > 0) return 0.02;
  const lasting = victim.mc >= 3 ? 0.5 : 0.9;
  const share = s.seats === 2 || victim.vp >= o.me.vp ? 1 : 0.6;
  return harm(o, target) * lasting * share;
}

/** What it is worth to take one damage off an own module. */
function repaired(o: Outlook, module: number): number {
  const m = byId(o.me.modules, module);
  if (!m) return 0;
  const room = o.station.chart.usable < 2 ? 0.4 : 0;
  return (harm(o, { seat: o.seat, module }) + room) / m.damage;
}

function playWorth(o: Outlook, a: ActionOf<'event'>): number {
  const { s, c, me, mc } = o;
  const card = cardOf(c, a.card);
  const effect = eventRow(c, card)?.effect;
  if (!effect) return 0;
  switch (effect.do) {
    case 'sabotage':
      return a.target ? attack(o, a.target) - 0.1 : 0;
    case 'storm':
      return (a.modules ?? []).reduce((sum, module) => sum + attack(o, { seat: a.seat ?? 0, module }), -0.1);
    case 'condemn':
      return 0.3 + (a.target ? harm(o, a.target) * (0.3 + 0.3 * o.later) : 0);
    case 'takeFromMarket':
      return a.slot === undefined ? 2 * MC_A_CARD * mc : Math.max(0.1, cardWorth(o, s.market[a.slot]) * 0.7);
    case 'visit':
      return a.visit
        ? operateWorth(o, byId(s.players[a.visit.seat].modules, a.visit.module)?.card ?? -1, a.args ?? {})
        : 0;
    case 'everyoneLoses':
      return crisis(o, effect.n);
    case 'rotateCrew':
      return rotation(o, a);
    case 'gainPerModule':
      return effect.n * o.station.counts[COLOURS.indexOf(effect.colour)] * Math.max(mc, 0.05);
    case 'project':
      return stake(o, a.crew ?? 0, effect.n);
    case 'convoy': {
      const builds = Math.min(countModules(c, me.hand), Math.floor(me.mc / 4));
      return builds * effect.n * Math.max(mc, 0.05) - 0.3;
    }
    case 'strike':
      return a.seat === undefined ? 0 : Math.min(effect.n, s.players[a.seat].crew) * 0.25;
    case 'callEvents':
      return 0.1;
    case 'gainVp':
      return effect.n;
    case 'gainMc':
      return effect.n * Math.max(mc, 0.05);
    case 'draw':
      return effect.n * MC_A_CARD * Math.max(mc, 0.05);
  }
}

/** Everyone loses money: what the richest opponent loses more. */
function crisis({ s, seat, me, mc }: Outlook, n: number): number {
  let lost = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) lost = Math.max(lost, Math.min(n, s.players[other].mc));
  }
  return (lost - Math.min(n, me.mc)) * mc;
}

/** What the modules whose crew comes back can do once more. */
function rotation(o: Outlook, { modules = [] }: EventArgs): number {
  let sum = -0.1;
  for (const id of modules) {
    const row = moduleRow(o.c, byId(o.me.modules, id)?.card ?? -1);
    if (row?.action && row.cost) {
      sum +=
        (operationWorth(row.action, o.station.counts) - row.cost.mc) *
        Math.max(o.mc, row.action.do === 'gainVp' ? 0.18 : 0);
    }
  }
  return sum;
}

/** Crew staked on the top cards: about three cards in ten are events. */
function stake(o: Outlook, crew: number, most: number): number {
  const none = 0.7 ** crew;
  const expected = Math.min(most, crew * 0.3 * (crew > 2 ? 0.92 : 1));
  let idle = o.me.crew;
  for (const m of o.me.modules) if (!m.used && m.damage === 0 && moduleRow(o.c, m.card)?.action) idle--;
  const busy = Math.max(0, crew - Math.max(0, idle));
  return expected - none * 0.4 - busy * 3.2 * o.mc;
}
