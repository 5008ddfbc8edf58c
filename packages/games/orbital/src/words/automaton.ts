import type { Text } from '@starboard/kernel';
import type { AutoRule } from '../events.ts';

/** Why an automaton acts as it does: one sentence for each rule of its algorithm. */
export const AUTO_WORDS: Readonly<Record<AutoRule, Text>> = {
  'ORBITAL-AUTO-1': {
    en: 'it has cards, so it reveals the top one',
    fr: 'il a des cartes, il révèle donc celle du dessus',
  },
  'ORBITAL-AUTO-2': { en: 'it can play this event, so it does', fr: 'il peut jouer cet événement, il le joue donc' },
  'ORBITAL-AUTO-3': { en: 'it never plays this event', fr: 'il ne joue jamais cet événement' },
  'ORBITAL-AUTO-4': { en: 'it would get nothing out of this event', fr: 'cet événement ne lui rapporterait rien' },
  'ORBITAL-AUTO-5': { en: 'it stakes all its unused crew', fr: 'il engage tout son équipage inutilisé' },
  'ORBITAL-AUTO-6': {
    en: 'its target is the opponent with the most VP, among equals the next to its left',
    fr: 'sa cible est l’adversaire qui a le plus de PV, à égalité le suivant à sa gauche',
  },
  'ORBITAL-AUTO-7': {
    en: 'it takes the first possible module from the inside out',
    fr: 'il prend le premier module possible de l’intérieur vers l’extérieur',
  },
  'ORBITAL-AUTO-8': {
    en: 'it can build this module, so it does',
    fr: 'il peut construire ce module, il le construit donc',
  },
  'ORBITAL-AUTO-9': {
    en: 'it connects the module to one of the same colour, the first exit from the inside out',
    fr: 'il connecte le module à un module de même couleur, à la première sortie de l’intérieur vers l’extérieur',
  },
  'ORBITAL-AUTO-10': {
    en: 'no exit of its orbital can take this module',
    fr: 'aucune sortie de son orbital ne peut recevoir ce module',
  },
  'ORBITAL-AUTO-11': {
    en: 'it cannot play the card, discards it and gains 2 MC',
    fr: 'il ne peut pas jouer la carte, la défausse et gagne 2 MC',
  },
  'ORBITAL-AUTO-12': {
    en: 'it has no cards and operates its first usable module from the inside out',
    fr: 'il n’a pas de cartes et fait fonctionner son premier module utilisable de l’intérieur vers l’extérieur',
  },
  'ORBITAL-AUTO-15': { en: 'its Workshop does the repair', fr: 'son Atelier fait la réparation' },
  'ORBITAL-AUTO-16': { en: 'its Observatory simply draws a card', fr: 'son Observatoire pioche simplement une carte' },
  'ORBITAL-AUTO-17': {
    en: 'its military module chooses a target like an event',
    fr: 'son module militaire choisit sa cible comme un événement',
  },
  'ORBITAL-AUTO-18': {
    en: 'it has no cards and no usable module, so it repairs its first damaged module from the inside out',
    fr: 'il n’a ni carte ni module utilisable, il répare donc son premier module endommagé de l’intérieur vers l’extérieur',
  },
  'ORBITAL-AUTO-19': { en: 'nothing else is left, so it passes', fr: 'il ne lui reste rien d’autre, il passe donc' },
  'ORBITAL-RULING-63': {
    en: 'the leader cannot be hit, so the next opponent by VP is its target',
    fr: 'celui qui mène ne peut pas être touché, sa cible est donc l’adversaire suivant en PV',
  },
  'ORBITAL-RULING-64': {
    en: 'a command module of its own builds for less',
    fr: 'un de ses modules de commande construit pour moins cher',
  },
  'ORBITAL-RULING-67': {
    en: 'no host of the same colour fits, so it takes the first exit from the inside out',
    fr: 'aucun module de même couleur ne convient, il prend donc la première sortie de l’intérieur vers l’extérieur',
  },
  'ORBITAL-RULING-71': {
    en: 'it never touches the market and draws from the pile instead',
    fr: 'il ne touche jamais au marché et pioche à la place',
  },
  'ORBITAL-RULING-72': {
    en: 'it takes its first modules from the inside out',
    fr: 'il prend ses premiers modules de l’intérieur vers l’extérieur',
  },
};
