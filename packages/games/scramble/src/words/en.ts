import { called } from '@starboard/kernel';
import { contentOf } from '../content.ts';
import { faceOf } from '../derived.ts';
import type { Event } from '../events.ts';
import type { View } from '../types.ts';
import { calledAll, cardName, invaderName, type Labels, type Phrases, sentence } from './phrases.ts';

const labels: Labels = {
  round: 'Round',
  level: 'level',
  gems: { red: 'red', blue: 'blue', yellow: 'yellow', green: 'green', overheat: 'Overheat' },
  weapons: { red: 'red', blue: 'blue', yellow: 'yellow', green: 'green' },
  colours: { orange: 'orange', purple: 'purple', teal: 'teal', white: 'white' },
  icons: {
    move: 'Move',
    power: 'Power',
    scatter: 'Scatter',
    beam: 'Beam',
    blast: 'Blast',
    boost: 'Boost',
    scavenge: 'Scavenge',
    vent: 'Vent',
    convert: 'Convert',
    energize: 'Energize',
  },
  row: 'row',
  playerRow: 'Player Row',
  track: 'Progress Track',
  aggression: 'Alien Aggression at slot',
  empty: 'empty',
  supply: 'supply',
  piles: 'Invader piles',
  main: 'Main deck',
  innovation: 'Innovation decks',
  discards: 'discarded',
  gone: 'Invaders out of the match',
  aliensMoved: 'Aliens Move! gone',
  first: 'first player',
  plays: 'to play',
  invaders: 'Invaders',
  income: 'income',
  heat: 'heat',
  credits: 'credits',
  assists: 'Assist tokens',
  bag: 'bag',
  drawn: 'drawn gem',
  exchanged: 'exchanged',
  systems: 'Systems',
  outOfOrder: 'Out of Order',
  victory: 'Victory Track',
  none: 'none',
};

const gem = (e: { readonly gem: keyof Labels['gems'] }) => labels.gems[e.gem];
const card = (id: string) => cardName(id, 'en');
const invader = (id: string) => `a ${invaderName(id, 'en')}`;
const credits = (n: number) => (n === 1 ? '1 credit' : `${n} credits`);

const DONE: Readonly<Record<Extract<Event, { type: 'system' }>['effects'][number]['do'], (n: number) => string>> = {
  credits: (n) => `+${credits(n)}`,
  move: (n) => `+${n} Move`,
  power: (n) => `+${n} Power`,
  cool: (n) => `−${n} heat`,
  heatCost: (n) => `${n} less heat`,
  purge: (n) => `${n} Overheat ${n === 1 ? 'gem' : 'gems'} back to the supply`,
};

