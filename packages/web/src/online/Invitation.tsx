import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { useOnlineMessages } from '../i18n/online/messages.ts';
import look from '../ui/buttons.module.css';
import { copy } from '../ui/copy.ts';
import css from './online.module.css';

/** The link to a table, to be sent, and its code, to be shown to a phone. */
export function Invitation({ id }: { readonly id: string }) {
  const { o } = useOnlineMessages();
  const link = `${location.origin}/online/${id}`;
  const [said, setSaid] = useState('');
  const send = async () => {
    try {
      if (navigator.share) await navigator.share({ url: link });
      else {
        await copy(Promise.resolve(link));
        setSaid(o.copied);
      }
    } catch {
      setSaid(o.copyByHand);
    }
  };
  return (
    <section className={css.invitation} aria-labelledby="invite">
      <div className={css.words}>
        <h2 id="invite">{o.invite}</h2>
        <p>{o.inviteAbout}</p>
        <input
          className={css.link}
          readOnly
          value={link}
          aria-label={o.link}
          onFocus={(e) => e.target.select()}
          data-part="link"
        />
        <button type="button" className={`${look.button} ${look.first}`} onClick={() => void send()}>
          {o.send}
        </button>
        <p role="status" className={css.quiet}>
          {said}
        </p>
        {['localhost', '127.0.0.1'].includes(location.hostname) && <p className={css.quiet}>{o.onlyHere}</p>}
      </div>
      <Code text={link} />
    </section>
  );
}

/** A QR code as one path: dark on light, whatever the theme, or cameras do not see it. */
function Code({ text }: { readonly text: string }) {
  const { o } = useOnlineMessages();
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: 2 });
    const cells = code.data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: cells.join('') };
  }, [text]);
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={o.code}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
