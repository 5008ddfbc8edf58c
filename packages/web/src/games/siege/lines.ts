import { called, type Lang, type Seat } from '@starboard/kernel';
import { ALIENS, type Face, type Kind, type View } from '@starboard/siege';
import type { Props } from './board.ts';

/** Somebody as a line on the table says it. */
export interface Who {
  readonly you: boolean;
  readonly start: string;
  readonly name: string;
  readonly of: string;
  readonly to: string;
}

const YOU: Readonly<Record<Lang, Who>> = {
  en: { you: true, start: 'You', name: 'you', of: 'your', to: 'you' },
  fr: { you: true, start: 'Vous', name: 'vous', of: 'de vous', to: 'à vous' },
};

/** How the reader calls a seat: you, or by name. */
export function who(seat: Seat, { view, seats, lang }: Pick<Props, 'view' | 'seats' | 'lang'>): Who {
  if (seat === view.seat) return YOU[lang];
  const names = seats.map(({ name }) => name);
  return { you: false, ...called(seat, lang, names) };
}

/** What both languages say of a card or a planet, about whoever uses it and the other. */
interface Lines {
  /** A soldier: who does what, how many. */
  soldier(who: Who, verb: 'draw' | 'discard', numbers: string): string;
  readonly officer: Readonly<Record<'decoy' | 'marshal' | 'raider' | 'oracle' | 'vanguard', string>>;
  readonly or: string;
  readonly face: Readonly<Record<Face, (me: Who, other: Who) => string>>;
}

const en: Lines = {
  soldier: ({ you, start }, verb, numbers) => `${start} ${verb}${you ? '' : 's'} ${numbers}`,
  officer: {
    decoy: 'Throw away any time',
    marshal: 'Pulls an alien here',
    raider: 'Lands on any planet',
    oracle: 'Use any planet effect',
    vanguard: 'Then one more alien',
  },
  // The numbers stay together in a line.
  or: '\u00a0or\u00a0',
  face: {
    siptou: (me) => `Exchange ${me.of} forces at two planets.`,
    valtinia: (_, other) => `Exchange ${other.of} forces at two planets.`,
    cordontion: (_, { you, of }) => `${you ? 'Your' : of} next alien is picked at random.`,
    zahwilta: (_, { start, you }) => `${start} ${you ? 'get' : 'gets'} no planet effect next turn.`,
    emalto: ({ you, start }) => `${start} may shift ${you ? 'your' : 'their'} next aim by 1.`,
    iontian: (_, other) => `Shift ${other.of} next aim by 1.`,
    ambyria: ({ you, of }, other) => `${you ? 'Your' : of} soldier hits ${other.name} instead.`,
    taltuva: ({ you, of }) => `${you ? 'Your' : of} soldier affects both players.`,
    plomeena: (me, { you, of }) => `${you ? 'Your' : of} next soldier cannot reach ${me.name}.`,
    aspal: ({ you, of }) => `${you ? 'Your' : of} soldier’s draw is a discard, or the reverse.`,
    hyperion: () => 'Discard a soldier and use its effect.',
    clio: (_, other) => `Give ${other.to} up to 3 cards.`,
    artemis: () => 'Move the alien just deployed.',
    nyx: (_, { you, of }) => `Move one of ${you ? 'your' : of} aliens away from here.`,
    pandemonia: ({ you, start }) => `Discard as many cards as ${you ? 'you like' : `${start} likes`}.`,
    aether: ({ of }) => `Shuffle ${of} hand into the pile.`,
  },
};

const fr: Lines = {
  // On a slim card the longest word breaks where French breaks it.
  soldier: ({ you, start }, verb, numbers) =>
    `${start} ${verb === 'draw' ? (you ? 'piochez' : 'pioche') : you ? 'défaus\u00adsez' : 'défausse'} ${numbers}`,
  officer: {
    decoy: 'Se jette à tout moment',
    marshal: 'Attire un alien ici',
    raider: 'Se pose où il veut',
    oracle: 'Un effet au choix',
    vanguard: 'Puis un autre alien',
  },
  or: '\u00a0ou\u00a0',
  face: {
    siptou: ({ you, of }) => `Échangez ${you ? 'vos forces' : `les forces ${of}`} de deux planètes.`,
    valtinia: (_, { you, of }) => `Échangez ${you ? 'vos forces' : `les forces ${of}`} de deux planètes.`,
    cordontion: (_, { you, of }) => `${you ? 'Votre prochain alien' : `Le prochain alien ${of}`} vient au hasard.`,
    zahwilta: (_, { you, start }) => `${start} ${you ? 'n’aurez' : 'n’aura'} pas d’effet de planète.`,
    emalto: ({ you, start }) => `${start} ${you ? 'pourrez décaler votre' : 'pourra décaler sa'} visée de 1.`,
    iontian: (_, { you, of }) => `Décale de 1 ${you ? 'votre prochaine visée' : `la prochaine visée ${of}`}.`,
    ambyria: ({ you, of }, other) =>
      `${you ? 'Votre soldat' : `Le soldat ${of}`} ${other.you ? 'vous touche' : `touche ${other.name}`} à la place.`,
    taltuva: ({ you, of }) => `${you ? 'Votre soldat' : `Le soldat ${of}`} touche les deux joueurs.`,
    plomeena: (me, { you, of }) =>
      `${you ? 'Votre prochain soldat' : `Le prochain soldat ${of}`} ${me.you ? 'ne vous touche pas' : `ne touche pas ${me.name}`}.`,
    aspal: () => 'La pioche du soldat devient défausse, ou l’inverse.',
    hyperion: () => 'Défaussez un soldat et utilisez son effet.',
    clio: (_, other) => `Donnez ${other.to} jusqu’à 3 cartes.`,
    artemis: () => 'Déplacez l’alien tout juste déployé.',
    nyx: (_, { you, of }) => `Éloignez d’ici un ${you ? 'de vos aliens' : `alien ${of}`}.`,
    pandemonia: () => 'Défaussez autant de cartes que voulu.',
    aether: ({ you, of }) => `Mélangez ${you ? 'votre main' : `la main ${of}`} à la pioche.`,
  },
};

const LINES: Readonly<Record<Lang, Lines>> = { en, fr };

/** What a card of `seat` does, in one short line with the real names. */
export function cardLine(kind: Kind, seat: Seat, props: Pick<Props, 'view' | 'seats' | 'lang'>): string {
  const lines = LINES[props.lang];
  const [effect] = ALIENS[kind].effects;
  if (!effect || !('who' in effect)) return lines.officer[kind as keyof Lines['officer']];
  const reached = effect.who === 'you' ? seat : 1 - seat;
  return lines.soldier(who(reached, props), effect.do, effect.numbers.join(lines.or));
}

/** What a planet does for whoever has the turn, with the real names. */
export function faceLine(face: Face, props: Pick<Props, 'view' | 'seats' | 'lang'>): string {
  const { active } = props.view satisfies View;
  return LINES[props.lang].face[face](who(active, props), who(1 - active, props));
}
