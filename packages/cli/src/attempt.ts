import { say, type Terminal } from './terminal.ts';
import { UserError } from './userError.ts';

/** Does what may fail without ending the rest, such as writing to a disk that is full; says why it failed. */
export function attempt(io: Terminal, act: () => void): boolean {
  try {
    act();
    return true;
  } catch (e) {
    if (!(e instanceof UserError)) throw e;
    io.note(say(io, e.text));
    process.exitCode = 2;
    return false;
  }
}
