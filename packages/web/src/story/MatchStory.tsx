import type { AnyGame, MatchRecord } from '@starboard/kernel';
import { type ReactNode, useMemo } from 'react';
import type { GameSkin, SeatFace } from '../contract/skin.ts';
import { type Eye, type Film, filmOf } from './film.ts';
import { Story } from './Story.tsx';
import { useChances } from './useChances.ts';

interface StoryOf {
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly faces: readonly SeatFace[];
  readonly eye: Eye;
  step(at: number, words: ReactNode): ReactNode;
}

const EVERYBODY = ['open'] as const;

/** The story of a match that is over, from its record. */
export function MatchStory({ record, ...rest }: StoryOf & { readonly record: MatchRecord }) {
  const { game, skin } = rest;
  const film = useMemo(() => filmOf(game, skin, record, EVERYBODY), [game, skin, record]);
  return 'problems' in film ? null : <Filmed film={film.value} {...rest} />;
}

function Filmed(props: StoryOf & { readonly film: Film }) {
  return <Story {...props} chances={useChances(props.game, props.film)} />;
}
