import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Client, openClient, PHONE } from './help/client.ts';

let client: Client;

beforeAll(async () => {
  client = await openClient();
}, 120_000);

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

const card = (page: Page, name: string) => page.locator('[data-thing^="hand:"]').filter({ hasText: name }).first();
const coach = (page: Page) => page.locator('[data-part="coach"]');

test('a lesson is played at the table: a mistake is explained, the right choice goes on, the rest resumes', async () => {
  const page = await client.visit('learn/siege', {}, PHONE);
  await page.getByRole('link', { name: 'Learn by playing' }).tap();
  await coach(page).getByText('Lesson 1 of 8').waitFor();
  await card(page, 'Marshal').tap();
  await coach(page).getByText('Not quite.').waitFor();
  await card(page, 'Decoy').tap();
  await page.locator('[data-choice^="discardDecoy"]').tap();
  await coach(page).getByText('Three cards, planet 3').waitFor();
  await card(page, 'Marshal').tap();
  await coach(page).getByRole('link', { name: 'Rule SIEGE-DV-2' }).waitFor();
  await coach(page).getByRole('button', { name: 'Next lesson' }).tap();
  await coach(page).getByText('Lesson 2 of 8').waitFor();
  await page.reload();
  await coach(page).getByText('Lesson 2 of 8').waitFor();
  for (let lesson = 2; lesson <= 8; lesson++) {
    await coach(page).getByText(`Lesson ${lesson} of 8`).waitFor();
    await coach(page).getByRole('button', { name: 'Skip this lesson' }).tap();
  }
  await page.getByRole('heading', { name: 'You know it all now.' }).waitFor();
  await page.context().close();
}, 60_000);
