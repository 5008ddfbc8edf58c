import { Glyph, Res } from './Signs.tsx';
import css from './year.module.css';
import type { StepId, YearStep } from './yearSteps.ts';

interface YearRailProps {
  readonly steps: readonly Pick<YearStep, 'id' | 'title'>[];
  /** The step that is shown. */
  readonly at: number;
  onLook(step: number): void;
}

/** The steps of the end of a year on a rail: those that have been, the one that is shown, those to come. */
export function YearRail({ steps, at, onLook }: YearRailProps) {
  return (
    <ol className={css.rail}>
      {steps.map(({ id, title }, i) => (
        <li key={id}>
          <button
            type="button"
            aria-label={title}
            aria-current={i === at ? 'step' : undefined}
            data-past={i < at}
            onClick={(e) => {
              e.stopPropagation();
              onLook(i);
            }}
          >
            <Sign of={id} />
            <span className={css.called}>{title}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Sign({ of }: { readonly of: StepId }) {
  switch (of) {
    case 'points':
      return <Res of="vp" />;
    case 'market':
      return <Glyph mark="buy" />;
    case 'crew':
    case 'mc':
      return <Res of={of} />;
    case 'cards':
      return <Res of="card" />;
    case 'rivals':
      return <Glyph mark="flag" />;
    case 'maintenance':
      return <Glyph mark="repair" />;
    case 'newYear':
      return <Glyph mark="year" />;
  }
}
