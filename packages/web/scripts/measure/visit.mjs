import { launch } from '../browser.mjs';

/** Something on the table that can be pressed now. */
export const OPEN = '[data-thing][data-open="true"], [data-choice]:not([aria-disabled="true"])';

/** Uses a page of a browser that has seen nothing yet; `deal` fixes what chance gives to the first match. */
export async function fresh(use, { settings = {}, deal = null } = {}) {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(60_000);
    await page.addInitScript(
      ([stored, word]) => {
        if (location.protocol === 'http:' && !localStorage.getItem('starboard.settings'))
          localStorage.setItem('starboard.settings', JSON.stringify({ lang: 'en', theme: 'dark', ...stored }));
        if (word === null) return;
        const random = crypto.getRandomValues.bind(crypto);
        // Only the key of a match is fixed: ids that are equal would make two commands one.
        crypto.getRandomValues = (list) =>
          list instanceof Uint32Array ? list.map((_, i) => word * 2654435761 + i) : random(list);
      },
      [settings, deal],
    );
    return await use(page);
  } finally {
    await browser.close();
  }
}

/** Opens the home page and starts a match. */
export async function play(page, home, game = 'Stellar Siege') {
  await page.goto(home);
  await page.getByRole('button', { name: `Play now: ${game}` }).click();
  await page.waitForSelector('[data-mine]');
}

/** Plays on without motion for so many presses of the person, and shows motion again. */
export async function advance(page, presses) {
  if (presses === 0) return;
  await changeSettings(page, { animation: 'off', bots: 'instant' });
  for (let i = 0; i < presses; i++) {
    await page.waitForSelector(OPEN);
    await pressOne(page, i);
    await page.waitForTimeout(60);
  }
  await changeSettings(page, { animation: 'normal', bots: 'fast' });
}

/** Presses one of the things and buttons that can be used, another one each time; what leads on before all. */
export async function pressOne(page, n) {
  const at = await page.evaluate(pointOfOne, [OPEN, n]);
  if (at) await page.mouse.click(at.x, at.y);
}

/** In the page: where one of them lies under the pointer. */
function pointOfOne([open, n]) {
  const points = [...document.querySelectorAll(open)].flatMap((e) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    for (const share of [0.5, 0.15, 0.85]) {
      const [x, y] = [left + width * share, top + height / 2];
      if (e.contains(document.elementFromPoint(x, y))) return [{ e, x, y }];
    }
    return [];
  });
  const next = points.filter(({ e }) => e.getAttribute('aria-pressed') !== 'true');
  const { x, y } = next.find(({ e }) => e.matches('[data-main="true"]')) ?? next[(n * 7919) % next.length] ?? {};
  return x === undefined ? undefined : { x, y };
}

async function changeSettings(page, part) {
  await page.evaluate((more) => {
    const now = JSON.parse(localStorage.getItem('starboard.settings') ?? '{}');
    localStorage.setItem('starboard.settings', JSON.stringify({ ...now, ...more }));
  }, part);
  await page.reload();
  await page.waitForSelector('[data-mine]');
}

/** A deal that lets the person begin: else a first choice would wait for the bot's whole turn. */
export async function kindDeal(home) {
  for (let deal = 1; deal < 50; deal++) {
    const mine = await fresh(
      async (page) => {
        await play(page, home);
        return page.getAttribute('[data-mine]', 'data-mine');
      },
      { deal },
    );
    if (mine === 'true') return deal;
  }
  throw new Error('the bot always begins');
}
