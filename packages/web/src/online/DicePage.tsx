import { formatProblems } from '@starboard/kernel';
import type { Dice } from '@starboard/server/told';
import { readProof } from '@starboard/table/dice';
import { Link } from 'wouter';
import { useOnlineMessages } from '../i18n/online/messages.ts';
import { useFetched } from '../play/useFetched.ts';
import look from '../ui/buttons.module.css';
import { Page } from '../ui/Page.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { Loading, Missing } from '../ui/states.tsx';
import { diceOf } from './api.ts';
import { keptNonce } from './nonce.ts';
import css from './online.module.css';

/** Shows how the dice of a match came about, and checks it here, in this browser. */
export function DicePage({ id }: { readonly id: string }) {
  const { o } = useOnlineMessages();
  const asked = useFetched(id, diceOf)?.value;
  if (!asked) return <Loading />;
  if ('problems' in asked)
    return <Missing picture="chair" title={o.missing} text={o.missingAbout} problems={asked.problems} />;
  return (
    <Page narrow>
      <h1>{o.dice}</h1>
      <p>{o.diceAbout}</p>
      {'key' in asked.value ? <Proof id={id} dice={asked.value} /> : <Sealed dice={asked.value} />}
      <div className={look.row}>
        <Link href={`/online/${id}`} className={look.button}>
          {o.backToTable}
        </Link>
      </div>
    </Page>
  );
}

function Sealed({ dice }: { readonly dice: Dice }) {
  const { o } = useOnlineMessages();
  return (
    <>
      <p>{o.diceSealed}</p>
      <dl className={css.proof}>
        <dt>{o.hash}</dt>
        <dd>{dice.commitment}</dd>
      </dl>
    </>
  );
}

function Proof({ id, dice }: { readonly id: string; readonly dice: Extract<Dice, { key: string }> }) {
  const { o, lang } = useOnlineMessages();
  const checked = readProof(dice);
  const own = keptNonce(id);
  const mine = own === undefined ? undefined : dice.nonces.includes(own);
  return (
    <>
      <p role="status" data-part="verdict" className={'value' in checked ? css.good : css.problem}>
        {'value' in checked ? o.diceTrue : `${o.diceFalse} ${formatProblems(checked.problems, lang)}`}{' '}
        {mine === true && o.diceMine}
        {mine === false && o.diceNotMine}
      </p>
      <dl className={css.proof}>
        <dt>{o.hash}</dt>
        <dd>{dice.commitment}</dd>
        <dt>{o.secret}</dt>
        <dd>{dice.secret}</dd>
        {dice.nonces.map((nonce, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <div key={seat}>
            <dt>{o.nonce(seat + 1)}</dt>
            <dd>{nonce ?? o.noNonce}</dd>
          </div>
        ))}
        <dt>{o.key}</dt>
        <dd>{dice.key}</dd>
      </dl>
      <div className={look.row}>
        <button
          type="button"
          className={look.button}
          onClick={() => saveFile(`dice-${id.slice(0, 8)}.json`, `${JSON.stringify(dice, null, 2)}\n`)}
        >
          {o.saveProof}
        </button>
        <code>./starboard verify dice-{id.slice(0, 8)}.json</code>
      </div>
    </>
  );
}
