import type { RuleId, Text } from '@starboard/kernel';

/** One sentence for each rule that `check` can cite. */
export const rules: Readonly<Record<RuleId, Text>> = {
  'INVASION-GOAL-1': {
    en: 'The match is over: it lasts exactly three rounds.',
    fr: 'La partie est terminée : elle dure exactement trois manches.',
  },
  'INVASION-ROUND-1': {
    en: 'It is not your turn to decide.',
    fr: 'Ce n’est pas à vous de décider.',
  },
  'INVASION-TURN-1': {
    en: 'A turn has six steps in a fixed order; saucers are shot down in the third, once.',
    fr: 'Un tour a six étapes dans un ordre fixe ; les soucoupes sont abattues à la troisième, une seule fois.',
  },
  'INVASION-DEF-2': {
    en: 'Defense dice are re-rolled in step 2 only, at most three times.',
    fr: 'Les dés de défense ne se relancent qu’à l’étape 2, trois fois au plus.',
  },
  'INVASION-DEF-3': {
    en: 'Re-roll one, several or all of the faces that show, named in their order.',
    fr: 'Relancez une, plusieurs ou toutes les faces visibles, nommées dans leur ordre.',
  },
  'INVASION-DEF-5': {
    en: 'Only Blasters and Interceptors repel saucers, each die once.',
    fr: 'Seuls les Blasters et les Intercepteurs repoussent des soucoupes, chaque dé une fois.',
  },
  'INVASION-ASSIGN-2': {
    en: 'A Blaster works only on an Invasion die of its own colour.',
    fr: 'Un Blaster n’agit que sur un dé d’invasion de sa propre couleur.',
  },
  'INVASION-ASSIGN-3': {
    en: 'There is nothing left to repel on this Invasion die.',
    fr: 'Il n’y a plus rien à repousser sur ce dé d’invasion.',
  },
  'INVASION-MISSILE-7': {
    en: 'Only who has countered the Missile rebuilds now.',
    fr: 'Seul qui a contré le Missile reconstruit maintenant.',
  },
  'INVASION-REBUILD-1': {
    en: 'You rebuild in step 6 of your turn with Rebuild dice, or after countering a Missile.',
    fr: 'On reconstruit à l’étape 6 de son tour avec des dés Reconstruction, ou après avoir contré un Missile.',
  },
  'INVASION-RULING-15': {
    en: 'You keep your dice only at the end of step 2; a re-roll cannot be saved up.',
    fr: 'On ne garde ses dés qu’à la fin de l’étape 2 ; une relance ne se met pas de côté.',
  },
  'INVASION-RULING-20': {
    en: 'Every Blaster and Interceptor must be used as long as it has a target.',
    fr: 'Chaque Blaster et chaque Intercepteur doit servir tant qu’il a une cible.',
  },
  'INVASION-RULING-22': {
    en: 'Like dice are interchangeable: another plan of the list has the same result.',
    fr: 'Les dés semblables sont interchangeables : un autre plan de la liste a le même résultat.',
  },
  'INVASION-RULING-38': {
    en: 'There is nothing to repair here: this site is undamaged.',
    fr: 'Il n’y a rien à réparer ici : ce site est intact.',
  },
  'INVASION-VAR-1': {
    en: 'Sectors are rolled; they are picked only in the variant Cat and Mouse.',
    fr: 'Les secteurs se lancent ; on ne les choisit que dans la variante Le chat et la souris.',
  },
  'INVASION-VAR-CAT-1': {
    en: 'Your pick is locked in; all are revealed when the last is there.',
    fr: 'Votre choix est verrouillé ; tous seront révélés quand le dernier sera là.',
  },
  'INVASION-VAR-CAT-3': {
    en: 'Sectors are picked when a Missile is fired, again for each.',
    fr: 'On choisit un secteur quand un Missile est tiré, à nouveau pour chacun.',
  },
};
