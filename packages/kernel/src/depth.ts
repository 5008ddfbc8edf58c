import { type Problem, problem } from './problem.ts';

/** How deep lists and objects of anything from outside may be nested: far more than any record, option or card needs. */
export const DEEPEST = 32;

/** What is wrong with a value that is nested too deep; whatever walks through it otherwise could run out of stack. */
export function tooDeep(value: unknown, at: string): Problem | undefined {
  if (!deeper(value, DEEPEST)) return undefined;
  return problem(at, `nested more than ${DEEPEST} levels deep`, `imbriqué sur plus de ${DEEPEST} niveaux`);
}

/** Whether there are more levels in a value than so many; it does not go further than that. */
function deeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return Object.keys(value).length > 0;
  if (Array.isArray(value)) return value.some((part) => deeper(part, levels - 1));
  for (const key in value) if (deeper((value as Readonly<Record<string, unknown>>)[key], levels - 1)) return true;
  return false;
}
