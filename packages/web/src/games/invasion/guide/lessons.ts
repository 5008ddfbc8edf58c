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
  lit: ['zone:tray'],
};

const faces: Lesson = {
  id: 'faces',
  title: say('Round 2: your dice', 'Manche 2 : vos dés'),
  rule: 'INVASION-DEF-5',
  position: () => scenario({ round: 2, dice: 'y1=2 b1=3 m1=1', tray: 'Y I X R' }),
  beats: [
    {
      say: say(
        'Meet the Blaster: it repels saucers of its own colour.',
        'Voici le Blaster : il repousse les soucoupes de sa couleur.',
      ),
      at: ['tray:0'],
      leads: ['die:y1'],
    },
    {
      say: say(
        'Meet the Interceptor: it stops one whole die of any colour.',
        'Voici l’Intercepteur : il arrête un dé entier, de toute couleur.',
      ),
      at: ['tray:1'],
      leads: ['die:b1'],
    },
    {
      say: say(
        'Meet the Missile: it strikes every other planet.',
        'Voici le Missile : il frappe toutes les autres planètes.',
      ),
      at: ['tray:2'],
      leads: ['zone:world:1'],
    },
    {
      say: say(
        'Meet Rebuild: it repairs your Cities and your Core.',
        'Voici la Reconstruction : elle répare vos Cités et votre Noyau.',
      ),
      at: ['tray:3'],
      leads: ['site:core'],
    },
  ],
  seen: say(
    'Point at a die, or hold it down, to read what it does.',
    'Pointez un dé, ou maintenez-le, pour lire ce qu’il fait.',
  ),
  lit: ['zone:tray'],
};

const reroll: Lesson = {
  id: 'reroll',
  title: say('Round 1: roll again', 'Manche 1 : relancer'),
  rule: 'INVASION-DEF-4',
  position: () => scenario({ dice: 'y1=1 b1=3 m1=2', tray: 'Y X X', rolls: [4, 5, 3] }),
  beats: [
    {
      say: say(
        'Count the lamps: three re-rolls, each with any dice you like.',
        'Comptez les lampes : trois relances, chacune avec les dés de votre choix.',
      ),
      at: ['zone:lamps'],
      leads: ['zone:tray'],
    },
    {
      say: say(
        'Mark both Missiles and roll them again: three blue saucers are coming.',
        'Marquez les deux Missiles et relancez : trois soucoupes bleues arrivent.',
      ),
      expect: ['reroll faces=[missile,missile]'],
      leads: ['die:b1'],
      otherwise: say(
        'Mark the two Missiles: they stop no saucers.',
        'Marquez les deux Missiles : ils n’arrêtent aucune soucoupe.',
      ),
    },
    {
      say: say(
        'Mark the Missile that came again, and roll once more.',
        'Marquez le Missile revenu, et relancez encore une fois.',
      ),
      expect: ['reroll faces=[missile]'],
      otherwise: say(
        'Roll the Missile again: you have two re-rolls left.',
        'Relancez le Missile : il vous reste deux relances.',
      ),
    },
    {
      say: say(
        'Keep and fight: all three dice are useful now.',
        'Gardez et tirez : les trois dés sont utiles maintenant.',
      ),
      expect: ['keep'],
      otherwise: say('Keep now: every die is useful.', 'Gardez maintenant : chaque dé est utile.'),
    },
  ],
  seen: say(
    'Stop whenever you like: nobody makes you use all re-rolls.',
    'Arrêtez quand vous voulez : rien n’oblige à tout relancer.',
  ),
  lit: ['zone:tray'],
};

const shots: Lesson = {
  id: 'shots',
  title: say('Round 1: lay your shots', 'Manche 1 : poser ses tirs'),
  rule: 'INVASION-ASSIGN-2',
  // With something to repair the turn does not pass on, and what was struck stays in sight.
  position: () => scenario({ dice: 'y1=1 b1=3 m1=2', tray: 'Y I R', at: { step: 'assign' }, rolls: [2] }),
  beats: [
    {
      say: say(
        'Shoot well: each die that is left rolls a sector and strikes there.',
        'Tirez bien : chaque dé qui reste lance un secteur et y frappe.',
      ),
      at: ['die:m1'],
    },
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
    'See sector 2: its number was rolled, then both magenta saucers struck there.',
    'Voyez le secteur 2 : son numéro est sorti, les deux magenta ont frappé.',
  ),
  lit: ['zone:lane:2'],
};

const core: Lesson = {
  id: 'core',
  title: say('Round 2: the Core first', 'Manche 2 : le Noyau d’abord'),
  rule: 'INVASION-REBUILD-6',
  position: () =>
    scenario({ round: 2, planets: ['C1 O022222 I222221'], tray: 'R R', at: { step: 'rebuild', pool: 4 } }),
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
        'Guard the weakest lane: rebuild the outer City of sector 1.',
        'Gardez le couloir le plus faible : reconstruisez la Cité extérieure du secteur 1.',
      ),
      expect: ['rebuild site=outer-1'],
      otherwise: say(
        'Choose sector 1: its lane is the weakest.',
        'Choisissez le secteur 1 : son couloir est le plus faible.',
      ),
    },
    {
      say: say(
        'Repair it once more: an undamaged City takes two hits.',
        'Réparez-la encore : une Cité intacte encaisse deux coups.',
      ),
      expect: ['rebuild site=outer-1'],
      otherwise: say(
        'Choose the same City: a damaged one takes one hit only.',
        'Choisissez la même Cité : endommagée, elle n’encaisse qu’un coup.',
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
      tray: 'Y B M R X',
      planets: ['C2 O222222 I222222', 'C2 O020222 I020222'],
      at: { step: 'assign' },
    }),
  beats: [
    {
      say: say(
        'See the badge on each icon: in round 3 it is worth three.',
        'Voyez l’insigne de chaque icône : en manche 3 elle vaut trois.',
      ),
      at: ['zone:tray'],
      leads: ['zone:worth'],
    },
    {
      say: say(
        'Choose well: a Blaster still shoots at one die only.',
        'Choisissez bien : un Blaster ne vise toujours qu’un seul dé.',
      ),
      at: ['die:y1', 'die:y2'],
      leads: ['tray:0'],
    },
  ],
  seen: say(
    'Weigh it: Blaster, Rebuild and Missile have grown, the Interceptor has not.',
    'Pesez : Blaster, Reconstruction et Missile ont grandi, l’Intercepteur non.',
  ),
  lit: ['zone:tray'],
};

const missile: Lesson = {
  id: 'missile',
  title: say('Round 3: Missiles hit everyone', 'Manche 3 : les Missiles touchent tous'),
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
      at: ['zone:world:1'],
    },
    {
      say: say(
        'Keep both Missiles: they hit all others, unless a shield stops them.',
        'Gardez les deux Missiles : ils touchent tous les autres, sauf bouclier.',
      ),
      expect: ['keep'],
      at: ['keep', 'tray:0', 'tray:1'],
      leads: ['zone:world:1'],
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

export const LESSONS: readonly Lesson[] = [goal, faces, reroll, shots, core, grown, missile];
