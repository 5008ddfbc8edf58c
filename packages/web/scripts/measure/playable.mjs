import { slowLine } from './slowLine.mjs';
import { fresh, OPEN, play } from './visit.mjs';

/** Fast 3G as Lighthouse has it: 1.6 Mbit/s and 150 ms. */
const FAST_3G = { rtt: 150, rate: 204_800 };
const SLOW_CPU = 4;

/** Presses “Play now” when it has been painted, and says when the first choice has been, in ms since navigation. */
function pressAndWatch(open) {
  const seen = {};
  const painted = (name, then) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        seen[name] = Math.round(performance.now());
        then();
      };
      channel.port2.postMessage(0);
    });
  let asked;
  new MutationObserver(() => {
    const button = document.querySelector('article button');
    if (!asked && button) {
      asked = 'home';
      painted('home', () => button.click());
    } else if (asked === 'home' && document.querySelector(open)) {
      asked = 'table';
      painted('playable', () => console.debug(JSON.stringify(seen)));
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

async function timed(page, address) {
  const told = page.waitForEvent('console', (message) => message.text().startsWith('{"home"'));
  await page.goto(address, { waitUntil: 'commit' });
  return JSON.parse((await told).text());
}

/** One first visit on a slow line with a slow processor. */
export function cold(home, deal, { cpu = SLOW_CPU } = {}) {
  return fresh(
    async (page) => {
      const line = await slowLine(home, FAST_3G);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      await page.addInitScript(pressAndWatch, OPEN);
      const times = await timed(page, line.address);
      line.close();
      return times;
    },
    { deal },
  );
}

/** One more visit by somebody who has played before, nothing throttled. */
export function warm(home, deal) {
  return fresh(
    async (page) => {
      await play(page, home);
      await page.waitForTimeout(1000);
      await page.addInitScript(pressAndWatch, OPEN);
      return timed(page, home);
    },
    { deal },
  );
}
