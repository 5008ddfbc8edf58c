import { type Choice, format } from '@starboard/kernel';
import type { Beat, Lit } from '../contract/guide.ts';
import type { GameSkin, Thing } from '../contract/skin.ts';
import { fits } from './lessonTable.ts';

/** What has to be pressed for an expected choice: things, stage by stage, then perhaps its button. */
export interface Wanted {
  readonly notation: string;
  readonly stages: readonly (readonly Thing[])[];
}

/** What a beat waits for, as the choices of this moment tell it. */
export function wantedBy(beat: Beat, choices: readonly Choice[], skin: GameSkin, view: unknown): readonly Wanted[] {
  return choices
    .filter(({ action, violation }) => !violation && fits(action, beat.expect ?? []))
    .map(({ action }) => ({
      notation: format(action),
      stages:
        skin.marks?.(action, view)?.flatMap(({ thing, on }) => (on ? [[thing], [on]] : [[thing]])) ??
        skin.slots(action, view).map(({ any }) => any),
    }));
}

/** The element that shows a thing, a zone or an anchor, if it can be seen. */
export function elementOf(root: ParentNode, name: Lit): HTMLElement | undefined {
  const value = CSS.escape(name.replace(/^zone:/, ''));
  // A thing that lies nowhere on the board is a button.
  const marks = name.startsWith('zone:') ? ['data-zone', 'data-anchor'] : ['data-thing', 'data-choice'];
  for (const mark of marks) {
    const found = [...root.querySelectorAll<HTMLElement>(`[${mark}="${value}"]`)].find((e) => e.checkVisibility());
    if (found) return found;
  }
  return undefined;
}

const isPressed = (e: HTMLElement) => e.getAttribute('aria-pressed') === 'true';

/**
 * What is to be pressed next: the first stage that nothing fills yet, then the button of the choice, then the same thing
 * once more or whatever else confirms it. Of equal pieces one is enough.
 */
export function nextOf(root: ParentNode, wanted: readonly Wanted[]): readonly HTMLElement[] {
  const found = new Set<HTMLElement>();
  for (const { notation, stages } of wanted) {
    const shown = stages.map((things) => things.flatMap((thing) => elementOf(root, thing) ?? []));
    const next = shown.find((stage) => stage.length > 0 && !stage.some(isPressed))?.[0];
    const button = root.querySelector<HTMLElement>(`[data-choice="${CSS.escape(notation)}"]`);
    const pressed = next ?? button ?? shown.flat().findLast(isPressed);
    if (pressed) found.add(pressed);
  }
  if (found.size === 0 && wanted.length > 0) {
    const confirm = root.querySelector<HTMLElement>('[data-part="actions"] button');
    if (confirm) found.add(confirm);
  }
  return [...found];
}

/** A thing as it is said: the first part of what a screen reader hears. */
export function nameOf(element: HTMLElement): string {
  const said = element.getAttribute('aria-label') ?? element.querySelector('.unseen')?.textContent ?? heard(element);
  return said.split('.')[0].trim();
}

/** The words of an element, but not those that are only to be seen. */
function heard(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    return node.getAttribute('aria-hidden') === 'true' ? '' : heard(node);
  });
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}
