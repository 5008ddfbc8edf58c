import type { CardKey, Species } from '@starboard/siege';
import { Picture } from '../../../art/Picture.tsx';
import { alienSvg } from '../aliens/alien.ts';
import css from './room.module.css';

/** Who speaks for each people at each seat. */
const OFFICERS: Readonly<Record<Species, readonly CardKey[]>> = {
  antillian: ['antillian/vanguard', 'antillian/oracle'],
  morkolyte: ['morkolyte/oracle', 'morkolyte/discard-2-3'],
};

/** An officer of a people; while the lot has not spoken, half of each. */
export function Bust({ species, seat }: { readonly species: Species | undefined; readonly seat: number }) {
  if (species) return <Officer species={species} seat={seat} />;
  return (
    <>
      <Officer species="antillian" seat={seat} half={css.left} />
      <Officer species="morkolyte" seat={seat} half={css.right} />
    </>
  );
}

interface OfficerProps {
  readonly species: Species;
  readonly seat: number;
  readonly half?: string | undefined;
}

function Officer({ species, seat, half = '' }: OfficerProps) {
  const key = OFFICERS[species][seat % 2];
  return <Picture name={`alien ${key}`} draw={() => alienSvg(key)} className={`${css.bust} ${half}`} />;
}
