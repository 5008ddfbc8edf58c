import { COLOURS, type Face } from '@starboard/invasion';
import { memo } from 'react';
import { Picture } from '../../art/Picture.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { HULLS, markSvg } from './art/saucer.ts';
import css from './face.module.css';
import * as icons from './icons.ts';

/** The symbol of each face. */
export const FACE_ICONS: Readonly<Record<Face, string>> = {
  'blaster-yellow': icons.blaster,
  'blaster-blue': icons.blaster,
  'blaster-magenta': icons.blaster,
  interceptor: icons.interceptor,
  missile: icons.missile,
  rebuild: icons.rebuild,
};

const DISCS: Readonly<Record<Face, string>> = {
  'blaster-yellow': HULLS.yellow[0],
  'blaster-blue': HULLS.blue[0],
  'blaster-magenta': HULLS.magenta[0],
  interceptor: '#127c86',
  missile: '#d63a24',
  rebuild: '#2c7a55',
};

/** The colour that a Blaster shoots at. */
export function aimedAt(face: Face) {
  return COLOURS.find((colour) => face === `blaster-${colour}`);
}

interface FaceProps {
  readonly face: Face;
  readonly value?: number | undefined;
}

/** A side of a Defense die: a coloured disc with its symbol; Blasters carry the mark of their colour, icons that grow their worth. */
export const DefenseFace = memo(function DefenseFace({ face, value }: FaceProps) {
  const colour = aimedAt(face);
  return (
    <span className={css.face} data-blaster={colour !== undefined}>
      <span className={css.disc} style={{ background: DISCS[face] }}>
        <Icon path={FACE_ICONS[face]} className={css.icon} />
      </span>
      {colour && <Picture name={`mark ${colour}`} draw={() => markSvg(colour)} className={css.mark} />}
      {value !== undefined && face !== 'interceptor' && <b className={css.value}>{value}</b>}
    </span>
  );
});
