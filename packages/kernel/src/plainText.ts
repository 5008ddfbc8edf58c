/**
 * Characters that no name or text from outside may hold: controls, line and paragraph separators, marks that turn the
 * direction of writing, and halves of characters.
 */
export const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu;

/** Whether a text from outside can be printed anywhere without harm. */
export function isPrintable(text: string): boolean {
  return text.search(UNPRINTABLE) < 0;
}
