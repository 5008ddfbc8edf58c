import type { Lang } from '@starboard/kernel';
import type { Pack } from '@starboard/settlers';
import { memo } from 'react';
import css from './packs.module.css';
import { Resource } from './Sign.tsx';
import { packName } from './words.ts';

/** A pack as a pill: its symbols, or a number of people and so many slots. */
export function PackPill({ pack }: { readonly pack: Pack }) {
  if (pack.kind === 'population')
    return (
      <span className={css.pill}>
        <Resource letter="P" />
        <b>{pack.need}</b>
        <span className={css.slots}>
          {Array.from({ length: pack.slots }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slots are equal.
            <i key={i} />
          ))}
        </span>
      </span>
    );
  return (
    <span className={css.pill}>
      {[...pack.code].map((letter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: symbols of one pack.
        <Resource key={i} letter={letter as 'W' | 'E' | 'A'} />
      ))}
    </span>
  );
}

/** The packs of a card in a row. */
export const PackRow = memo(function PackRow({ packs }: { readonly packs: readonly Pack[] }) {
  return (
    <span className={css.row} aria-hidden="true">
      {packs.map((pack, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: packs keep their places.
        <PackPill key={i} pack={pack} />
      ))}
    </span>
  );
});

export function packsSpoken(packs: readonly Pack[], lang: Lang): string {
  return packs.map((pack) => packName(pack, lang)).join(', ');
}
