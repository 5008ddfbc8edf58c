import type { CardUid } from '@starboard/settlers';
import { upgradeSign } from './art/signs.ts';
import type { Desk } from './board.ts';
import { upgradeOf } from './content.ts';
import css from './miniCard.module.css';
import { PackPill } from './Packs.tsx';
import { Sign } from './Sign.tsx';

/** An Upgrade as a small card, in front of a player. */
export function MiniCard({ desk, uid }: { readonly desk: Desk; readonly uid: CardUid }) {
  const { view } = desk.props;
  const upgrade = upgradeOf(view, uid);
  if (!upgrade) return null;
  return (
    <span className={css.mini} data-type={upgrade.type}>
      <Sign sign={upgradeSign(upgrade)} />
      {upgrade.defence && (
        <span className={css.strip}>
          <PackPill pack={upgrade.defence} />
        </span>
      )}
      {upgrade.effect.kind === 'points' && <b className={css.points}>{upgrade.effect.value}</b>}
    </span>
  );
}
