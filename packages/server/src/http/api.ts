// What the server is told and what it answers: these schemas are the types, the gate, and what a client may rely on.
import { type Static, Type } from 'typebox';

const strict = { additionalProperties: false } as const;
const id = Type.String({ pattern: '^[0-9A-Za-z_-]{1,64}$' });
const nonce = Type.String({ pattern: '^[0-9a-f]{64}$' });
const seat = Type.Integer({ minimum: 0, maximum: 15 });
const level = Type.Union([Type.Literal('easy'), Type.Literal('medium'), Type.Literal('hard'), Type.Literal('expert')]);

export const Name = Type.Object({ name: Type.String({ minLength: 1, maxLength: 40 }) }, strict);
export type Name = Static<typeof Name>;

/** What is left to think with: a bank for the whole match, and so much back after each decision, in seconds. */
export const Pace = Type.Object(
  {
    bank: Type.Integer({ minimum: 10, maximum: 7 * 86_400 }),
    increment: Type.Integer({ minimum: 0, maximum: 86_400 }),
  },
  strict,
);
export type Pace = Static<typeof Pace>;

/** What a table has agreed on beside the rules. Bans of hints and odds bind the page alone. */
export const Agreement = Type.Object(
  {
    undo: Type.Boolean(),
    hints: Type.Boolean(),
    odds: Type.Boolean(),
    pace: Type.Union([Pace, Type.Null()]),
    /** Who runs out of time is played on for, or loses. */
    late: Type.Union([Type.Literal('bot'), Type.Literal('loses')]),
  },
  strict,
);
export type Agreement = Static<typeof Agreement>;

/** How a seat is meant when a table is made: the maker's, free, or a bot's. */
export const SeatWish = Type.Union([
  Type.Object({ who: Type.Literal('me') }, strict),
  Type.Object({ who: Type.Literal('open') }, strict),
  Type.Object({ who: Type.Literal('bot'), level }, strict),
]);
export type SeatWish = Static<typeof SeatWish>;

export const NewTable = Type.Object(
  {
    /** Made by the client; the same twice makes one table. */
    command: id,
    game: id,
    options: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown()),
    seats: Type.Array(SeatWish, { minItems: 1, maxItems: 16 }),
    listed: Type.Boolean(),
    agreement: Agreement,
    nonce: Type.Optional(nonce),
  },
  strict,
);
export type NewTable = Static<typeof NewTable>;

export const Join = Type.Object({ seat: Type.Optional(seat), nonce: Type.Optional(nonce) }, strict);
export type Join = Static<typeof Join>;

/** What the host does with a seat before the start. */
export const SeatChange = Type.Object(
  { seat, put: Type.Union([Type.Object({ who: Type.Literal('open') }, strict), SeatWish.anyOf[2]]) },
  strict,
);
export type SeatChange = Static<typeof SeatChange>;

export const TableId = Type.Object({ id }, strict);
export const Search = Type.Object({ game: Type.Optional(id) }, strict);

/** What a page says over its socket. */
export const LiveMessage = Type.Union([
  Type.Object({ type: Type.Literal('hello'), protocol: Type.Integer() }, strict),
  Type.Object({ type: Type.Literal('watch'), table: id }, strict),
  Type.Object({ type: Type.Literal('unwatch'), table: id }, strict),
  /** To the match itself; the table reads what is in it. */
  Type.Object({ type: Type.Literal('say'), table: id, message: Type.Unknown() }, strict),
  /** Whether somebody looks at the page. */
  Type.Object({ type: Type.Literal('away'), away: Type.Boolean() }, strict),
  /** May I take back so that `keep` decisions stand? */
  Type.Object({ type: Type.Literal('askUndo'), table: id, keep: Type.Integer({ minimum: 0 }) }, strict),
  /** To the question of that seat, with that number: another may have been asked meanwhile. */
  Type.Object(
    { type: Type.Literal('answerUndo'), table: id, seat, keep: Type.Integer({ minimum: 0 }), yes: Type.Boolean() },
    strict,
  ),
  /** A bot shall play on for somebody who is gone. */
  Type.Object({ type: Type.Literal('vote'), table: id, seat }, strict),
  /** I am back and play my seat again. */
  Type.Object({ type: Type.Literal('comeBack'), table: id }, strict),
  Type.Object({ type: Type.Literal('beat') }, strict),
]);
export type LiveMessage = Static<typeof LiveMessage>;
