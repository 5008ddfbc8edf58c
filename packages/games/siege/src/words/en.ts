import { FACE_WORDS } from '../content/names.ts';
import type { Activate, CardKey } from '../types.ts';
import { card, faceName, halves, type Phrases, planetName, signed } from './phrases.ts';

const named = (key: CardKey) => card(key, 'en');
const list = (keys: readonly CardKey[]) => keys.map(named).join(', ');

export const en: Phrases = {
  action(a, view) {
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
        return `use ${faceName(view.planets[a.planet - 1])}${details(a)}`;
      case 'give':
        return `give ${named(a.card)}`;
      case 'jettison':
        return `throw away ${named(a.card)}`;
      case 'stop':
        return 'that is enough';
      case 'finish':
        return 'end the turn';
    }
  },
  event(e, { you, name, of }) {
    const verb = (base: string) => `${name} ${you ? base : base === 'have' ? 'has' : `${base}s`}`;
    switch (e.type) {
      case 'turn':
        return `Turn ${e.turn}: ${you ? 'your' : of.replace(/^The/, 'the')} turn${e.last ? ', the last one' : ''}.`;
      case 'draw':
        return 'secret' in e && e.secret ? `${verb('draw')} ${list(e.secret.cards)}.` : `${verb('draw')} ${e.n}.`;
      case 'discard':
        return `${e.free ? verb('throw') : verb('discard')} ${e.free ? 'away ' : ''}${named(e.card)}.`;
      case 'aim':
        return e.shift === 0 ? `${verb('keep')} the aim.` : `${verb('shift')} the aim by ${signed(e.shift)}.`;
      case 'name':
        return e.random ? `Chance picks ${named(e.card)}.` : `${verb('choose')} ${named(e.card)}.`;
      case 'declare':
        return e.use
          ? `${verb('declare')} ${faceName(e.face)}.`
          : `${name} ${you ? 'do' : 'does'} not declare ${faceName(e.face)}.`;
      case 'deploy':
        return `${verb('deploy')} ${named(e.card)} to planet ${planetName(e.planet)}.`;
      case 'number':
        return `${verb('choose')} ${e.number}.`;
      case 'shielded':
        return `${name} ${you ? 'are' : 'is'} protected: the soldier has no effect.`;
      case 'move':
        return `${named(e.card)} moves from planet ${planetName(e.from)} to planet ${planetName(e.to)}.`;
      case 'activate':
        return `${verb('use')} ${faceName(e.face)}: ${FACE_WORDS[e.face].text.en}`;
      case 'exchange':
        return `${of} siege forces at planets ${e.planets.map(planetName).join(' and ')} change places.`;
      case 'shift':
        return `${of} next deployment value is shifted by ${signed(e.shift)}.`;
      case 'give':
        return `${verb('give')} ${named(e.card)} away.`;
      case 'shuffle':
        return `${verb('shuffle')} ${e.n} cards into the draw pile.`;
      case 'noDeployment':
        return `${verb('have')} no alien to deploy.`;
      case 'endTriggered':
        return `${of} draw pile is empty: the end is near.`;
      case 'over':
        return `The match is over: ${e.points.map(halves).join(' to ')}.`;
    }
  },
  prompt(view, mine) {
    const frame = view.stack.at(-1);
    if (!frame) return 'The match is over.';
    if (!mine) return 'Waiting for the other player.';
    switch (frame.step) {
      case 'aim':
        return 'Emalto waits: shift your aim by one, or keep it.';
      case 'deploy':
        return view.turn.inForce.randomDeploy
          ? `Jammed: deploy an alien at random to planet ${planetName(view.players[view.active].aim)}.`
          : `Choose an alien to deploy to planet ${planetName(view.players[view.active].aim)}.`;
      case 'additional':
        return `Deploy one more alien to planet ${planetName(view.turn.planet || 1)}.`;
      case 'choosePlanet':
        return `Choose any planet for ${named(frame.card)}.`;
      case 'declare':
        return `Before ${named(frame.card)} lands: declare ${faceName(view.planets[frame.planet - 1])}?`;
      case 'chooseNumber':
        return `How many ${frame.reach.targets.length > 1 ? 'for both players' : frame.reach.targets[0] === view.active ? 'for you' : 'for the enemy'}: ${frame.reach.verb} ${frame.reach.numbers.join(' or ')}?`;
      case 'discard':
        return `Discard ${frame.n} ${frame.n > 1 ? 'cards' : 'card'} of your choice.`;
      case 'pull':
        return `From which neighbour shall the Marshal pull an alien to planet ${planetName(view.turn.planet || 1)}?`;
      case 'give':
        return `Give up to ${3 - frame.given} more ${frame.given === 2 ? 'card' : 'cards'} to the enemy.`;
      case 'jettison':
        return 'Throw away as many cards as you like.';
      default:
        return view.turn.used || view.turn.forbidden
          ? 'End your turn.'
          : 'Use a planet effect if you like, or end your turn.';
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
    you: 'You',
    enemy: 'Enemy',
    player: 'Player',
    known: 'known to the other player',
    waiting: {
      randomDeploy: 'jammed by Cordontion: deploys at random',
      noPlanetEffect: 'silenced by Zahwilta: no planet effects',
      forcedShift: 'Iontian shifts the deployment value by',
      mayShift: 'Emalto: may shift the deployment value by 1',
      enemyShielded: 'Plomeena: soldiers do not affect the other player',
    },
  },
};

function details(a: Activate): string {
  if (a.switch) return ` for planets ${a.switch.map(planetName).join(' and ')}`;
  if (a.shift) return ` to shift the enemy by ${signed(a.shift)}`;
  if (a.card) return ` with ${named(a.card)}`;
  return a.to ? `, to planet ${planetName(a.to)}` : '';
}
