import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { run } from './starboard.ts';

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
  });

  test('runs the sources as they are, bundled once', async () => {
    const home = join(folder, 'changing', 'packages', 'cli');
    mkdirSync(join(home, 'bin'), { recursive: true });
    mkdirSync(join(home, 'src'));
    for (const name of ['bin/starboard.mjs', 'package.json'])
      cpSync(join(root, 'packages/cli', name), join(home, name));
    symlinkSync(join(root, 'node_modules'), join(folder, 'changing', 'node_modules'));
    for (const name of ['arenaWorker', 'simulateWorker', 'execWorker']) writeFileSync(join(home, `src/${name}.ts`), '');
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
});
