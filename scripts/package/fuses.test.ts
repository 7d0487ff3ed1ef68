import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRuntime } from '../../drive/runtime.ts';
import { PACKAGE_FUSES, setFuses, wrongFuses } from './fuses.ts';

let folder: string;
let executable: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'headpin-fuses-'));
  executable = join(folder, 'headpin');
  copyFileSync(readRuntime().executable, executable);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('Electron as it comes lets anybody run a script or open a debugger in the program', async () => {
  expect(await wrongFuses(executable)).toEqual(
    expect.arrayContaining([
      'RunAsNode',
      'EnableNodeOptionsEnvironmentVariable',
      'EnableNodeCliInspectArguments',
      'OnlyLoadAppFromAsar',
    ]),
  );
});

test('every fuse of a package, read back from the executable, stands as it should', async () => {
  await setFuses(executable);
  expect(await wrongFuses(executable)).toEqual([]);
});

test('the security page names every fuse of a package', () => {
  const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
  expect(Object.keys(PACKAGE_FUSES).filter((fuse) => !page.includes(`\`${fuse}\``))).toEqual([]);
});
