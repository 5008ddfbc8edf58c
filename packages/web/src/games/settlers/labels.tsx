import type { Lang, Names, Violation } from '@starboard/kernel';
import { type Action, dieAtRisk, forecastOf, parsePack, pointsOf, type View } from '@starboard/settlers';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from './art/icons.ts';
import { upgradeSign } from './art/signs.ts';
import { andChance, isBest } from './chance.ts';
import { cardName, upgradeOf, worldOf } from './content.ts';
import { FaceArt } from './Dice.tsx';
import css from './labels.module.css';
import { PackPill } from './Packs.tsx';
import { Sign } from './Sign.tsx';
import { FACE_NAMES, packShort } from './words.ts';

interface Labels {
  readonly rollAll: string;
  readonly roll: (n: number) => string;
  readonly reroll: (n: number) => string;
  readonly fill: (pack: string, card: string | undefined) => string;
  readonly shield: (pack: string, upgrade: string | undefined) => string;
  readonly end: string;
  readonly turns: (card: string, from: string, to: string) => string;
  readonly discard: (card: string) => string;
}

const LABELS: Readonly<Record<Lang, Labels>> = {
  en: {
    rollAll: 'roll all seven dice',
    roll: (n) => (n === 1 ? 'roll 1 die, free' : `roll ${n} dice, free`),
    reroll: (n) => `lose 1, re\u2011roll\u00a0${n}`,
    fill: (pack, card) => (card ? `${card}: fill ${pack}` : `fill ${pack}`),
    shield: (pack, upgrade) => (upgrade ? `${pack} of ${upgrade}` : `the defence’s ${pack}`),
    end: 'end turn',
    turns: (card, from, to) => `${card}: ${from} → ${to}`,
    discard: (card) => `discard ${card}`,
  },
  fr: {
    rollAll: 'lancer les sept dés',
    roll: (n) => (n === 1 ? 'lancer 1 dé, gratuit' : `lancer ${n} dés, gratuit`),
    reroll: (n) => `perdre 1, relancer\u00a0${n}`,
    fill: (pack, card) => (card ? `${card}\u00a0: remplir ${pack}` : `remplir ${pack}`),
    shield: (pack, upgrade) => (upgrade ? `${pack} (${upgrade})` : `${pack} de la défense`),
    end: 'finir le tour',
    turns: (card, from, to) => `${card}\u00a0: ${from} → ${to}`,
    discard: (card) => `défausser ${card}`,
  },
};

const poolOf = (view: View) => view.turn.dice.filter(({ status }) => status === 'pool').length;

/** What a button says: what will be, with its chance. */
export function label(a: Action, view: View, lang: Lang, _names: Names): string | undefined {
  const words = LABELS[lang];
  switch (a.type) {
    case 'roll':
      return view.turn.rolls === 0 ? words.rollAll : words.roll(poolOf(view));
    case 'reroll': {
      const target = view.turn.target && forecastOf(view, view.turn.target.card);
      return andChance(words.reroll(poolOf(view) - 1), target?.reroll);
    }
    case 'fill': {
      const found = forecastOf(view, a.target)?.packs.find(({ pack }) => pack === a.pack);
      const pack = parsePack(found?.code ?? '');
      if (!pack) return undefined;
      const card = view.turn.target ? undefined : cardName(view, a.target, lang);
      const short = packShort(pack, lang);
      const upgrade = a.pack.startsWith('du:') ? cardName(view, a.pack.slice(3), lang) : undefined;
      return andChance(words.fill(a.pack.startsWith('c') ? short : words.shield(short, upgrade), card), found?.after);
    }
    case 'useResource':
      return words.turns(cardName(view, a.card, lang), FACE_NAMES[lang][a.from], FACE_NAMES[lang][a.to]);
    case 'useCorruption':
      return words.turns(cardName(view, a.take, lang), FACE_NAMES[lang][a.from], FACE_NAMES[lang][a.to]);
    case 'discardDefence':
      return words.discard(cardName(view, a.card, lang));
    case 'endTurn':
      return words.end;
    default:
      return undefined;
  }
}

/** What a fill brings where it is the last of its card. */
export function outcome(a: Action, view: View, lang: Lang): string | undefined {
  if (a.type !== 'fill') return undefined;
  const forecast = forecastOf(view, a.target);
  if (!forecast || forecast.packs.filter(({ filled }) => !filled).length > 1) return undefined;
  const gain = worldOf(view, a.target)?.points;
  if (gain === undefined) return undefined;
  const now = pointsOf(view)[view.active];
  return lang === 'en'
    ? `claims it: ${now} → ${now + gain} points or more`
    : `le prend\u00a0: ${now} → ${now + gain} points ou plus`;
}

/** Refusals of what is not asked now teach nothing. */
export function idle({ rule }: Violation): boolean {
  return rule === 'SETTLERS-RULING-26' || rule === 'SETTLERS-TURN-2' || rule === 'SETTLERS-TURN-8';
}

/** The picture of a button: the pack, the die that goes, the Upgrade. */
export function icon(a: Action, view: View) {
  switch (a.type) {
    case 'roll':
      return <Icon path={icons.dice} />;
    case 'reroll': {
      const die = dieAtRisk(view);
      const face = die === undefined ? null : view.turn.dice[die].face;
      return face ? (
        <span className={css.gone} aria-hidden="true" data-best={isBest(a, view)}>
          <FaceArt face={face} />
        </span>
      ) : undefined;
    }
    case 'fill': {
      const pack = parsePack(forecastOf(view, a.target)?.packs.find((p) => p.pack === a.pack)?.code ?? '');
      return pack ? (
        <span aria-hidden="true" data-best={isBest(a, view)} data-begun={view.turn.target !== null}>
          <PackPill pack={pack} />
        </span>
      ) : undefined;
    }
    case 'useResource':
    case 'useReroll':
    case 'discardDefence':
      return <Sign sign={upgradeSign(upgradeOf(view, a.card))} />;
    case 'useCorruption':
      return <Icon path={icons.corruption} />;
    default:
      return undefined;
  }
}
