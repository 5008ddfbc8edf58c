import { scenario } from '@starboard/invasion/scenario';
import type { Lesson } from '../../../contract/guide.ts';

/** What is said, in every language: one sentence, its verb first. */
const say = (en: string, fr: string) => ({ en, fr });

const goal: Lesson = {
  id: 'goal',
  title: say('How you win', 'Comment gagner'),
  rule: 'INVASION-GOAL-1',
  position: () =>
    scenario({ dice: 'y1=1 b1=3 m1=2', tray: 'Y X R', planets: ['C2 O212222 I222222', 'C2 O222102 I222222'] }),
  beats: [
    {
      say: say(
        'Keep more points than Rigel on your planet after three rounds.',
        'Gardez plus de points que Rigel sur votre planète après trois manches.',
      ),
      at: ['zone:points:0', 'zone:points:1'],
    },
    {
      say: say(
        'Guard the Core: five points whole, only one once it is hit.',
        'Gardez le Noyau : cinq points intact, un seul dès qu’il est touché.',
      ),
      at: ['site:core'],
    },
    {
      say: say(
        'Watch the lanes: damage runs from outside in, towards the Core.',
        'Surveillez les couloirs : les dégâts vont de l’extérieur vers le Noyau.',
      ),
      at: ['site:outer-2', 'site:inner-2'],
      leads: ['site:core'],
    },
  ],
  seen: say('Learn next what your dice can do.', 'Apprenez maintenant ce que peuvent vos dés.'),
  lit: ['tray:0'],
};

const reroll: Lesson = {
  id: 'reroll',
  title: say('Roll again', 'Relancer'),
  rule: 'INVASION-DEF-4',
  position: () => scenario({ dice: 'y1=1 b1=3 m1=2', tray: 'Y X X', rolls: [4, 5, 6] }),
  beats: [
    {
      say: say(
        'Mark both Missiles and roll them again: three blue saucers are coming.',
        'Marquez les deux Missiles et relancez : trois soucoupes bleues arrivent.',
      ),
      expect: ['reroll faces=[missile,missile]'],
      otherwise: say(
        'Mark the two Missiles: they stop no saucers.',
        'Marquez les deux Missiles : ils n’arrêtent aucune soucoupe.',
      ),
    },
    {
      say: say(
        'Mark the last Missile too; what you kept before could also go.',
        'Marquez encore le Missile ; un dé gardé pourrait partir aussi.',
      ),
      expect: ['reroll faces=[missile]'],
      otherwise: say(
        'Roll the Missile again: you have two re-rolls left.',
        'Relancez le Missile : il vous reste deux relances.',
      ),
    },
    {
      say: say(
        'Keep and fight: Blaster, Interceptor and Rebuild suit you.',
        'Gardez et tirez : Blaster, Intercepteur et Reconstruction conviennent.',
      ),
      expect: ['keep'],
      otherwise: say('Keep now: every die is useful.', 'Gardez maintenant : chaque dé est utile.'),
    },
  ],
  seen: say(
    'See the lamps: each re-roll takes any dice you like.',
    'Voyez les lampes : chaque relance prend les dés de votre choix.',
  ),
  lit: ['tray:0', 'tray:1', 'tray:2'],
};

const shots: Lesson = {
  id: 'shots',
  title: say('Lay your shots', 'Poser ses tirs'),
  rule: 'INVASION-ASSIGN-2',
  position: () => scenario({ dice: 'y1=1 b1=3 m1=2', tray: 'Y I X', at: { step: 'assign' }, rolls: [2, 5, 3] }),
  beats: [
    {
      say: say(
        'Lay the Blaster on yellow, the Interceptor on three blue saucers; fire.',
        'Posez le Blaster sur le jaune, l’Intercepteur sur les trois bleues ; tirez.',
      ),
      expect: ['assign plan=[{die=y1,face=blaster-yellow},{die=b1,face=interceptor}]'],
      otherwise: say(
        'Take three saucers with the Interceptor: it cancels a whole die.',
        'Prenez trois soucoupes avec l’Intercepteur : il annule un dé entier.',
      ),
    },
  ],
  seen: say(
    'Count dice, not saucers: two magenta saucers were one strike.',
    'Comptez les dés, non les soucoupes : deux magenta, une frappe.',
  ),
  lit: ['die:m1'],
};

