import type { Activate } from '../actions.ts';
import { aimOf } from '../aim.ts';
import { mayActivate } from '../assist.ts';
import { GIFTS } from '../turn.ts';
import type { CardKey, Face } from '../types.ts';
import {
  aims,
  card,
  faceName,
  halves,
  type Person,
  type Phrases,
  planetName,
  shifted,
  signed,
  sourceOf,
} from './phrases.ts';

const naming = (enemy: Person) => (key: CardKey) => card(key, 'en', enemy);

export const en: Phrases = {
  action(a, view, who, enemy) {
    const named = naming(enemy);
    switch (a.type) {
      case 'aim':
        return a.shift === 0 ? 'keep your aim' : `shift your aim by ${signed(a.shift)}`;
      case 'discardDecoy':
        return `throw away ${named(a.card)}`;
      case 'deploy':
        return `deploy ${named(a.card)}`;
      case 'deployRandom':
        return 'deploy an alien at random';
      case 'choosePlanet':
        return `land on planet ${planetName(a.planet)}`;
      case 'declare':
        return a.use ? 'declare the planet effect' : 'do not declare it';
      case 'chooseNumber':
        return `choose ${a.number}`;
      case 'discard':
        return `discard ${named(a.card)}`;
      case 'pull':
        return `pull an alien from planet ${planetName(a.from)}`;
      case 'activate':
        return `use ${faceName(view.planets[a.planet - 1])}${details(a, enemy)}`;
      case 'give':
        return `give ${naming(who)(a.card)}`;
      case 'jettison':
        return `throw away ${named(a.card)}`;
      case 'stop':
        return 'that is enough';
      case 'finish':
        return 'end the turn';
    }
  },
  event(e, who, enemy) {
    const { you, start, of, startOf } = who;
    const named = naming(enemy);
    const verb = (base: string) => `${start} ${you ? base : base === 'have' ? 'has' : `${base}s`}`;
    switch (e.type) {
      case 'turn':
        return `Turn ${e.turn}: ${of} turn${e.last ? ', the last one' : ''}.`;
      case 'draw':
        return 'secret' in e && e.secret
          ? `${verb('draw')} ${e.secret.cards.map(named).join(', ')}.`
          : `${verb('draw')} ${e.n}.`;
      case 'discard':
        return `${e.free ? verb('throw') : verb('discard')} ${e.free ? 'away ' : ''}${named(e.card)}.`;
      case 'aim':
        return e.shift === 0 ? `${verb('keep')} the aim.` : `${verb('shift')} the aim by ${signed(e.shift)}.`;
      case 'name':
        return e.random ? `Chance picks ${named(e.card)}.` : `${verb('choose')} ${named(e.card)}.`;
      case 'declare':
        return e.use
          ? `${verb('declare')} ${faceName(e.face)}.`
          : `${start} ${you ? 'do' : 'does'} not declare ${faceName(e.face)}.`;
      case 'deploy':
        return `${verb('deploy')} ${named(e.card)} to planet ${planetName(e.planet)}.`;
      case 'number':
        return `${verb('choose')} ${e.number}.`;
      case 'shielded':
        return `${start} ${you ? 'are' : 'is'} protected from the soldier.`;
      case 'move':
        return `${named(e.card)} moves from planet ${planetName(e.from)} to planet ${planetName(e.to)}.`;
      case 'activate':
        return `${verb('use')} ${faceName(e.face)}${purpose(e.face, enemy)}.`;
      case 'exchange':
        return `${startOf} siege forces at planets ${e.planets.map(planetName).join(' and ')} change places.`;
      case 'shift':
        return `${startOf} next deployment value is shifted by ${signed(e.shift)}.`;
      case 'give':
        return `${verb('give')} ${naming(who)(e.card)} to ${enemy.to}.`;
      case 'shuffle':
        return `${verb('shuffle')} ${e.n} cards into the draw pile.`;
      case 'noDeployment':
        return `${verb('have')} no alien to deploy.`;
      case 'endTriggered':
        return `${startOf} draw pile is empty: the end is near.`;
      case 'over':
        return `The match is over: ${e.points.map(halves).join(' to ')}.`;
    }
  },
  prompt(view, who, enemy) {
    const named = naming(enemy);
    const frame = view.stack.at(-1);
    if (!frame) return 'The match is over.';
    if (!who.you) return `Waiting for ${who.name}.`;
    switch (frame.step) {
      case 'aim':
        return `Emalto: aim at planet ${aims(view, 'or')}.`;
      case 'deploy':
        return view.turn.inForce.randomDeploy
          ? `Cordontion: deploy an alien at random to planet ${planetName(aimOf(view, view.active))}.`
          : `Choose an alien to deploy to planet ${planetName(aimOf(view, view.active))}${shifted(view)}.`;
      case 'additional':
        return `Deploy one more alien to planet ${planetName(view.turn.planet || 1)}.`;
      case 'choosePlanet':
        return `Choose any planet for ${named(frame.card)}.`;
      case 'declare':
        return `Before ${named(frame.card)} lands: declare ${faceName(view.planets[frame.planet - 1])}?`;
      case 'chooseNumber':
        return `How many for ${frame.reach.targets.length > 1 ? 'both players' : frame.reach.targets[0] === view.active ? 'you' : enemy.name}: ${frame.reach.verb} ${frame.reach.numbers.join(' or ')}?`;
      case 'discard':
        return `${frame.seat === view.active ? '' : `${enemy.startOf} `}${sourceOf(view, 'en')}: discard ${frame.n} ${frame.n > 1 ? 'cards' : 'card'}.`;
      case 'pull':
        return `From which neighbour does the Marshal pull an alien to planet ${planetName(view.turn.planet || 1)}?`;
      case 'give':
        return `Give up to ${GIFTS - frame.given} more ${frame.given === GIFTS - 1 ? 'card' : 'cards'} to ${enemy.to}.`;
      case 'jettison':
        return frame.thrown === 0
          ? 'Pandemonia: discard one card, or as many as you like.'
          : 'Discard more cards, or stop.';
      default:
        if (mayActivate(view)) return 'Use a planet effect if you like, or end your turn.';
        return view.turn.forbidden === 'zahwilta' ? 'Zahwilta: no planet effect. End your turn.' : 'End your turn.';
    }
  },
  labels: {
    turn: 'Turn',
    last: 'the end is triggered',
    hand: 'hand',
    aims: 'aims at',
    draw: 'draw pile',
    discards: 'discards',
    points: 'points now',
    known: (to) => `known to ${to.to}`,
    waiting: {
      randomDeploy: 'jammed by Cordontion: deploys at random',
      noPlanetEffect: 'silenced by Zahwilta: no planet effects',
      forcedShift: 'Iontian shifts the deployment value by',
      mayShift: 'Emalto: may shift the deployment value by 1',
      enemyShielded: (enemy) => `Plomeena: soldiers do not affect ${enemy.name}`,
    },
  },
};

