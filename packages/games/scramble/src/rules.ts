import type { RuleId, Text } from '@starboard/kernel';

/** One sentence for each rule that `check` can cite. */
export const rules: Readonly<Record<RuleId, Text>> = {
  'SCRAMBLE-SETUP-13': {
    en: 'Each player chooses a space of the Player Row once, before the first round.',
    fr: 'Chacun choisit une case de la ligne des joueurs une fois, avant la première manche.',
  },
  'SCRAMBLE-ROUND-1': {
    en: 'It is not your turn to decide.',
    fr: 'Ce n’est pas à vous de décider.',
  },
  'SCRAMBLE-TURN-1': {
    en: 'A turn starts with one choice: Draw or Cooldown. It has been made, or the turn has not begun.',
    fr: 'Un tour commence par un choix : piocher ou refroidir. Il est fait, ou le tour n’a pas commencé.',
  },
  'SCRAMBLE-TURN-2': {
    en: 'Only the upgrade step is finished this way; it comes after the gem is used.',
    fr: 'On ne termine ainsi que l’étape d’amélioration, qui vient après l’usage de la gemme.',
  },
  'SCRAMBLE-TURN-3': {
    en: 'You buy and repair only after Activate or Exchange, in the upgrade step.',
    fr: 'On n’achète et ne répare qu’après une activation ou un échange, à l’étape d’amélioration.',
  },
  'SCRAMBLE-DRAW-2': {
    en: 'Only a gem that has just been drawn can activate a weapon or be exchanged.',
    fr: 'Seule une gemme qui vient d’être piochée active une arme ou s’échange.',
  },
  'SCRAMBLE-ACT-1': {
    en: 'An Energy gem activates only the weapon of its own colour.',
    fr: 'Une gemme d’énergie n’active que l’arme de sa couleur.',
  },
  'SCRAMBLE-ACT-3': {
    en: 'An activated weapon moves, then fires, then does its specials; this is not the moment to move.',
    fr: 'Une arme activée déplace, puis tire, puis joue ses effets ; ce n’est pas le moment de se déplacer.',
  },
  'SCRAMBLE-ACT-6': {
    en: 'This weapon is Out of Order: it cannot be activated until it is repaired.',
    fr: 'Cette arme est hors service : elle ne peut être activée avant réparation.',
  },
  'SCRAMBLE-MOVE-1': {
    en: 'With Move {move} your Starfighter does not get there.',
    fr: 'Avec un mouvement de {move}, votre chasseur n’y arrive pas.',
  },
  'SCRAMBLE-MOVE-4': {
    en: 'Another Starfighter is in that Wormhole.',
    fr: 'Un autre chasseur est dans ce trou de ver.',
  },
  'SCRAMBLE-FIRE-1': {
    en: 'You fire, or hold fire, after moving, when an Invader is in front of your Starfighter.',
    fr: 'On tire, ou non, après le déplacement, quand un envahisseur est devant le chasseur.',
  },
  'SCRAMBLE-SPEC-4': {
    en: 'Gems are converted only by the Convert icons of the weapon just used.',
    fr: 'On ne convertit des gemmes que par les symboles Conversion de l’arme qui vient de servir.',
  },
  'SCRAMBLE-SPEC-5': {
    en: 'Gems are added to the bag only by the Energize icons of the weapon just used.',
    fr: 'On n’ajoute des gemmes au sac que par les symboles Énergie de l’arme qui vient de servir.',
  },
  'SCRAMBLE-UPG-1': {
    en: 'This card costs {cost} credits and you have {credits}.',
    fr: 'Cette carte coûte {cost} crédits et vous en avez {credits}.',
  },
  'SCRAMBLE-UPG-4': {
    en: 'All three System slots are full: say which System you discard.',
    fr: 'Les trois emplacements de système sont pris : dites quel système vous défaussez.',
  },
  'SCRAMBLE-UPG-5': {
    en: 'A repair costs {cost} credits and you have {credits}.',
    fr: 'Une réparation coûte {cost} crédits et vous en avez {credits}.',
  },
  'SCRAMBLE-HEAT-4': {
    en: 'A weapon breaks only when its pilot overheats.',
    fr: 'Une arme ne tombe en panne que si son pilote surchauffe.',
  },
  'SCRAMBLE-HEAT-8': {
    en: 'Only a weapon that is Out of Order can be repaired.',
    fr: 'Seule une arme hors service se répare.',
  },
  'SCRAMBLE-WIN-1': {
    en: 'The match is over.',
    fr: 'La partie est terminée.',
  },
  'SCRAMBLE-RULING-6': {
    en: 'Another Starfighter is in that Wormhole already.',
    fr: 'Un autre chasseur est déjà dans ce trou de ver.',
  },
  'SCRAMBLE-RULING-9': {
    en: 'The supply has no such gem left.',
    fr: 'La réserve n’a plus de telle gemme.',
  },
  'SCRAMBLE-RULING-13': {
    en: 'Heat {heat} and {cost} more would go over the limit of {limit}: Meltdown.',
    fr: 'Chaleur {heat} et {cost} de plus dépasseraient la limite de {limit} : fusion du réacteur.',
  },
  'SCRAMBLE-RULING-18': {
    en: 'This weapon is Out of Order already: choose another one.',
    fr: 'Cette arme est déjà hors service : choisissez-en une autre.',
  },
  'SCRAMBLE-RULING-23': {
    en: 'Your bag is empty: you must cool down.',
    fr: 'Votre sac est vide : vous devez refroidir.',
  },
  'SCRAMBLE-RULING-36': {
    en: 'An Assist token goes on an Invader that this shot damaged and that has none of yours.',
    fr: 'Un jeton d’assistance va sur un envahisseur que ce tir a endommagé et qui n’en porte pas de vous.',
  },
  'SCRAMBLE-RULING-41': {
    en: 'Another Starfighter in a Wormhole blocks the way round.',
    fr: 'Un autre chasseur dans un trou de ver barre le passage.',
  },
  'SCRAMBLE-RULING-42': {
    en: 'Flying round through the Wormholes to a space you reach directly changes nothing.',
    fr: 'Faire le tour par les trous de ver vers une case accessible directement ne change rien.',
  },
  'SCRAMBLE-RULING-45': {
    en: 'Convert takes an Energy gem from your board and gives one of another colour.',
    fr: 'La conversion prend une gemme d’énergie de votre plateau et en donne une d’une autre couleur.',
  },
  'SCRAMBLE-RULING-49': {
    en: 'You bought the card of slot {slot}; the track is refilled after your last purchase.',
    fr: 'Vous avez acheté la carte de la case {slot} ; la piste se complète après votre dernier achat.',
  },
  'SCRAMBLE-RULING-50': {
    en: 'No Upgrade card lies in slot {slot}.',
    fr: 'Aucune carte d’amélioration à la case {slot}.',
  },
  'SCRAMBLE-RULING-55': {
    en: 'A System is discarded only to make room for a new one.',
    fr: 'On ne défausse un système que pour faire place à un nouveau.',
  },
  'SCRAMBLE-RULING-78': {
    en: 'Overheat gems leave the board this way only right after a Cooldown, through a System that allows it.',
    fr: 'Les gemmes de surchauffe ne quittent ainsi le plateau que juste après un refroidissement, par un système qui le permet.',
  },
  'SCRAMBLE-RULING-83': {
    en: 'You draw exactly one gem in a turn, at its start.',
    fr: 'On pioche exactement une gemme par tour, au début.',
  },
};
