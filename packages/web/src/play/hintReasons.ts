import { equal } from '@starboard/kernel';
import type { Ranked } from '../bots/question.ts';

/** Choices with their reasons; one that is given for several tells them not apart, and stays only with the best of them. */
export function toldApart(ranked: readonly Ranked[]): readonly Ranked[] {
  return ranked.map((choice, at) => {
    const { reason, ...rest } = choice;
    const said = reason && ranked.slice(0, at).some((better) => better.reason && equal(better.reason, reason));
    return said ? rest : choice;
  });
}
