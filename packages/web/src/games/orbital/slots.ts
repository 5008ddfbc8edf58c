import type { Lang, Seat, Text } from '@starboard/kernel';
import {
  type Action,
  type Args,
  COLOUR_NAMES,
  COLOURS,
  cardName,
  cardOf,
  contentOf,
  eventRow,
  type Kind,
  type ModuleId,
  type OperateArgs,
  type View,
} from '@starboard/orbital';
import type { Slot, Thing } from '../../contract/skin.ts';
import { calledModule } from './content.ts';
import {
  colourThing,
  crewThing,
  exitThing,
  handThing,
  lookThing,
  marketThing,
  moduleThing,
  ONLY,
  PLAY,
  seatThing,
  upgradeThing,
} from './things.ts';
import { ASKS, SIDES } from './words.ts';

/** The places of the cards of a kind in the reader's hand; those that are chosen already are not asked for again. */
function copies(view: View, kind: Kind): readonly Thing[] {
  const { hand } = view.players[me(view)];
  const c = contentOf(view.options);
  const taken = takenPlaces(view);
  const things = (hand ?? []).flatMap((card, at) =>
    c.kinds[card] === kind && !taken.includes(at) ? [handThing(at)] : [],
  );
  return things.length > 0 ? things : ['hand:none'];
}

/** The places in the hand that a secret answer has named already: cards to return or to discard. */
export function takenPlaces(view: View): readonly number[] {
  const frame = view.stack.at(-1);
  if ((frame?.step !== 'trim' && frame?.step !== 'startingHand') || !frame.own) return [];
  const { hand } = view.players[me(view)];
  const taken: number[] = [];
  for (const card of frame.own) {
    const at = (hand ?? []).findIndex((other, i) => other === card && !taken.includes(i));
    if (at >= 0) taken.push(at);
  }
  return taken;
}

/** The seat that reads and decides. */
const me = ({ seat, active }: View): Seat => seat ?? active;

const own = (view: View, id: ModuleId): readonly Thing[] => [moduleThing(me(view), id)];

/** The stages of what a module or an event asks to be named, after the module or the card itself. */
function named(view: View, { card, exit, moved, repaired, target, seat, modules, slot, crew }: Args): readonly Slot[] {
  if (moved !== undefined && exit)
    return [
      { ask: ASKS.move, any: own(view, moved) },
      { ask: ASKS.moveTo, any: [exitThing(exit.host, exit.side)] },
    ];
  if (card !== undefined && exit)
    return [
      { ask: ASKS.commandCard, any: copies(view, card) },
      { ask: ASKS.commandExit, any: [exitThing(exit.host, exit.side)], swaps: true },
    ];
  if (card !== undefined) return [{ ask: ASKS.discardFor, any: copies(view, card) }];
  if (repaired !== undefined) return [{ ask: ASKS.repairWhich, any: own(view, repaired) }];
  // A visited Weapons Platform may be turned on itself.
  if (target) return [{ ask: ASKS.target, any: [moduleThing(target.seat, target.module)], again: true }];
  if (modules) return pair(modules, seat ?? me(view), seat === undefined);
  if (seat !== undefined) return [{ ask: ASKS.whom, any: [seatThing(seat)] }];
  if (crew !== undefined) return [{ ask: ASKS.stake, any: [crewThing(crew)] }];
  return slot === undefined ? [] : [{ ask: ASKS.takeWhich, any: [marketThing(slot)] }];
}

/** One or two modules, in either order. One of two that may be left alone is said to be the only one. */
function pair(modules: readonly ModuleId[], seat: Seat, mayBeOne: boolean): readonly Slot[] {
  const any = modules.map((id) => moduleThing(seat, id));
  const first: Slot = { ask: mayBeOne ? ASKS.freeFirst : ASKS.stormFirst, any };
  if (modules.length > 1) return [first, { ask: mayBeOne ? ASKS.freeSecond : ASKS.stormSecond, any }];
  return mayBeOne ? [first, { ask: ASKS.freeSecond, any: [ONLY], label: ASKS.only }] : [first];
}

