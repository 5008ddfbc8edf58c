import type { Lang, Seat } from '@starboard/kernel';
import {
  COLOUR_NAMES,
  cardName,
  contentOf,
  type Event,
  handLimit,
  type Kind,
  MC_A_YEAR,
  moduleRow,
  type Race,
  type View,
} from '@starboard/orbital';
import { type Source, YEAR } from './yearWords.ts';

/** What a step brings to somebody, or to all: cards and crew are drawn, the rest is said. */
export interface YearLine {
  readonly seat?: Seat;
  readonly cards?: readonly Kind[];
  readonly crew?: number;
  readonly text: string;
}

export type StepId = 'points' | 'market' | 'crew' | 'mc' | 'cards' | 'rivals' | 'maintenance' | 'newYear';

/** One step of the end of a year. */
export interface YearStep {
  readonly id: StepId;
  readonly title: string;
  readonly note?: string;
  readonly lines: readonly YearLine[];
}

interface Ended {
  readonly events: readonly Event[];
  /** The races as they were scored. */
  readonly races: readonly Race[];
  /** The table as it stands now: later steps may still wait for a decision. */
  readonly view: View;
}

/** The steps after the points in the order of the rules; what is still to come is told as such. */
export function yearSteps({ events, races, view }: Ended, lang: Lang): readonly YearStep[] {
  const words = YEAR[lang];
  const names = (kinds: readonly Kind[]) => kinds.map((kind) => cardName(kind, lang, view.options)).join(', ');
  const of = <T extends Event['type']>(type: T) =>
    events.filter((e): e is Extract<Event, { readonly type: T }> => e.type === type);

  /** What somebody is told of stands in the order of seats, as the points do. */
  const seated = <T extends { readonly seat: Seat }>(told: readonly T[]) => told.toSorted((a, b) => a.seat - b.seat);

  const income = seated(of('income')).map(({ seat, colour, mc }) => {
    const n = races.find((race) => race.colour === colour)?.counts[seat] ?? 0;
    const sum = words.sum(MC_A_YEAR, n, COLOUR_NAMES[colour][lang], sources(seat, mc - MC_A_YEAR - n), mc);
    return { seat, text: sum };
  });
  const steps: readonly YearStep[] = [
    { id: 'market', title: words.market, lines: of('market').map(({ cards }) => ({ cards, text: '' })) },
    {
      id: 'crew',
      title: words.crew,
      note: words.crewWhy,
      lines: seated(of('crew')).map(({ seat, n }) => ({ seat, crew: n, text: `${n}` })),
    },
    { id: 'mc', title: words.mc, lines: income.length > 0 ? income : [{ text: words.mcChosen }] },
    { id: 'cards', title: words.cards, lines: cardLines() },
    {
      id: 'rivals',
      title: words.rivals,
      lines: of('rival').map(({ rival, cards }) => ({ text: words.rival(rival + 1), cards })),
    },
    { id: 'maintenance', title: words.maintenance, lines: maintenance() },
    { id: 'newYear', title: words.newYear, lines: [begins()] },
  ];
  return steps.filter(({ lines }) => lines.length > 0);

  /** What brings more than the base and the colour, by name: the upgrade and modules; maintenance may have repaired some since. */
  function sources(seat: Seat, effects: number): readonly Source[] {
    const c = contentOf(view.options);
    const { modules, upgrade } = view.players[seat];
    const rows = [c.upgrades[upgrade], ...modules.flatMap((m) => (m.damage > 0 ? [] : [moduleRow(c, m.card)]))];
    const found = rows.flatMap((row) =>
      row?.lasting?.do === 'income' ? [{ name: row.name[lang], n: row.lasting.n }] : [],
    );
    const sum = found.reduce((all, { n }) => all + n, 0);
    return sum === effects ? found : [{ name: words.effects, n: effects }];
  }

  function cardLines(): YearStep['lines'] {
    const frame = view.stack.at(-1);
    const over = frame?.step === 'trim' ? frame.asked : [];
    const trimmed = of('trimmed');
    return seated(of('draw')).map(({ seat, n, secret }) => {
      const cut = trimmed.find((e) => e.seat === seat);
      const excess = view.players[seat].handSize - handLimit(contentOf(view.options), view.players[seat]);
      const then = cut ? words.discards(names(cut.cards)) : over.includes(seat) ? words.tooMany(excess) : '';
      if (secret) return { seat, cards: secret.cards, text: then };
      return { seat, text: then ? `${words.draws(n)}; ${then}` : words.draws(n) };
    });
  }

  function maintenance(): YearStep['lines'] {
    if (of('maintenance').length > 0) return [{ text: words.repaired }];
    const damaged = view.players.some((p) => p.modules.some((m) => m.damage > 0));
    return damaged ? [{ text: words.willRepair }] : [];
  }

  function begins(): YearStep['lines'][number] {
    const [told] = of('year');
    const year = told?.year ?? view.year + 1;
    const seat = told?.seat ?? (view.first + 1) % view.players.length;
    return { seat, text: words.begins(year, year === view.options.years) };
  }
}
