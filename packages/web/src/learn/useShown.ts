import { useCallback, useEffect, useState } from 'react';
import { pace, still } from '../ui/speed.ts';

/** How long a thing is pointed at before it is pressed, in milliseconds. */
const SEEN = 650;

/** "Show me": presses what is lit, stage by stage, until the lesson goes on. `beat` changes when it does. */
export function useShown(at: readonly HTMLElement[], beat: string, onLook: () => void) {
  const [showing, setShowing] = useState(false);
  const [target] = at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another beat is another question.
  useEffect(() => setShowing(false), [beat]);
  useEffect(() => {
    if (!showing || !target) return;
    const pressed = pace() === 0 || still() ? [{ opacity: 0.6 }, {}] : [{}, { scale: 0.93 }, {}];
    const press = target.animate(pressed, { duration: 260, delay: (SEEN - 260) * pace() });
    const timer = setTimeout(() => target.click(), SEEN * pace());
    return () => {
      press.cancel();
      clearTimeout(timer);
    };
  }, [showing, target]);
  const show = useCallback(() => {
    if (target) setShowing(true);
    else onLook();
  }, [target, onLook]);
  return { show, showing };
}
