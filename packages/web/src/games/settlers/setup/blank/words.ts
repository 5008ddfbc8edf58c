import type { Lang } from '@starboard/kernel';

interface BlankWords {
  readonly title: string;
  readonly about: string;
  readonly design: string;
  readonly edit: string;
  readonly takeOut: string;
  readonly share: string;
  readonly shared: string;
  readonly byHand: string;
  readonly shelf: string;
  readonly use: (name: string) => string;
  readonly drop: (name: string) => string;
  readonly came: (name: string) => string;
  readonly refused: string;
  readonly keep: string;
  readonly name: string;
  readonly flavour: string;
  readonly emblem: string;
  readonly emblemNo: (n: number) => string;
  readonly type: string;
  readonly effect: string;
  readonly cost: string;
  readonly add: (pack: string, effort: number) => string;
  readonly remove: (pack: string) => string;
  readonly free: string;
  readonly effort: string;
  readonly effortIs: string;
  readonly budget: (have: number, least: number, most: number) => string;
  readonly dice: (have: number, most: number) => string;
  readonly save: string;
  readonly fine: string;
  readonly unfinished: string;
  /** What a field asks for before anything is put into it. */
  readonly asked: Readonly<Record<string, string>>;
  readonly preview: string;
  readonly least: (n: number) => string;
}

export const BLANK: Readonly<Record<Lang, BlankWords>> = {
  en: {
    title: 'The blank card',
    about: 'One more Upgrade for this match, designed by you.',
    design: 'Design a card',
    edit: 'Change it',
    takeOut: 'Play without it',
    share: 'Share as a link',
    shared: 'The link is copied.',
    byHand: 'Copy this link:',
    shelf: 'Your cards',
    use: (name) => `Play with ${name}`,
    drop: (name) => `Throw ${name} away`,
    came: (name) => `“${name}” came with your link and is in this match.`,
    refused: 'The card of this link cannot be played',
    keep: 'Keep it on this device',
    name: 'Name',
    flavour: 'A word beside the rules (may be empty)',
    emblem: 'Picture',
    emblemNo: (n) => `picture ${n}`,
    type: 'What kind of Upgrade?',
    effect: 'What does it do?',
    cost: 'What does it cost? One to three packs',
    add: (pack, effort) => `add ${pack}, effort ${effort}`,
    remove: (pack) => `take ${pack} away`,
    free: 'free',
    effort: 'Effort',
    effortIs: 'Effort is how hard packs are to fill: a stronger effect must cost more.',
    budget: (have, least, most) => `${have}; this effect wants ${least} to ${most}`,
    dice: (have, most) => `Takes ${have} ${have === 1 ? 'die' : 'dice'}; a card may take ${most}`,
    save: 'Keep it and play with it',
    fine: 'This card is fine.',
    unfinished: 'Not finished: the form says what is missing.',
    asked: { name: '2 to 24 characters', cost: 'Press the packs above.' },
    preview: 'The card in print',
    least: (n) => `effort ${n} or more`,
  },
  fr: {
    title: 'La carte vierge',
    about: 'Une Amélioration de plus pour cette partie, de votre invention.',
    design: 'Concevoir une carte',
    edit: 'La modifier',
    takeOut: 'Jouer sans elle',
    share: 'Partager par un lien',
    shared: 'Le lien est copié.',
    byHand: 'Copiez ce lien\u00a0:',
    shelf: 'Vos cartes',
    use: (name) => `Jouer avec ${name}`,
    drop: (name) => `Jeter ${name}`,
    came: (name) => `«\u00a0${name}\u00a0» est venue avec votre lien et sert dans cette partie.`,
    refused: 'La carte de ce lien ne peut pas être jouée',
    keep: 'La garder sur cet appareil',
    name: 'Nom',
    flavour: 'Un mot à côté des règles (facultatif)',
    emblem: 'Image',
    emblemNo: (n) => `image ${n}`,
    type: 'Quelle sorte d’Amélioration\u00a0?',
    effect: 'Que fait-elle\u00a0?',
    cost: 'Que coûte-t-elle\u00a0? Un à trois lots',
    add: (pack, effort) => `ajouter ${pack}, effort ${effort}`,
    remove: (pack) => `retirer ${pack}`,
    free: 'libre',
    effort: 'Effort',
    effortIs: 'L’effort dit la difficulté des lots\u00a0: un effet plus fort doit coûter plus.',
    budget: (have, least, most) => `${have}\u00a0; cet effet demande de ${least} à ${most}`,
    dice: (have, most) => `Prend ${have} ${have > 1 ? 'dés' : 'dé'}\u00a0; une carte peut en prendre ${most}`,
    save: 'La garder et jouer avec',
    fine: 'Cette carte est bonne.',
    unfinished: 'Pas finie\u00a0: le formulaire dit ce qui manque.',
    asked: { name: '2 à 24 caractères', cost: 'Pressez les lots ci-dessus.' },
    preview: 'La carte imprimée',
    least: (n) => `effort ${n} au moins`,
  },
};
