import type { BoardProps, Thing } from './skin.ts';

/** What the button of a thing carries, for the frame, style sheets and screen readers; a press goes to the frame. */
export function thingProps({ thing, press }: Pick<BoardProps, 'thing' | 'press'>, name: Thing) {
  const { open, selected, violation } = thing(name);
  return {
    type: 'button',
    'data-thing': name,
    'data-open': open,
    'data-closed': Boolean(violation),
    'aria-pressed': selected,
    'aria-disabled': !open,
    onClick: () => press(name),
  } as const;
}
