import { type Opened, type Pack, type PackForecast, parsePack } from '@starboard/settlers';
import { Piece } from '../../motion/Piece.tsx';
import { useTumbles } from '../../motion/Tumbling.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { Die } from '../../pieces/Die.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { thingProps } from '../../ui/thing.ts';
import * as icons from './art/icons.ts';
import { RESOURCES } from './art/signs.ts';
import { percent } from './chance.ts';
import { lettersOf } from './content.ts';
import { dieLook } from './Dice.tsx';
import { type AimProps, aiming } from './Fills.tsx';
import { zone } from './flights.ts';
import css from './packFrame.module.css';
import { Sign } from './Sign.tsx';
import { shieldName } from './shieldName.ts';
import { dieThing, packThing } from './slots.ts';
import { packName, packShort, WORDS } from './words.ts';

interface PackFrameProps extends AimProps {
  readonly card: string;
  readonly pack: PackForecast;
  readonly opened: Opened | undefined;
}

const CLOSED = { open: false, selected: false };

/** A pack as a frame of slots; dice that fill it lie in it. */
export function PackFrame({ desk, card, pack, opened, onAim }: PackFrameProps) {
  const { view, lang, thing, press } = desk.props;
  const words = WORDS[lang];
  const parsed = parsePack(pack.code) as Pack;
  const name = packThing(card, pack.pack);
  // Nothing that dice decide is seen before they lie.
  const tumbles = useTumbles();
  const state = tumbles ? CLOSED : thing(name);
  const placed = view.turn.dice.flatMap((die, i) =>
    die.placedOn?.card === card && die.placedOn.pack === pack.pack ? [{ die, i }] : [],
  );
  const shield = shieldName(view, pack.pack, lang);
  const status = pack.filled
    ? words.filled
    : pack.after !== undefined && state.open
      ? desk.odds
        ? percent(pack.after)
        : words.fits
      : opened
        ? desk.odds
          ? percent(opened.after)
          : words.opens
        : packCaption(parsed);
  return (
    <button
      type="button"
      className={css.pack}
      {...thingProps(name, state)}
      data-filled={pack.filled}
      data-shield={shield !== undefined}
      data-opens={opened !== undefined}
      onClick={() => press(name)}
      {...aiming(onAim, pack.dice.length > 0 ? { card, pack: pack.pack, dice: pack.dice } : undefined)}
    >
      {state.open && parsed.kind === 'population' && (
        <b className={css.need} aria-hidden="true">
          {parsed.need}
        </b>
      )}
      <Zone as="span" id={zone.pack(pack.pack)} className={css.slots} aria-hidden="true">
        {lettersOf(parsed).map((letter, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots keep their places.
          <span key={i} className={css.slot} data-closed={pack.filled && !placed[i]}>
            {placed[i] ? (
              <Piece as="span" id={dieThing(placed[i].i)} className={css.die}>
                <Die {...dieLook(placed[i].die, lang)} name={`placed ${placed[i].i}`} roll={0} />
              </Piece>
            ) : (
              !pack.filled && <Sign sign={RESOURCES[letter]} />
            )}
          </span>
        ))}
      </Zone>
      <span className={css.caption} aria-hidden="true">
        {shield && <Icon path={icons.shield} />} {status}
        {state.open && parsed.kind === 'population' && <small>{words.crowd(parsed.need)}</small>}
      </span>
      <span className="unseen">{`${shield ? `${shield}: ` : ''}${packName(parsed, lang)}, ${spoken()}`}</span>
    </button>
  );

  function spoken(): string {
    if (pack.filled) return words.filled;
    if (opened) return `${words.opens}, ${words.thenChance(percent(opened.after))}`;
    if (tumbles || pack.after === undefined) return words.notNow;
    return desk.odds ? words.thenChance(percent(pack.after)) : words.fits;
  }

  function packCaption(p: Pack) {
    if (p.kind === 'symbols') return shield ? <span className={css.defender}>{shield}</span> : packShort(p, lang);
    // Five packs leave a phone room for the number; the slots show what it counts.
    return (
      <span>
        {p.need}
        <span className={css.unit}>{words.crowd(p.need).slice(`${p.need}`.length)}</span>
      </span>
    );
  }
}