/** What a planet effect is used for. The three that are declared say it when they are. */
function purpose(face: Face, enemy: Person): string {
  switch (face) {
    case 'siptou':
      return ' to exchange two siege forces';
    case 'valtinia':
      return ` to exchange two of ${enemy.of} siege forces`;
    case 'cordontion':
      return ` to make ${enemy.name} deploy a random alien next turn`;
    case 'zahwilta':
      return ` to keep ${enemy.name} from using planet effects next turn`;
    case 'emalto':
      return ' to be able to shift the aim by 1 next turn';
    case 'iontian':
      return ` to shift ${enemy.of} next deployment value by 1`;
    case 'plomeena':
      return ` for protection from ${enemy.of} soldiers next turn`;
    case 'hyperion':
      return ' to discard a soldier for its effect';
    case 'clio':
      return ` to give ${enemy.name} up to ${GIFTS} cards`;
    case 'artemis':
      return ' to move the alien just deployed';
    case 'nyx':
      return ` to move one of ${enemy.of} aliens`;
    case 'pandemonia':
      return ' to discard cards at will';
    case 'aether':
      return ' to shuffle the hand into the draw pile';
    default:
      return '';
  }
}

function details(a: Activate, enemy: Person): string {
  if (a.switch) return ` for planets ${a.switch.map(planetName).join(' and ')}`;
  if (a.shift) return ` to shift ${enemy.of} aim by ${signed(a.shift)}`;
  if (a.card) return ` with ${naming(enemy)(a.card)}`;
  return a.to ? `, to planet ${planetName(a.to)}` : '';
}
