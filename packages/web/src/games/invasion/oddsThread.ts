// Exact odds take a while: a thread of their own works them out, so that no press ever waits for them.
import { keepOdds, luckReport, warmOdds, worldOf } from '@starboard/invasion';
import type { Numbered, OddsQuestion } from './askOdds.ts';
import { bestShots, lossOf, missiles } from './odds.ts';

addEventListener('message', ({ data: { id, question } }: MessageEvent<Numbered<OddsQuestion>>) => {
  postMessage({ id, answer: answerTo(question) });
});

function answerTo(question: OddsQuestion) {
  switch (question.ask) {
    case 'warm':
      return warmOdds();
    case 'rerolls':
      return keepOdds(worldOf(question.view));
    case 'missiles':
      return missiles(question.view);
    case 'losses':
      return question.lefts.map(lossOf(question.view));
    case 'shots':
      return bestShots(question.view);
    default:
      return luckReport(question.record);
  }
}
