import { CORE, type Event, type Face, pointsOf, SITES, type View } from '@starboard/invasion';
import { frenchOf, type Lang, type Seat } from '@starboard/kernel';
import type { Great, Reader } from '../../contract/skin.ts';
import { DefenseFace } from './DefenseFace.tsx';
import { SectorDie } from './SectorDie.tsx';
import { siteThing } from './slots.ts';
import css from './stage.module.css';
import { isYou } from './who.ts';

/** Defense dice, small; what an icon is worth belongs to the table. */
function Dice({ faces }: { readonly faces: readonly Face[] }) {
  return (
    <span className={css.dice}>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw stay as they are.
        <span key={i} className={css.die}>
          <DefenseFace face={face} />
        </span>
      ))}
    </span>
  );
}

interface Said {
  readonly sector: (n: number) => string;
  readonly rolls: (dice: number) => string;
  readonly keeps: string;
  readonly rebuilds: string;
  readonly picked: string;
  readonly worth: (round: number) => string;
  readonly duel: string;
  readonly coreHit: (name: string | undefined) => string;
}

const SAID: Readonly<Record<Lang, Said>> = {
  en: {
    sector: (n) => `sector ${n}`,
    rolls: (dice) => (dice === 1 ? 're-rolls a die' : `re-rolls ${dice} dice`),
    keeps: 'keeps the dice',
    rebuilds: 'rebuilds',
    picked: 'has picked a sector',
    worth: (round) => `Round ${round}: each icon now worth ${round}`,
    duel: 'A tie: the duel begins',
    coreHit: (name) => (name ? `The Core of ${name} is hit` : 'Your Core is hit'),
  },
  fr: {
    sector: (n) => `secteur ${n}`,
    rolls: (dice) => (dice === 1 ? 'relance un dé' : `relance ${dice} dés`),
    keeps: 'garde ses dés',
    rebuilds: 'reconstruit',
    picked: 'a choisi un secteur',
    worth: (round) => `Manche ${round} : chaque icône vaut ${round}`,
    duel: 'Égalité : le duel commence',
    coreHit: (name) => `${name ? `Le Noyau ${frenchOf(name)}` : 'Votre Noyau'} est touché`,
  },
};

/** An event in few words; what the stage shows anyway needs none. */
export function headline(event: Event, _: View, lang: Lang): string | undefined {
  const said = SAID[lang];
  switch (event.type) {
    case 'reroll':
      return said.rolls(event.dice.length);
    case 'keep':
      return said.keeps;
    case 'rebuild':
      return said.rebuilds;
    case 'lock':
      return said.picked;
    case 'strike':
      return `${said.sector(event.sector)} −${event.hits.length}`;
    case 'turn':
    case 'round':
    case 'roll':
    case 'assign':
    case 'invasion':
    case 'tally':
    case 'over':
    case 'hit':
    case 'counter':
    case 'lost':
      return '';
    default:
      return undefined;
  }
}

/** Icons that grow, a duel that begins, and a Core that is hit. */
export function great(before: View, after: View, { lang, seats }: Reader): Great | undefined {
  const said = SAID[lang];
  if (after.tally.length > 0 && before.tally.length === 0 && after.stack.length > 0)
    return { title: said.duel, seat: after.first };
  if (after.round > before.round) return { title: said.worth(after.round), seat: after.active };
  const hit = after.planets.findIndex((planet, seat: Seat) => before.planets[seat][CORE] === 2 && planet[CORE] < 2);
  // What happens to the planet in the middle is seen there.
  if (hit < 0 || hit === before.active) return undefined;
  return {
    title: said.coreHit(isYou(seats[hit].name) ? undefined : seats[hit].name),
    detail: `${pointsOf(before.planets[hit])} → ${pointsOf(after.planets[hit])}`,
    seat: hit,
    at: siteThing(SITES[CORE]),
  };
}

/** What a line of the log speaks of. */
export function illustration(event: Event) {
  if (event.type === 'roll' || event.type === 'reroll') return <Dice faces={event.faces} />;
  if (event.type === 'strike') return <SectorDie sector={event.sector} />;
  return undefined;
}
