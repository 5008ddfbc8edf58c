import { FirstVisit } from '../../src/app/FirstVisit.tsx';
import { Worlds } from '../../src/app/Worlds.tsx';
import { GAMES } from '../../src/games/index.ts';

const COUNTS = [1, 2, 3, 4, 5];

/** The home page with one game at the table, and with each one more. */
export function Homes() {
  return (
    <>
      {COUNTS.map((count) => (
        <div key={count}>
          <p>{count} at the table</p>
          <Worlds games={GAMES.slice(0, count)} />
        </div>
      ))}
      <div>
        <p>A first visit</p>
        <FirstVisit games={GAMES} />
      </div>
    </>
  );
}
