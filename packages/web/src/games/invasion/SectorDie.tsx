import css from './sectorDie.module.css';

interface SectorDieProps {
  readonly sector: number;
  readonly spinning?: boolean;
}

/** A Sector die, teal with its number. */
export function SectorDie({ sector, spinning = false }: SectorDieProps) {
  return (
    <span className={css.die} data-spinning={spinning}>
      <b>{spinning ? '?' : sector}</b>
    </span>
  );
}
