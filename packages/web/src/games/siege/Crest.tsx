import type { Species } from '@starboard/siege';

interface CrestProps {
  readonly species: Species;
  readonly className?: string | undefined;
}

/** The sign of a people, as large as the text around it unless a class says otherwise: a wave in a shell, a crystal. */
export function Crest({ species, className }: CrestProps) {
  return (
    <svg viewBox="0 0 68 68" width="1em" height="1em" className={className} aria-hidden="true" focusable="false">
      {species === 'antillian' ? <Tide /> : <Crystal />}
    </svg>
  );
}

function Tide() {
  return (
    <>
      <circle cx="34" cy="34" r="31" fill="#0b4d52" stroke="#ffc25a" strokeWidth="3.6" />
      <path
        transform="translate(-19 -37) scale(1.06)"
        d="M34 76C38 58 52 52 62 62C68 70 60 80 52 76C46 72 52 64 57 68M32 80C42 90 60 90 70 78"
        fill="none"
        stroke="#ffc25a"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}

function Crystal() {
  return (
    <>
      <path d="M34 2 62 18V50L34 66 6 50V18Z" fill="#2b1670" stroke="#d9ccff" strokeWidth="3.6" />
      <path d="M34 14 48 31 34 56 20 31Z" fill="#a58cff" />
      <path d="M34 14 48 31H20Z" fill="#f1ecff" />
      <path d="M34 31H48L34 56Z" fill="#6b4fd0" />
    </>
  );
}
