import type { ThingState } from '../src/contract/skin.ts';
import type { Pressable } from '../src/pieces/Press.tsx';

export const REASON = 'You need 2 more credits.';
const thing = (name: string, state: Partial<ThingState>) => ({ name, open: false, selected: false, ...state });
const violation = { rule: 'GALLERY-1' };

/** The states of a piece that can be pressed. */
export const STATES: Readonly<Record<string, Pressable>> = {
  plain: { thing: thing('plain', {}) },
  legal: { thing: thing('legal', { open: true }) },
  selected: { thing: thing('selected', { open: true, selected: true }) },
  illegal: { thing: thing('illegal', { violation }), reason: REASON },
  dimmed: { thing: thing('dimmed', {}), dimmed: true },
};
export const nothing = () => {};
