import { COLON, fill, type Lang, type Text } from '@starboard/kernel';
import { type Content, type Face, firesOf } from '../content.ts';
import type { Condition, Counted, Effect, Ongoing, Trigger, Verb } from '../effects.ts';
import { ENERGIES, GEMS, SPECIALS } from '../types.ts';
import type { Labels } from './phrases.ts';

/** A card with its price and everything on it; the words follow from the data, so that an edited card reads right. */
export function cardText(id: string, { cards, cardOf }: Content, labels: Labels, lang: Lang): string {
  const face = cards[cardOf.get(id) ?? -1];
  if (!face) return id;
  const what = face.ongoing ? ongoingText(face.ongoing, lang) : weaponText(face, labels);
  return `${face.name[lang]} (${face.cost})${COLON[lang]}${what}`;
}

function weaponText({ weapon, gems, icons }: Face, labels: Labels): string {
  const parts = [
    ...(['move', 'power'] as const)
      .filter((icon) => icons[icon] > 0)
      .map((icon) => `${labels.icons[icon]} +${icons[icon]}`),
    ...firesOf(icons.fire).map((fire) => labels.icons[fire]),
    ...SPECIALS.filter((icon) => icons[icon] > 0).map((icon) => `${labels.icons[icon]} ${icons[icon]}`),
  ];
  return `${labels.weapons[ENERGIES[weapon]]}, ${parts.join(', ')} [${gems.map((gem) => labels.gems[GEMS[gem]]).join(', ')}]`;
}

/** What a System does, as a phrase. */
export function ongoingText({ trigger, when, effects }: Ongoing, lang: Lang): string {
  const condition = when ? ` ${fill(WHEN[when.is][lang], { n: when.n ?? 0 })}` : '';
  return `${AT[trigger][lang]}${condition}${COLON[lang]}${effects.map((effect) => effectText(effect, lang)).join(', ')}`;
}

function effectText(effect: Effect, lang: Lang): string {
  const n = 'n' in effect ? effect.n : 0;
  const per = 'per' in effect && effect.per ? ` ${PER[effect.per][lang]}` : '';
  return fill(DO[effect.do][lang], { n }) + per;
}

const AT: Readonly<Record<Trigger, Text>> = {
  turnStart: { en: 'at the start of your turn', fr: 'au début de votre tour' },
  cooldown: { en: 'when you cool down', fr: 'quand vous refroidissez' },
  activateHeat: { en: 'when you activate with an Overheat gem', fr: 'à l’activation avec une gemme de surchauffe' },
  exchangeHeat: { en: 'when you exchange an Overheat gem', fr: 'à l’échange d’une gemme de surchauffe' },
  exchange: { en: 'when you exchange', fr: 'à l’échange' },
  activate: { en: 'when you activate a weapon', fr: 'à l’activation d’une arme' },
  move: { en: 'after your move', fr: 'après votre déplacement' },
  fire: { en: 'when you fire', fr: 'quand vous tirez' },
  destroy: { en: 'when you destroy Invaders', fr: 'quand vous détruisez des envahisseurs' },
  shot: { en: 'after your shot', fr: 'après votre tir' },
  gather: { en: 'when you gather', fr: 'à la récolte' },
};

const WHEN: Readonly<Record<Condition['is'], Text>> = {
  energyGem: { en: 'with an Energy gem', fr: 'd’une gemme d’énergie' },
  overheatGem: { en: 'with an Overheat gem', fr: 'avec une gemme de surchauffe' },
  gemAbove: { en: 'that has a gem above it already', fr: 'qui porte déjà une gemme' },
  stayed: { en: 'if you stayed', fr: 'si vous êtes resté' },
  jumped: { en: 'through the Wormholes', fr: 'par les trous de ver' },
  backRow: { en: 'at the back row', fr: 'sur la rangée du fond' },
  sharedSpace: { en: 'from a shared space', fr: 'd’une case partagée' },
  heatAtLeast: { en: 'with heat {n} or more', fr: 'avec {n} de chaleur ou plus' },
  destroyedAtLeast: { en: 'with {n} or more destroyed', fr: 'avec {n} ou plus de détruits' },
};

const PER: Readonly<Record<Counted, Text>> = {
  destroyed: { en: 'each', fr: 'chacun' },
  ownDestroyed: { en: 'for each of your colour', fr: 'pour chacun de votre couleur' },
  damaged: { en: 'for each Invader damaged', fr: 'par envahisseur endommagé' },
};

const DO: Readonly<Record<Verb, Text>> = {
  credits: { en: '+{n} credits', fr: '+{n} crédits' },
  move: { en: '+{n} Move', fr: '+{n} en mouvement' },
  power: { en: '+{n} Power', fr: '+{n} en puissance' },
  cool: { en: '−{n} heat', fr: '−{n} de chaleur' },
  heatCost: { en: 'heat rises by {n} only', fr: 'la chaleur ne monte que de {n}' },
  purge: {
    en: 'you may return the Overheat gems of your board to the supply',
    fr: 'vous pouvez rendre à la réserve les gemmes de surchauffe de votre plateau',
  },
};
