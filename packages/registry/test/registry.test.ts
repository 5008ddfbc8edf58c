import { describe, expect, test } from 'vitest';
import { ids, load } from '../src/index.ts';

describe('the registry', () => {
  test.each(ids)('%s is found under its own id and can be set up', async (id) => {
    const game = await load(id);
    expect(game?.id).toBe(id);
    expect(game?.version).toBeGreaterThanOrEqual(1);
  });

  test.each(['chess', '', '__proto__', 'toString'])('"%s" is no game', async (id) => {
    expect(await load(id)).toBeUndefined();
  });
});
