// Exact odds take a while: a thread of their own works them out, so that no press ever waits for them. It needs the rules
// and nothing of the page.
import { bestShots, keepOdds, luckReport, missileOdds, WARM_ODDS, worldOf } from '@starboard/invasion';
import type { Numbered, OddsQuestion } from './askOdds.ts';

addEventListener('message', ({ data: { id, question } }: MessageEvent<Numbered<OddsQuestion>>) => {
  postMessage({ id, answer: answerTo(question) });
});

function answerTo(question: OddsQuestion) {
  switch (question.ask) {
    case 'warm':
      return warm([...WARM_ODDS]);
    case 'rerolls':
      return keepOdds(worldOf(question.view));
    case 'missiles':
      return missileOdds(worldOf(question.view));
    case 'losses':
      return question.views.map((view) => bestShots(worldOf(view)));
    case 'shots':
      return bestShots(worldOf(question.view));
    default:
      return luckReport(question.record);
  }
}

/** One step after the other; what is asked meanwhile comes in between. */
function warm(steps: (() => void)[]): void {
  steps.shift()?.();
  if (steps.length > 0) setTimeout(() => warm(steps));
}
