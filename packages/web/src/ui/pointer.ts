/** What was used last: a finger has no hover, so that what a press would bring must be shown before it counts. */
let last = '';
if (typeof document !== 'undefined') {
  addEventListener('pointerdown', (e) => (last = e.pointerType), true);
  addEventListener('keydown', () => (last = 'keyboard'), true);
}

export function byTouch(): boolean {
  return last === 'touch';
}

export function byKeyboard(): boolean {
  return last === 'keyboard';
}
