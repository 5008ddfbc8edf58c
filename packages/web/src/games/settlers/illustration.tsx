import { type Event, SET, type UpgradeRow, type WorldRow } from '@starboard/settlers';
import { Picture } from '../../art/Picture.tsx';
import { enamelOf } from './art/palette.ts';
import { upgradeSign } from './art/signs.ts';
import { tokenSvg } from './art/token.ts';
import css from './illustration.module.css';
import { Sign } from './Sign.tsx';

const UPGRADES = SET.tables.upgrades as readonly UpgradeRow[];
const WORLDS = SET.tables.worlds as readonly WorldRow[];

/** The World or Upgrade that a line of the log speaks of. */
export function illustration(event: Event) {
  if (!('card' in event)) return undefined;
  const world = WORLDS.find(({ id }) => id === event.card);
  return (
    <span className={css.picture}>
      {world ? (
        <Picture
          name={`settlers ${world.system} ${world.id}`}
          draw={() => tokenSvg(world.id, enamelOf(world.system, 0))}
          className={css.planet}
        />
      ) : (
        <span className={css.card} data-type={UPGRADES.find(({ id }) => id === event.card.split('#')[0])?.type}>
          <Sign sign={upgradeSign({ id: event.card.split('#')[0] })} />
        </span>
      )}
    </span>
  );
}
