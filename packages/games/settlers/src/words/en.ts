import { targetOf } from '../derived.ts';
import type { Effect } from '../effects.ts';
import { waysOf } from '../odds/ways.ts';
import { cardName, type Phrases, packCode, packWords, poolOf, type Resources, rollWords } from './phrases.ts';

const face: Phrases['face'] = {
  water: 'Water',
  energy: 'Energy',
  army: 'Army',
  pop1: '1 person',
  pop2: '2 people',
  pop3: '3 people',
};

const resources: Resources = {
  symbols: ['Water', 'Energy', 'Army'],
  people: 'people',
  person: 'person',
  crowd: (need, slots) => `${need} people in ${slots} ${slots === 1 ? 'slot' : 'slots'}`,
};

const plural = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
const dice = (n: number) => `${n} ${n === 1 ? 'die' : 'dice'}`;

export const en: Phrases = {
  action(a, view, who) {
    switch (a.type) {
      case 'roll':
        return view.turn.rolls === 0 ? 'roll all dice' : 'roll the dice that are left, free';
      case 'fill':
        return `fill ${packCode(view, a.target, a.pack)} of ${cardName(view, a.target, 'en')}`;
      case 'reroll':
        return 're-roll, losing one die';
      case 'useResource':
        return `use ${cardName(view, a.card, 'en')}: ${face[a.from]} becomes ${face[a.to]}`;
      case 'useCorruption':
        return `corrupt ${who(a.victim).name} for ${cardName(view, a.take, 'en')}: ${face[a.from]} becomes ${face[a.to]}`;
      case 'useReroll':
        return `use ${cardName(view, a.card, 'en')} to roll again`;
      case 'discardDefence':
        return `discard ${cardName(view, a.card, 'en')}`;
      case 'endTurn':
        return 'end the turn';
    }
  },
  event(e, who) {
    const { you, start } = who('seat' in e ? e.seat : 0);
    const verb = (base: string, third = `${base}s`) => `${start} ${you ? base : third}`;
    switch (e.type) {
      case 'turn':
        return `Turn ${e.turn}: ${you ? 'your turn' : start}.`;
      case 'roll':
        return `${verb('roll')} ${rollWords(e.faces, resources)}.`;
      case 'lose':
        return `${verb('lose')} a die for a re-roll.`;
      case 'target':
        return e.owner === null
          ? `${verb('go', 'goes')} for ${e.name.en}.`
          : `${verb('attack')} ${e.name.en}, held by ${who(e.owner).name}.`;
      case 'fill':
        return `${verb('fill')} ${packWords(e.code, resources)} of ${e.name.en} with ${dice(e.dice.length)}.`;
      case 'claim':
        return e.from === null
          ? `${verb('claim')} ${e.name.en}.`
          : `${verb('take')} ${e.name.en} from ${who(e.from).name}.`;
      case 'destroy':
        return `${e.name.en} is destroyed.`;
      case 'complete':
        return `${verb('complete')} ${e.name.en}: locked, ${plural(e.score, 'point')}.`;
      case 'reveal':
        return `${e.name.en} joins the display.`;
      case 'shuffle':
        return `The discards are shuffled into a new pile of ${e.n}.`;
      case 'convert':
        return `${e.name.en} turns ${face[e.from]} into ${face[e.to]}.`;
      case 'corrupt':
        return `${verb('use')} ${e.name.en}, which goes to ${who(e.victim).name}.`;
      case 'useReroll':
        return `${verb('use')} ${e.name.en}${e.regained > 0 ? ` and ${you ? 'regain' : 'regains'} ${dice(e.regained)}` : ''}.`;
      case 'discard':
        return `${verb('discard')} ${e.name.en}.`;
      case 'endTurn':
        return {
          stopped: `${verb('stop')}.`,
          noDice: `${verb('have', 'has')} no dice left.`,
          bothClaimed: `${verb('have', 'has')} a World and an Upgrade: the turn ends.`,
          nothingLeft: `${verb('have', 'has')} nothing left to aim at: the turn ends.`,
        }[e.why];
      case 'over': {
        const points = e.points.join(' – ');
        return e.why === 'stall'
          ? `The match is over, as nobody claimed anything from the table for too long: ${points}.`
          : `The last World left the chart and the match is over: ${points}.`;
      }
    }
  },
  prompt(view, { you, name }) {
    if (view.phase === 'over') return 'The match is over.';
    if (!you) return `Waiting for ${name}.`;
    const { rolls } = view.turn;
    const target = targetOf(view);
    const pool = poolOf(view).length;
    if (view.phase === 'chooseDefence') return 'You keep only one Defence Upgrade: which one do you discard?';
    if (view.phase === 'ready') {
      if (rolls === 0) return 'Roll all seven dice.';
      const next = view.turn.worldClaimed ? 'an Upgrade' : view.turn.upgradeClaimed ? 'a World' : 'another card';
      const where = ` for ${target ? cardName(view, target.card, 'en') : next}`;
      const left = pool === 1 ? 'the die that is left' : `the ${pool} dice that are left`;
      return `Roll ${left}, free${where}, or end your turn.`;
    }
    const { fill, reroll, boost, finish } = waysOf(view);
    const { worldClaimed, upgradeClaimed } = view.turn;
    const any = worldClaimed ? 'an Upgrade' : upgradeClaimed ? 'a World' : 'any card';
    const card = target ? cardName(view, target.card, 'en') : any;
    if (target && !finish) return `${card} cannot be finished with these dice: end your turn.`;
    const ways = [
      ...(fill ? [`fill a pack of ${card}`] : []),
      ...(boost && !fill ? ['use an Upgrade'] : []),
      ...(reroll ? ['re-roll at the cost of a die'] : []),
      'end your turn',
    ];
    const asked =
      ways.length > 1 ? `${ways.slice(0, -1).join(', ')}${ways.length > 2 ? ',' : ''} or ${ways.at(-1)}` : ways[0];
    if (fill) return `${asked[0].toUpperCase()}${asked.slice(1)}.`;
    return `Nothing ${target ? `of ${card} ` : ''}fits: ${asked}.`;
  },
  effect(effect: Effect) {
    switch (effect.kind) {
      case 'convert':
        return `Turn one rolled die into ${effect.to === 'any' ? 'any resource' : face[effect.to]}. Then discard. Not while attacking.`;
      case 'defend':
        return `Attackers must also fill: ${packWords(effect.pack, resources)}. Discarded after a successful attack.`;
      case 'points':
        return `${plural(effect.value, 'point')}. Safe from attack.`;
      case 'scoreDistinctSystems':
        return 'At the end: 1 point per different System you own Worlds of.';
      case 'scoreCompletedSystems':
        return `At the end: ${plural(effect.per, 'point')} per System you completed.`;
      case 'scoreUpgrades':
        return 'At the end: 1 point per other Upgrade you own.';
      case 'reroll': {
        const more =
          effect.regain > 0 ? ` (and regain up to ${effect.regain} lost ${effect.regain === 1 ? 'die' : 'dice'})` : '';
        return `Re-roll without losing a die${more}. Then discard.`;
      }
      case 'corruption':
        return 'Take and use an opponent’s Resource Upgrade. Give them this card.';
    }
  },
  points: (n) => plural(n, 'point'),
  face,
  labels: {
    turn: 'Turn',
    stall: 'turns without a claim from the table',
    centre: 'Centre',
    row: 'Settlement row',
    display: 'Display',
    pile: 'pile',
    discards: 'Discards',
    removed: 'Not in this match',
    dice: 'Dice',
    lost: 'lost',
    target: 'Target',
    worldClaimed: 'World claimed',
    upgradeClaimed: 'Upgrade claimed',
    boosted: 'roll boosted: no attack',
    locked: 'locked',
    defence: 'Defence Pack',
    none: 'none',
    modes: 'Modes',
    start: 'started by',
    result: 'Result: points, completed Systems, cards, place',
  },
};
