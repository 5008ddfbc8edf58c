import { called, type Names, type Seat } from '@starboard/kernel';
import type { Args } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../types.ts';
import { AUTO_WORDS } from './automaton.ts';
import { COLOUR_NAMES, cardName, cardNames, marketName, moduleName, own, place } from './names.ts';
import { botName, caused, type Phrases, seatList, seatStart, waitedFor } from './phrases.ts';

const SIDES = { N: 'au nord', E: 'à l’est', S: 'au sud', W: 'à l’ouest' } as const;
const name = (kind: string) => cardName(kind, 'fr');
const list = (kinds: readonly string[]) => cardNames(kinds, 'fr');
const some = (n: number) => (n === 1 ? '1 carte' : `${n} cartes`);

function details(args: Args, view: View, names: Names): string {
  const name = (seat: Seat) => called(seat, 'fr', names);
  const card = args.card ? ` ${cardName(args.card, 'fr', view.options)}` : '';
  if (args.visit)
    return ` chez ${name(args.visit.seat).name} : ${moduleName(view, args.visit, 'fr')}${details(args.args ?? {}, view, names)}`;
  if (args.moved !== undefined && args.exit) return ` : déplacer ${own(view, args.moved, 'fr')} ${at(args.exit, view)}`;
  if (args.exit) return ` : construire${card} ${at(args.exit, view)}`;
  if (args.card) return `, en défaussant${card}`;
  if (args.repaired !== undefined) return ` : réparer ${own(view, args.repaired, 'fr')}`;
  if (args.target) return ` contre ${moduleName(view, args.target, 'fr')} ${name(args.target.seat).of}`;
  if (args.modules) {
    const seat = args.seat ?? view.seat ?? view.active;
    const modules = args.modules.map((module) => moduleName(view, { seat, module }, 'fr')).join(' et ');
    return args.seat === undefined ? ` pour ${modules}` : ` contre ${modules} ${name(seat).of}`;
  }
  if (args.seat !== undefined) return ` contre ${name(args.seat).name}`;
  if (args.crew !== undefined) return ` avec ${args.crew} équipage${args.crew > 1 ? 's' : ''}`;
  return args.slot === undefined ? '' : ` : prendre ${marketName(view, args.slot, 'fr')}`;
}

function at(exit: { host: number; side: keyof typeof SIDES }, view: View): string {
  return `${SIDES[exit.side]} de ${own(view, exit.host, 'fr')}`;
}

const PROMPTS: Readonly<Record<string, string>> = {
  startingHand: 'Choisissez 3 de vos 8 cartes à remettre.',
  turn: 'À vous : faites une action, ou passez.',
  observatory: 'Prenez une des cartes que vous regardez.',
  forcedDiscard: 'Choisissez une carte à défausser.',
  uneventfulYear: 'Défaussez un événement, ou montrez que vous n’en avez pas.',
  failedProject: 'Le projet a échoué : choisissez lequel de vos modules est endommagé.',
  income: 'Choisissez la couleur qui vous rapporte cette année.',
  trim: 'Vous avez trop de cartes : choisissez lesquelles défausser.',
};

export const fr: Phrases = {
  action(a, view, names) {
    const card = 'card' in a && a.card ? cardName(a.card, 'fr', view.options) : '';
    switch (a.type) {
      case 'returnCards':
        return `remettre ${cardNames(a.cards, 'fr', view.options)}`;
      case 'build':
        return `construire ${card} ${at(a.exit, view)}`;
      case 'upgrade':
        return `améliorer en ${cardName(a.core, 'fr', view.options)}`;
      case 'buy':
        return `acheter ${marketName(view, a.slot, 'fr')} pour ${a.slot + 1} MC`;
      case 'operate': {
        const { type: _, module, ...args } = a;
        return `faire fonctionner ${own(view, module, 'fr')}${details(args, view, names)}`;
      }
      case 'event': {
        const { type: _, card: __, ...args } = a;
        return `jouer ${card}${details(args, view, names)}`;
      }
      case 'repair':
        return `réparer ${own(view, a.module, 'fr')}`;
      case 'pass':
        return 'passer';
      case 'take':
        return `prendre ${card}`;
      case 'discard':
      case 'trim':
        return `défausser ${card}`;
      case 'show':
        return fr.labels.show;
      case 'sufferDamage':
        return `endommager votre ${own(view, a.module, 'fr')}`;
      case 'income':
        return `revenu des modules de couleur ${COLOUR_NAMES[a.colour].fr}`;
    }
  },
  event: sentence,
  prompt(view, mine, names) {
    const frame = view.stack.at(-1);
    if (!frame) return 'La partie est terminée.';
    if (mine) return caused(view, PROMPTS[frame.step] ?? 'Veuillez patienter.', 'fr', names);
    return `En attente : ${seatList(waitedFor(view), view.seat, 'fr', names)}.`;
  },
  labels: {
    year: 'Année',
    last: 'dernière année, les couleurs comptent double',
    first: 'premier joueur',
    passes: 'passes de suite',
    hand: 'main',
    known: 'cartes connues',
    limit: 'limite',
    crew: 'équipage inutilisé',
    symbols: 'symboles de soutien d’équipage',
    income: 'revenu prévu',
    pile: 'Pioche',
    discards: 'Défausse',
    market: 'Marché',
    upgrades: 'Améliorations disponibles',
    convoys: 'convois cette année',
    rival: 'Adversaire',
    you: 'Vous',
    bot: 'bot',
    damage: 'dommage',
    used: 'utilisé',
    immune: 'immunisé',
    exits: 'sorties utilisables',
    answered: 'votre réponse',
    seen: 'vous regardez',
    show: 'montrer votre main',
  },
};

