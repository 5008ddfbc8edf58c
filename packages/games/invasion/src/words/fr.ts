import { firstPlaces } from '@starboard/kernel';
import { faceList, type Phrases, placementList, poolIn, siteList, siteName } from './phrases.ts';

const s = (n: number) => (n < 2 ? '' : 's');

export const fr: Phrases = {
  action(a) {
    switch (a.type) {
      case 'keep':
        return 'garder tous les dés';
      case 'reroll':
        return `relancer ${faceList(a.faces, 'fr')}`;
      case 'assign':
        return a.plan.length === 0 ? 'ne rien viser' : placementList(a.plan, 'fr');
      case 'rebuild':
        return `reconstruire ${siteName(a.site, 'fr')}`;
      case 'rebuildDone':
        return 'renoncer aux points restants';
      case 'pickSector':
        return `secteur ${a.sector}`;
    }
  },
  event(e, who) {
    const says = (seat: number, you: string, other: string) => {
      const { you: reader, start } = who(seat);
      return `${start} ${reader ? you : other}`;
    };
    const names = (seats: readonly number[]) => seats.map((seat) => who(seat).name).join(', ');
    switch (e.type) {
      case 'round':
        return `Manche ${e.round} : chaque icône vaut ${e.round}.`;
      case 'turn':
        return `C’est ${who(e.seat).to} de jouer.`;
      case 'invasion': {
        const saucers = e.dice.reduce((sum, { saucers }) => sum + saucers, 0);
        return `${says(e.by, 'lancez', 'lance')} les dés d’invasion : ${saucers} soucoupe${s(saucers)} en approche.`;
      }
      case 'roll':
        return `${says(e.seat, 'obtenez', 'obtient')} ${faceList(e.faces, 'fr')}.`;
      case 'reroll':
        return `${says(e.seat, 'relancez', 'relance')} ${e.dice.length} dé${s(e.dice.length)} : ${faceList(e.faces, 'fr')}.`;
      case 'keep':
        return `${says(e.seat, 'gardez', 'garde')} les dés.`;
      case 'assign':
        return `${e.plan.length === 0 ? 'Rien avec quoi tirer, ou sur quoi' : placementList(e.plan, 'fr')} : il reste ${e.left} soucoupe${s(e.left)}.`;
      case 'strike':
        return `${e.saucers} soucoupe${s(e.saucers)} dans le secteur ${e.sector} de ${who(e.seat).you ? 'votre planète' : `la planète ${who(e.seat).of}`} : ${e.hits.length === 0 ? 'rien à toucher' : siteList(e.hits, 'fr')}.`;
      case 'lock':
        return e.secret
          ? `${says(e.seat, 'verrouillez', 'verrouille')} le secteur ${e.secret.sector}.`
          : `${says(e.seat, 'avez', 'a')} choisi un secteur.`;
      case 'missile':
        return `${says(e.seat, 'tirez', 'tire')} un Missile sur le secteur ${e.sector} : ${e.damage} dégât${s(e.damage)}.`;
      case 'counter':
        return `${says(e.seat, 'contrez', 'contre')} : ${e.points} point${s(e.points)} de reconstruction gratuit${s(e.points)}.`;
      case 'hit':
        return `${says(e.seat, 'gardez', 'garde')} en vain le secteur ${e.shielded} : ${e.hits.length === 0 ? 'rien à toucher' : siteList(e.hits, 'fr')}.`;
      case 'rebuild':
        return `${says(e.seat, 'reconstruisez', 'reconstruit')} ${siteName(e.site, 'fr')} : ${e.strength === 2 ? 'intact' : 'endommagé'}${e.site === 'core' ? '' : 'e'} à présent.`;
      case 'lost':
        return `${says(e.seat, 'perdez', 'perd')} ${e.points} point${s(e.points)} de reconstruction.`;
      case 'tally':
        return `Les trois manches sont jouées : ${e.points.map((points, seat) => `${who(seat).name} (${points})`).join(', ')}.`;
      case 'duel':
        return `Duel, cycle ${e.cycle} : ${names(e.seats)}.`;
      case 'leave':
        return `Hors du duel : ${names(e.seats)}.`;
      case 'lots':
        return `Le sort décide : ${who(e.seat).name} ${who(e.seat).you ? 'gagnez' : 'gagne'}.`;
      case 'over':
        return `La partie est terminée. En tête : ${names(firstPlaces(e.places))}.`;
    }
  },
  asks(view, seat, name) {
    const frame = view.stack.at(-1);
    switch (frame?.step) {
      case 'defense':
        return frame.rerolls > 1
          ? `Marquez les dés à relancer : il reste ${frame.rerolls} relances.`
          : 'Marquez les dés de la dernière relance, ou gardez-les tous.';
      case 'assign':
        return 'Posez vos Blasters et Intercepteurs sur les dés d’invasion.';
      case 'pick':
        return seat === frame.attack.attacker
          ? 'Choisissez le secteur que frappe votre Missile.'
          : `Missile ${name(frame.attack.attacker).of} : choisissez le secteur à protéger.`;
      default: {
        const pool = poolIn(view, seat);
        if (frame?.step === 'freeRebuild' && view.missile)
          return `Votre bouclier a arrêté le Missile ${name(view.missile.attacker).of} : réparez ${pool} sans frais.`;
        return `Reconstruisez un cratère ou un site en feu : ${pool} point${s(pool)} à dépenser.`;
      }
    }
  },
  waits(view, awaited) {
    const of = awaited.map((seat) => seat.of).join(', ');
    switch (view.stack.at(-1)?.step) {
      case undefined:
        return 'La partie est terminée.';
      case 'pick':
        return `En attente du choix ${of}.`;
      case 'freeRebuild':
        return `En attente de la reconstruction gratuite ${of}.`;
      default:
        return `En attente ${of}.`;
    }
  },
  labels: {
    round: 'Manche',
    value: 'une icône vaut',
    houseRules: 'Règles maison',
    dice: 'Dés',
    turn: ({ of }) => `au tour ${of}`,
    invasion: 'Dés d’invasion',
    none: 'aucun',
    left: 'restent',
    sector: 'secteur',
    defense: 'Dés de défense',
    rerolls: 'relances restantes',
    staging: 'en attente de la manche',
    core: 'Noyau',
    outer: 'extérieur 1–6',
    inner: 'intérieur 1–6',
    points: 'points',
    lanes: 'couloirs 1–6',
    first: 'premier joueur',
    tally: 'après trois manches',
    place: 'place',
    cycles: 'cycles de duel',
    decided: { points: 'décidé aux points', duel: 'décidé en duel', lots: 'décidé par le sort' },
    missiles: 'Missiles encore à tirer',
    pool: 'points de reconstruction',
    locked: 'choix verrouillés',
    ownPick: 'votre choix',
    duel: 'Duel, cycle',
    attack: ({ of }) => `Missile ${of}`,
    latest: ({ of }) => `Dernier Missile ${of}`,
  },
};
