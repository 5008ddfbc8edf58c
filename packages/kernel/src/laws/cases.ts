import * as fc from 'fast-check';
import type { Case } from './run.ts';
import type { MatchSetting } from './settings.ts';

/** Makes cases for fast-check, and simpler ones from a case that failed: fewer decisions, plainer choices. */
export class Cases extends fc.Arbitrary<Case> {
  private readonly settings: readonly MatchSetting[];
  private readonly picksOf: (c: Case) => readonly number[];

  constructor(settings: readonly MatchSetting[], picksOf: (c: Case) => readonly number[]) {
    super();
    this.settings = settings;
    this.picksOf = picksOf;
  }

  generate(random: fc.Random): fc.Value<Case> {
    const setting = this.settings[random.nextInt(0, this.settings.length - 1)];
    return new fc.Value<Case>({ setting, seed: random.nextInt(0, 0x7fffffff) }, undefined);
  }

  canShrinkWithoutContext(_: unknown): _ is Case {
    return true;
  }

  shrink(c: Case): fc.Stream<fc.Value<Case>> {
    return fc.stream(simpler(c, this.picksOf(c), this.settings[0])).map((value) => new fc.Value(value, undefined));
  }
}

/** Cases simpler than one whose choices are `picks`, the simplest first. */
function* simpler(c: Case, picks: readonly number[], plainest: MatchSetting): Generator<Case> {
  const { setting, seed } = c;
  for (let cut = picks.length; cut > 0; cut = Math.floor(cut / 2)) {
    yield { setting, seed, picks: picks.slice(0, picks.length - cut) };
  }
  if (!c.picks) yield { setting, seed, picks };
  if (setting !== plainest) yield { setting: plainest, seed, picks };
  for (let size = picks.length; size > 0; size = Math.floor(size / 2)) {
    for (let at = 0; at < picks.length; at += size) {
      yield { setting, seed, picks: [...picks.slice(0, at), ...picks.slice(at + size)] };
    }
  }
  for (const [at, pick] of picks.entries()) {
    if (pick > 0) yield { setting, seed, picks: picks.with(at, 0) };
  }
}
