import type { Lesson } from '../../../contract/guide.ts';
import { at, say } from './position.ts';

export const must: Lesson = {
  id: 'must',
  title: say('Aliens must, planets may', 'L’alien oblige, la planète propose'),
  rule: 'SIEGE-PLANET-3',
  position: () =>
    at({
      sides: 'baaaaaaa',
      p1: { hand: 'X12 MARSHAL' },
      p2: { hand: 'MARSHAL DECOY DECOY' },
    }),
  beats: [
    {
      say: say(
        'Deploy the Moltguard: its effect is a must, so you discard.',
        'Déployez la Garde de mue : son effet oblige, vous défaussez.',
      ),
      expect: ['deploy card=antillian/discard-1-2'],
      leads: ['planet:2'],
      otherwise: say(
        'Take the Moltguard: it shows what a must is.',
        'Prenez la Garde de mue : elle montre ce qui oblige.',
      ),
    },
    {
      say: say(
        'Use Cordontion: planets only offer. Chance then picks Rigel’s next alien.',
        'Utilisez Cordontion : une planète propose. Le hasard choisira l’alien de Rigel.',
      ),
      expect: ['activate planet=2'],
      leads: ['zone:hand:1'],
      // To the end of Rigel’s turn: within it the tile speaks of what Cordontion would do for Rigel.
      answer: ['1 deployRandom', '1 finish'],
      otherwise: say(
        'Use Cordontion this time: you could always leave it.',
        'Utilisez Cordontion cette fois : vous pourriez toujours la laisser.',
      ),
    },
  ],
  seen: say(
    'Remember: an alien’s effect always happens, a planet’s only if you wish.',
    'Retenez ceci : un alien agit toujours, une planète si vous voulez.',
  ),
  lit: ['planet:2'],
};

export const declare: Lesson = {
  id: 'declare',
  title: say('Three planets ask before', 'Trois planètes demandent avant'),
  rule: 'SIEGE-PLANET-4',
  position: () =>
    at({
      sides: 'abbabbab',
      p1: { hand: 'D34 DECOY MARSHAL X12', forces: { 8: 1 } },
      p2: { hand: 'D12 X12 MARSHAL DECOY', forces: { 4: 1 } },
    }),
  beats: [
    {
      say: say(
        'Deploy the Brood Matron on planet 4, Ambyria.',
        'Déployez la Matrone des couvées sur la planète 4, Ambyria.',
      ),
      expect: ['deploy card=antillian/draw-3-4'],
      leads: ['planet:4'],
      otherwise: say(
        'Take the Brood Matron: Ambyria shows best with her.',
        'Prenez la Matrone : c’est avec elle qu’Ambyria se voit.',
      ),
    },
    {
      say: say(
        'Declare Ambyria before she lands: then Rigel draws in your place.',
        'Annoncez Ambyria avant qu’elle se pose : Rigel piochera à votre place.',
      ),
      expect: ['declare use=true'],
      otherwise: say(
        'Declare it now: once she has landed it is too late.',
        'Annoncez-la maintenant : une fois la Matrone posée, c’est trop tard.',
      ),
    },
    {
      say: say(
        'Choose 4: eight cards send Rigel to 8+, worth only half.',
        'Choisissez 4 : huit cartes envoient Rigel vers 8+, qui vaut moitié.',
      ),
      expect: ['chooseNumber number=4'],
      leads: ['planet:8'],
      otherwise: say(
        'Choose 4: with three Rigel would aim at planet 7.',
        'Choisissez 4 : avec trois, Rigel viserait la planète 7.',
      ),
    },
  ],
  seen: say(
    'Answer at once: Ambyria, Taltuva and Aspal ask before a soldier lands.',
    'Répondez aussitôt : Ambyria, Taltuva et Aspal demandent avant que le soldat se pose.',
  ),
};

export const empty: Lesson = {
  id: 'empty',
  title: say('An empty hand is no disaster', 'Une main vide n’est pas un drame'),
  rule: 'SIEGE-TURN-7',
  position: () =>
    at({
      sides: 'bababaab',
      p1: { hand: 'MARSHAL' },
      p2: { hand: 'D12 X12 MARSHAL' },
    }),
  beats: [
    {
      say: say(
        'Deploy your last card: one card aims at planet 1.',
        'Déployez votre dernière carte : une seule carte vise la planète 1.',
      ),
      expect: ['deploy'],
      leads: ['planet:1'],
      otherwise: say('Deploy your card: it is your only one.', 'Déployez votre carte : c’est la seule.'),
    },
  ],
  seen: say(
    'Fear no empty hand: at the end of your turn four cards come.',
    'Ne craignez pas la main vide : quatre cartes arrivent en fin de tour.',
  ),
  lit: ['zone:hand:0'],
};

