import type { RoomProps } from '../../../contract/setup.ts';
import { BlankCard } from './blank/BlankCard.tsx';
import { Cards } from './Cards.tsx';
import { Modes } from './Modes.tsx';

/** Everything beside the table: the modes, the blank card, the cards that take part. */
export function Choices(props: RoomProps) {
  return (
    <>
      <Modes {...props} />
      <BlankCard {...props} />
      <Cards {...props} />
    </>
  );
}
