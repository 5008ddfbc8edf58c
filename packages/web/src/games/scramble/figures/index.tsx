import { contentOf, ENERGIES, type Face, GEMS, type Gem, PILOTS } from '@starboard/scramble';
import type { ReactNode } from 'react';
import type { Figures } from '../../../contract/entry.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CardFace } from '../CardFace.tsx';
import * as icons from '../icons.ts';
import { kindOf } from '../kind.ts';
import { Credit, GemArt } from '../Signs.tsx';
import { DefeatedArt, GunArt, InvaderArt, ShipArt } from '../Sprite.tsx';
import css from './figures.module.css';
import { Board, Enemy, Goes, Meter, Panel, Patterns } from './parts.tsx';

const { cards, tokens } = contentOf({ cards: null });

const scene =
  (children: ReactNode, small = false) =>
  () => <Panel small={small}>{children}</Panel>;

const gem = (kind: Gem) => <GemArt key={kind} gem={kind} className={css.gem} />;
const sign = (path: string) => <Icon path={path} className={css.sign} />;
const worth = (text: string) => <b className={css.worth}>{text}</b>;

/** A card of the game's own set, in the reader's language. */
function card(face: Face | undefined, small = false): Figures[string] {
  return ({ lang }) => (
    <Panel small={small}>
      <span className={css.card}>{face && <CardFace face={face} lang={lang} />}</span>
    </Panel>
  );
}

const byId = (id: string) => cards.find((face) => face.id === id);

const fired = (
  <>
    <ShipArt colour="orange" />
    <Goes />
    <Enemy kind="raider" colour="teal" shields={5} />
    <Goes />
    <Enemy kind="raider" colour="teal" shields={2} lit assist="orange" />
  </>
);

/** The real components of Stellar Scramble in its rulebook. */
export const figures: Figures = {
  goal: scene(
    <>
      <DefeatedArt />
      <InvaderArt kind="stinger" colour="teal" />
      <InvaderArt kind="lancer" colour="purple" />
      <InvaderArt kind="hive-mother" colour="white" />
      {worth('10')}
    </>,
  ),
  setup: scene(PILOTS.map((colour) => <ShipArt key={colour} colour={colour} />)),
  turn: scene(GEMS.map(gem)),
  activate: scene(
    <>
      {gem('blue')}
      <Goes />
      <GunArt weapon="blue" />
      <Board weapon="blue" />
    </>,
  ),
  fire: scene(fired),
  special: scene(
    <>
      {sign(icons.boost)}
      <Credit />
      {sign(icons.vent)}
      {sign(icons.convert)}
      {sign(icons.energize)}
    </>,
  ),
  market: card(byId('b1-chilled-optics')),
  heat: scene(<Meter heat={5} />),
  aliens: scene(
    <>
      {sign(icons.aliensMove)}
      <Enemy kind="bulwark" colour="orange" shields={9} />
      {sign(icons.aliensFire)}
    </>,
  ),
  end: scene(
    <>
      {worth('10')}
      <Goes />
      <Credit />
      <Goes />
      {sign(icons.heat)}
    </>,
  ),
  'glance:draw': scene(
    <>
      {gem('red')}
      {gem('overheat')}
    </>,
    true,
  ),
  'glance:fly': scene(
    <>
      <ShipArt colour="orange" />
      <Patterns />
    </>,
    true,
  ),
  'glance:buy': card(byId('r1-rifled-barrel'), true),
  'glance:gather': scene(
    <>
      {worth('+2')}
      <Credit />
    </>,
    true,
  ),
  'glance:cool': scene(sign(icons.cool), true),
  'glance:exchange': scene(
    <>
      {gem('green')}
      <Goes />
      <Credit />
    </>,
    true,
  ),
  'glance:meltdown': scene(sign(icons.hazard), true),
  'glance:move': scene(sign(icons.aliensMove), true),
  'glance:fire': scene(sign(icons.aliensFire), true),
  'glance:ten': scene(worth('10'), true),
  ...Object.fromEntries(GEMS.map((kind) => [`gem:${kind}`, scene(gem(kind), true)])),
  ...Object.fromEntries(ENERGIES.map((weapon) => [`weapon:${weapon}`, scene(<GunArt weapon={weapon} />, true)])),
  ...Object.fromEntries(
    tokens.map(({ id, shield, colour }) => [
      `invader:${kindOf(id)}`,
      scene(<Enemy kind={kindOf(id)} colour={colour} shields={shield} />, true),
    ]),
  ),
  ...Object.fromEntries(
    cards.filter(({ event }) => event === null).map((face) => [`card:${face.id}`, card(face, true)]),
  ),
};