export const end: Lesson = {
  id: 'end',
  title: say('When the end comes', 'Quand vient la fin'),
  rule: 'SIEGE-END-3',
  position: () =>
    at({
      sides: 'abbbbbbb',
      p1: { hand: 'D12 MARSHAL ED12', pile: 'EX12 X12', forces: { 2: 2, 4: 3, 5: 2, 7: 1 } },
      p2: { hand: 'D12 X12 MARSHAL', pile: 6, forces: { 1: 1, 4: 1, 6: 2, 8: 2 } },
    }),
  beats: [
    {
      say: say(
        'Deploy the Tide Herald: your pile holds two cards, and she draws.',
        'Déployez le Héraut des marées : il pioche, et votre pioche compte deux cartes.',
      ),
      expect: ['deploy card=antillian/draw-1-2'],
      leads: ['zone:pile:0'],
      otherwise: say(
        'Take the Tide Herald: other cards leave your pile as it is.',
        'Prenez le Héraut : les autres cartes laissent votre pioche intacte.',
      ),
    },
    {
      say: say('Choose 2 and empty your draw pile.', 'Choisissez 2 et videz votre pioche.'),
      expect: ['chooseNumber number=2'],
      leads: ['zone:pile:0'],
      otherwise: say(
        'Choose 2: with one card left the match would go on.',
        'Choisissez 2 : avec une carte de reste, la partie continuerait.',
      ),
    },
    {
      say: say(
        'End your turn: either empty pile ends the match.',
        'Terminez votre tour : une seule pioche vide termine la partie.',
      ),
      expect: ['finish'],
      answer: ['1 deploy card=morkolyte/marshal'],
      otherwise: say('End your turn: nothing else is needed.', 'Terminez votre tour : rien d’autre n’est utile.'),
    },
  ],
  seen: say(
    'Mind the last word: the second player always takes the final turn.',
    'Pensez au dernier mot : le second joueur a toujours le tour final.',
  ),
  lit: ['planet:3'],
};

export const half: Lesson = {
  id: 'half',
  title: say('8+ is worth a half', '8+ vaut une moitié'),
  rule: 'SIEGE-SCORE-4',
  position: () =>
    at({
      sides: 'aabababa',
      p1: {
        hand: 'D12 D12 X23 ED12 DECOY MARSHAL RAIDER ORACLE D34',
        pile: 14,
        forces: { 1: 1, 2: 2, 3: 1, 6: 1 },
      },
      p2: { hand: 'D12 X12 MARSHAL', forces: { 4: 2, 5: 1, 7: 1, 8: 1, 2: 1 } },
    }),
  beats: [
    {
      say: say(
        'Look at 8+: eight or more cards aim there, for half a point.',
        'Regardez 8+ : huit cartes ou plus la visent, pour un demi-point.',
      ),
      at: ['planet:8'],
    },
    {
      say: say(
        'Deploy the Riptide Corsair: a Raider lands wherever you like.',
        'Déployez la Corsaire des courants : elle se pose où vous voulez.',
      ),
      expect: ['deploy card=antillian/raider'],
      otherwise: say(
        'Take the Raider: any other card lands on 8+.',
        'Prenez la Corsaire : toute autre carte se pose sur 8+.',
      ),
    },
    {
      say: say(
        'Land on planet 5: equal forces leave it to nobody.',
        'Posez-vous sur la planète 5 : à égalité, elle n’est à personne.',
      ),
      expect: ['choosePlanet planet=5'],
      leads: ['zone:force:1:5'],
      otherwise: say(
        'Choose planet 5: one alien is enough to take its point away.',
        'Choisissez la planète 5 : un alien suffit pour en retirer le point.',
      ),
    },
  ],
  seen: say(
    'Remember: planets 1 to 7 count one point each, 8+ only half.',
    'Retenez ceci : 1 à 7 valent un point chacune, 8+ seulement un demi.',
  ),
  lit: ['planet:8'],
};
