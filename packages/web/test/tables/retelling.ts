import { expect, test } from 'vitest';
import { turnOrEnd } from '../help/playing.ts';
import { playedOut } from './positions.ts';
import type { Sitting } from './sitting.ts';

/** A match that is over is told again, here and elsewhere. */
export function retelling(at: () => Sitting): void {
  test('a finished match is replayed, and a link carries it', async () => {
    const { client, open, page, trial } = at();
    const match = playedOut(trial.game, 'over').at(-1);
    if (!match) throw new Error('no match');
    const said = () => page.locator('output').textContent();
    await open(match);
    await turnOrEnd(page);
    await page.getByRole('button', { name: 'Share link' }).click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('slider').waitFor();
    expect(await said()).toBe('The start');
    await page.getByRole('button', { name: 'One on' }).click();
    expect(await said()).toBe(`Decision 1 of ${match.steps.length}`);
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('slider').waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    expect(await said()).toBe(`Decision ${match.steps.length} of ${match.steps.length}`);
    await page.goto(client.address);
  });
}
