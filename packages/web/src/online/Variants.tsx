import { canonical, type OptionSpec } from '@starboard/kernel';
import type { TableInfo } from '@starboard/server/told';
import { use } from 'react';
import { loadRules } from '../games/load.ts';
import { useOnlineMessages } from '../i18n/online/messages.ts';
import css from './online.module.css';

/** What is played otherwise than usual: whoever sits down knows it before. */
export function Variants({ info: { game: id, options } }: { readonly info: TableInfo }) {
  const { lang } = useOnlineMessages();
  const game = use(loadRules(id));
  if (!game) return null;
  const specs: Readonly<Record<string, OptionSpec>> = game.options;
  const usual: Readonly<Record<string, unknown>> = game.defaults;
  const chosen = Object.entries(options).filter(
    ([name, value]) => name in specs && canonical(value) !== canonical(usual[name]),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className={css.variants}>
      {chosen.map(([name, value]) => {
        const { name: title, about, values = [] } = specs[name];
        const named = values.find((v) => canonical(v.value) === canonical(value));
        return (
          <li key={name}>
            <strong>{title[lang]}</strong>
            {named && typeof value !== 'boolean' && `: ${named.name[lang]}`}
            <span className={css.quiet}> {about[lang]}</span>
          </li>
        );
      })}
    </ul>
  );
}
