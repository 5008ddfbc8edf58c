const running = new Set<Animation>();

/** Remembers an animation while it runs, so that a tap can finish it. */
export function track(animation: Animation): Animation {
  running.add(animation);
  const forget = () => running.delete(animation);
  animation.finished.then(forget, forget);
  return animation;
}

/** Brings every running animation to its end at once. */
export function finishAll(): void {
  for (const animation of running) animation.finish();
}