const core: Lesson = {
  id: 'core',
  title: say('The Core first', 'Le Noyau d’abord'),
  rule: 'INVASION-REBUILD-6',
  position: () => scenario({ round: 2, planets: ['C1 O022222 I222221'], tray: 'R', at: { step: 'rebuild', pool: 2 } }),
  beats: [
    {
      say: say(
        'Repair the Core: one point of work gives four points back.',
        'Réparez le Noyau : un point de travail en rend quatre.',
      ),
      expect: ['rebuild site=core'],
      leads: ['zone:points:0'],
      otherwise: say(
        'Choose the Core first: a City gives only one point.',
        'Choisissez d’abord le Noyau : une Cité ne rend qu’un point.',
      ),
    },
    {
      say: say(
        'Close the thin lane: rebuild the outer City of sector 1.',
        'Fermez le couloir faible : reconstruisez la Cité extérieure du secteur 1.',
      ),
      expect: ['rebuild site=outer-1'],
      otherwise: say(
        'Choose sector 1: its lane is the weakest.',
        'Choisissez le secteur 1 : son couloir est le plus faible.',
      ),
    },
  ],
  seen: say(
    'Remember: the first hit on the Core costs four points.',
    'Retenez : le premier coup sur le Noyau coûte quatre points.',
  ),
  lit: ['site:core'],
};

const grown: Lesson = {
  id: 'grown',
  title: say('Round 3: icons worth three', 'Manche 3 : des icônes à trois'),
  rule: 'INVASION-SCALE-1',
  position: () =>
    scenario({
      round: 3,
      dice: 'y1=3 y2=1 b1=2 m1=1 m2=0',
      tray: 'Y Y B M X',
      planets: ['C2 O222222 I222222', 'C2 O020222 I020222'],
      at: { step: 'assign' },
      rolls: [2, 5],
    }),
  beats: [
    {
      say: say(
        'See the badge: in round 3 each icon is worth three.',
        'Voyez l’insigne : en manche 3 chaque icône vaut trois.',
      ),
      at: ['tray:0', 'tray:4'],
    },
  ],
  seen: say(
    'Mind: a Blaster still works on one die only.',
    'Attention : un Blaster n’agit toujours que sur un seul dé.',
  ),
  lit: ['die:y1', 'die:y2'],
};

const missile: Lesson = {
  id: 'missile',
  title: say('Missiles hit everyone', 'Les Missiles touchent tous'),
  rule: 'INVASION-MISSILE-1',
  position: () =>
    scenario({
      seats: 3,
      round: 3,
      dice: '',
      tray: 'X X R R R',
      planets: ['C2 O222222 I222222', 'C2 O020222 I020222', 'C2 O222222 I221222'],
      rolls: [2, 5, 2, 3, 1, 4],
    }),
  beats: [
    {
      say: say(
        'Look at Rigel: an open lane leads straight to the Core.',
        'Regardez Rigel : un couloir ouvert mène droit au Noyau.',
      ),
      at: ['zone:points:1'],
    },
    {
      say: say(
        'Keep both Missiles: everyone is hit, one in six shields and repairs.',
        'Gardez les deux Missiles : tous sont touchés, un sur six se protège.',
      ),
      expect: ['keep'],
      leads: ['zone:points:1', 'zone:points:2'],
      otherwise: say(
        'Keep now: no saucers come, and Rigel is open.',
        'Gardez maintenant : aucune soucoupe ne vient, et Rigel est ouvert.',
      ),
      answer: ['2 rebuild site=inner-3'],
    },
  ],
  seen: say(
    'Beware: a shielded Missile is a gift to its target.',
    'Prudence : un Missile contré est un cadeau à sa cible.',
  ),
  lit: ['zone:points:2'],
};

export const LESSONS: readonly Lesson[] = [goal, reroll, shots, core, grown, missile];