/** The stages of a choice; passing and showing a hand are only buttons, returned cards are put together from marks. */
export function slots(a: Action, view: View): readonly Slot[] {
  switch (a.type) {
    case 'build':
      return [
        { ask: ASKS.card, any: copies(view, a.card) },
        { ask: ASKS.exit, any: [exitThing(a.exit.host, a.exit.side)], swaps: true },
      ];
    case 'upgrade':
      return [
        { ask: ASKS.upgrade, any: [upgradeThing(a.core)] },
        { ask: ASKS.core, any: own(view, 0) },
      ];
    case 'buy':
      return [{ ask: ASKS.buy, any: [marketThing(a.slot)] }];
    case 'operate':
      return [{ ask: ASKS.operate, any: own(view, a.module) }, ...named(view, argsOf(a))];
    case 'event':
      return [{ ask: ASKS.event, any: copies(view, a.card) }, ...eventStages(view, a)];
    case 'repair':
      return [{ ask: ASKS.repairWhich, any: own(view, a.module) }];
    case 'take':
      return [{ ask: ASKS.take, any: looked(view, a.card) }];
    case 'discard':
    case 'trim':
      return [{ ask: ASKS.discard, any: copies(view, a.card) }];
    case 'sufferDamage':
      return [{ ask: ASKS.suffer, any: own(view, a.module) }];
    case 'income':
      return [{ ask: ASKS.income, any: [colourThing(a.colour)] }];
    default:
      return [];
  }
}

function argsOf({ card, exit, moved, repaired, target, seat }: OperateArgs): Args {
  return {
    ...(card !== undefined && { card }),
    ...(exit && { exit }),
    ...(moved !== undefined && { moved }),
    ...(repaired !== undefined && { repaired }),
    ...(target && { target }),
    ...(seat !== undefined && { seat }),
  };
}

function eventStages(view: View, a: Extract<Action, { readonly type: 'event' }>): readonly Slot[] {
  const { type: _, card, visit, args, ...rest } = a;
  if (visit) {
    const stages = named(view, args ?? {}).map((stage) => ({ ...stage, ask: ofVisited(stage.ask) }));
    return [{ ask: ASKS.visit, any: [moduleThing(visit.seat, visit.module)] }, ...stages];
  }
  if (rest.target && removes(card, view))
    return [{ ask: ASKS.remove, any: [moduleThing(rest.target.seat, rest.target.module)] }];
  const stages = named(view, rest);
  return stages.length > 0 ? stages : [{ ask: ASKS.play, any: [PLAY], label: playing(card, view) }];
}

/** Whether an event takes a module away instead of damaging it. */
export function removes(card: Kind, view: View): boolean {
  const c = contentOf(view.options);
  return eventRow(c, cardOf(c, card))?.effect.do === 'condemn';
}

/** What a machine asks when a visitor works it: the worker's card was pressed before it, so all stand one place later. */
function ofVisited({ en, fr }: Text): Text {
  const later = (ask: string) => ask.replace(/\{(\d)\}/g, (_, at) => `{${Number(at) + 1}}`);
  return { en: later(en), fr: later(fr) };
}

function playing(card: Kind, view: View): Text {
  return { en: `Play ${cardName(card, 'en', view.options)}`, fr: `Jouer ${cardName(card, 'fr', view.options)}` };
}

function looked(view: View, kind: Kind): readonly Thing[] {
  const frame = view.stack.at(-1);
  const cards = frame?.step === 'observatory' ? (frame.cards ?? []) : [];
  const { kinds } = contentOf(view.options);
  const things = cards.flatMap((card, at) => (kinds[card] === kind ? [lookThing(at)] : []));
  return things.length > 0 ? things : ['look:none'];
}

/** A thing in few letters. */
export function called(thing: Thing, view: View, lang: Lang): string {
  const [type, ...rest] = thing.split(':');
  const numbers = rest.map(Number);
  const c = contentOf(view.options);
  const nameOf = (card: number | undefined) => (card === undefined ? '?' : cardName(c.kinds[card], lang, view.options));
  const frame = view.stack.at(-1);
  switch (type) {
    case 'hand':
      return nameOf(view.players[me(view)].hand?.[numbers[0]]);
    case 'market':
      return nameOf(view.market[numbers[0]]);
    case 'look':
      return nameOf(frame?.step === 'observatory' ? frame.cards?.[numbers[0]] : undefined);
    case 'module':
      return calledModule(view, numbers[0], numbers[1], lang);
    case 'exit':
      return `${calledModule(view, me(view), numbers[0], lang)}, ${SIDES[lang][rest[1] as keyof (typeof SIDES)['en']]}`;
    case 'upgrade':
      return cardName(rest[0], lang, view.options);
    case 'colour':
      return COLOUR_NAMES[COLOURS.find((colour) => colour === rest[0]) ?? 'red'][lang];
    case 'crew':
      return rest[0];
    default:
      return '✓';
  }
}
