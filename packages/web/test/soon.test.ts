import { beforeEach, expect, test, vi } from 'vitest';

const idle: (() => void)[] = [];
let clock = 0;

beforeEach(() => {
  idle.length = 0;
  clock = 0;
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('performance', { now: () => clock });
  return () => vi.unstubAllGlobals();
});

/** Lets one idle moment pass. */
async function moment(): Promise<void> {
  idle.shift()?.();
  await new Promise((done) => setImmediate(done));
}

test('what follows from a long work has an idle moment of its own, before any other work', async () => {
  const { soon } = await import('../src/ui/soon.ts');
  const done: string[] = [];
  const work = (name: string, takes: number) => () => {
    done.push(name);
    clock += takes;
  };
  soon(work('small', 10));
  soon(work('draw', 20), true, work('show', 20));
  soon(work('other', 1), true);
  await moment();
  expect(done).toEqual(['draw']);
  await moment();
  expect(done).toEqual(['draw', 'show']);
  await moment();
  expect(done).toEqual(['draw', 'show', 'other', 'small']);
  expect(idle).toEqual([]);
});

test('small works share an idle moment, and one that is called off is not done', async () => {
  const { soon } = await import('../src/ui/soon.ts');
  const done: string[] = [];
  soon(
    () => done.push('draw'),
    false,
    () => done.push('show'),
  );
  soon(() => done.push('off'))();
  soon(() => done.push('last'));
  await moment();
  expect(done).toEqual(['draw', 'show', 'last']);
});
