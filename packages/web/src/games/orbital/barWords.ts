import type { Lang } from '@starboard/kernel';
import type { ActionKind } from './bar.ts';

/** What the bar of actions says. */
interface BarWords {
  readonly title: string;
  readonly names: Readonly<Record<ActionKind, string>>;
  /** Where there is room for one short word. */
  readonly short: Readonly<Record<ActionKind, string>>;
  /** What is asked once it is pressed. */
  readonly ask: Readonly<Record<ActionKind, string>>;
  /** What is pressed for it. */
  readonly how: Readonly<Record<ActionKind, string>>;
  readonly ready: Readonly<Record<ActionKind, (n: number) => string>>;
  /** Why there is nothing to do it with. */
  readonly nothing: Readonly<Record<ActionKind, string>>;
  /** Of all modules at once: no single one can be meant. */
  readonly worked: string;
  readonly later: string;
}

const cards = (n: number) => (n === 1 ? '1 card fits.' : `${n} cards fit.`);
const cartes = (n: number) => (n === 1 ? '1 carte convient.' : `${n} cartes conviennent.`);

export const BAR: Readonly<Record<Lang, BarWords>> = {
  en: {
    title: 'Actions and what they cost now',
    names: { build: 'Build', upgrade: 'Upgrade', buy: 'Buy', operate: 'Operate', event: 'Event', repair: 'Repair' },
    short: { build: 'Build', upgrade: 'Upgrade', buy: 'Buy', operate: 'Operate', event: 'Event', repair: 'Repair' },
    ask: {
      build: 'Which module do you build? Choose a card or an exit.',
      upgrade: 'Which upgrade do you lay on your core?',
      buy: 'Which card of the market do you buy?',
      operate: 'Which module works? Choose one that glows.',
      event: 'Which event do you play?',
      repair: 'Which module do you repair?',
    },
    how: {
      build: 'Press a module card, then an exit, or the other way round.',
      upgrade: 'Press an upgrade, then your core: once in a match.',
      buy: 'Press a card of the market: it comes into your hand.',
      operate: 'Press a module with a mint lamp: its crew works once a year.',
      event: 'Press an event card, then what it is aimed at.',
      repair: 'Press a damaged module: one damage is removed.',
    },
    ready: {
      build: cards,
      upgrade: (n) => `${n} are left.`,
      buy: (n) => (n === 1 ? 'You can pay 1 of them.' : `You can pay ${n} of them.`),
      operate: (n) => (n === 1 ? '1 module can work.' : `${n} modules can work.`),
      event: cards,
      repair: (n) => (n === 1 ? '1 module is damaged.' : `${n} modules are damaged.`),
    },
    nothing: {
      build: 'You hold no module card.',
      upgrade: 'No upgrade is left.',
      buy: 'The market is empty.',
      operate: 'No module of yours has a machine to operate.',
      event: 'You hold no event card.',
      repair: 'None of your modules is damaged.',
    },
    worked: 'Your machines have worked this year: each works once.',
    later: 'When it is your turn again.',
  },
  fr: {
    title: 'Les actions et leur prix actuel',
    names: {
      build: 'Construire',
      upgrade: 'Améliorer',
      buy: 'Acheter',
      operate: 'Fonctionner',
      event: 'Événement',
      repair: 'Réparer',
    },
    short: {
      build: 'Construire',
      upgrade: 'Améliorer',
      buy: 'Acheter',
      operate: 'Activer',
      event: 'Événement',
      repair: 'Réparer',
    },
    ask: {
      build: 'Quel module construisez-vous\u00a0? Choisissez une carte ou une sortie.',
      upgrade: 'Quelle amélioration posez-vous sur votre module de base\u00a0?',
      buy: 'Quelle carte du marché achetez-vous\u00a0?',
      operate: 'Quel module fonctionne\u00a0? Choisissez-en un qui brille.',
      event: 'Quel événement jouez-vous\u00a0?',
      repair: 'Quel module réparez-vous\u00a0?',
    },
    how: {
      build: 'Touchez une carte de module, puis une sortie, ou l’inverse.',
      upgrade: 'Touchez une amélioration, puis votre module de base\u00a0: une fois par partie.',
      buy: 'Touchez une carte du marché\u00a0: elle rejoint votre main.',
      operate: 'Touchez un module au voyant menthe\u00a0: il fonctionne une fois par an.',
      event: 'Touchez une carte événement, puis sa cible.',
      repair: 'Touchez un module endommagé\u00a0: un dommage est retiré.',
    },
    ready: {
      build: cartes,
      upgrade: (n) => (n === 1 ? 'Il en reste 1.' : `Il en reste ${n}.`),
      buy: (n) => `Vous pouvez en payer ${n}.`,
      operate: (n) => (n === 1 ? '1 module peut fonctionner.' : `${n} modules peuvent fonctionner.`),
      event: cartes,
      repair: (n) => (n === 1 ? '1 module est endommagé.' : `${n} modules sont endommagés.`),
    },
    nothing: {
      build: 'Vous n’avez pas de carte de module.',
      upgrade: 'Il ne reste aucune amélioration.',
      buy: 'Le marché est vide.',
      operate: 'Aucun de vos modules n’a de machine à faire fonctionner.',
      event: 'Vous n’avez pas de carte événement.',
      repair: 'Aucun de vos modules n’est endommagé.',
    },
    worked: 'Vos machines ont fonctionné cette année\u00a0: chacune une fois par an.',
    later: 'Quand ce sera de nouveau votre tour.',
  },
};
