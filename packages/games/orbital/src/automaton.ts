import type { Emit, Seat } from '@starboard/kernel';
import type { Args, Exit } from './actions.ts';
import { construct, unbuildable } from './construction.ts';
import { type Content, eventRow, isModule, moduleRow } from './content.ts';
import { discardAll } from './deck.ts';
import type { Operation } from './effects.ts';
import type { AutoRule, Event } from './events.ts';
import { exitsInsideOut, type FreeExit, insideOut } from './geometry.ts';
import { happeningVerb } from './happening.ts';
import { chartOf, type Look, look } from './look.ts';
import { UNPLAYABLE_MC } from './numbers.ts';
import { inoperable, operateModule, operationVerb } from './operating.ts';
import { buildCost, buildDiscount, printedColour, repairCost } from './orbital.ts';
import { beginAction, passTurn } from './turn.ts';
import { type Card, COLOURS, type Placed, type State } from './types.ts';
import { addMc, payRepair, type Run } from './verbs/verb.ts';

/** What an automaton does with the card it revealed: the rules that decided, and how, if it can play it. */
interface CardUse {
  readonly because: readonly AutoRule[];
  readonly play?: (run: Run) => void;
}

/** The whole turn of an automaton: the first step of its algorithm that applies. */
export function automatonTurn(s: State, seat: Seat, emit: Emit<Event>): void {
  const l = look(s, seat);
  if (l.me.hand.length > 0) playTopCard(l, emit);
  else if (!operateFirst(l, emit) && !repairFirst(l, emit)) {
    explain(l, ['ORBITAL-AUTO-19'], emit);
    passTurn(s, seat, emit);
  }
}

function explain({ seat }: Look, because: readonly AutoRule[], emit: Emit<Event>): void {
  for (const rule of because) emit({ type: 'automaton', seat, rule });
}

/** Step 1: reveal the top card and play it, or discard it for 2 MC. */
function playTopCard(l: Look, emit: Emit<Event>): void {
  const { s, seat, c, me } = l;
  const [card] = me.hand;
  me.hand = me.hand.slice(1);
  const kind = c.kinds[card];
  emit({ type: 'automaton', seat, rule: 'ORBITAL-AUTO-1', card: kind });
  emit({ type: 'revealed', seat, cards: [kind], reveals: true });
  const { because, play } = isModule(c, card) ? moduleUse(l, card) : eventUse(l, card);
  beginAction(s);
  explain(l, because, emit);
  const run: Run = { s, seat, emit };
  if (play) play(run);
  else {
    discardAll(s, [card]);
    explain(l, ['ORBITAL-AUTO-11'], emit);
    emit({ type: 'discard', seat, card: kind });
    addMc(run, UNPLAYABLE_MC);
  }
}

function eventUse(l: Look, card: Card): CardUse {
  const row = eventRow(l.c, card);
  if (!row || row.automaton === 'never') return { because: ['ORBITAL-AUTO-3'] };
  const verb = happeningVerb(row.effect);
  const choice = verb.auto(l, row.effect);
  if (!choice) return { because: needsProfit(row.effect.do) ? ['ORBITAL-AUTO-4'] : [] };
  return {
    because: ['ORBITAL-AUTO-2', ...choice.because],
    play(run) {
      run.s.stack.push({ step: 'played', card });
      run.emit({ type: 'played', seat: run.seat, card: row.id });
      verb.apply(run, row.effect, choice.args, undefined);
    },
  };
}

/** Crew Rotation and Cold War are kept for when they bring something. */
function needsProfit(verb: string): boolean {
  return verb === 'rotateCrew' || verb === 'gainPerModule';
}

