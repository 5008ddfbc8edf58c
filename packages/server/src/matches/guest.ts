import type { Told } from '../http/told.ts';
import type { Person } from '../people/people.ts';

/** One line to somebody's page. */
export interface Guest {
  readonly person: Person | undefined;
  /** Whether nobody looks at the page at the moment. */
  away: boolean;
  send(told: Told): void;
  /** The same, as text that was made before. */
  sendText(text: string): void;
}
