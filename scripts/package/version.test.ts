import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { debianVersion, packageVersion } from './version.ts';

const pinned = '45.4.1';

test('a package on the pinned Electron has the version of the program', () => {
  expect(packageVersion('0.1.0', { version: pinned, pinned })).toBe('0.1.0');
});

test('a package on another Electron names it in its version', () => {
  expect(packageVersion('0.1.0', { version: '33.2.1', pinned })).toBe('0.1.0-electron33.2.1');
});

test('dpkg replaces a package on another Electron by the release, and that by the next one', () => {
  const versions = ['0.1.0-electron33.2.1', '0.1.0', '0.1.1-electron33.2.1', '0.1.1'].map(debianVersion);
  const rising = versions.slice(1).map((version, index) => {
    const before = versions[index] ?? '';
    return spawnSync('dpkg', ['--compare-versions', before, 'lt', version]).status;
  });
  expect(rising).toEqual([0, 0, 0]);
});
