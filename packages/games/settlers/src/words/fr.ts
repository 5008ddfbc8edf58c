import { targetOf } from '../derived.ts';
import type { Effect } from '../effects.ts';
import { waysOf } from '../odds/ways.ts';
import { cardName, type Phrases, packCode, packWords, poolOf, type Resources, rollWords } from './phrases.ts';

const face: Phrases['face'] = {
  water: 'Eau',
  energy: 'Énergie',
  army: 'Armée',
  pop1: '1 habitant',
  pop2: '2 habitants',
  pop3: '3 habitants',
};

const resources: Resources = {
  symbols: ['Eau', 'Énergie', 'Armée'],
  people: 'habitants',
  person: 'habitant',
  crowd: (need, slots) => `${need} habitants en ${slots} ${slots === 1 ? 'case' : 'cases'}`,
};

/** “de Kiln”, “d’Emberfall”. */
const ofCard = (name: string) => (/^(?:[AEIOUYÉÈÊ]|Habitat)/i.test(name) ? `d’${name}` : `de ${name}`);
const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n > 1 ? many : one}`;

export const fr: Phrases = {
  action(a, view, who) {
    switch (a.type) {
      case 'roll':
        return view.turn.rolls === 0 ? 'lancer tous les dés' : 'lancer les dés restants, gratuitement';
      case 'fill':
        return `remplir ${packCode(view, a.target, a.pack)} : ${cardName(view, a.target, 'fr')}`;
      case 'reroll':
        return 'relancer en perdant un dé';
      case 'useResource':
        return `utiliser ${cardName(view, a.card, 'fr')} : ${face[a.from]} devient ${face[a.to]}`;
      case 'useCorruption':
        return `corrompre ${who(a.victim).name} pour ${cardName(view, a.take, 'fr')} : ${face[a.from]} devient ${face[a.to]}`;
      case 'useReroll':
        return `utiliser ${cardName(view, a.card, 'fr')} pour relancer`;
      case 'discardDefence':
        return `défausser ${cardName(view, a.card, 'fr')}`;
      case 'endTurn':
        return 'terminer le tour';
    }
  },
  event(e, who) {
    const { you, start, to } = who('seat' in e ? e.seat : 0);
    const verb = (second: string, third: string) => `${start} ${you ? second : third}`;
    switch (e.type) {
      case 'turn':
        return `Tour ${e.turn} : ${to}.`;
      case 'roll':
        return `${verb('lancez', 'lance')} ${rollWords(e.faces, resources)}.`;
      case 'lose':
        return `${verb('perdez', 'perd')} un dé pour relancer.`;
      case 'target':
        return e.owner === null
          ? `${verb('visez', 'vise')} ${e.name.fr}.`
          : `${verb('attaquez', 'attaque')} ${e.name.fr}, que ${who(e.owner).you ? 'vous tenez' : `tient ${who(e.owner).name}`}.`;
      case 'fill':
        return `${verb('remplissez', 'remplit')} ${packWords(e.code, resources)} avec ${plural(e.dice.length, 'dé')} : ${e.name.fr}.`;
      case 'claim':
        return e.from === null
          ? `${verb('prenez', 'prend')} ${e.name.fr}.`
          : `${verb('enlevez', 'enlève')} ${e.name.fr}, que ${who(e.from).you ? 'vous teniez' : `tenait ${who(e.from).name}`}.`;
      case 'destroy':
        return `Carte détruite : ${e.name.fr}.`;
      case 'complete':
        return `${verb('complétez', 'complète')} un Système, verrouillé : ${e.name.fr}, ${plural(e.score, 'point')}.`;
      case 'reveal':
        return `Nouvelle Amélioration visible : ${e.name.fr}.`;
      case 'shuffle':
        return `La défausse est mélangée en une nouvelle pioche de ${plural(e.n, 'carte')}.`;
      case 'convert':
        return `${e.name.fr} : ${face[e.from]} devient ${face[e.to]}.`;
      case 'corrupt':
        return `${verb('utilisez', 'utilise')} ${e.name.fr}, qui passe chez ${who(e.victim).name}.`;
      case 'useReroll':
        return `${verb('utilisez', 'utilise')} ${e.name.fr}${e.regained > 0 ? ` et ${you ? 'récupérez' : 'récupère'} ${plural(e.regained, 'dé')}` : ''}.`;
      case 'discard':
        return `${verb('défaussez', 'défausse')} ${e.name.fr}.`;
      case 'endTurn':
        return {
          stopped: `${verb('vous arrêtez', 's’arrête')}.`,
          noDice: `${verb('n’avez', 'n’a')} plus de dés.`,
          bothClaimed: `${verb('avez', 'a')} un Monde et une Amélioration : le tour finit.`,
          nothingLeft: `${verb('n’avez', 'n’a')} plus rien à viser : le tour finit.`,
        }[e.why];
      case 'over': {
        const points = e.points.join(' – ');
        return e.why === 'stall'
          ? `La partie est finie, faute de carte prise au centre depuis trop longtemps : ${points}.`
          : `La table est vide et la partie finie : ${points}.`;
      }
    }
  },
  prompt(view, { you, of }) {
    if (view.phase === 'over') return 'La partie est finie.';
    if (!you) return `Au tour ${of}.`;
    const { rolls } = view.turn;
    const target = targetOf(view);
    const pool = poolOf(view).length;
    if (view.phase === 'chooseDefence')
      return 'Vous ne gardez qu’une Amélioration de Défense : laquelle défaussez-vous ?';
    if (view.phase === 'ready') {
      if (rolls === 0) return 'Lancez les sept dés.';
      const next = view.turn.worldClaimed
        ? 'une Amélioration'
        : view.turn.upgradeClaimed
          ? 'un Monde'
          : 'une autre carte';
      const where = ` pour ${target ? cardName(view, target.card, 'fr') : next}`;
      return `Lancez gratuitement ${pool > 1 ? `les ${pool} dés restants` : 'le dé restant'}${where}, ou terminez votre tour.`;
    }
    const { fill, reroll, boost, finish } = waysOf(view);
    const card = target ? cardName(view, target.card, 'fr') : '';
    if (target && !finish) return `${card} ne peut plus être fini avec ces dés : terminez votre tour.`;
    const { worldClaimed, upgradeClaimed } = view.turn;
    const any = worldClaimed ? 'd’une Amélioration' : upgradeClaimed ? 'd’un Monde' : 'd’une carte';
    const ways = [
      ...(fill ? [`remplissez un lot ${target ? ofCard(card) : any}`] : []),
      ...(boost && !fill ? ['utilisez une Amélioration'] : []),
      ...(reroll ? ['relancez au prix d’un dé'] : []),
      'terminez',
    ];
    const asked = ways.length > 1 ? `${ways.slice(0, -1).join(', ')} ou ${ways.at(-1)}` : ways[0];
    if (fill) return `${asked[0].toUpperCase()}${asked.slice(1)}.`;
    return `Rien ne va${target ? ` pour ${card}` : ''} : ${asked}.`;
  },
  effect(effect: Effect) {
    switch (effect.kind) {
      case 'convert':
        return `Changez un dé lancé en ${effect.to === 'any' ? 'n’importe quelle ressource' : face[effect.to]}. Puis défaussez. Pas en attaquant.`;
      case 'defend':
        return `Les attaquants doivent aussi remplir : ${packWords(effect.pack, resources)}. Défaussée après une attaque réussie.`;
      case 'points':
        return `${plural(effect.value, 'point')}. À l’abri des attaques.`;
      case 'scoreDistinctSystems':
        return 'À la fin : 1 point par Système différent où vous avez des Mondes.';
      case 'scoreCompletedSystems':
        return `À la fin : ${plural(effect.per, 'point')} par Système que vous avez complété.`;
      case 'scoreUpgrades':
        return 'À la fin : 1 point par autre Amélioration que vous avez.';
      case 'reroll': {
        const more =
          effect.regain > 0 ? ` (et récupérez jusqu’à ${plural(effect.regain, 'dé perdu', 'dés perdus')})` : '';
        return `Relancez sans perdre de dé${more}. Puis défaussez.`;
      }
      case 'corruption':
        return 'Prenez et utilisez une Amélioration de Ressource d’un adversaire. Donnez-lui cette carte.';
    }
  },
  points: (n) => plural(n, 'point'),
  face,
  labels: {
    turn: 'Tour',
    stall: 'tours sans carte prise au centre',
    centre: 'Centre',
    row: 'Rangée de Colonies',
    display: 'Étalage',
    pile: 'pioche',
    discards: 'Défausse',
    removed: 'Hors de cette partie',
    dice: 'Dés',
    lost: 'perdus',
    target: 'Cible',
    worldClaimed: 'Monde pris',
    upgradeClaimed: 'Amélioration prise',
    boosted: 'lancer modifié : pas d’attaque',
    locked: 'verrouillé',
    defence: 'lot de défense',
    none: 'aucune',
    modes: 'Modes',
    start: 'commencée par',
    result: 'Résultat : points, Systèmes complets, cartes, place',
  },
};
