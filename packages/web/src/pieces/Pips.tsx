/** The places of pips in a square of three by three. */
const PLACES: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** The pips of a common die, 1 to 6. */
export function Pips({ n }: { readonly n: number }) {
  return (
    <svg viewBox="0 0 30 30" aria-hidden="true" focusable="false">
      {PLACES[n].map((place) => (
        <circle key={place} cx={5 + (place % 3) * 10} cy={5 + Math.floor(place / 3) * 10} r="3.6" fill="currentColor" />
      ))}
    </svg>
  );
}
