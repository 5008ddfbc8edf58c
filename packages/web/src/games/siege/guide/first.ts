import type { Lesson } from '../../../contract/guide.ts';
import { at, say } from './position.ts';

/** What the game is about and how one wins, before anything else. */
export const goal: Lesson = {
  id: 'goal',
  title: say('How you win', 'Comment gagner'),
  rule: 'SIEGE-SCORE-5',
  position: () =>
    at({
      sides: 'abababab',
      p1: { hand: 'D12 MARSHAL X12 ED12', forces: { 2: 2, 5: 1, 6: 1 } },
      p2: { hand: 'D12 X12 MARSHAL DECOY', forces: { 2: 1, 4: 2, 6: 1 } },
    }),
  beats: [
    {
      say: say(
        'Hold more points than Rigel when the match ends: you win.',
        'Ayez plus de points que Rigel à la fin : vous gagnez.',
      ),
      at: ['zone:points:0', 'zone:points:1'],
    },
    {
      say: say(
        'Send more aliens than Rigel to a planet: its point is yours.',
        'Envoyez plus d’aliens que Rigel vers une planète : son point est à vous.',
      ),
      at: ['planet:2', 'zone:force:0:2', 'zone:force:1:2'],
      leads: ['zone:points:0'],
    },
    {
      say: say(
        'Watch the draw piles: as soon as one is empty, the end comes.',
        'Surveillez les pioches : dès que l’une est vide, la fin arrive.',
      ),
      at: ['zone:pile:0', 'zone:pile:1'],
    },
  ],
  seen: say('Learn next how you choose the planet.', 'Apprenez maintenant à choisir la planète.'),
  lit: ['planet:4'],
};

/** Each of what newcomers do not see at once that has to do with the aim. */
export const aim: Lesson = {
  id: 'aim',
  title: say('Your hand is your aim', 'Votre main est votre visée'),
  rule: 'SIEGE-DV-2',
  position: () =>
    at({
      sides: 'abababab',
      p1: { hand: 'D12 DECOY MARSHAL ED12' },
      p2: { hand: 'D12 X12 MARSHAL DECOY', forces: { 3: 1 } },
    }),
  beats: [
    {
      say: say(
        'Throw the Empty Shell away: three cards aim at planet 3.',
        'Jetez la Coquille vide : trois cartes visent la planète 3.',
      ),
      expect: ['discardDecoy'],
      leads: ['planet:3'],
      otherwise: say(
        'Throw the Empty Shell first: four cards still aim at planet 4.',
        'Jetez d’abord la Coquille vide : quatre cartes visent encore la planète 4.',
      ),
    },
    {
      say: say(
        'Deploy the Undertow Marshal: it lands where you aim, on planet 3.',
        'Déployez la Maréchale du ressac : elle se pose où vous visez, en 3.',
      ),
      expect: ['deploy card=antillian/marshal'],
      leads: ['planet:3'],
      otherwise: say(
        'Take the Marshal: the other cards would ask you more questions.',
        'Prenez la Maréchale : les autres cartes vous demanderaient davantage.',
      ),
    },
  ],
  seen: say(
    'Remember: the number of cards in your hand chooses the planet.',
    'Retenez ceci : le nombre de cartes en main choisit la planète.',
  ),
};

export const counted: Lesson = {
  id: 'counted',
  title: say('The card you play counts', 'La carte jouée compte'),
  rule: 'SIEGE-DV-1',
  position: () =>
    at({
      sides: 'bbbbbbbb',
      p1: { hand: 'MARSHAL X12', forces: { 5: 1 } },
      p2: { hand: 'D12 X12 MARSHAL', forces: { 1: 1 } },
    }),
  beats: [
    {
      say: say(
        'Deploy the Undertow Marshal: two cards in hand, so planet 2.',
        'Déployez la Maréchale du ressac : deux cartes en main, donc planète 2.',
      ),
      expect: ['deploy card=antillian/marshal'],
      leads: ['planet:2'],
      otherwise: say(
        'Take the Marshal: the Moltguard would also make you discard.',
        'Prenez la Maréchale : la Garde de mue vous ferait aussi défausser.',
      ),
    },
  ],
  seen: say(
    'Count before you deploy: the card you play is one of them.',
    'Comptez avant de déployer : la carte jouée en fait partie.',
  ),
};

export const next: Lesson = {
  id: 'next',
  title: say('Soldiers move your next aim', 'Les soldats déplacent la visée suivante'),
  rule: 'SIEGE-TURN-5',
  position: () =>
    at({
      sides: 'aabaabaa',
      p1: { hand: 'D34 X12 ED12', forces: { 6: 1 } },
      p2: { hand: 'D12 X12 MARSHAL', forces: { 6: 1 } },
    }),
  beats: [
    {
      say: say(
        'Deploy the Brood Matron: she lands on planet 3, then you draw.',
        'Déployez la Matrone des couvées : elle se pose en 3, puis vous piochez.',
      ),
      expect: ['deploy card=antillian/draw-3-4'],
      leads: ['planet:3'],
      otherwise: say(
        'Take the Brood Matron: only she brings you up to six cards.',
        'Prenez la Matrone : elle seule vous amène à six cartes.',
      ),
    },
    {
      say: say(
        'Choose 4: two cards and four make six, your next aim.',
        'Choisissez 4 : deux cartes et quatre font six, votre prochaine visée.',
      ),
      expect: ['chooseNumber number=4'],
      leads: ['planet:6'],
      otherwise: say(
        'Choose 4: with three more you would aim at planet 5.',
        'Choisissez 4 : avec trois de plus, vous viseriez la planète 5.',
      ),
    },
    {
      say: say('End your turn: Rigel plays, then you strike.', 'Terminez votre tour : Rigel joue, puis vous frappez.'),
      expect: ['finish'],
      answer: ['1 deploy card=morkolyte/marshal', '1 finish'],
      otherwise: say(
        'End your turn: nothing else is needed now.',
        'Terminez votre tour : rien d’autre n’est utile maintenant.',
      ),
    },
    {
      say: say(
        'Deploy the Undertow Marshal: six cards now strike planet 6.',
        'Déployez la Maréchale du ressac : six cartes frappent maintenant la planète 6.',
      ),
      expect: ['deploy card=antillian/marshal'],
      leads: ['planet:6'],
      otherwise: say(
        'Take the Marshal: it needs no further choice.',
        'Prenez la Maréchale : elle ne demande aucun autre choix.',
      ),
    },
  ],
  seen: say(
    'Plan ahead: a soldier’s effect moves the next aim, never this one.',
    'Prévoyez : l’effet d’un soldat change la visée suivante, jamais celle-ci.',
  ),
};
