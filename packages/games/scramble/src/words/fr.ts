import { called } from '@starboard/kernel';
import { contentOf } from '../content.ts';
import { faceOf } from '../derived.ts';
import type { Event } from '../events.ts';
import { DEFEATED_ID, type View } from '../types.ts';
import { calledAll, cardName, invaderName, type Labels, type Phrases, sentence } from './phrases.ts';

const labels: Labels = {
  round: 'Manche',
  level: 'niveau',
  gems: { red: 'rouge', blue: 'bleue', yellow: 'jaune', green: 'verte', overheat: 'surchauffe' },
  weapons: { red: 'rouge', blue: 'bleue', yellow: 'jaune', green: 'verte' },
  colours: { orange: 'orange', purple: 'violet', teal: 'sarcelle', white: 'blanc' },
  icons: {
    move: 'mouvement',
    power: 'puissance',
    scatter: 'dispersion',
    beam: 'rayon',
    blast: 'explosion',
    boost: 'surcharge',
    scavenge: 'récupération',
    vent: 'ventilation',
    convert: 'conversion',
    energize: 'énergie',
  },
  row: 'rangée',
  playerRow: 'ligne des joueurs',
  track: 'piste de progression',
  aggression: 'agression alien à la case',
  empty: 'vide',
  supply: 'réserve',
  piles: 'piles d’envahisseurs',
  main: 'pioche principale',
  innovation: 'pioches d’innovation',
  discards: 'défausse',
  gone: 'envahisseurs hors jeu',
  aliensMoved: 'avancées passées',
  first: 'premier joueur',
  plays: 'joue',
  invaders: 'envahisseurs',
  income: 'revenu',
  heat: 'chaleur',
  credits: 'crédits',
  assists: 'jetons d’assistance',
  bag: 'sac',
  drawn: 'gemme piochée',
  exchanged: 'échangées',
  systems: 'systèmes',
  outOfOrder: 'hors service',
  victory: 'piste de victoire',
  none: 'aucun',
};

const gem = (e: { readonly gem: keyof Labels['gems'] }) => labels.gems[e.gem];
const weapon = (e: { readonly weapon: keyof Labels['weapons'] }) => `l’arme ${labels.weapons[e.weapon]}`;
const card = (id: string) => cardName(id, 'fr');
const invader = (id: string) => invaderName(id, 'fr');
const credits = (n: number) => (n > 1 ? `${n} crédits` : `${n} crédit`);
const at = (e: { readonly row: number; readonly column: number }) => `rangée ${e.row}, colonne ${e.column}`;

const DONE: Readonly<Record<Extract<Event, { type: 'system' }>['effects'][number]['do'], (n: number) => string>> = {
  credits: (n) => `+${credits(n)}`,
  move: (n) => `+${n} en mouvement`,
  power: (n) => `+${n} en puissance`,
  cool: (n) => `−${n} de chaleur`,
  heatCost: (n) => `${n} de chaleur en moins`,
  purge: (n) => `${n} ${n > 1 ? 'gemmes' : 'gemme'} de surchauffe à la réserve`,
};

