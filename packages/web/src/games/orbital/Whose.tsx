import type { Desk } from './board.ts';
import { Emblem, Res } from './Signs.tsx';
import css from './whose.module.css';

/** Whose orbital lies in the yard, with what its owner has. The tabs say the same to who does not see. */
export function Whose({ desk: { props, shown, begun } }: { readonly desk: Desk }) {
  const { name } = props.seats[shown];
  const { mc, crew, handSize } = props.view.players[shown];
  return (
    <p className={css.whose} aria-hidden="true" data-part="whose" data-aiming={begun}>
      <Emblem seat={shown} />
      <b>{name}</b>
      <span>
        <Res of="mc" /> {mc}
      </span>
      <span>
        <Res of="crew" /> {crew}
      </span>
      <span>
        <Res of="card" /> {handSize}
      </span>
    </p>
  );
}
