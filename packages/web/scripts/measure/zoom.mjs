import { beside, nothing, watched } from './motion.mjs';
import { openPosition } from './stored.mjs';
import { fresh } from './visit.mjs';

/** Notches of the wheel in and out again, and steps of a drag. */
const NOTCHES = 10;
const STEPS = 40;

/** A full grid of Orbital while it is zoomed by the wheel and dragged about. */
export function zoom(home) {
  return fresh(
    async (page) => {
      await openPosition(page, home, 'fullGrid');
      const yard = await page.locator('[data-part="playing"] [role="group"]:has([data-part="zoom"])').boundingBox();
      const [x, y] = [yard.x + yard.width / 2, yard.y + yard.height / 2];
      const seen = nothing();
      await page.mouse.move(x, y);
      for (const way of [-1, 1]) await watched(page, seen, () => wheel(page, way), { always: true, longest: 1500 });
      await wheel(page, -1);
      await page.waitForTimeout(1000);
      await watched(page, seen, () => drag(page, x, y), { always: true, longest: 1500 });
      return { ...seen, ...(await beside(page, { ...seen, most: 1 })) };
    },
    { settings: { sound: false, known: ['orbital'] } },
  );
}

async function wheel(page, way) {
  for (let i = 0; i < NOTCHES; i++) {
    await page.mouse.wheel(0, way * 100);
    await page.waitForTimeout(60);
  }
}

async function drag(page, x, y) {
  await page.mouse.move(x + 150, y + 100);
  await page.mouse.down();
  for (let i = 1; i <= STEPS; i++) {
    await page.mouse.move(x + 150 - i * 7, y + 100 - i * 4);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
}
