import type { Text } from '@starboard/kernel';

/** Why something is not done for somebody: told as it is, with the status of HTTP that says the same. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly text: Text;

  constructor(status: number, code: string, en: string, fr: string) {
    super(en);
    this.status = status;
    this.code = code;
    this.text = { en, fr };
  }
}

export const noSuchTable = () => new Refusal(404, 'missing', 'There is no such table.', 'Cette table n’existe pas.');
export const notSignedIn = () => new Refusal(401, 'unknown', 'Say your name first.', 'Dites d’abord votre nom.');
export const notYours = () =>
  new Refusal(403, 'notYours', 'That is for another player to do.', 'C’est à une autre personne de le faire.');
export const tooMany = () =>
  new Refusal(429, 'tooMany', 'Too much at once: wait a moment.', 'Trop à la fois : attendez un instant.');
