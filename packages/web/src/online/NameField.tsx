import { useOnlineMessages } from '../i18n/online/messages.ts';
import { change, useSettings } from '../settings/settings.ts';
import css from './online.module.css';

/** What others call me; remembered on this device. */
export function NameField() {
  const { t, o } = useOnlineMessages();
  const { name } = useSettings();
  return (
    <label className={css.field}>
      {t.settings.name}
      <input
        value={name}
        maxLength={40}
        placeholder={o.guest}
        onChange={(e) => change({ name: e.target.value })}
        autoComplete="nickname"
      />
    </label>
  );
}
