import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { run, starboard } from './starboard.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'starboard-')));

describe('./starboard', () => {
  test('runs from any folder, through a link too, with paths as seen from there', async () => {
    symlinkSync(join(root, 'starboard'), join(folder, 'sb'));
    const { code, stdout, stderr } = await run('./sb', ['games', '--json'], { cwd: folder });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)[0].id).toBe('siege');
    expect((await run('./sb', ['cards', 'settlers', 'export', 'own.json'], { cwd: folder })).code).toBe(0);
    expect(existsSync(join(folder, 'own.json'))).toBe(true);
  });

  test('runs from a checkout in which nothing can be written', async () => {
    const locked = join(folder, 'locked', 'packages', 'cli');
    mkdirSync(join(locked, 'bin'), { recursive: true });
    for (const name of ['bin/starboard.mjs', 'package.json'])
      cpSync(join(root, 'packages/cli', name), join(locked, name));
    symlinkSync(join(root, 'packages/cli/src'), join(locked, 'src'));
    for (const name of ['node_modules', 'docs']) symlinkSync(join(root, name), join(folder, 'locked', name));
    // Who may write everywhere cannot write into this either.
    writeFileSync(join(locked, 'dist'), '');
    const program = join(locked, 'bin/starboard.mjs');
    const told = await run(process.execPath, [program, 'arena', 'siege', '--bots', 'random,thumb', '--workers', '2']);
    expect(told).toMatchObject({ code: 0, stderr: '' });
    const described = await run(process.execPath, [program, 'env', 'siege'], { input: '{"command":"describe"}' });
    expect(JSON.parse(described.stdout).observation.length).toBeGreaterThan(100);
    const TMPDIR = join(folder, 'nowhere');
    const homeless = await run(process.execPath, [program, 'games'], { env: { TMPDIR } });
    expect(homeless.code).toBe(1);
    expect(homeless.stderr).toBe(`Starboard needs a place to write: neither ${locked} nor ${TMPDIR} can be written.\n`);
  });

  test('says in a sentence where online tables cannot be kept', async () => {
    const file = join(folder, 'no folder');
    writeFileSync(file, '');
    const told = await starboard(['serve', '--port', '0', '--data', join(file, 'data')]);
    expect(told).toMatchObject({ code: 2, stdout: '' });
    expect(told.stderr).toBe(
      `Online tables cannot be kept in ${join(file, 'data')}: a part of the path is no folder. Name another folder with --data.\n`,
    );
  });

  test('runs the sources as they are, bundled once', async () => {
    const home = join(folder, 'changing', 'packages', 'cli');
    mkdirSync(join(home, 'bin'), { recursive: true });
    mkdirSync(join(home, 'src'));
    for (const name of ['bin/starboard.mjs', 'package.json'])
      cpSync(join(root, 'packages/cli', name), join(home, name));
    symlinkSync(join(root, 'node_modules'), join(folder, 'changing', 'node_modules'));
    for (const name of ['arenaWorker', 'simulateWorker', 'execWorker', 'onTimeWorker'])
      writeFileSync(join(home, `src/${name}.ts`), '');
    const write = (text: string) => writeFileSync(join(home, 'src/part.ts'), `export const text = '${text}';`);
    writeFileSync(join(home, 'src/main.ts'), "import { text } from './part.ts'; console.log(text);");
    write('first');
    const told = async () => (await run(process.execPath, [join(home, 'bin/starboard.mjs')])).stdout.trim();
    expect(await told()).toBe('first');
    const stamp = join(home, 'dist/inputs.json');
    expect(Object.keys(JSON.parse(readFileSync(stamp, 'utf8')))).toContain(join(home, 'src/part.ts'));
    expect(await told()).toBe('first');
    write('second');
    expect(await told()).toBe('second');
    rmSync(join(home, 'dist/main.mjs'));
    expect(await told()).toBe('second');
  });

  test('installs what is missing first, and says so beside its output', async () => {
    const fresh = join(folder, 'fresh');
    mkdirSync(join(fresh, 'packages/cli/bin'), { recursive: true });
    mkdirSync(join(fresh, 'scripts'));
    for (const name of ['starboard', 'package.json', 'scripts/starboard.mjs', 'scripts/ensureInstalled.mjs'])
      cpSync(join(root, name), join(fresh, name));
    writeFileSync(join(fresh, 'package-lock.json'), '{}');
    writeFileSync(join(fresh, 'packages/cli/bin/starboard.mjs'), "console.log('played')");
    const npm = join(folder, 'npm.js');
    writeFileSync(
      npm,
      `console.log('npm', process.argv[2]);
       if (process.argv[2] === 'ci') process.exit(1);
       require('fs').mkdirSync('node_modules');
       require('fs').writeFileSync('node_modules/.package-lock.json', '{}');`,
    );
    const env = { npm_execpath: npm };
    const first = await run(join(fresh, 'starboard'), [], { cwd: folder, env });
    expect(first).toEqual({ code: 0, stdout: 'played\n', stderr: 'Installing what is missing …\nnpm install\n' });
    const second = await run(join(fresh, 'starboard'), [], { cwd: folder, env });
    expect(second).toEqual({ code: 0, stdout: 'played\n', stderr: '' });
  });

  test.skipIf(process.getuid?.() === 0 && !existsSync('/usr/bin/setpriv'))(
    'uses what is installed where nothing can be written, and says it where nothing is installed',
    async () => {
      const locked = join(folder, 'fresh');
      const later = new Date(Date.now() + 60_000);
      utimesSync(join(locked, 'package-lock.json'), later, later);
      const started = () =>
        // Who may write everywhere has to be somebody else for this.
        process.getuid?.() === 0
          ? run('/usr/bin/setpriv', ['--reuid=65534', '--clear-groups', join(locked, 'starboard')])
          : run(join(locked, 'starboard'), []);
      chmodSync(folder, 0o755);
      chmodSync(join(locked, 'node_modules/.package-lock.json'), 0o444);
      chmodSync(locked, 0o555);
      expect(await started()).toEqual({ code: 0, stdout: 'played\n', stderr: '' });
      chmodSync(locked, 0o755);
      rmSync(join(locked, 'node_modules'), { recursive: true });
      chmodSync(locked, 0o555);
      const { code, stderr } = await started();
      chmodSync(locked, 0o755);
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: `Starboard is not installed, and ${locked} cannot be written: run npm ci there as somebody who may.\n`,
      });
    },
  );
});