export const en: Phrases = {
  labels,
  over: 'The match is over.',
  waiting: (seat, colour, names) => `Waiting for ${called(seat, 'en', names).name} (${colour}).`,
  points: (n) => (n === 1 ? '1 Invader' : `${n} Invaders`),
  action(a, view) {
    switch (a.type) {
      case 'placeStarfighter':
        return `start on ${place(view, a.space)}`;
      case 'draw':
        return 'draw a gem';
      case 'cooldown':
        return 'cool down';
      case 'purge':
        return a.use ? 'return your Overheat gems to the supply' : 'keep your Overheat gems';
      case 'activate':
        return `activate the ${a.weapon} weapon`;
      case 'exchange':
        return 'exchange the gem for credits';
      case 'move':
        if (a.to === view.pilots[view.active].space) return 'stay';
        return `fly to ${place(view, a.to)}${a.jump ? ' through the Wormholes' : ''}`;
      case 'fire':
        return 'fire';
      case 'holdFire':
        return 'hold fire';
      case 'placeAssist':
        return `Assist token on row ${a.row}, column ${a.column}`;
      case 'convert':
        return `convert ${a.from} to ${a.to}`;
      case 'skipConvert':
        return 'convert nothing';
      case 'energize':
        return `add a gem: ${gem(a)}`;
      case 'skipEnergize':
        return 'add no gem';
      case 'buy':
        return `buy ${bought(view, a.slot)}${a.discard === undefined ? '' : ` and discard ${system(view, a.discard)}`}`;
      case 'repair':
        return `repair the ${a.weapon} weapon for 10 credits`;
      case 'endUpgrade':
        return 'finish upgrading';
      case 'breakWeapon':
        return `put the ${a.weapon} weapon Out of Order`;
    }
  },
  event(e, { you, name, of }, names) {
    const verb = (base: string, third = `${base}s`) => `${name} ${you ? base : third}`;
    switch (e.type) {
      case 'starfighter':
        return `${verb('start')} on ${place(e, e.space)}.`;
      case 'round':
        return `Round ${e.round}.`;
      case 'turn':
        return you ? 'Your turn.' : `${of} turn.`;
      case 'draw':
        return `${verb('draw')} a gem: ${gem(e)}.`;
      case 'cooldown':
        return `${verb('cool')} down.`;
      case 'activate':
        return `${verb('activate')} the ${e.weapon} weapon${e.heat > 0 ? `: +${e.heat} heat` : ''}.`;
      case 'exchange':
        return `${verb('exchange')} the gem: +${credits(e.credits)}${e.heat > 0 ? `, +${e.heat} heat` : ''}.`;
      case 'move':
        return `${verb('fly', 'flies')} from ${place(e, e.from)} to ${place(e, e.to)}${e.jump ? ' through the Wormholes' : ''}.`;
      case 'fire':
        return `${verb('fire')} with Power ${e.power}${e.effects.map((f) => `, ${labels.icons[f]}`).join('')}.`;
      case 'destroy':
        return `${verb('destroy')} ${invader(e.invader)} in row ${e.row}, column ${e.column}.`;
      case 'damage':
        return `${verb('damage')} ${invader(e.invader)} in row ${e.row}, column ${e.column}: ${e.from} → ${e.to}.`;
      case 'assist':
        return `${verb('get')} the Assist token back: +${credits(e.credits)}.`;
      case 'assistToken':
        return `${verb('put')} an Assist token on row ${e.row}, column ${e.column}.`;
      case 'boost':
        return `Boost: ${e.n} on the ${e.weapon} weapon.`;
      case 'scavenge':
        return `Scavenge: +${credits(e.credits)}.`;
      case 'vent':
        return `Vent: −${e.n} heat.`;
      case 'convert':
        return `${verb('convert')} ${e.from} to ${e.to}.`;
      case 'energize':
        return `${verb('add')} a gem: ${gem(e)}.`;
      case 'system':
        return `${card(e.card)}: ${e.effects.map((effect) => DONE[effect.do](effect.n)).join(', ')}.`;
      case 'buy':
        return `${verb('buy')} ${card(e.card)} for ${credits(e.cost)}${e.discarded ? ` and ${you ? 'discard' : 'discards'} ${card(e.discarded)}` : ''}.`;
      case 'repair':
        return `${verb('repair')} the ${e.weapon} weapon.`;
      case 'shortOfCredits':
        return `${name} can buy nothing with ${credits(e.credits)}.`;
      case 'gather':
        return `${verb('gather')} ${credits(e.credits)}.`;
      case 'overheat':
        return `${verb('overheat')}${e.by === 'aliens' ? ', hit by the aliens' : ''}: no credits are left.`;
      case 'outOfOrder':
        return `${capital(of)} ${e.weapon} weapon is Out of Order.`;
      case 'refill':
        return `${card(e.card)} comes to slot ${e.slot}.`;
      case 'slideOff':
        return sentence(
          `Off the track: ${[e.card, e.event].flatMap((id) => (id === null ? [] : [card(id)])).join(', ')}`,
        );
      case 'pass':
        return `${capital(invader(e.invader))} (${e.colour}) gets through in column ${e.column}.`;
      case 'attack':
        return e.lost === null ? `${verb('have', 'has')} no Invader to lose.` : `${verb('lose')} ${invader(e.lost)}.`;
      case 'arrive':
        return `A new row arrives: ${e.invaders.map((id) => invaderName(id, 'en')).join(', ')}.`;
      case 'attach':
        return `${card(e.event)} is attached to slot ${e.slot}.`;
      case 'reveal':
        return `${card(e.card)} comes to slot 1.`;
      case 'over':
        return `The match is over${e.end === 'clock' ? ': the last wave is through' : ''}. ${e.winners.length > 1 ? 'Winners' : 'Winner'}: ${calledAll(e.winners, 'en', names)}.`;
    }
  },
  prompt(view) {
    const frame = view.stack.at(-1);
    switch (frame?.step) {
      case 'placeStarfighter':
        return 'Choose the space where your Starfighter starts.';
      case 'drawOrCooldown':
        return 'Draw a gem, or cool down?';
      case 'purge':
        return 'Return the Overheat gems on your board to the supply?';
      case 'placeGem':
        return `You drew a gem (${labels.gems[view.turn.drawn ?? 'red']}): activate a weapon, or exchange it.`;
      case 'move':
        return `Where do you fly? Up to ${view.turn.move} in one direction, then Power ${view.turn.power}.`;
      case 'fire':
        return `Fire with Power ${view.turn.power}, or hold fire?`;
      case 'placeAssist':
        return 'Your Assist tokens are short: which damaged Invader gets one?';
      case 'convert':
        return 'Convert an Energy gem on your board into another colour?';
      case 'energize':
        return 'Add a gem to your bag?';
      case 'breakWeapon':
        return 'You have overheated: choose the weapon that goes Out of Order.';
      default:
        return 'Buy Upgrade cards, repair a weapon, or finish.';
    }
  },
};

function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}

function place({ columns }: { readonly columns: number }, space: number): string {
  if (space === 0) return 'the left Wormhole';
  return space === columns + 1 ? 'the right Wormhole' : `column ${space}`;
}

function bought(view: View, slot: number): string {
  const face = faceOf(view, view.track[slot - 1] ?? '');
  return face ? `${face.name.en} for ${credits(face.cost)}` : `from slot ${slot}`;
}

function system(view: View, index: number): string {
  return cardName(view.pilots[view.active].systems[index] ?? '', 'en', contentOf(view.options));
}
