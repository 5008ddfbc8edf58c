import { called, type Names, type Seat } from '@starboard/kernel';
import type { Args } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../types.ts';
import { AUTO_WORDS } from './automaton.ts';
import { COLOUR_NAMES, cardName, cardNames, marketName, moduleName, own, place } from './names.ts';
import { botName, caused, type Phrases, seatList, seatStart, waitedFor } from './phrases.ts';

const SIDES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;
const name = (kind: string) => cardName(kind, 'en');
const list = (kinds: readonly string[]) => cardNames(kinds, 'en');
const some = (n: number) => (n === 1 ? '1 card' : `${n} cards`);

function details(args: Args, view: View, names: Names): string {
  const of = (seat: Seat) => called(seat, 'en', names).of;
  const card = args.card ? ` ${cardName(args.card, 'en', view.options)}` : '';
  if (args.visit)
    return ` on ${of(args.visit.seat)} ${moduleName(view, args.visit, 'en')}${details(args.args ?? {}, view, names)}`;
  if (args.moved !== undefined && args.exit) return `: move ${own(view, args.moved, 'en')} ${at(args.exit, view)}`;
  if (args.exit) return `: build${card} ${at(args.exit, view)}`;
  if (args.card) return `, discarding${card}`;
  if (args.repaired !== undefined) return `: repair ${own(view, args.repaired, 'en')}`;
  if (args.target) return ` against ${of(args.target.seat)} ${moduleName(view, args.target, 'en')}`;
  if (args.modules) {
    const seat = args.seat ?? view.seat ?? view.active;
    const modules = args.modules.map((module) => moduleName(view, { seat, module }, 'en')).join(' and ');
    return args.seat === undefined ? ` for ${modules}` : ` against ${of(seat)} ${modules}`;
  }
  if (args.seat !== undefined) return ` against ${called(args.seat, 'en', names).name}`;
  if (args.crew !== undefined) return ` with ${args.crew} crew`;
  return args.slot === undefined ? '' : `: take ${marketName(view, args.slot, 'en')}`;
}

function at(exit: { host: number; side: keyof typeof SIDES }, view: View): string {
  return `${SIDES[exit.side]} of ${own(view, exit.host, 'en')}`;
}

const PROMPTS: Readonly<Record<string, string>> = {
  startingHand: 'Choose 3 of your 8 cards to return.',
  turn: 'Your turn: take one action, or pass.',
  observatory: 'Take one of the cards you look at.',
  forcedDiscard: 'Choose a card to discard.',
  uneventfulYear: 'Discard an event, or show that you have none.',
  failedProject: 'The project failed: choose which of your modules is damaged.',
  income: 'Choose the colour that brings you income this year.',
  trim: 'You hold too many cards: choose what to discard.',
};

export const en: Phrases = {
  action(a, view, names) {
    const card = 'card' in a && a.card ? cardName(a.card, 'en', view.options) : '';
    switch (a.type) {
      case 'returnCards':
        return `return ${cardNames(a.cards, 'en', view.options)}`;
      case 'build':
        return `build ${card} ${at(a.exit, view)}`;
      case 'upgrade':
        return `upgrade to ${cardName(a.core, 'en', view.options)}`;
      case 'buy':
        return `buy ${marketName(view, a.slot, 'en')} for ${a.slot + 1} MC`;
      case 'operate': {
        const { type: _, module, ...args } = a;
        return `operate ${own(view, module, 'en')}${details(args, view, names)}`;
      }
      case 'event': {
        const { type: _, card: __, ...args } = a;
        return `play ${card}${details(args, view, names)}`;
      }
      case 'repair':
        return `repair ${own(view, a.module, 'en')}`;
      case 'pass':
        return 'pass';
      case 'take':
        return `take ${card}`;
      case 'discard':
      case 'trim':
        return `discard ${card}`;
      case 'show':
        return en.labels.show;
      case 'sufferDamage':
        return `damage your ${own(view, a.module, 'en')}`;
      case 'income':
        return `income from ${COLOUR_NAMES[a.colour].en} modules`;
    }
  },
  event: sentence,
  prompt(view, mine, names) {
    const frame = view.stack.at(-1);
    if (!frame) return 'The match is over.';
    if (mine) return caused(view, PROMPTS[frame.step] ?? 'Please wait.', 'en', names);
    return `Waiting for ${seatList(waitedFor(view), view.seat, 'en', names)}.`;
  },
  labels: {
    year: 'Year',
    last: 'last year, colours pay double',
    first: 'first',
    passes: 'passes in a row',
    hand: 'hand',
    known: 'known cards',
    limit: 'limit',
    crew: 'unused crew',
    symbols: 'crew symbols',
    income: 'expected income',
    pile: 'Draw pile',
    discards: 'Discard pile',
    market: 'Market',
    upgrades: 'Upgrades left',
    convoys: 'convoys this year',
    rival: 'Rival',
    you: 'You',
    bot: 'bot',
    damage: 'damage',
    used: 'used',
    immune: 'immune',
    exits: 'usable exits',
    answered: 'your answer',
    seen: 'you look at',
    show: 'show your hand',
  },
};

