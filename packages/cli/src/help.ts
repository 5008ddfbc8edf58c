import { type Action, format, matching, type ScreenText, type Text } from '@starboard/kernel';
import { aboutOf, type Question, refusals, stepRows } from './choosing.ts';
import { columns } from './columns.ts';
import { lookup } from './lookup.ts';
import { type Draft, FITS, nextStep } from './stepwise.ts';
import { say, type Terminal } from './terminal.ts';

const COMMANDS: readonly (readonly [command: string, about: Text])[] = [
  ['1, 2, …', { en: 'take the choice with that number', fr: 'prendre le choix de ce numéro' }],
  [
    '…',
    {
      en: 'take a choice by its notation; its beginning will do',
      fr: 'prendre un choix par sa notation ; le début suffit',
    },
  ],
  [
    '?',
    {
      en: 'this help; “? …” explains a choice, a card or a rule by name',
      fr: 'cette aide ; « ? … » explique un choix, une carte ou une règle par son nom',
    },
  ],
  ['Enter', { en: 'show the question again', fr: 'montrer la question à nouveau' }],
  ['h', { en: 'a hint with reasons', fr: 'un conseil avec ses raisons' }],
  ['t', { en: 'show the table', fr: 'montrer la table' }],
  ['l', { en: 'show what happened so far', fr: 'montrer ce qui s’est passé' }],
  [
    'u',
    {
      en: 'take back your last decision, or the last step of a long choice',
      fr: 'reprendre votre dernière décision, ou la dernière étape d’un long choix',
    },
  ],
  [
    'q',
    {
      en: 'leave and give the match up; Ctrl+C keeps it for later',
      fr: 'partir et abandonner la partie ; Ctrl+C la garde pour plus tard',
    },
  ],
];

/** The commands and what the table's signs mean; or what a text names: choices, why not, cards and rules. */
export function help(question: Question, draft: Draft, text: string, io: Terminal): string {
  if (text === '') return general(question, io);
  const { game } = question;
  const refused = refusals(question, text, io);
  const open = explanations(question, draft, text, io).slice(0, FITS);
  const found = [...open, ...(refused ? [refused] : []), ...lookup(game, text, io.lang)];
  const nothing = {
    en: `Nothing here is called “${text}”: no choice, no card, no rule.`,
    fr: `Rien ici ne s’appelle « ${text} » : ni choix, ni carte, ni règle.`,
  };
  return found.length > 0 ? found.join('\n') : say(io, nothing);
}

/** What the choices say that a number of the list or a text names, by notation or by words. */
function explanations(question: Question, draft: Draft, text: string, io: Terminal): string[] {
  const { game, view, names, actions } = question;
  if (/^\d+$/.test(text)) {
    const at = Number(text) - 1;
    if (!nextStep(draft)) return draft.actions.slice(at, at + 1).map((action) => explained(question, action, io));
    return stepRows(question, draft, io)
      .slice(at, at + 1)
      .map(({ phrase, about, mark }) => [`${phrase}  ${io.dim(mark)}`, ...(about ? [`    ${about}`] : [])].join('\n'));
  }
  const said = (action: Action) => game.text.action(action, view, io.lang, names).toLowerCase();
  const meant = matching(text, actions);
  const named = meant.length > 0 ? meant : actions.filter((action) => said(action).includes(text.toLowerCase()));
  return named.map((action) => explained(question, action, io));
}

/** A choice in full: its phrase, its notation, and what it costs and brings. */
function explained(question: Question, action: Action, io: Terminal): string {
  const { game, view, names } = question;
  const phrase = `${game.text.action(action, view, io.lang, names)}  ${io.dim(format(action))}`;
  return [phrase, ...aboutOf(question, action, io.lang).map((line) => `    ${line}`)].join('\n');
}

function general(question: Question, io: Terminal): string {
  const commands = columns(
    COMMANDS.map(([command, about]) => [command, say(io, about)]),
    '  ',
  );
  const { aim, legend }: Partial<Pick<ScreenText<unknown, Action>, 'aim' | 'legend'>> = question.game.text.screen ?? {};
  const refused = refusals(question, '', io);
  return [
    commands,
    ...(aim ? [say(io, aim)] : []),
    ...(legend ? [say(io, legend)] : []),
    ...(refused ? [say(io, { en: 'Not allowed now:', fr: 'Interdit à présent :' }), refused] : []),
  ].join('\n');
}
