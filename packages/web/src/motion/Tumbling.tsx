import { type ComponentPropsWithRef, createContext, useContext } from 'react';
import { useShows } from './showing.ts';
import { useTumbling } from './useTumbling.ts';

const Tumbles = createContext(false);

/** Whether the dice of the board around it still tumble. */
export function useTumbles(): boolean {
  return useContext(Tumbles);
}

interface TumblingProps extends ComponentPropsWithRef<'div'> {
  /** Changes with every throw. */
  readonly thrown: string;
  /** Whether the throw is seen to fall. */
  readonly fall?: boolean;
  /** What is said while dice tumble. */
  readonly said: string;
  /** Whether the board shows something else that the next decision waits for. */
  readonly showing?: boolean;
}

/**
 * The box around a board whose dice tumble. What they decide is drawn before they roll, and as long as `data-tumbling` stands
 * here, style sheets keep it out of sight: when the dice lie, nothing is left to be drawn but what asks by `useTumbles`.
 */
export function Tumbling({ thrown, fall, said, showing = false, ...box }: TumblingProps) {
  const tumbling = useTumbling(thrown, fall);
  useShows(showing || tumbling, said);
  return (
    <Tumbles value={tumbling}>
      <div {...box} data-tumbling={tumbling} />
    </Tumbles>
  );
}
