import type { Violation } from '@starboard/kernel';
import { type Args, EVENT_FIELDS } from './actions.ts';
import type { Happening } from './effects.ts';
import type { Look } from './look.ts';
import { onlyTakes } from './operating.ts';
import { takeFromMarket } from './verbs/cards.ts';
import { project, rotateCrew } from './verbs/crew.ts';
import { draw, gainMc, gainPerModule, gainVp } from './verbs/gains.ts';
import { condemn, sabotage, storm, strike } from './verbs/hostile.ts';
import { callEvents, convoy, everyoneLoses } from './verbs/others.ts';
import type { Verb } from './verbs/verb.ts';
import { visit } from './verbs/visit.ts';

const HAPPENING_VERBS: { readonly [K in Happening['do']]: Verb<K> } = {
  gainMc,
  gainVp,
  draw,
  callEvents,
  takeFromMarket,
  storm,
  visit,
  everyoneLoses,
  rotateCrew,
  gainPerModule,
  project,
  sabotage,
  convoy,
  strike,
  condemn,
};

export function happeningVerb(effect: Happening): Verb<Happening['do']> {
  return HAPPENING_VERBS[effect.do] as Verb<Happening['do']>;
}

/** Why an event cannot be carried out like this. */
export function impossible(l: Look, effect: Happening, args: Args): Violation | undefined {
  const verb = happeningVerb(effect);
  if (!onlyTakes(verb.takes, args, EVENT_FIELDS)) return { rule: 'ORBITAL-EVENT-2' };
  return verb.check(l, effect, args, undefined);
}
