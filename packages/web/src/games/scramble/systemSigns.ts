import { COLON, type Lang, type Text } from '@starboard/kernel';
import { type Face, ongoingText } from '@starboard/scramble';
import * as icons from './icons.ts';

interface SystemSign {
  readonly icon: string;
  /** What it does, as short as a card has room for. */
  readonly says: Text;
}

const sign = (icon: string, en: string, fr: string): SystemSign => ({ icon, says: { en, fr } });

const SIGNS: Readonly<Record<string, SystemSign>> = {
  's1-salvage-drone': sign(icons.drone, '+2 credits a kill', '+2 crédits par destruction'),
  's1-trade-beacon': sign(icons.beacon, 'Energy exchanged: +2', 'Énergie échangée : +2'),
  's1-attitude-jets': sign(icons.jets, 'Overheat gem: +3 Move', 'Surchauffe : +3 mouvement'),
  's1-spotter-array': sign(icons.spotter, '+1 credit a hit that only damages', '+1 crédit par simple dégât'),
  's1-wormhole-sling': sign(icons.sling, 'By ring: +2 credits, +1 Power', 'Par l’anneau : +2 crédits, +1 puissance'),
  's1-firing-brace': sign(icons.brace, '+1 Power if you stay', '+1 puissance sans bouger'),
  's2-surge-capacitor': sign(icons.capacitor, 'Overheat gem: +1 Power', 'Surchauffe : +1 puissance'),
  's2-heat-sink': sign(icons.sink, 'Cooldown: +4 credits', 'Refroidir : +4 crédits'),
  's2-insulated-conduits': sign(icons.conduits, 'Overheat exchanged: 1 heat', 'Surchauffe échangée : 1 chaleur'),
  's2-linked-fire': sign(icons.linked, '+1 Power if a gem is there', '+1 puissance si une gemme y est'),
  's2-home-guard': sign(icons.guard, '+4 for a kill in your colour', 'Votre couleur détruite\u00a0: +4'),
  's2-emergency-vent': sign(icons.vent, 'From heat 5: −1 each turn', 'Dès 5 de chaleur : −1 par tour'),
  's3-overdrive-governor': sign(icons.governor, 'Overheat gem costs 2 heat', 'Surchauffe : 2 de chaleur'),
  's3-long-scope': sign(icons.scope, '+2 Power at the back row', '+2 puissance sur le fond'),
  's3-chain-reactor': sign(icons.chain, 'Two kills: +4 credits, −2 heat', 'Deux d’un coup : +4 crédits, −2 chaleur'),
  's3-purge-valve': sign(icons.valve, 'Cooldown may purge Overheat', 'Refroidir peut vidanger'),
  's3-wingman-link': sign(icons.wingman, '+2 Power on a shared space', '+2 puissance sur case partagée'),
  's3-victory-roll': sign(icons.roll, '+3 credits after a kill', '+3 crédits après destruction'),
};

/** The sign of a System; a chip for one of somebody's own card set. */
export function systemSign(id: string): string {
  return SIGNS[id]?.icon ?? icons.chip;
}

/** What a System does in few words; all of them for one of somebody's own. */
export function systemWords({ id, ongoing }: Face, lang: Lang): string {
  return SIGNS[id]?.says[lang] ?? (ongoing ? ongoingText(ongoing, lang) : '');
}

/** Its name and all that it does. */
export function systemLabel({ name, ongoing }: Face, lang: Lang): string {
  return `${name[lang]}${COLON[lang]}${ongoing ? ongoingText(ongoing, lang) : ''}`;
}
