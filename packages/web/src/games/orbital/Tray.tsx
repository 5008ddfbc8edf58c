import { eventChance, TYPE_NAMES } from '@starboard/orbital';
import { thingProps } from '../../ui/thing.ts';
import { useHold } from '../../ui/useHold.ts';
import type { Desk } from './board.ts';
import { CardFront, CardZoom, EventPicture, spoken } from './Card.tsx';
import { faceOf, percent } from './content.ts';
import { Pawn } from './Signs.tsx';
import { crewThing, handThing, lookThing, PLAY } from './things.ts';
import css from './tray.module.css';
import { WORDS } from './words.ts';

/** What lies over the yard for a moment: cards that are looked at, crew to be staked, an event about to be played. */
export function Tray({ desk }: { readonly desk: Desk }) {
  const { props, at, me } = desk;
  const { view, seat } = props;
  const frame = view.stack.at(-1);
  if (frame?.step === 'observatory' && frame.cards && frame.seat === seat)
    return (
      <div className={css.tray}>
        {frame.cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards keep their places while they are looked at.
          <Looked key={i} desk={desk} card={card} place={i} />
        ))}
      </div>
    );
  if (at(PLAY).open) return <Play desk={desk} />;
  const { crew } = view.players[me];
  if (crew > 0 && at(crewThing(1)).open) return <Stakes desk={desk} crew={crew} />;
  return null;
}

function Looked({ desk, card, place }: { readonly desk: Desk; readonly card: number; readonly place: number }) {
  const { lang, press, zoom } = desk.props;
  const name = lookThing(place);
  const face = faceOf(desk.c, card, lang);
  const type = face.type === 'module' ? TYPE_NAMES[face.colour][lang] : '';
  const hold = useHold(
    () => press(name),
    () => zoom(<CardZoom face={face} lang={lang} type={type} />),
  );
  return (
    <button type="button" className={css.card} {...hold} {...thingProps(name, desk.at(name))}>
      <CardFront face={face} lang={lang} />
      <span className="unseen">{spoken(face, lang, type)}</span>
    </button>
  );
}

/** An event without a target: it is played by pressing it here, or by dropping it here. */
function Play({ desk }: { readonly desk: Desk }) {
  const { props, at, c, me } = desk;
  const { view, lang, press } = props;
  const hand = view.players[me].hand ?? [];
  const card = hand.find((_, i) => at(handThing(i)).selected);
  if (card === undefined) return null;
  const face = faceOf(c, card, lang);
  return (
    <div className={css.tray}>
      <button type="button" className={css.play} {...thingProps(PLAY, at(PLAY))} onClick={() => press(PLAY)}>
        <EventPicture kind={face.kind} />
        <span className={css.words}>
          <b>{face.name}</b>
          <span>{face.text}</span>
        </span>
      </button>
    </div>
  );
}

/** Crew to be staked on the next cards of the pile, with the chance of an event. */
function Stakes({ desk, crew }: { readonly desk: Desk; readonly crew: number }) {
  const { props, at, me } = desk;
  const { view, lang, press } = props;
  const words = WORDS[lang];
  return (
    <div className={css.tray}>
      {Array.from({ length: crew }, (_, i) => {
        const n = i + 1;
        const name = crewThing(n);
        const chance = percent(eventChance(view, n), lang);
        return (
          <button
            key={name}
            type="button"
            className={css.stake}
            {...thingProps(name, at(name))}
            onClick={() => press(name)}
          >
            <Pawn seat={me} />
            <b aria-hidden="true">{n}</b>
            <small aria-hidden="true">{chance}</small>
            <span className="unseen">{`${words.crew(n)}: ${words.stakeOdds(chance)}`}</span>
          </button>
        );
      })}
    </div>
  );
}
