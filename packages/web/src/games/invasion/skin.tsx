import { type Action, type Event, pointsOf, type View } from '@starboard/invasion';
import type { GameSkin } from '../../contract/skin.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Board } from './Board.tsx';
import { compose, marks } from './compose.ts';
import { ending } from './ending.ts';
import * as icons from './icons.ts';
import { duty, forfeits, idle, label, outcome } from './labels.ts';
import { legend } from './legend.ts';
import { looks } from './looks.tsx';
import { Luck } from './luck/Luck.tsx';
import { called, slots } from './slots.ts';
import { FRAME_SOUNDS, soundsOf } from './sounds.ts';
import { great, headline, illustration } from './stage.tsx';
import theme from './theme.module.css';

const ACTION_ICONS: Readonly<Record<Action['type'], string>> = {
  keep: icons.keep,
  reroll: icons.dice,
  assign: icons.blaster,
  rebuild: icons.rebuild,
  rebuildDone: icons.none,
  pickSector: icons.shield,
};

/** One view that shows what all seats know together: with Cat and Mouse every pick that is locked in. */
function open(views: readonly View[]): View {
  const [view] = views;
  const frame = view.stack.at(-1);
  if (frame?.step !== 'pick') return view;
  const picks = frame.picks.map((pick, seat) => {
    const own = views[seat]?.stack.at(-1);
    return own?.step === 'pick' ? own.picks[seat] : pick;
  });
  return { ...view, stack: [...view.stack.slice(0, -1), { ...frame, picks }] };
}

const invasion: GameSkin<View, Action, Event> = {
  Board,
  slots,
  compose,
  marks,
  called,
  label,
  outcome,
  idle,
  forfeits,
  legend,
  icon: (a) => <Icon path={ACTION_ICONS[a.type]} />,
  illustration,
  headline,
  turnOf: (event) => (event.type === 'turn' ? event.seat : undefined),
  great,
  looks,
  theme: theme.invasion,
  duty,
  secret: (view) => view.stack.at(-1)?.step === 'pick',
  open,
  points: (view) => (view.tally.length > 0 ? view.tally : view.planets.map(pointsOf)),
  ending,
  Report: Luck,
  sound: soundsOf,
  sounds: FRAME_SOUNDS,
};

/** The looks of We Come In Peace. The frame handles all games alike, so the types of this one end here. */
export const skin = invasion as unknown as GameSkin;
