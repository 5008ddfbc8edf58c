import type { Seat } from '@starboard/kernel';
import { grantLimit, type Player } from '@starboard/table';
import type { Presence } from '../http/told.ts';
import { notYours, Refusal } from '../refusal.ts';
import type { Match } from './match.ts';

interface AsksParts {
  match(): Promise<Match>;
  /** The seats that people play at the moment. */
  people(): readonly Seat[];
  presence(seat: Seat): Presence;
  /** Whether taking back was agreed on. */
  agreed(): boolean;
  seatName(seat: Seat): string;
  ownPlayer(seat: Seat): Player;
  newId(): string;
  announce(): void;
}

/** What is being asked. */
export interface Asked {
  readonly asking?: { readonly seat: Seat; readonly keep: number; readonly granted: readonly Seat[] };
  readonly votes: ReadonlyMap<Seat, ReadonlySet<Seat>>;
}

/** An answer, and the question it is given to. */
export interface UndoAnswer {
  readonly seat: Seat;
  readonly keep: number;
  readonly yes: boolean;
}

/** The level of a bot that plays on for somebody. */
export const LEVEL = 'medium';

/** What the people of a table ask of each other: to take back others' decisions too, and to be played on for. */
export function asks({ match, people, presence, agreed, seatName, ownPlayer, newId, announce }: AsksParts) {
  let asking: Asked['asking'];
  const votes = new Map<Seat, Set<Seat>>();

  /** The match, as long as there is something left to decide in it. */
  async function going(): Promise<Match> {
    const found = await match();
    if (found.running.end) throw new Refusal(409, 'over', 'The match is over.', 'La partie est finie.');
    return found;
  }

  async function settle(): Promise<void> {
    if (!asking) return;
    const { seat, keep, granted } = asking;
    if (people().some((other) => other !== seat && !granted.includes(other))) return announce();
    asking = undefined;
    await (await match()).command({ type: 'undo', id: newId(), seat, keep, granted: true });
    announce();
  }

  return {
    state: (): Asked => ({ ...(asking ? { asking } : {}), votes }),
    /** The match went on: what was asked before is void. */
    moved(): void {
      if (!asking) return;
      asking = undefined;
      announce();
    },
    /** Who is here again was not away for good: votes start anew. */
    came(own: readonly Seat[]): void {
      for (const seat of own) votes.delete(seat);
    },
    async askUndo(own: readonly Seat[], keep: number): Promise<void> {
      const seat = own.find((s) => people().includes(s));
      if (seat === undefined) throw notYours();
      const { running } = await going();
      if (!agreed() || keep >= running.decisions.length || keep < grantLimit(running.decisions).to)
        throw new Refusal(409, 'undo', 'That cannot be taken back.', 'Cela ne peut pas être repris.');
      asking = { seat, keep, granted: own };
      await settle();
    },
    async answerUndo(own: readonly Seat[], { seat, keep, yes }: UndoAnswer): Promise<void> {
      const mine = own.filter((s) => people().includes(s));
      if (mine.length === 0) throw notYours();
      await going();
      if (asking?.seat !== seat || asking.keep !== keep) return;
      asking = yes ? { ...asking, granted: [...asking.granted, ...mine] } : undefined;
      if (yes) await settle();
      else announce();
    },
    async vote(own: readonly Seat[], seat: Seat): Promise<void> {
      const mine = own.filter((s) => people().includes(s));
      if (mine.length === 0 || own.includes(seat)) throw notYours();
      await going();
      if (!people().includes(seat) || presence(seat) !== 'gone')
        throw new Refusal(409, 'present', 'That player is here.', 'Cette personne est là.');
      const by = votes.get(seat) ?? new Set();
      for (const voter of mine) by.add(voter);
      votes.set(seat, by);
      const all = people().every((other) => other === seat || by.has(other) || presence(other) === 'gone');
      if (all) {
        votes.delete(seat);
        const bot: Player = { kind: 'bot', name: seatName(seat), level: LEVEL };
        await (await match()).command({ type: 'replace', id: newId(), seat, by: bot });
      }
      announce();
    },
    async comeBack(own: readonly Seat[]): Promise<void> {
      if (own.length === 0) throw notYours();
      const { running, command } = await going();
      const lost = own.filter((seat) => running.players[seat].kind === 'bot');
      if (lost.length === 0) throw notYours();
      // Asked twice at once, it is one command and done once.
      const id = `back ${running.seq}`;
      for (const seat of lost) await command({ type: 'replace', id: `${id} ${seat}`, seat, by: ownPlayer(seat) });
      announce();
    },
  };
}
