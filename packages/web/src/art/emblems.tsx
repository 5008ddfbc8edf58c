import type { ReactNode } from 'react';

/** A seat's colour and the outline and mark of its emblem, so that colour is never the only sign. */
interface SeatLook {
  readonly colour: string;
  readonly outline: string;
  readonly mark: string;
}

/** Six seats at most; hues and lightness differ, and so do all shapes. */
export const SEAT_LOOKS: readonly SeatLook[] = [
  { colour: 'oklch(0.8 0.14 74)', outline: 'M12 1.5 23 21.5H1Z', mark: 'M8.5 17h7' },
  { colour: 'oklch(0.76 0.13 300)', outline: 'M12 1 22 12 12 23 2 12Z', mark: 'M8 12h8' },
  { colour: 'oklch(0.8 0.12 190)', outline: 'M3 3h18v18H3Z', mark: 'M8 8l8 8M16 8l-8 8' },
  { colour: 'oklch(0.74 0.16 22)', outline: 'M12 1l10 5.5v11L12 23 2 17.5v-11Z', mark: 'M12 7v10M7 12h10' },
  {
    colour: 'oklch(0.84 0.16 130)',
    outline: 'M12 1l3.2 7.4 8 .7-6 5.3 1.8 7.9L12 18.1 5 22.3l1.8-7.9-6-5.3 8-.7Z',
    mark: 'M12 11v3',
  },
  {
    colour: 'oklch(0.77 0.12 250)',
    outline: 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21Z',
    mark: 'M8 9v6M12 7v10M16 9v6',
  },
];

/** The emblem of a seat, as large as the text around it. */
export function Emblem({ seat }: { readonly seat: number }): ReactNode {
  const { colour, outline, mark } = SEAT_LOOKS[seat];
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path d={outline} fill={colour} stroke="oklch(0.2 0.03 265)" strokeWidth="1.2" strokeLinejoin="round" />
      <path d={mark} fill="none" stroke="oklch(0.2 0.03 265)" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
