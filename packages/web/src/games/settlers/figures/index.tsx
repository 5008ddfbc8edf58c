import { contentOf, FACES, game, type Pack, parsePack } from '@starboard/settlers';
import type { ReactNode } from 'react';
import type { Figures } from '../../../contract/entry.ts';
import { upgradeSign } from '../art/signs.ts';
import { enamelIn, signIn } from '../content.ts';
import { FaceArt } from '../Dice.tsx';
import { PackPill, PackRow } from '../Packs.tsx';
import { Sign } from '../Sign.tsx';
import { Seal, WorldToken } from '../Token.tsx';
import css from './figures.module.css';

const content = contentOf(game.defaults);

const world = (id: string) => (
  <span className={css.world}>
    <WorldToken content={content} id={id} points={content.worlds[content.byUid.get(id) ?? 0].points} />
  </span>
);
const packs = (codes: string) => (
  <span className={css.packs}>
    <PackRow packs={codes.split(' ').map((code) => parsePack(code) as Pack)} />
  </span>
);
const dice = (...faces: readonly (typeof FACES)[number][]) => (
  <span className={css.dice}>
    {faces.map((face, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice of one picture.
      <i key={i}>
        <FaceArt face={face} />
      </i>
    ))}
  </span>
);
const upgrade = (id: string) => {
  const found = content.upgrades.find((card) => card.id === id);
  return (
    <span className={css.upgrade} data-type={found?.type}>
      <Sign sign={upgradeSign({ id })} />
      {found?.defence && <PackPill pack={found.defence} />}
    </span>
  );
};
const system = (at: number) => {
  const { dark, lit } = enamelIn(content, at);
  return (
    <span className={css.medal} style={{ background: dark, color: lit }}>
      <Sign sign={signIn(content, at)} />
      <b>{content.systems[at].score}</b>
    </span>
  );
};

/** The parts of a picture side by side, on paper. */
function Scene({ parts }: { readonly parts: readonly ReactNode[] }) {
  return (
    <div className={css.scene} aria-hidden="true">
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one picture.
        <span key={i}>{part}</span>
      ))}
    </div>
  );
}

const scene =
  (...parts: readonly ReactNode[]) =>
  () => <Scene parts={parts} />;

/** Pictures of the rulebook, made of the pieces of the table. */
export const figures: Figures = {
  goal: scene(world('lanternhead'), system(1), <Seal key="s" seat={0} className={css.seal} />),
  setup: scene(...content.systems.map((_, at) => system(at))),
  packs: scene(dice(...FACES)),
  turn: scene(dice('water', 'energy'), packs('WE'), world('emberfall')),
  systems: scene(world('emberfall'), world('kiln'), world('vandelay'), '→', system(1)),
  attack: scene(world('vandelay'), packs('WW E A'), upgrade('diplomacy')),
  upgrades: scene(upgrade('solar-array'), upgrade('diplomacy'), upgrade('ring-world'), upgrade('corruption')),
  modes: scene(upgrade('moon-base'), world('tindertop'), packs('W E A A')),
  custom: scene(upgrade('custom-upgrade'), packs('E P4/2')),
  'glance:roll': scene(dice('water', 'energy', 'army', 'pop1', 'pop2', 'pop3', 'pop3')),
  'glance:fill': scene(dice('water', 'energy'), packs('WE')),
  'glance:again': scene(dice('energy', 'army', 'pop1', 'pop2', 'pop3')),
  'glance:claim': scene(world('emberfall'), <Seal key="s" seat={0} className={css.seal} />),
  'glance:reroll': scene(dice('water', 'water', 'pop1'), '−1'),
  'glance:attack': scene(world('vandelay'), <Seal key="s" seat={1} className={css.seal} />, packs('A')),
  'glance:lock': scene(system(1), <Seal key="s" seat={0} className={css.seal} />),
  ...Object.fromEntries(content.worlds.map(({ id }) => [id, scene(world(id))])),
  ...Object.fromEntries(content.upgrades.map(({ id }) => [id, scene(upgrade(id))])),
};