function moduleUse(l: Look, card: Card): CardUse {
  const { c, me } = l;
  for (const command of commandsFor(l, card)) {
    const [exit] = legalExits(l, card).filter((e) => e.host === command);
    if (!exit) continue;
    const args: Args = { card: c.kinds[card], exit: exitName(exit) };
    return {
      because: ['ORBITAL-AUTO-8', 'ORBITAL-RULING-64'],
      play(run) {
        // The verb takes the card from the hand, as it does for players.
        me.hand = [card, ...me.hand];
        operateModule(run, command, args);
      },
    };
  }
  const discount = buildDiscount(c, me);
  const costOf = (exit: FreeExit) => buildCost(c, me, card, exit.host, discount);
  const legal = legalExits(l, card);
  const payable = legal.filter((exit) => costOf(exit) <= me.mc);
  const same = payable.filter((exit) => printedColour(c, me, exit.host) === c.colour[card]);
  const [exit] = same.length > 0 ? same : payable;
  if (!exit) return { because: legal.length === 0 ? ['ORBITAL-AUTO-10'] : [] };
  return {
    because: ['ORBITAL-AUTO-8', same.length > 0 ? 'ORBITAL-AUTO-9' : 'ORBITAL-RULING-67'],
    play(run) {
      const cost = costOf(exit);
      me.mc -= cost;
      construct(run, card, exitName(exit), cost);
    },
  };
}

function exitName(exit: FreeExit): Exit {
  return { host: exit.host.id, side: exit.side };
}

/** The exits onto which a card could be built, money aside, in inside-out order. */
function legalExits(l: Look, card: Card): FreeExit[] {
  const { free } = chartOf(l, l.seat);
  return exitsInsideOut(
    l.me.modules,
    free.filter((exit) => !unbuildable(l, card, exit)),
  );
}

/** Operable command modules for a card: those of its colour alone first, each kind inside out (ORBITAL-RULING-64). */
function commandsFor(l: Look, card: Card): Placed[] {
  const { c, me } = l;
  const ready = insideOut(me.modules).filter((m) => actionOf(c, m)?.do === 'build' && !inoperable(l, m));
  const colourOf = (m: Placed) => {
    const action = actionOf(c, m);
    return action?.do === 'build' ? action.colour : undefined;
  };
  return [
    ...ready.filter((m) => colourOf(m) === COLOURS[c.colour[card]]),
    ...ready.filter((m) => colourOf(m) === undefined),
  ];
}

function actionOf(c: Content, m: Placed): Operation | undefined {
  return moduleRow(c, m.card)?.action;
}

/** Step 2: the first module, inside out, whose action it can use. */
function operateFirst(l: Look, emit: Emit<Event>): boolean {
  for (const m of insideOut(l.me.modules)) {
    const action = actionOf(l.c, m);
    if (!action || inoperable(l, m)) continue;
    const choice = operationVerb(action).auto(l, action);
    if (!choice) continue;
    beginAction(l.s);
    const aimed: readonly AutoRule[] = choice.because.includes('ORBITAL-AUTO-16') ? [] : ['ORBITAL-AUTO-17'];
    explain(l, ['ORBITAL-AUTO-12', ...(choice.because.length > 0 ? aimed : []), ...choice.because], emit);
    operateModule({ s: l.s, seat: l.seat, emit }, m, choice.args);
    return true;
  }
  return false;
}

/** Step 3: one damage off its first damaged module, with a Workshop if it can, otherwise for MC. */
function repairFirst(l: Look, emit: Emit<Event>): boolean {
  const { s, seat, c, me } = l;
  const order = insideOut(me.modules);
  const damaged = order.find((m) => m.damage > 0);
  if (!damaged) return false;
  const run: Run = { s, seat, emit };
  const workshop = order.find((m) => actionOf(c, m)?.do === 'repair' && !inoperable(l, m));
  if (!workshop && me.mc < repairCost(c, me)) return false;
  beginAction(s);
  explain(l, workshop ? ['ORBITAL-AUTO-18', 'ORBITAL-AUTO-15'] : ['ORBITAL-AUTO-18'], emit);
  if (workshop) operateModule(run, workshop, { repaired: damaged.id });
  else payRepair(run, damaged);
  return true;
}
