// Exact odds take a while: a thread of their own works them out, so that no press ever waits for them.
import { keepOdds, luckReport, worldOf } from '@starboard/invasion';
import type { Numbered, OddsQuestion } from './askOdds.ts';

addEventListener('message', ({ data: { id, question } }: MessageEvent<Numbered<OddsQuestion>>) => {
  postMessage({ id, answer: answerTo(question) });
});

function answerTo(question: OddsQuestion) {
  return question.ask === 'luck' ? luckReport(question.record) : keepOdds(worldOf(question.view));
}
