import { type AnyGame, formatProblems, type Problem, readOptions } from '@starboard/kernel';
import { use, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { GameEntry } from '../contract/entry.ts';
import type { RoomProps, SetupRoom } from '../contract/setup.ts';
import { entryOf, loadRoom, loadRules } from '../games/load.ts';
import { NoGame } from '../games/NoGame.tsx';
import { useOnlineMessages } from '../i18n/online/messages.ts';
import { OnlineStart } from '../online/OnlineStart.tsx';
import { useOnlineStart } from '../online/useOnlineStart.ts';
import { fetchTable } from '../play/fetchTable.ts';
import { useSettings } from '../settings/settings.ts';
import { begin } from '../tables/begin.ts';
import look from '../ui/buttons.module.css';
import { Icon } from '../ui/Icon.tsx';
import * as frame from '../ui/icons/frame.ts';
import * as icons from '../ui/icons/shell.ts';
import { soon } from '../ui/soon.ts';
import { expectOne } from './matchList.ts';
import css from './NewMatch.module.css';
import { OptionFields } from './OptionFields.tsx';
import plate from './plate.module.css';
import { SeatRound } from './SeatRound.tsx';
import { invited, lastSetup, playersOf, rememberSetup, type Setup, seatBelow, together, usualSetup } from './setup.ts';

/** Who sits where and how it is played, before a match: the room is the game's own already. */
export function NewMatch({ game: id }: { readonly game: string }) {
  const game = use(loadRules(id));
  const room = use(loadRoom(id));
  const entry = entryOf(id);
  return game && entry ? <Room game={game} entry={entry} room={room} /> : <NoGame id={id} />;
}

interface RoomOf {
  readonly game: AnyGame;
  readonly entry: GameEntry;
  readonly room: SetupRoom | undefined;
}

function Room({ game, entry, room }: RoomOf) {
  const { t, o, lang } = useOnlineMessages();
  const { name } = useSettings();
  const [, navigate] = useLocation();
  const search = useSearch();
  const [setup, setSetup] = useState(() => {
    const last = lastSetup(game.id, game.seats, name);
    return /together|online/.test(search) && game.seats[1] > 1 ? together(last) : last;
  });
  // Who came for that finds it first.
  const first = search.includes('online');
  const [online, setOnline] = useState(first && game.seats[1] > 1);
  const starting = useOnlineStart();
  const reasons = useRef<HTMLDivElement>(null);
  const problems = [...problemsOf(game, setup), ...(online ? starting.problems : [])];
  const persons = setup.places.filter((p) => p.who === 'person').length;
  const usual = isUsual(setup, game, name);
  // The table comes next.
  useEffect(() => soon(() => void fetchTable(game.id)), [game]);

  const change = (next: Setup) => {
    rememberSetup(game.id, next);
    setSetup(next);
  };
  const start = async (e: React.FormEvent) => {
    e.preventDefault();
    if (online) return starting.begin(game.id, setup.options, setup.places);
    const place = await begin(game.id, playersOf(setup.places, t), setup.options);
    if (typeof place !== 'string') return reasons.current?.focus();
    expectOne();
    navigate(place);
  };
  const below = seatBelow(setup.places);
  const seated = online
    ? invited(setup.places, below, { you: name || t.setup.you, friend: t.setup.friend })
    : setup.places;
  const props: RoomProps = {
    options: { ...game.defaults, ...setup.options },
    names: playersOf(seated, t).map((p) => p.name),
    below,
    lang,
    choose: (option, value) => change({ ...setup, options: { ...setup.options, [option]: value } }),
  };
  const elsewhere = game.seats[1] > 1 && (
    <OnlineStart starting={starting} people={persons} open={online} onOpen={setOnline} />
  );
  const notes = [
    !online && persons === 0 && t.setup.botsOnly,
    !online && persons > 1 && !isOpen(game, setup) && t.setup.passed,
    ...warningsOf(game, setup).map((warning) => formatProblems([warning], lang)),
  ].filter(Boolean);
  return (
    <div className={`${css.room} ${plate.plate} ${entry.plate ?? ''} ${room?.theme ?? ''}`}>
      <header className={css.bar}>
        <Link href="/" className={css.way} aria-label={t.app.home}>
          <Icon path={frame.home} />
        </Link>
        <h1 className={plate.title}>{t.setup.title(game.text.name[lang])}</h1>
        <Link href={`/learn/${game.id}`} className={css.way} aria-label={t.app.learn}>
          <Icon path={icons.learn} />
          <span className={css.wide}>{t.app.learn}</span>
        </Link>
      </header>
      <main id="content" className={css.main}>
        <form className={css.form} onSubmit={start} data-online={online}>
          <SeatRound
            game={game.id}
            range={game.seats}
            room={room}
            props={props}
            places={setup.places}
            online={online}
            onChange={(places) => change({ ...setup, places })}
          />
          <div className={css.side}>
            {first && elsewhere}
            {room?.Options && <room.Options {...props} />}
            <OptionFields game={game} room={room} {...props} />
            {!first && elsewhere}
          </div>
          <div className={css.foot}>
            {!usual && (
              <button type="button" className={css.standard} onClick={() => change(usualSetup(game.seats, name))}>
                {t.setup.standard}
              </button>
            )}
            {notes.length > 0 && <p className={css.note}>{notes.join(' ')}</p>}
            <div ref={reasons} tabIndex={-1} role="alert" className={css.problem}>
              {problems.length > 0 && formatProblems(problems, lang)}
            </div>
            <button
              type="submit"
              className={`${look.button} ${look.first} ${css.start}`}
              disabled={online && starting.busy}
            >
              {online ? o.open : t.setup.start}
              <span className={css.minutes}>{t.setup.minutes(...entry.minutes)}</span>
            </button>
          </div>
        </form>
      </main>
    </div>
  );
}

/** What stands in the way of the match, said before anybody presses start. */
function problemsOf(game: AnyGame, { places, options }: Setup): readonly Problem[] {
  const read = readOptions(game, places.length, options);
  return 'problems' in read ? read.problems : [];
}

/** What is allowed but will not do what it seems to. */
function warningsOf(game: AnyGame, { places, options }: Setup): readonly Problem[] {
  const read = readOptions(game, places.length, options);
  return 'value' in read ? (game.warnings?.(read.value) ?? []) : [];
}

/** Whether nobody has anything to hide, so that one device can be shared without a curtain. */
function isOpen(game: AnyGame, { places, options }: Setup): boolean {
  const read = readOptions(game, places.length, options);
  return 'value' in read && game.open?.(read.value) === true;
}

function isUsual(setup: Setup, game: AnyGame, name: string): boolean {
  const usual = usualSetup(game.seats, name);
  const own = Object.entries(setup.options).filter(
    ([option, value]) => JSON.stringify(value) !== JSON.stringify(game.defaults[option]),
  );
  return own.length === 0 && JSON.stringify(setup.places) === JSON.stringify(usual.places);
}
