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

const naming = (enemy: Person) => (key: CardKey) => card(key, 'fr', enemy);

export const fr: Phrases = {
  action(a, view, who, enemy) {
    const named = naming(enemy);
    switch (a.type) {
      case 'aim':
        return a.shift === 0 ? 'garder la visée' : `décaler la visée de ${signed(a.shift)}`;
      case 'discardDecoy':
        return `jeter ${named(a.card)}`;
      case 'deploy':
        return `déployer ${named(a.card)}`;
      case 'deployRandom':
        return 'déployer un alien au hasard';
      case 'choosePlanet':
        return `se poser sur la planète ${planetName(a.planet)}`;
      case 'declare':
        return a.use ? 'annoncer l’effet de la planète' : 'ne pas l’annoncer';
      case 'chooseNumber':
        return `choisir ${a.number}`;
      case 'discard':
        return `défausser ${named(a.card)}`;
      case 'pull':
        return `attirer un alien de la planète ${planetName(a.from)}`;
      case 'activate':
        return `utiliser ${faceName(view.planets[a.planet - 1])}${details(a, enemy)}`;
      case 'give':
        return `donner ${naming(who)(a.card)}`;
      case 'jettison':
        return `jeter ${named(a.card)}`;
      case 'stop':
        return 'cela suffit';
      case 'finish':
        return 'finir le tour';
    }
  },
  event(e, who, enemy) {
    const { you, start, of } = who;
    const named = naming(enemy);
    const verb = (third: string, second: string) => `${start} ${you ? second : third}`;
    switch (e.type) {
      case 'turn':
        return `Tour ${e.turn} : ${you ? 'votre tour' : `le tour ${of}`}${e.last ? ', le dernier' : ''}.`;
      case 'draw':
        return 'secret' in e && e.secret
          ? `${verb('pioche', 'piochez')} ${e.secret.cards.map(named).join(', ')}.`
          : `${verb('pioche', 'piochez')} ${e.n} carte${e.n > 1 ? 's' : ''}.`;
      case 'discard':
        return `${e.free ? verb('jette', 'jetez') : verb('défausse', 'défaussez')} ${named(e.card)}.`;
      case 'aim':
        return e.shift === 0
          ? `${verb('garde', 'gardez')} la visée.`
          : `${verb('décale', 'décalez')} la visée de ${signed(e.shift)}.`;
      case 'name':
        return e.random ? `Le hasard désigne ${named(e.card)}.` : `${verb('choisit', 'choisissez')} ${named(e.card)}.`;
      case 'declare':
        return e.use
          ? `${verb('annonce', 'annoncez')} ${faceName(e.face)}.`
          : `${verb('n’annonce', 'n’annoncez')} pas ${faceName(e.face)}.`;
      case 'deploy':
        return `${verb('déploie', 'déployez')} ${named(e.card)} sur la planète ${planetName(e.planet)}.`;
      case 'number':
        return `${verb('choisit', 'choisissez')} ${e.number}.`;
      case 'shielded':
        return `${verb('est', 'êtes')} à l’abri du soldat.`;
      case 'move':
        return `${named(e.card)} passe de la planète ${planetName(e.from)} à la planète ${planetName(e.to)}.`;
      case 'activate':
        return `${verb('utilise', 'utilisez')} ${faceName(e.face)}${purpose(e.face, enemy)}.`;
      case 'exchange':
        return `${you ? 'Vos forces' : `Les forces ${of}`} des planètes ${e.planets.map(planetName).join(' et ')} échangent leurs places.`;
      case 'shift':
        return `${you ? 'Votre prochaine valeur de déploiement' : `La prochaine valeur de déploiement ${of}`} est décalée de ${signed(e.shift)}.`;
      case 'give':
        return enemy.you
          ? `${start} vous donne ${naming(who)(e.card)}.`
          : `${verb('donne', 'donnez')} ${naming(who)(e.card)} ${enemy.to}.`;
      case 'shuffle':
        return `${verb('mélange', 'mélangez')} ${e.n} cartes dans la pioche.`;
      case 'noDeployment':
        return `${verb('n’a', 'n’avez')} aucun alien à déployer.`;
      case 'endTriggered':
        return `${you ? 'Votre pioche' : `La pioche ${of}`} est vide : la fin approche.`;
      case 'over':
        return `La partie est terminée : ${e.points.map(halves).join(' à ')}.`;
    }
  },
  prompt(view, who, enemy) {
    const named = naming(enemy);
    const frame = view.stack.at(-1);
    if (!frame) return 'La partie est terminée.';
    if (!who.you) return `En attente ${who.of}.`;
    switch (frame.step) {
      case 'aim':
        return `Emalto : visez la planète ${aims(view, 'ou')}.`;
      case 'deploy':
        return view.turn.inForce.randomDeploy
          ? `Cordontion : déployez un alien au hasard sur la planète ${planetName(aimOf(view, view.active))}.`
          : `Choisissez un alien à déployer sur la planète ${planetName(aimOf(view, view.active))}${shifted(view)}.`;
      case 'additional':
        return `Déployez un alien de plus sur la planète ${planetName(view.turn.planet || 1)}.`;
      case 'choosePlanet':
        return `Choisissez une planète pour ${named(frame.card)}.`;
      case 'declare':
        return `Avant que ${named(frame.card)} se pose : annoncer ${faceName(view.planets[frame.planet - 1])} ?`;
      case 'chooseNumber':
        return `Combien pour ${frame.reach.targets.length > 1 ? 'les deux joueurs' : frame.reach.targets[0] === view.active ? 'vous' : enemy.name} : ${frame.reach.verb === 'draw' ? 'piocher' : 'défausser'} ${frame.reach.numbers.join(' ou ')} ?`;
      case 'discard':
        return `${sourceOf(view, 'fr')}${frame.seat === view.active ? '' : ` ${enemy.of}`} : défaussez ${frame.n} ${frame.n > 1 ? 'cartes' : 'carte'}.`;
      case 'pull':
        return `De quelle voisine le Maréchal attire-t-il un alien vers la planète ${planetName(view.turn.planet || 1)} ?`;
      case 'give':
        return `Donnez encore jusqu’à ${GIFTS - frame.given} ${frame.given === GIFTS - 1 ? 'carte' : 'cartes'} ${enemy.to}.`;
      case 'jettison':
        return frame.thrown === 0
          ? 'Pandemonia : défaussez une carte, ou autant que vous voulez.'
          : 'Défaussez encore, ou arrêtez-vous là.';
      default:
        if (mayActivate(view)) return 'Utilisez un effet de planète si vous voulez, ou finissez votre tour.';
        return view.turn.forbidden === 'zahwilta'
          ? 'Zahwilta : pas d’effet de planète. Finissez votre tour.'
          : 'Finissez votre tour.';
    }
  },
  labels: {
    turn: 'Tour',
    last: 'la fin est déclenchée',
    hand: 'main',
    aims: 'vise',
    draw: 'pioche',
    discards: 'défausse',
    points: 'points à présent',
    known: (to) => `connu ${to.of}`,
    waiting: {
      randomDeploy: 'brouillé par Cordontion : déploie au hasard',
      noPlanetEffect: 'réduit au silence par Zahwilta : pas d’effet de planète',
      forcedShift: 'Iontian décale la valeur de déploiement de',
      mayShift: 'Emalto : peut décaler la valeur de déploiement de 1',
      enemyShielded: (enemy) =>
        `Plomeena : les soldats ne ${enemy.you ? 'vous touchent pas' : `touchent pas ${enemy.name}`}`,
    },
  },
};