function sentence(e: Event, reader: Seat | null, names: Names): string | undefined {
  const seat = 'seat' in e ? e.seat : 0;
  const you = seat === reader;
  const who = seatStart(seat, reader, 'en', names);
  const whose = you ? 'Your' : called(seat, 'en', names).of;
  const verb = (base: string, third = `${base}s`) => `${who} ${you ? base : third}`;
  switch (e.type) {
    case 'answered':
      return e.secret?.cards
        ? `${verb('have', 'has')} chosen: ${list(e.secret.cards)}.`
        : `${verb('have', 'has')} decided.`;
    case 'year':
      return `Year ${e.year}${e.last ? ', the last one' : ''}: ${you ? 'you begin' : `${who} begins`}.`;
    case 'draw':
      return e.secret ? `${verb('draw')} ${list(e.secret.cards)}.` : `${verb('draw')} ${some(e.n)}.`;
    case 'reshuffled':
      return `The discard pile is shuffled: ${some(e.n)} in the draw pile.`;
    case 'built':
      return `${verb('build')} ${name(e.card)} ${place(e, 'en')} for ${e.cost} MC.`;
    case 'upgraded':
      return `${verb('upgrade')} to the ${name(e.core)}.`;
    case 'bought':
      return `${verb('buy')} ${name(e.card)} for ${e.price} MC.`;
    case 'tookFromMarket':
      return `${verb('take')} ${name(e.card)} from the market.`;
    case 'operated':
      return `${verb('operate')} ${name(e.card)}.`;
    case 'visited':
      return `${verb('send')} a worker to ${e.owner === reader ? 'your' : called(e.owner, 'en', names).of} ${name(e.card)}.`;
    case 'played':
      return `${verb('play')} ${name(e.card)}.`;
    case 'paidRepair':
      return `${verb('pay')} ${e.cost} MC for a repair.`;
    case 'passed':
      return `${verb('pass', 'passes')}.`;
    case 'gainedMc':
      return `${verb('gain')} ${e.n} MC.`;
    case 'lostMc':
      return `${verb('lose')} ${e.n} MC.`;
    case 'gainedVp':
      return `${verb('gain')} ${e.n} VP.`;
    case 'lostCrew':
      return `${verb('lose')} ${e.n} unused crew.`;
    case 'crewBack':
      return `The crew of ${you ? 'your' : whose} ${name(e.card)} is free again.`;
    case 'damaged':
      return `${whose} ${name(e.card)} is damaged.`;
    case 'repaired':
      return `1 damage is removed from ${you ? 'your' : whose} ${name(e.card)}.`;
    case 'removed':
      return `${whose} ${name(e.card)} is removed.`;
    case 'moved':
      return `${whose} ${name(e.card)} moves ${place(e, 'en')}.`;
    case 'discard':
      return `${verb('discard')} ${name(e.card)}.`;
    case 'shown':
      return `${verb('show')} a hand without events: ${list(e.cards)}.`;
    case 'revealed':
      return `${verb('reveal')} ${list(e.cards)}.`;
    case 'looked':
      return `${verb('look')} at ${e.secret ? list(e.secret.cards) : some(e.n)}.`;
    case 'took':
      return `${verb('take')} ${e.secret ? name(e.secret.card) : 'one of them'}.`;
    case 'convoy':
      return `${whose} Build actions cost ${e.n} MC less this year.`;
    case 'yearEnds':
      return `Everybody has passed: year ${e.year} ends.`;
    case 'scored':
      return `${cap(COLOUR_NAMES[e.colour].en)}: ${e.vp} VP for ${seatList(e.seats, reader, 'en', names)}.`;
    case 'market':
      return e.cards.length > 0 ? `New market: ${list(e.cards)}.` : 'The market stays empty.';
    case 'crew':
      return `${verb('have', 'has')} ${e.n} crew this year.`;
    case 'income':
      return `${verb('get')} ${e.mc} MC (${COLOUR_NAMES[e.colour].en} modules).`;
    case 'trimmed':
      return `${verb('discard')} ${list(e.cards)}, down to the hand limit.`;
    case 'rival':
      return `Rival ${e.rival + 1} builds ${list(e.cards)}.`;
    case 'maintenance':
      return 'All damage is repaired.';
    case 'automaton':
      return `${botName(seat, names)}: ${AUTO_WORDS[e.rule].en} (${e.rule}).`;
    case 'over':
      return e.winners.length === 0
        ? `The match is over: ${e.vp.join(', ')} VP are not enough.`
        : `The match is over. ${e.winners.length > 1 ? 'Shared victory' : 'Victory'}: ${seatList(e.winners, reader, 'en', names)} (${e.vp.join(', ')} VP).`;
  }
}

function cap(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
