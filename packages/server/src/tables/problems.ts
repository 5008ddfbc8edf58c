import type { Problem } from '@starboard/kernel';

/** What is wrong with something that was sent, field by field. */
export class Problems extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ at, text }) => `${at}: ${text.en}`).join('; '));
    this.problems = problems;
  }
}
