import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lineOfLane9 } from '../../drive/lines.ts';
import { newDataFolder } from '../../drive/program.ts';
import { Archive } from '../support/archive.ts';
import { PACKAGED } from '../support/packaged.ts';
import { SEEN_POINTS } from '../support/points.ts';
import { ProbedProgram } from '../support/probed.ts';
import { expect, test as base } from '../support/test.ts';

/** Electron's list of twenty points, on the packaged program. */
const test = base.extend<object, { readonly probed: ProbedProgram }>({
  probed: [
    async ({}, use) => {
      const probed = await ProbedProgram.start(await newDataFolder());
      await use(probed);
      probed.kill();
    },
    { scope: 'worker' },
  ],
});

for (const { number, title, code } of SEEN_POINTS)
  test(`the packaged program, Electron’s point ${String(number)}: ${title}`, async ({ probed }) => {
    expect(await probed.main(code)).toEqual([]);
  });

test('the packaged program, Electron’s point 19: every fuse that closes a door is set', async () => {
  const wire = await getCurrentFuseWire(join(PACKAGED, 'headpin'));
  const on = (fuse: FuseV1Options): boolean => Number(wire[fuse]) === '1'.charCodeAt(0);
  expect({
    runAsNode: on(FuseV1Options.RunAsNode),
    nodeOptions: on(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
    inspect: on(FuseV1Options.EnableNodeCliInspectArguments),
    onlyAsar: on(FuseV1Options.OnlyLoadAppFromAsar),
    cookies: on(FuseV1Options.EnableCookieEncryption),
    files: on(FuseV1Options.GrantFileProtocolExtraPrivileges),
  }).toEqual({
    ...{ runAsNode: false, nodeOptions: false, inspect: false },
    ...{ onlyAsar: true, cookies: true, files: false },
  });
});

test('the packaged program’s scripts and pages are, byte for byte, those that the tests of a checkout run', async () => {
  const archive = new Archive(await readFile(join(PACKAGED, 'resources/app.asar')));
  const paths = archive.paths().filter((path) => path.startsWith('out/'));
  expect(paths.length).toBeGreaterThan(10);
  const differ: string[] = [];
  for (const path of paths) {
    const built = await readFile(join(import.meta.dirname, '../..', path));
    if (!built.equals(archive.read(path))) differ.push(path);
  }
  expect(differ).toEqual([]);
  expect(archive.paths().filter((path) => !path.startsWith('out/'))).toEqual(['package.json']);
});

test('the packaged program reads games in a thread that it loads from its archive', async ({ data }) => {
  const folder = join(data, 'kept/import');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'games.jsonl'), lineOfLane9(['PJS'], 1, 'X 9/ 72 F9 X X 8/ 63 X XX9'));
  const program = await ProbedProgram.start(data);
  const read = await program.main(`
    const [console] = electron.BrowserWindow.getAllWindows();
    return console.webContents.executeJavaScript(\`(async () => {
      const { value } = await window.lane.imports.sources();
      return window.lane.imports.read(value.sources.map(({ id }) => id));
    })()\`);`);
  expect(read).toMatchObject({ ok: true, value: { fresh: 1, skipped: [] } });
  program.kill();
});

test('the packaged program opens no other folder, as the program of a checkout does for its tests', async ({
  probed,
}) => {
  expect(await probed.main(`return electron.app.listenerCount('headpin-reopen');`)).toBe(0);
});
