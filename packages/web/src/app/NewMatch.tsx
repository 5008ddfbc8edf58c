import { type AnyGame, formatProblems, type Problem, readOptions } from '@starboard/kernel';
import { use, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { loadRules } from '../games/load.ts';
import { NoGame } from '../games/NoGame.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import { fetchTable } from '../play/fetchTable.ts';
import { useSettings } from '../settings/settings.ts';
import { begin } from '../tables/begin.ts';
import look from '../ui/buttons.module.css';
import { Page } from '../ui/Page.tsx';
import { soon } from '../ui/soon.ts';
import css from './NewMatch.module.css';
import { OptionFields } from './OptionFields.tsx';
import { SeatRound } from './SeatRound.tsx';
import { lastSetup, playersOf, rememberSetup, type Setup } from './setup.ts';

/** Who sits where and how it is played, before a match. */
export function NewMatch({ game: id }: { readonly game: string }) {
  const game = use(loadRules(id));
  return game ? <SetupForm game={game} /> : <NoGame id={id} />;
}

function SetupForm({ game }: { readonly game: AnyGame }) {
  const { t, lang } = useMessages();
  const { name } = useSettings();
  const [, navigate] = useLocation();
  const [setup, setSetup] = useState(() => lastSetup(game.id, game.seats, name));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const persons = setup.places.filter((p) => p.who === 'person').length;
  const warnings = warningsOf(game, setup);
  // The table comes next.
  useEffect(() => soon(() => void fetchTable(game.id)), [game]);

  const start = async (e: React.FormEvent) => {
    e.preventDefault();
    rememberSetup(game.id, setup);
    const place = await begin(game.id, playersOf(setup.places, t), setup.options);
    if (typeof place === 'string') navigate(place);
    else setProblems(place);
  };

  return (
    <Page narrow>
      <form className={css.form} onSubmit={start}>
        <h1>{t.setup.title(game.text.name[lang])}</h1>
        <SeatRound
          game={game.id}
          places={setup.places}
          range={game.seats}
          onChange={(places) => setSetup({ ...setup, places })}
        />
        {persons === 0 && <p className={css.note}>{t.setup.botsOnly}</p>}
        {persons > 1 && !isOpen(game, setup) && <p className={css.note}>{t.setup.passed}</p>}
        <OptionFields game={game} options={setup.options} onChange={(options) => setSetup({ ...setup, options })} />
        {warnings.length > 0 && <p className={css.note}>{formatProblems(warnings, lang)}</p>}
        {problems.length > 0 && (
          <p role="alert" className={css.problem}>
            {formatProblems(problems, lang)}
          </p>
        )}
        <button type="submit" className={`${look.button} ${look.first} ${css.start}`}>
          {t.setup.start}
        </button>
      </form>
    </Page>
  );
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
