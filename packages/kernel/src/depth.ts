import { type Problem, problem } from './problem.ts';

/** How deep lists and objects of anything from outside may be nested: far more than any record, option or card needs. */
export const DEEPEST = 32;

/** What is wrong with a value that is nested too deep; whatever walks through it otherwise could run out of stack. */
export function tooDeep(value: unknown, at: string): Problem | undefined {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= DEEPEST; depth++) {
    level = level.flatMap((v) => (typeof v === 'object' && v !== null ? Object.values(v) : []));
    if (level.length === 0) return undefined;
  }
  return problem(at, `nested more than ${DEEPEST} levels deep`, `imbriqué sur plus de ${DEEPEST} niveaux`);
}