/** What a planet effect is used for. The three that are declared say it when they are. */
function purpose(face: Face, { you, name, of, to }: Person): string {
  switch (face) {
    case 'siptou':
      return ' pour échanger deux forces de siège';
    case 'valtinia':
      return you ? ' pour échanger deux de vos forces de siège' : ` pour échanger deux forces de siège ${of}`;
    case 'cordontion':
      return ` pour ${you ? 'vous obliger' : `obliger ${name}`} à déployer un alien au hasard au prochain tour`;
    case 'zahwilta':
      return ` pour ${you ? 'vous interdire' : `interdire ${to}`} les effets de planète au prochain tour`;
    case 'emalto':
      return ' pour pouvoir décaler la visée de 1 au prochain tour';
    case 'iontian':
      return ` pour décaler de 1 ${you ? 'votre prochaine valeur de déploiement' : `la prochaine valeur de déploiement ${of}`}`;
    case 'plomeena':
      return ` pour être à l’abri ${you ? 'de vos soldats' : `des soldats ${of}`} au prochain tour`;
    case 'hyperion':
      return ' pour défausser un soldat et en tirer l’effet';
    case 'clio':
      return ` pour ${you ? 'vous donner' : `donner ${to}`} jusqu’à ${GIFTS} cartes`;
    case 'artemis':
      return ' pour déplacer l’alien qui vient d’être déployé';
    case 'nyx':
      return ` pour déplacer ${you ? 'l’un de vos aliens' : `un alien ${of}`}`;
    case 'pandemonia':
      return ' pour défausser des cartes à volonté';
    case 'aether':
      return ' pour mélanger la main à la pioche';
    default:
      return '';
  }
}

function details(a: Activate, enemy: Person): string {
  if (a.switch) return ` pour les planètes ${a.switch.map(planetName).join(' et ')}`;
  if (a.shift) return ` pour décaler ${enemy.you ? 'votre visée' : `la visée ${enemy.of}`} de ${signed(a.shift)}`;
  if (a.card) return ` avec ${naming(enemy)(a.card)}`;
  return a.to ? `, vers la planète ${planetName(a.to)}` : '';
}
