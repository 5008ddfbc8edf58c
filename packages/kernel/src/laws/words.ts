import type { Outcome, Seat } from '../game.ts';

import { type OptionSpec, readOptions } from '../options.ts';
import { eventsFor } from '../play.ts';
import { formatProblems } from '../problem.ts';
import { LANGS, type Lang, type Text } from '../text.ts';
import { everyDecision, everyMoment, firstOf, type Law, nameOf } from './law.ts';
import { sampled, textOf, viewers } from './reading.ts';
import { garbled, inEach, placeholders, unexplained } from './reasons.ts';
import type { Moment, Run } from './run.ts';
import { copy } from './values.ts';

/** Whatever people read is there, in every language, and says what it should. */
export const wordLaws: readonly Law[] = [
  everyMoment('words.rules', 'every rule has a sentence in every language, with the same values', (m, { game }) => {
    if (m.after > 0) return undefined;
    const rules: Readonly<Record<string, Text>> = game.rules;
    return firstOf(Object.entries(rules), ([id, text]) => {
      const silent = LANGS.find((lang) => typeof text[lang] !== 'string' || text[lang].trim() === '');
      if (silent) return `${id} says nothing in ${silent}`;
      const [first, ...others] = LANGS.map((lang) => [...placeholders(text[lang])].sort().join(', '));
      return others.every((o) => o === first) ? undefined : `${id} has the values ${first} ≠ ${others.join(' ≠ ')}`;
    });
  }),

  everyMoment('words.reasons', 'every violation names a rule and fills its sentence', (m, { game }) =>
    firstOf(m.choices.flat(), ({ action, violation }) => violation && unexplained(game, violation, textOf(action))),
  ),

  everyMoment(
    'words.options',
    'the game, its options and their values have names; its defaults are valid',
    (m, run) => {
      if (m.after > 0) return undefined;
      const {
        game,
        case: { setting },
      } = run;
      const names: [string, Text][] = [
        ['name', game.text.name],
        ['tagline', game.text.tagline],
      ];
      for (const [id, spec] of Object.entries<OptionSpec>(game.options)) {
        names.push([`options.${id}.name`, spec.name], [`options.${id}.about`, spec.about]);
        for (const { value, name } of spec.values ?? [])
          names.push([`options.${id}.values ${JSON.stringify(value)}`, name]);
      }
      const defaults = readOptions(game, setting.seats, copy(game.defaults));
      if ('problems' in defaults) return `${setting.seats} seats: ${formatProblems(defaults.problems, 'en')}`;
      return firstOf(names, ([at, text]) => inEach((lang) => garbled(text?.[lang], () => at)));
    },
  ),

  everyMoment('words.table', 'table, prompt and choices can be read by everyone, from views alone', (m, run) => {
    const { text } = run.game;
    return firstOf(readers(m, run), ([seat, langs]) => {
      const view: unknown = run.game.view(m.state, seat);
      const list = m.choices[seat === null ? -1 : m.actors.indexOf(seat)] ?? [];
      return inEach(
        (lang) =>
          garbled(text.table(view, lang), () => `table of ${nameOf(seat)}`) ??
          garbled(text.prompt(view, seat, lang), () => `prompt of ${nameOf(seat)}`) ??
          firstOf(list, ({ action }) => garbled(text.action(action, view, lang), () => `“${textOf(action)}”`)),
        langs,
      );
    });
  }),

  everyDecision('words.events', 'events can be read by everyone who receives them', (d, run) =>
    firstOf(readers(d.from, run), ([seat, langs]) =>
      firstOf(eventsFor(d.events, seat), (e) =>
        inEach((lang) => {
          const words: unknown = run.game.text.event(e, seat, lang);
          return words === undefined ? undefined : garbled(words, () => `event “${e.type}” for ${nameOf(seat)}`);
        }, langs),
      ),
    ),
  ),

  everyMoment('words.names', 'a seat that has a name is called by it', (m, run) => {
    const { text } = run.game;
    const names = Array.from({ length: m.state.seats }, (_, seat) => NAMES[seat % NAMES.length]);
    const numbered = (words: unknown, what: string) => {
      const found = NUMBERED.exec(String(words ?? ''))?.[0];
      return found && `${what} says “${found}” of a seat that is called otherwise`;
    };
    return firstOf(readers(m, run), ([seat, langs]) => {
      const view: unknown = run.game.view(m.state, seat);
      const list = m.choices[seat === null ? -1 : m.actors.indexOf(seat)] ?? [];
      const events = run.decisions[m.after - 1]?.events ?? [];
      return inEach(
        (lang) =>
          numbered(text.table(view, lang, names), `table of ${nameOf(seat)}`) ??
          numbered(text.prompt(view, seat, lang, names), `prompt of ${nameOf(seat)}`) ??
          firstOf(list, ({ action }) => numbered(text.action(action, view, lang, names), `“${textOf(action)}”`)) ??
          firstOf(eventsFor(events, seat), (e) =>
            numbered(text.event(e, seat, lang, names), `event “${e.type}” for ${nameOf(seat)}`),
          ),
        langs,
      );
    });
  }),

  everyMoment('words.points', 'the points of an outcome can be read', ({ state }, { game }) => {
    const outcome: Outcome | undefined = game.outcome(state);
    return firstOf(outcome?.points ?? [], (points) =>
      inEach((lang) => garbled(game.text.points(points, lang), () => `${points} points`)),
    );
  }),
];

const NAMES = ['Ada', 'Grace', 'Hedy', 'Katherine', 'Émilie', 'Vera'];
/** A seat by its number, in any language. */
const NUMBERED = /\b(?:player|joueur) \d/i;

/** How many moments of a long match are read, beside the sample. */
const READ = 60;

/** At a sample of the moments everyone reads in every language, at others they take turns. */
function readers(m: Moment, run: Run): readonly (readonly [seat: Seat | null, langs: readonly Lang[]])[] {
  const all = viewers(m.state.seats);
  if (sampled(run).includes(m)) return all.map((seat) => [seat, LANGS]);
  const turn = Math.floor((m.after * READ) / run.moments.length);
  if (turn === Math.floor(((m.after - 1) * READ) / run.moments.length)) return [];
  return [[all[turn % all.length], [LANGS[Math.floor(turn / all.length) % LANGS.length]]]];
}
