import { BaseSequencer } from 'vitest/node';

/** What takes a minute and more, the longest first: one of these started last would leave the other cores idle. */
const LONG = [
  'tables/otherTables.browser',
  'test/online.browser',
  'tables/firstTables.browser',
  'failures.browser',
  'settlers.browser',
  'invasion.browser',
  'guide.browser',
  'screens.browser',
  'cli/test/commands',
  'gallery.browser',
  'orbital.browser',
];

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const place = ({ moduleId }) => {
      const at = LONG.findIndex((name) => moduleId.includes(name));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
