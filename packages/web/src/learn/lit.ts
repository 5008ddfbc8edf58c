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
    const found = [...root.querySelectorAll<HTMLElement>(`[${mark}="${value}"]`)].find((e) =>
      e.checkVisibility({ visibilityProperty: true }),
    );
    if (found) return found;
  }
  return undefined;
}

/**
 * What opens the page on which a thing or a zone lies, where the table has no room for all its pages at once: the page is
 * marked `data-sheet`, what opens it `data-way-to`.
 */
export function wayTo(root: ParentNode, name: Lit): HTMLElement | undefined {
  const value = CSS.escape(name.replace(/^zone:/, ''));
  const marks = name.startsWith('zone:') ? ['data-zone', 'data-anchor'] : ['data-thing'];
  const hidden = root.querySelector(marks.map((mark) => `[data-sheet] [${mark}="${value}"]`).join());
  const sheet = hidden?.closest<HTMLElement>('[data-sheet]')?.dataset.sheet;
  const ways = sheet ? [...root.querySelectorAll<HTMLElement>(`[data-way-to="${CSS.escape(sheet)}"]`)] : [];
  return ways.find((e) => e.checkVisibility({ visibilityProperty: true }));
}

/** Whether an element only opens the page that is asked for: a press on it is the table's, whatever the lesson asks. */
export const isWay = (e: HTMLElement) => e.dataset.wayTo !== undefined;

const isPressed = (e: HTMLElement) => e.getAttribute('aria-pressed') === 'true';

/**
 * What is to be pressed next: the first stage that nothing fills yet, then the button of the choice, then the same thing
 * once more or whatever else confirms it. Of equal pieces one is enough.
 */
export function nextOf(root: ParentNode, wanted: readonly Wanted[]): readonly HTMLElement[] {
  const found = new Set<HTMLElement>();
  // Where a choice is made but for its button, the others that would also do are left alone.
  const made = wanted.filter(({ stages }) => stages.length > 0 && stages.every((stage) => stage.some(isFilled)));
  for (const { notation, stages } of made.length > 0 ? made : wanted) {
    const shown = stages.map((things) => things.flatMap((thing) => elementOf(root, thing) ?? []));
    const next = shown.find((stage) => stage.length > 0 && !stage.some(isPressed))?.[0];
    const button = root.querySelector<HTMLElement>(`[data-choice="${CSS.escape(notation)}"]`);
    // What waits to be played with what is likeliest to follow it.
    const both = root.querySelector<HTMLElement>(`[data-main="true"][data-choice^="${CSS.escape(notation)} "]`);
    // What lies on a page that is not open is reached by what opens it.
    const away = stages.find((things, i) => things.length > 0 && shown[i].length === 0);
    const way = away?.map((thing) => wayTo(root, thing)).find(Boolean);
    const pressed = both ?? next ?? button ?? way ?? shown.flat().findLast(isPressed);
    if (pressed) found.add(pressed);
  }
  if (found.size === 0 && wanted.length > 0) {
    const confirm = root.querySelector<HTMLElement>('[data-part="actions"] button');
    if (confirm) found.add(confirm);
  }
  return [...found];

  function isFilled(thing: Thing): boolean {
    const element = elementOf(root, thing);
    return element !== undefined && isPressed(element);
  }
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
