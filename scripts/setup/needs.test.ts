import { expect, test } from 'vitest';
import { choosePackages, packagesFor, unresolved } from './needs.ts';

const ldd = `/opt/electron/electron:
\tlinux-vdso.so.1 (0x00007ffd)
\tlibffmpeg.so => not found
\tlibnss3.so => not found
\tlibsmime3.so => not found
\tlibasound.so.2 => not found
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)
/opt/electron/libGLESv2.so:
\tlibasound.so.2 => not found
\tlibsomething4.so.2 => not found
`;

test('libraries that ldd did not find are named once, without those shipped with Electron', () => {
  expect(unresolved(ldd, ['libffmpeg.so']).map((need) => need.what)).toEqual([
    'libnss3.so',
    'libsmime3.so',
    'libasound.so.2',
    'libsomething4.so.2',
  ]);
});

test('a library without a known package name is looked for by the rule of Debian', () => {
  expect(unresolved(ldd, []).at(-1)?.packages).toEqual(['libsomething4-2t64', 'libsomething4-2']);
});

test('two libraries of one package ask for it once', () => {
  expect(packagesFor(unresolved(ldd, ['libffmpeg.so']))).toEqual([
    ['libnss3t64', 'libnss3'],
    ['libasound2t64', 'libasound2'],
    ['libsomething4-2t64', 'libsomething4-2'],
  ]);
});

test('the renamed package is taken where the index knows it, the old name where it does not', () => {
  const wanted = [['libasound2t64', 'libasound2'], ['libnss3t64', 'libnss3'], ['xvfb']];
  // Ubuntu 24.04: libasound2 is a virtual package with several providers and no candidate of its own.
  const ubuntu = `libasound2t64:
  Installed: (none)
  Candidate: 1.2.11-1ubuntu0.1
  Version table:
     1.2.11-1ubuntu0.1 500
libasound2:
  Installed: (none)
  Candidate: (none)
  Version table:
libnss3:
  Installed: (none)
  Candidate: 2:3.98-1build1
xvfb:
  Installed: (none)
  Candidate: 2:21.1.12-1ubuntu1
`;
  expect(choosePackages(wanted, ubuntu)).toEqual({
    chosen: ['libasound2t64', 'libnss3', 'xvfb'],
    unknown: [],
  });
});

test('a package the index does not know is named by its plain name', () => {
  expect(choosePackages([['libgbm1t64', 'libgbm1']], '')).toEqual({ chosen: [], unknown: ['libgbm1'] });
});
