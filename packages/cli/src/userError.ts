import type { Text } from '@starboard/kernel';

/** Something the person at the keyboard can put right: told in one message, without a stack trace, with exit code 2. */
export class UserError extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

export function fail(en: string, fr: string): never {
  throw new UserError({ en, fr });
}
