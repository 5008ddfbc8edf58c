let wishes: (() => void)[] = [];

/** Does something at the end of this turn of the event loop, all that was wished for in one go: asking for each alone costs more. */
export function atEndOfTurn(wish: () => void): void {
  if (wishes.push(wish) === 1) process.nextTick(fulfil);
}

function fulfil(): void {
  const now = wishes;
  wishes = [];
  for (const wish of now) wish();
}
