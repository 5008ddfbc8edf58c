import { Suspense, use } from 'react';
import { loadFigures } from '../games/load.ts';
import { useMessages } from '../i18n/useMessages.ts';

interface FigureProps {
  readonly game: string;
  readonly id: string;
}

/** A picture of a rulebook, made of the game's real components; its place is kept until it is there. */
export function Figure(props: FigureProps) {
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  );
}

function Drawn({ game, id }: FigureProps) {
  const { lang } = useMessages();
  const Picture = use(loadFigures(game))[id];
  return Picture && <Picture lang={lang} />;
}
