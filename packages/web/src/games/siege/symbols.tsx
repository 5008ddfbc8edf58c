import { ALIENS, type Face, type Kind } from '@starboard/siege';
import { Icon } from '../../ui/Icon.tsx';
import css from './card.module.css';
import * as icons from './icons.ts';

const OFFICERS: Partial<Record<Kind, string>> = {
  decoy: icons.decoy,
  marshal: icons.marshal,
  raider: icons.raider,
  oracle: icons.oracle,
  vanguard: icons.vanguard,
};

/** The one symbol of a kind: drawing, discarding, or the officer's own. */
export function kindIcon(kind: Kind): string {
  const [effect] = ALIENS[kind].effects;
  return OFFICERS[kind] ?? (effect.do === 'draw' ? icons.draw : icons.discard);
}

/** What a card does, without words: the symbol, the two numbers, and whom it reaches. */
export function Effect({ kind }: { readonly kind: Kind }) {
  const [effect] = ALIENS[kind].effects;
  const soldier = effect && 'who' in effect ? effect : undefined;
  return (
    <span className={css.effect} data-who={soldier?.who ?? 'none'}>
      <Icon path={kindIcon(kind)} className={css.verb} />
      {soldier && (
        <>
          <b className={css.numbers}>{soldier.numbers.join('–')}</b>
          <Icon path={soldier.who === 'you' ? icons.you : icons.enemy} className={css.who} />
        </>
      )}
    </span>
  );
}

/** The symbol of each planet effect; the two exchanges differ in whose forces they move. */
export const FACE_ICONS: Readonly<Record<Face, string>> = {
  siptou: icons.exchange,
  valtinia: icons.exchangeEnemy,
  cordontion: icons.random,
  zahwilta: icons.silence,
  emalto: icons.compass,
  iontian: icons.storm,
  ambyria: icons.turnOn,
  taltuva: icons.both,
  plomeena: icons.shield,
  aspal: icons.reverse,
  hyperion: icons.volcano,
  clio: icons.give,
  artemis: icons.slingshot,
  nyx: icons.night,
  pandemonia: icons.throwAway,
  aether: icons.shuffle,
};
