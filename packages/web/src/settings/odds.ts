/** Whether chances are shown, as the settings and the table's agreement have put it on the page. */
export function showsOdds(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.odds !== 'off';
}

/** Shows or hides chances at all tables. The settings belong to a page: what draws a table elsewhere does without them. */
export async function switchOdds(odds: boolean): Promise<void> {
  const { change } = await import('./settings.ts');
  change({ odds });
}
