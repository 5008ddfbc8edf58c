import type { Lang } from '@starboard/kernel';

interface Labels {
  readonly build: (card: string, price: number) => string;
  readonly upgrade: (colour: string, price: number) => string;
  readonly repair: (card: string, price: number) => string;
  readonly pass: string;
  readonly passEnds: string;
  readonly passEndsMatch: string;
  readonly back: string;
  readonly show: string;
  readonly operate: (card: string) => string;
  readonly play: (card: string) => string;
  readonly playOn: (card: string, name: string) => string;
  readonly operateOn: (card: string, name: string) => string;
  readonly mend: (card: string) => string;
  readonly remove: (card: string, of: string) => string;
  readonly hit: (card: string, of: string) => string;
  readonly your: string;
  readonly frees: (cards: string) => string;
  readonly and: string;
  readonly move: (card: string) => string;
  readonly commands: (card: string) => string;
  readonly discard: (card: string) => string;
  readonly trim: (n: number) => string;
  readonly take: (card: string) => string;
}

/** What buttons say: what will be, in few words. */
export const LABELS: Readonly<Record<Lang, Labels>> = {
  en: {
    build: (card, price) => `build ${card}: pay ${price} MC`,
    upgrade: (colour, price) => `upgrade the core to ${colour}: pay ${price} MC`,
    repair: (card, price) => `repair ${card}: pay ${price} MC`,
    pass: 'pass for now: the year ends when all pass in a row',
    passEnds: 'pass: the year ends',
    passEndsMatch: 'pass: the last year ends',
    back: 'return these 3 cards',
    show: 'show your hand: no events',
    operate: (card) => `operate ${card}`,
    play: (card) => `play ${card}`,
    playOn: (card, name) => `play ${card} against ${name}`,
    operateOn: (card, name) => `operate ${card} against ${name}`,
    mend: (card) => `repair ${card}`,
    remove: (card, of) => `remove ${of} ${card}`,
    hit: (card, of) => `hit ${of} ${card}`,
    your: 'your',
    frees: (cards) => `free the crew of ${cards}`,
    and: ' and ',
    move: (card) => `move ${card} here`,
    commands: (card) => `build ${card}, paid by the command`,
    discard: (card) => `discard ${card}`,
    trim: (n) => `discard these ${n} cards`,
    take: (card) => `take ${card}`,
  },
  fr: {
    build: (card, price) => `construire ${card}\u00a0: payer ${price} MC`,
    upgrade: (colour, price) => `améliorer la base en ${colour}\u00a0: payer ${price} MC`,
    repair: (card, price) => `réparer ${card}\u00a0: payer ${price} MC`,
    pass: 'passer pour l’instant\u00a0: l’année finit quand tous passent de suite',
    passEnds: 'passer\u00a0: l’année finit',
    passEndsMatch: 'passer\u00a0: la dernière année finit',
    back: 'remettre ces 3 cartes',
    show: 'montrer votre main sans événement',
    operate: (card) => `faire fonctionner ${card}`,
    play: (card) => `jouer ${card}`,
    playOn: (card, name) => `jouer ${card} contre ${name}`,
    operateOn: (card, name) => `faire fonctionner ${card} contre ${name}`,
    mend: (card) => `réparer ${card}`,
    remove: (card, of) => `supprimer ${card} ${of}`,
    hit: (card, of) => `toucher ${card} ${of}`,
    your: 'chez vous',
    frees: (cards) => `libérer l’équipage de ${cards}`,
    and: ' et ',
    move: (card) => `déplacer ${card} ici`,
    commands: (card) => `construire ${card}, payé par la commande`,
    discard: (card) => `défausser ${card}`,
    trim: (n) => `défausser ces ${n} cartes`,
    take: (card) => `prendre ${card}`,
  },
};

/** What a choice leads to. */
export const OUTCOMES: Readonly<Record<Lang, Readonly<Record<'same' | 'unless' | 'score' | 'double', string>>>> = {
  en: {
    same: '1 less: the host has its colour',
    unless: 'you act again as soon as somebody else does',
    score: 'then every colour pays 1 VP',
    double: 'then every colour pays 2 VP',
  },
  fr: {
    same: '1 de moins\u00a0: même couleur que l’hôte',
    unless: 'vous rejouez dès que quelqu’un d’autre agit',
    score: 'puis chaque couleur paie 1 PV',
    double: 'puis chaque couleur paie 2 PV',
  },
};
