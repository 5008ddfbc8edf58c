import { explain } from '@starboard/kernel';
import { type CardUid, CUSTOM_ID, contentOf, effectText, forecastOf, game, parsePack } from '@starboard/settlers';
import { upgradeSign } from './art/signs.ts';
import type { Props } from './board.ts';
import { percent } from './chance.ts';
import { cardName, ownerOf, systemOf, upgradeOf, worldOf } from './content.ts';
import { PackPill } from './Packs.tsx';
import { Sign } from './Sign.tsx';
import { packThing } from './slots.ts';
import { WorldToken } from './Token.tsx';
import { packName, WORDS } from './words.ts';
import css from './zoom.module.css';

/** A card with everything about it: what it is worth, whose it is, every pack that it needs now, and the chance. */
export function CardZoom({ props, card }: { readonly props: Props; readonly card: CardUid }) {
  const { view, lang, seats } = props;
  const words = WORDS[lang];
  const mine = props.seat === view.active && view.turn.target !== null && view.turn.target.card !== card;
  const c = contentOf(view.options);
  const [world, upgrade, forecast] = [worldOf(view, card), upgradeOf(view, card), forecastOf(view, card)];
  // Whoever decides and cannot go for it is told why; the rule is the same for all its packs.
  const violation = mine ? props.thing(packThing(card, 'c0')).violation : undefined;
  const owner = world ? ownerOf(view, card) : undefined;
  return (
    <article className={css.zoom}>
      {world && (
        <span className={css.planet}>
          <WorldToken content={c} id={card} points={world.points} />
        </span>
      )}
      {upgrade && (
        <span className={css.plate} data-type={upgrade.type}>
          <Sign sign={upgradeSign(upgrade)} />
        </span>
      )}
      <div className={css.words}>
        <h3>{cardName(view, card, lang)}</h3>
        {world && (
          <p>
            {words.worth(world.points)}, {words.ofSystem(systemOf(view, world).name[lang])},{' '}
            {owner === undefined ? words.centre : words.owner(seats[owner].name)}
          </p>
        )}
        {upgrade && (
          <p>
            {words.types[upgrade.type]}. {effectText(upgrade.effect, lang)}
          </p>
        )}
        {upgrade?.id === CUSTOM_ID && view.options.custom?.flavour && <q>{view.options.custom.flavour}</q>}
        <ul>
          {forecast?.packs.map((pack) => {
            const parsed = parsePack(pack.code);
            return (
              parsed && (
                <li key={pack.pack} data-shield={!pack.pack.startsWith('c')}>
                  <PackPill pack={parsed} /> {packName(parsed, lang)}
                  {pack.pack === 'wd' && `, ${words.defence}`}
                  {pack.pack.startsWith('du:') && `, ${cardName(view, pack.pack.slice(3), lang)}`}
                </li>
              )
            );
          })}
        </ul>
        {violation && <p className={css.why}>{explain(game, violation, lang)}</p>}
        {forecast && forecast.now > 0 && props.odds !== false && (
          <p>
            {words.chance} {words.toFinish}: <b>{percent(forecast.now)}</b>, {words.atLeast(forecast.leastDice)}
          </p>
        )}
      </div>
    </article>
  );
}
