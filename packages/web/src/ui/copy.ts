/**
 * Copies a text that is still being made; fails where the browser forbids it. Safari lets a page copy only at the very
 * press, so the clipboard is handed the promise.
 */
export function copy(text: Promise<string>): Promise<void> {
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
