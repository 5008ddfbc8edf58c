import { type Action, type Event, FULL_TRACK, forced, type View } from '@starboard/scramble';
import type { GameSkin } from '../../contract/skin.ts';
import { Icon } from '../../ui/Icon.tsx';
import { duty, follows, forfeits, idle, unasked, weighed } from './asking.ts';
import { Board } from './Board.tsx';
import { ending } from './ending.ts';
import { great, headline } from './headline.ts';
import * as icons from './icons.ts';
import { label, outcome } from './labels.ts';
import { legend } from './legend.ts';
import { looks } from './looks.tsx';
import { prompt } from './prompt.ts';
import { GemArt, PowerSign } from './Signs.tsx';
import { called, slots } from './slots.ts';
import { FRAME_SOUNDS, soundsOf } from './sounds.ts';
import { illustration, stage } from './stage.tsx';
import theme from './theme.module.css';

const ACTION_ICONS: Readonly<Partial<Record<Action['type'], string>>> = {
  cooldown: icons.cool,
  draw: icons.bag,
  move: icons.fly,
  placeStarfighter: icons.fly,
  holdFire: icons.hold,
  buy: icons.buy,
  repair: icons.repair,
  endUpgrade: icons.done,
  skipConvert: icons.none,
  skipEnergize: icons.none,
  breakWeapon: icons.hazard,
};

function icon(a: Action) {
  if (a.type === 'fire') return <PowerSign />;
  if (a.type === 'energize') return <GemArt gem={a.gem} />;
  const path = ACTION_ICONS[a.type];
  return path ? <Icon path={path} /> : undefined;
}

const scramble: GameSkin<View, Action, Event> = {
  Board,
  slots,
  prompt,
  called,
  follows,
  weighed,
  label,
  outcome,
  forfeits,
  idle,
  unasked,
  icon,
  legend,
  illustration,
  stage,
  headline,
  great,
  turnOf: (event) => (event.type === 'turn' || event.type === 'starfighter' ? event.seat : undefined),
  looks,
  theme: theme.scramble,
  forced,
  duty,
  points: (view) => view.pilots.map(({ victory }) => Math.min(victory.length, FULL_TRACK)),
  ending,
  sound: soundsOf,
  sounds: FRAME_SOUNDS,
};

/** The looks of Stellar Scramble. The frame handles all games alike, so the types of this one end here. */
export const skin = scramble as unknown as GameSkin;
