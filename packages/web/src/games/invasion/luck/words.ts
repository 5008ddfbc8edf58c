import type { Lang } from '@starboard/kernel';

/** What the luck report says. */
export interface LuckWords {
  readonly title: string;
  readonly about: string;
  readonly looking: string;
  readonly broken: string;
  readonly whose: string;
  round(round: number): string;
  readonly whole: string;
  readonly invasion: string;
  readonly invasions: string;
  readonly dice: string;
  readonly missiles: string;
  readonly choices: string;
  readonly accuracy: string;
  readonly accuracyAbout: string;
  readonly decisions: string;
  decision(n: number, cost: string): string;
  readonly best: string;
  readonly dearest: string;
  better(action: string): string;
  readonly none: string;
}

export const WORDS: Readonly<Record<Lang, LuckWords>> = {
  en: {
    title: 'Luck report',
    about:
      'In points: what the dice gave or took against the average, and what your choices cost against the best ones.',
    looking: 'Weighing every roll and every choice …',
    broken: 'This record cannot be weighed.',
    whose: 'Whose luck',
    round: (round) => `Round ${round}`,
    whole: 'The match',
    invasion: 'Invasion',
    invasions: 'Invasions',
    dice: 'Own dice',
    missiles: 'Missiles of others',
    choices: 'Choices',
    accuracy: 'Accuracy',
    accuracyAbout: '100 % is the best choice every time, 0 % always the worst.',
    decisions: 'Choices of this round, each a way into the replay',
    decision: (n, cost) => `Decision ${n}: ${cost}`,
    best: 'the best choice',
    dearest: 'The costliest choices',
    better: (action) => `Better: ${action}`,
    none: 'Nothing was given away: every choice was the best.',
  },
  fr: {
    title: 'Le bilan de la chance',
    about:
      'En points : ce que les dés ont donné ou pris par rapport à la moyenne, et ce que vos choix ont coûté par rapport aux meilleurs.',
    looking: 'Chaque jet et chaque choix sont pesés…',
    broken: 'Cette partie ne peut pas être pesée.',
    whose: 'La chance de qui',
    round: (round) => `Manche ${round}`,
    whole: 'La partie',
    invasion: 'Invasion',
    invasions: 'Invasions',
    dice: 'Dés',
    missiles: 'Missiles des autres',
    choices: 'Choix',
    accuracy: 'Justesse',
    accuracyAbout: '100 % : toujours le meilleur choix ; 0 % : toujours le pire.',
    decisions: 'Les choix de cette manche, chacun mène à la rediffusion',
    decision: (n, cost) => `Décision ${n} : ${cost}`,
    best: 'le meilleur choix',
    dearest: 'Les choix les plus coûteux',
    better: (action) => `Mieux : ${action}`,
    none: 'Rien n’a été perdu : chaque choix était le meilleur.',
  },
};
