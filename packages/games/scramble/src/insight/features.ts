import { type Feature, feature } from '@starboard/kernel';
import { invaders } from '../pilot.ts';
import type { State } from '../types.ts';
import { turnWorth } from './engine.ts';
import {
  assists,
  broken,
  exposed,
  finish,
  future,
  killsInReach,
  overheatRisk,
  ownColourInRow,
  systems,
  toPlay,
} from './position.ts';

/** What tends to go with winning; the weights in their order are in `content/weights.ts`. */
export const features: readonly Feature<State>[] = [
  feature(
    'invaders',
    (s, seat) => invaders(s.pilots[seat]),
    ['destroys Invaders', 'détruit des envahisseurs'],
    ['costs you Invaders', 'vous coûte des envahisseurs'],
  ),
  feature(
    'finish',
    finish,
    ['brings the tenth Invader near', 'rapproche le dixième envahisseur'],
    ['puts the tenth Invader off', 'éloigne le dixième envahisseur'],
  ),
  feature(
    'ship',
    turnWorth,
    ['makes your ship better', 'améliore votre vaisseau'],
    ['makes your ship worse', 'affaiblit votre vaisseau'],
  ),
  feature(
    'future',
    future,
    ['builds for the turns to come', 'prépare les tours à venir'],
    ['builds less for the turns to come', 'prépare moins les tours à venir'],
  ),
  feature(
    'systems',
    systems,
    ['adds a useful System', 'ajoute un système utile'],
    ['gives up a useful System', 'renonce à un système utile'],
  ),
  feature(
    'credits',
    (s, seat) => s.pilots[seat].credits,
    ['earns credits', 'rapporte des crédits'],
    ['leaves you fewer credits', 'vous laisse moins de crédits'],
  ),
  feature(
    'heat',
    (s, seat) => s.pilots[seat].heat,
    ['heats your ship', 'échauffe votre vaisseau'],
    ['cools your ship', 'refroidit votre vaisseau'],
  ),
  feature(
    'overheatRisk',
    overheatRisk,
    ['risks overheating', 'risque la surchauffe'],
    ['avoids overheating', 'évite la surchauffe'],
  ),
  feature(
    'broken',
    broken,
    ['leaves a weapon Out of Order', 'laisse une arme en panne'],
    ['repairs a weapon', 'répare une arme'],
  ),
  feature(
    'killsInReach',
    killsInReach,
    ['brings Invaders within your reach', 'met des envahisseurs à votre portée'],
    ['leaves fewer Invaders within your reach', 'laisse moins d’envahisseurs à votre portée'],
  ),
  feature(
    'front',
    (s, seat) => ownColourInRow(s, seat, 1),
    ['lets Invaders of your colour get through', 'laisse passer des envahisseurs de votre couleur'],
    ['stops Invaders of your colour', 'arrête des envahisseurs de votre couleur'],
  ),
  feature(
    'middle',
    (s, seat) => ownColourInRow(s, seat, 2),
    ['lets Invaders of your colour come near', 'laisse approcher des envahisseurs de votre couleur'],
    ['thins out the Invaders of your colour', 'éclaircit les rangs des envahisseurs de votre couleur'],
  ),
  feature(
    'exposed',
    exposed,
    ['stays in the line of fire', 'reste dans la ligne de tir'],
    ['gets out of the line of fire', 'quitte la ligne de tir'],
  ),
  feature(
    'assists',
    assists,
    ['may be paid for an assist', 'pourrait rapporter une assistance'],
    ['gives up the pay for an assist', 'renonce à la prime d’une assistance'],
  ),
  feature('toPlay', toPlay, ['keeps your turn', 'garde votre tour'], ['ends your turn', 'termine votre tour']),
];
