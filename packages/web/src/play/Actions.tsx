import { type Action, equal, format, type Seat } from '@starboard/kernel';
import type { ReactNode } from 'react';
import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import look from '../ui/buttons.module.css';
import css from './Actions.module.css';
import { digitsOf, type Offer } from './offers.ts';
import type { Grammar } from './useGrammar.ts';
import { useOnePress } from './useOnePress.ts';
import { buttonWords, outcomeWords, type Speech } from './wording.ts';

interface ActionsProps {
  readonly speech: Speech;
  readonly faces: readonly SeatFace[];
  readonly grammar: Grammar;
  /** Takes the last stage back, where there is one. */
  readonly onBack: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** The thumb zone: what can be pressed now, at most four large buttons, in a place whose size never changes. */
export function Actions({ speech, faces, grammar, onBack, children }: ActionsProps) {
  const { t } = useMessages();
  const { pending, premoves, follows, sent } = grammar;
  const onClickCapture = useOnePress();
  // With what waits stands what can be decided with it, the likeliest first and in gold.
  const offered: readonly Offer[] = pending
    ? (follows.length > 0 ? follows : [undefined]).map((then, i) => ({
        choice: { action: pending },
        ...(then ? { then } : {}),
        main: i === 0 && !forfeits(pending),
      }))
    : grammar.offered;
  // What gives something up stands last, and is pressed by nobody who only presses the first button.
  const inOrder = [...offered].sort((a, b) => Number(forfeited(a)) - Number(forfeited(b)));
  const digits = digitsOf(inOrder, speech.skin.digit, forfeited);
  return (
    <section
      className={css.place}
      aria-label={t.table.actions}
      data-part="actions"
      data-sent={sent !== undefined}
      onClickCapture={onClickCapture}
    >
      <Path speech={speech} grammar={grammar} />
      {grammar.missing && (
        <span className={css.missing} data-part="missing" role="status">
          {grammar.missing[speech.lang]}
        </span>
      )}
      {onBack && (
        <button type="button" className={look.button} onClick={onBack} data-part="back">
          <span aria-hidden="true">‹</span>
          {t.table.back}
          <span className={css.key} aria-hidden="true">
            Esc
          </span>
        </button>
      )}
      {inOrder.map((offer, i) =>
        'choice' in offer ? (
          <ChoiceButton
            key={nameOf(offer)}
            offer={offer}
            digit={digits[i]}
            sure={pending !== undefined && forfeited(offer)}
            forfeits={forfeited(offer)}
            speech={speech}
            sent={sent !== undefined && equal(offer.choice.action, sent.action)}
            outcome={offer.main || pending ? outcomeWords(speech, offer.choice.action, called) : undefined}
            onPress={() =>
              pending ? grammar.confirm(offer.then) : grammar.pressChoice(offer.choice, format(offer.choice.action))
            }
          />
        ) : (
          <button
            key={offer.label.en}
            type="button"
            className={look.button}
            data-choice={offer.thing}
            data-digit={digits[i]}
            data-sent={sent?.last === offer.thing}
            onClick={() => grammar.pressThing(offer.thing)}
          >
            {offer.label[speech.lang]}
            <Key digit={digits[i]} />
          </button>
        ),
      )}
      {grammar.asked
        ? null
        : premoves.current.map(({ action, thing }) => (
            <button
              key={thing}
              type="button"
              className={`${look.button} ${css.noted}`}
              data-part="premove"
              onClick={() => premoves.toggle(thing)}
            >
              {t.table.premoved(buttonWords(speech, action))}
              <span aria-hidden="true">✕</span>
            </button>
          ))}
      {children}
    </section>
  );

  function forfeits(action: Action): boolean {
    return speech.skin.forfeits?.(action, speech.view) === true;
  }

  function forfeited(offer: Offer): boolean {
    return 'choice' in offer && forfeits(offer.choice.action);
  }

  function called(seat: Seat): string {
    return seat === speech.seat ? t.setup.you : faces[seat].name;
  }
}

interface ChoiceButtonProps {
  readonly offer: Extract<Offer, { readonly choice: unknown }>;
  /** None for what is asked twice. */
  readonly digit: number | undefined;
  /** It gives up something that could still be used, and is asked for the second time. */
  readonly forfeits: boolean;
  readonly sure: boolean;
  readonly speech: Speech;
  readonly outcome: string | undefined;
  /** It is on its way. */
  readonly sent: boolean;
  onPress(): void;
}

/** A choice in notation, with what is decided together with it. */
function nameOf({ choice, then }: ChoiceButtonProps['offer']): string {
  return [choice.action, ...(then ? [then] : [])].map((action) => format(action)).join(' ');
}

function ChoiceButton({ offer, digit, forfeits, sure, speech, outcome, sent, onPress }: ChoiceButtonProps) {
  const { t } = useMessages();
  const { choice, main, then } = offer;
  const action: Action = choice.action;
  const words = buttonWords(speech, action, then);
  return (
    <button
      type="button"
      className={`${look.button} ${choice.violation ? css.quiet : main ? look.first : ''}`}
      data-choice={nameOf(offer)}
      data-main={main}
      data-forfeits={forfeits ? (sure ? 'sure' : 'once') : undefined}
      data-digit={digit}
      data-gives={forfeits || speech.skin.digit?.(action) !== undefined}
      data-sent={sent}
      aria-disabled={choice.violation ? true : undefined}
      onClick={onPress}
    >
      {speech.skin.icon?.(then ?? action, speech.view)}
      <span className={css.words}>
        {sure ? t.table.sure(words) : words}
        {outcome && <small data-part="outcome">{outcome}</small>}
      </span>
      {choice.violation ? <span className="unseen">, {t.table.notAllowed}</span> : <Key digit={digit} />}
    </button>
  );
}

function Key({ digit }: { readonly digit: number | undefined }) {
  if (digit === undefined) return null;
  return (
    <span className={css.key} aria-hidden="true">
      {digit}
    </span>
  );
}

/** What is chosen so far, stage by stage, and the place of what comes next. */
function Path({ speech: { skin, view, lang }, grammar }: Pick<ActionsProps, 'speech' | 'grammar'>) {
  const { t } = useMessages();
  if (grammar.path.length === 0) return null;
  return (
    <div className={css.trail}>
      <ol className={css.path} aria-label={t.table.path} data-part="path">
        {grammar.path.map(({ thing, label }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a thing may answer two stages.
          <li key={`${at} ${thing}`}>{label?.[lang] ?? skin.called?.(thing, view, lang) ?? '✓'}</li>
        ))}
        {!grammar.pending && <li className={css.next} aria-hidden="true" />}
      </ol>
    </div>
  );
}
