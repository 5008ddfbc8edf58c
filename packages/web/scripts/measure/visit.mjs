import { launch } from '../browser.mjs';

/** Something on the table that can be pressed now. */
export const OPEN = '[data-thing][data-open="true"], [data-choice]:not([aria-disabled="true"])';

/** Uses a page of a browser that has seen nothing yet; `deal` fixes what chance gives to the first match. */
export async function fresh(use, { settings = {}, deal } = {}) {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(60_000);
    await page.addInitScript(
      ([stored, word]) => {
        if (location.protocol === 'http:' && !localStorage.getItem('starboard.settings'))
          localStorage.setItem('starboard.settings', JSON.stringify({ lang: 'en', theme: 'dark', ...stored }));
        if (word !== undefined) crypto.getRandomValues = (list) => list.map((_, i) => word * 2654435761 + i);
      },
      [settings, deal],
    );
    return await use(page);
  } finally {
    await browser.close();
  }
}

/** Opens the home page and starts a match of Siege. */
export async function play(page, home) {
  await page.goto(home);
  await page.getByRole('button', { name: 'Play now: Stellar Siege' }).click();
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