export const fr: Phrases = {
  labels,
  over: 'La partie est terminée.',
  waiting: (seat, colour, names) => `En attente ${called(seat, 'fr', names).of} (${labels.colours[colour]}).`,
  points: (n) => (n > 1 ? `${n} envahisseurs` : `${n} envahisseur`),
  action(a, view) {
    switch (a.type) {
      case 'placeStarfighter':
        return `partir de ${place(view, a.space)}`.replace('de le ', 'du ');
      case 'draw':
        return 'piocher une gemme';
      case 'cooldown':
        return 'refroidir';
      case 'purge':
        return a.use ? 'rendre vos gemmes de surchauffe à la réserve' : 'garder vos gemmes de surchauffe';
      case 'activate':
        return `activer ${weapon(a)}`;
      case 'exchange':
        return 'échanger la gemme contre des crédits';
      case 'move':
        if (a.to === view.pilots[view.active].space) return 'rester';
        return `voler vers ${place(view, a.to)}${a.jump ? ' par les trous de ver' : ''}`;
      case 'fire':
        return 'tirer';
      case 'holdFire':
        return 'ne pas tirer';
      case 'placeAssist':
        return `jeton d’assistance : ${at(a)}`;
      case 'convert':
        return `convertir ${labels.gems[a.from]} en ${labels.gems[a.to]}`;
      case 'skipConvert':
        return 'ne rien convertir';
      case 'energize':
        return `ajouter une gemme : ${gem(a)}`;
      case 'skipEnergize':
        return 'ne pas ajouter de gemme';
      case 'buy':
        return `acheter ${bought(view, a.slot)}${a.discard === undefined ? '' : ` et défausser ${system(view, a.discard)}`}`;
      case 'repair':
        return `réparer ${weapon(a)} pour 10 crédits`;
      case 'endUpgrade':
        return 'terminer les améliorations';
      case 'breakWeapon':
        return `mettre ${weapon(a)} hors service`;
    }
  },
  event(e, { you, name, of }, names) {
    const verb = (third: string, second: string) => `${name} ${you ? second : third}`;
    switch (e.type) {
      case 'starfighter':
        return `${verb('commence', 'commencez')} dans ${place(e, e.space)}.`;
      case 'round':
        return `Manche ${e.round}.`;
      case 'turn':
        return you ? 'À vous de jouer.' : `${name} joue.`;
      case 'draw':
        return `${verb('pioche', 'piochez')} une gemme : ${gem(e)}.`;
      case 'cooldown':
        return `${verb('refroidit', 'refroidissez')}.`;
      case 'activate':
        return `${verb('active', 'activez')} ${weapon(e)}${e.heat > 0 ? ` : +${e.heat} de chaleur` : ''}.`;
      case 'exchange':
        return `${verb('échange', 'échangez')} la gemme : +${credits(e.credits)}${e.heat > 0 ? `, +${e.heat} de chaleur` : ''}.`;
      case 'move':
        return `${verb('vole', 'volez')} depuis ${place(e, e.from)} vers ${place(e, e.to)}${e.jump ? ' par les trous de ver' : ''}.`;
      case 'fire':
        return `${verb('tire', 'tirez')} avec une puissance de ${e.power}${e.effects.map((f) => `, ${labels.icons[f]}`).join('')}.`;
      case 'destroy':
        return `${verb('détruit', 'détruisez')} un envahisseur (${invader(e.invader)}) : ${at(e)}.`;
      case 'damage':
        return `${verb('endommage', 'endommagez')} un envahisseur (${invader(e.invader)}) : ${at(e)}, ${e.from} → ${e.to}.`;
      case 'assist':
        return `${verb('reprend', 'reprenez')} le jeton d’assistance : +${credits(e.credits)}.`;
      case 'assistToken':
        return `${verb('pose', 'posez')} un jeton d’assistance : ${at(e)}.`;
      case 'boost':
        return `Surcharge : ${e.n} sur ${weapon(e)}.`;
      case 'scavenge':
        return `Récupération : +${credits(e.credits)}.`;
      case 'vent':
        return `Ventilation : −${e.n} de chaleur.`;
      case 'convert':
        return `${verb('convertit', 'convertissez')} ${labels.gems[e.from]} en ${labels.gems[e.to]}.`;
      case 'energize':
        return `${verb('ajoute', 'ajoutez')} une gemme : ${gem(e)}.`;
      case 'system':
        return `${card(e.card)} : ${e.effects.map((effect) => DONE[effect.do](effect.n)).join(', ')}.`;
      case 'buy':
        return `${verb('achète', 'achetez')} ${card(e.card)} pour ${credits(e.cost)}${e.discarded ? ` et ${you ? 'défaussez' : 'défausse'} ${card(e.discarded)}` : ''}.`;
      case 'repair':
        return `${verb('répare', 'réparez')} ${weapon(e)}.`;
      case 'shortOfCredits':
        return `${verb('ne peut', 'ne pouvez')} rien acheter avec ${credits(e.credits)}.`;
      case 'gather':
        return `${verb('récolte', 'récoltez')} ${credits(e.credits)}.`;
      case 'overheat':
        return `${verb('surchauffe', 'surchauffez')}${e.by === 'aliens' ? ' sous le tir des aliens' : ''} : plus aucun crédit.`;
      case 'outOfOrder':
        return you
          ? `Votre arme ${labels.weapons[e.weapon]} est hors service.`
          : `L’arme ${labels.weapons[e.weapon]} ${of} est hors service.`;
      case 'refill':
        return `${card(e.card)} arrive à la case ${e.slot}.`;
      case 'slideOff':
        return sentence(
          `Hors de la piste : ${[e.card, e.event].flatMap((id) => (id === null ? [] : [card(id)])).join(', ')}`,
        );
      case 'pass':
        return `Un envahisseur (${invader(e.invader)}, ${labels.colours[e.colour]}) passe par la colonne ${e.column}.`;
      case 'attack':
        if (e.lost === null) return `${verb('n’a', 'n’avez')} aucun envahisseur à perdre.`;
        return `${verb('perd', 'perdez')} un ${e.lost === DEFEATED_ID ? invader(e.lost) : `envahisseur (${invader(e.lost)})`}.`;
      case 'arrive':
        return `Une nouvelle rangée arrive : ${e.invaders.map((id) => invaderName(id, 'fr')).join(', ')}.`;
      case 'attach':
        return sentence(`Sous la case ${e.slot} : ${card(e.event)}`);
      case 'reveal':
        return `${card(e.card)} arrive à la case 1.`;
      case 'over':
        return `La partie est terminée${e.end === 'clock' ? ' : la dernière vague est passée' : ''}. ${e.winners.length > 1 ? 'Vainqueurs' : 'Vainqueur'} : ${calledAll(e.winners, 'fr', names)}.`;
    }
  },
  prompt(view) {
    const frame = view.stack.at(-1);
    switch (frame?.step) {
      case 'placeStarfighter':
        return 'Choisissez la case de départ de votre chasseur.';
      case 'drawOrCooldown':
        return 'Piocher une gemme, ou refroidir ?';
      case 'purge':
        return 'Rendre à la réserve les gemmes de surchauffe de votre plateau ?';
      case 'placeGem':
        return `Gemme piochée (${labels.gems[view.turn.drawn ?? 'red']}) : activez une arme, ou échangez-la.`;
      case 'move':
        return `Où volez-vous ? Jusqu’à ${view.turn.move} dans une direction, puis puissance ${view.turn.power}.`;
      case 'fire':
        return `Tirer avec une puissance de ${view.turn.power}, ou non ?`;
      case 'placeAssist':
        return 'Vos jetons d’assistance ne suffisent pas : quel envahisseur endommagé en reçoit un ?';
      case 'convert':
        return 'Convertir une gemme d’énergie de votre plateau en une autre couleur ?';
      case 'energize':
        return 'Ajouter une gemme à votre sac ?';
      case 'breakWeapon':
        return 'Vous avez surchauffé : choisissez l’arme mise hors service.';
      default:
        return 'Achetez des améliorations, réparez une arme, ou terminez.';
    }
  },
};

function place({ columns }: { readonly columns: number }, space: number): string {
  if (space === 0) return 'le trou de ver de gauche';
  return space === columns + 1 ? 'le trou de ver de droite' : `la colonne ${space}`;
}

function bought(view: View, slot: number): string {
  const face = faceOf(view, view.track[slot - 1] ?? '');
  return face ? `${face.name.fr} pour ${credits(face.cost)}` : `à la case ${slot}`;
}

function system(view: View, index: number): string {
  return cardName(view.pilots[view.active].systems[index] ?? '', 'fr', contentOf(view.options));
}