function sentence(e: Event, reader: Seat | null, names: Names): string | undefined {
  const seat = 'seat' in e ? e.seat : 0;
  const you = seat === reader;
  const who = seatStart(seat, reader, 'fr', names);
  const them = called(seat, 'fr', names);
  const of = you ? 'de votre orbital' : them.of;
  const verb = (yours: string, theirs: string) => `${who} ${you ? yours : theirs}`;
  switch (e.type) {
    case 'answered':
      return e.secret?.cards
        ? `${verb('avez', 'a')} choisi : ${list(e.secret.cards)}.`
        : `${verb('avez décidé', 'a décidé')}.`;
    case 'year':
      return `Année ${e.year}${e.last ? ', la dernière' : ''} : ${you ? 'vous commencez' : `${them.name} commence`}.`;
    case 'draw':
      return `${verb('piochez', 'pioche')} ${e.secret ? list(e.secret.cards) : some(e.n)}.`;
    case 'reshuffled':
      return `La défausse est mélangée : ${some(e.n)} dans la pioche.`;
    case 'built':
      return `${verb('construisez', 'construit')} ${name(e.card)} ${place(e, 'fr')} pour ${e.cost} MC.`;
    case 'upgraded':
      return `${verb('améliorez', 'améliore')} le module de base : ${name(e.core)}.`;
    case 'bought':
      return `${verb('achetez', 'achète')} ${name(e.card)} pour ${e.price} MC.`;
    case 'tookFromMarket':
      return `${verb('prenez', 'prend')} ${name(e.card)} au marché.`;
    case 'operated':
      return `${verb('faites', 'fait')} fonctionner ${name(e.card)}.`;
    case 'visited':
      return `${verb('envoyez', 'envoie')} un travailleur chez ${e.owner === reader ? 'vous' : called(e.owner, 'fr', names).name} : ${name(e.card)}.`;
    case 'played':
      return `${verb('jouez', 'joue')} ${name(e.card)}.`;
    case 'paidRepair':
      return `${verb('payez', 'paie')} ${e.cost} MC pour une réparation.`;
    case 'passed':
      return `${verb('passez', 'passe')}.`;
    case 'gainedMc':
      return `${verb('gagnez', 'gagne')} ${e.n} MC.`;
    case 'lostMc':
      return `${verb('perdez', 'perd')} ${e.n} MC.`;
    case 'gainedVp':
      return `${verb('gagnez', 'gagne')} ${e.n} PV.`;
    case 'lostCrew':
      return `${verb('perdez', 'perd')} ${e.n} équipage${e.n > 1 ? 's' : ''} inutilisé${e.n > 1 ? 's' : ''}.`;
    case 'crewBack':
      return `L’équipage de ${name(e.card)} (${of}) est de nouveau libre.`;
    case 'damaged':
      return `${name(e.card)} (${of}) est endommagé.`;
    case 'repaired':
      return `1 dommage est retiré de ${name(e.card)} (${of}).`;
    case 'removed':
      return `${name(e.card)} (${of}) est supprimé.`;
    case 'moved':
      return `${name(e.card)} (${of}) est déplacé ${place(e, 'fr')}.`;
    case 'discard':
      return `${verb('défaussez', 'défausse')} ${name(e.card)}.`;
    case 'shown':
      return `${verb('montrez', 'montre')} une main sans événement : ${list(e.cards)}.`;
    case 'revealed':
      return `${verb('révélez', 'révèle')} ${list(e.cards)}.`;
    case 'looked':
      return `${verb('regardez', 'regarde')} ${e.secret ? list(e.secret.cards) : some(e.n)}.`;
    case 'took':
      return `${verb('prenez', 'prend')} ${e.secret ? name(e.secret.card) : 'l’une d’elles'}.`;
    case 'convoy':
      return `${you ? 'Vos constructions' : `Les constructions ${them.of}`} coûtent ${e.n} MC de moins cette année.`;
    case 'yearEnds':
      return `Tout le monde a passé : fin de l’année ${e.year}.`;
    case 'scored':
      return `${cap(COLOUR_NAMES[e.colour].fr)} : ${e.vp} PV pour ${seatList(e.seats, reader, 'fr', names)}.`;
    case 'market':
      return e.cards.length > 0 ? `Nouveau marché : ${list(e.cards)}.` : 'Le marché reste vide.';
    case 'crew':
      return `${verb('avez', 'a')} ${e.n} équipage${e.n > 1 ? 's' : ''} cette année.`;
    case 'income':
      return `${verb('recevez', 'reçoit')} ${e.mc} MC (couleur ${COLOUR_NAMES[e.colour].fr}).`;
    case 'trimmed':
      return `${verb('défaussez', 'défausse')} ${list(e.cards)} pour revenir à la limite.`;
    case 'rival':
      return `L’adversaire ${e.rival + 1} construit ${list(e.cards)}.`;
    case 'maintenance':
      return 'Tous les dommages sont réparés.';
    case 'automaton':
      return `${botName(seat, names)} : ${AUTO_WORDS[e.rule].fr} (${e.rule}).`;
    case 'over':
      return e.winners.length === 0
        ? `La partie est terminée : ${e.vp.join(', ')} PV ne suffisent pas.`
        : `La partie est terminée. ${e.winners.length > 1 ? 'Victoire partagée' : 'Victoire'} : ${seatList(e.winners, reader, 'fr', names)} (${e.vp.join(', ')} PV).`;
  }
}

function cap(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
