import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../drive/runtime.ts';
import { refusedOption, shutEnvironment } from './shut.ts';

test.each([
  ['--inspect'],
  ['--inspect=0'],
  ['--inspect-brk=127.0.0.1:9229'],
  ['-inspect'],
  ['--INSPECT'],
  ['--inspect-publish-uid=http'],
  ['--debug-port=1'],
  ['--remote-debugging-port=9222'],
  ['--remote-debugging-pipe'],
  ['--js-flags=--expose-gc'],
  ['-r'],
  ['--require=/tmp/x.cjs'],
  ['--import=/tmp/x.mjs'],
  ['-e'],
  ['--enable-logging=file'],
  ['--load-extension=/tmp/x'],
  ['--no-sandbox'],
])('%s is refused, wherever it stands', (option) => {
  expect(refusedOption(['--lane', '7', option, '--windowed'])).toBe(option);
});

test('the options that a lane uses are not refused', () => {
  const options = [
    '--players',
    'PJS,KYJ',
    '--lane=7',
    '--data',
    '/home/lane/-e',
    '--copy-to=/mnt',
    '--windowed',
  ];
  expect(refusedOption([...options, '--lang', 'ko', '--forget-pin'])).toBeNull();
});

test('variables that open a debugger, another program or a full log are cleared, and the rest is kept', () => {
  const bad = {
    NODE_OPTIONS: '--inspect',
    NODE_EXTRA_CA_CERTS: '/tmp/ca',
    NODE_PATH: '/tmp',
    ELECTRON_RUN_AS_NODE: '1',
    electron_run_as_node: '1',
    ELECTRON_ENABLE_LOGGING: '1',
    ELECTRON_LOG_FILE: '/tmp/log',
    VSCODE_INSPECTOR_OPTIONS: '{}',
    SSLKEYLOGFILE: '/tmp/keys',
    CHROME_LOG_FILE: '/tmp/log',
  };
  const good = {
    HOME: '/home/lane',
    HEADPIN_DATA_DIR: '/games',
    ELECTRON_OZONE_PLATFORM_HINT: 'wayland',
    NODE: '/n',
  };
  const { kept, cleared } = shutEnvironment({ ...good, ...bad });
  expect(kept).toEqual(good);
  expect(cleared.toSorted()).toEqual(Object.keys(bad).toSorted());
});

/** `npm start` without npm, as package.json writes it. */
function start(
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
): { code: number | null; said: string } {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  const parameters = [...scripts.start.split(' ').slice(1), ...options];
  const { status, stderr } = spawnSync(process.execPath, parameters, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    timeout: 120_000,
  });
  return { code: status, said: stderr };
}

test('npm start with an option that opens a debugger says so and opens nothing', () => {
  const { code, said } = start(['--inspect=0'], {});
  expect(said).toContain('--inspect=0 would open the program to others');
  expect(code).toBe(2);
});

test('npm start that is itself under a debugger says so and opens nothing', () => {
  const { code, said } = start([], { NODE_OPTIONS: '--inspect=0' });
  expect(said).toContain('A debugger is open in this start');
  expect(code).toBe(2);
});
