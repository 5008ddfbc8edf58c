const running = new Set<Animation>();

/** Remembers an animation while it runs, so that a tap anywhere finishes it. */
export function track(animation: Animation): Animation {
  if (running.size === 0) document.addEventListener('pointerdown', finishAll, true);
  running.add(animation);
  const forget = () => {
    running.delete(animation);
    if (running.size === 0) document.removeEventListener('pointerdown', finishAll, true);
  };
  animation.finished.then(forget, forget);
  return animation;
}

/** Brings every running animation to its end at once. */
export function finishAll(): void {
  for (const animation of running) animation.finish();
}

/** Calls `then` once everything that moves now has come to its end; returns what calls it off. */
export function onceStill(then: () => void): () => void {
  let wanted = true;
  void Promise.allSettled([...running].map(({ finished }) => finished)).then(() => wanted && then());
  return () => {
    wanted = false;
  };
}
