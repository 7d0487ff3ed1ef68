import { describe, expect, test } from 'vitest';
import { ALLOWED_SWITCHES, CHECKOUT_SWITCHES, foreignSwitch, foreignVariables } from './foreign.ts';

const refused = (...before: readonly string[]): string | null =>
  foreignSwitch(['headpin', ...before, '--', '--windowed'], ALLOWED_SWITCHES, false);

describe('a lane does not start with a switch that it does not know', () => {
  test.each([
    '--remote-debugging-port=9222',
    '--remote-debugging-pipe',
    '--no-sandbox',
    '--single-process',
    '--in-process-gpu',
    '--enable-blink-features=MojoJS',
    '--host-resolver-rules=MAP * 10.0.0.1',
    '--disable-site-isolation-trials',
    '--allow-running-insecure-content',
    '--js-flags=--expose-gc',
    '--ssl-key-log-file=/tmp/keys',
    '--log-net-log=/tmp/net',
    '--user-data-dir=/tmp/x',
    '--inspect=0',
    '--require=/tmp/x.cjs',
    '--of-the-next-electron',
    '-in-process-gpu',
    ' --in-process-gpu',
    '--LANG=ko',
  ])('%s', (option) => {
    expect(refused('--lang=ko', option)).toBe(option.trim());
  });

  test.each(['/in-process-gpu', '--IN-PROCESS-GPU'])('on Windows also as %s', (option) => {
    expect(foreignSwitch(['headpin.exe', option], ALLOWED_SWITCHES, true)).toBe(option);
  });
});

test('a lane starts with switches for its screen, in capitals on Windows, and with its own options', () => {
  expect(refused('--ozone-platform=wayland', '--touch-events', '-', 'PJS,KYJ')).toBeNull();
  expect(foreignSwitch(['headpin.exe', '/LANG=ko'], ALLOWED_SWITCHES, true)).toBeNull();
});

test('tests drive a checkout through a debugger, which no installed lane has', () => {
  const line = [
    'electron',
    '-r',
    'loader.js',
    '--inspect=0',
    '--remote-debugging-port=0',
    '.',
    '--',
    '--lane',
    '3',
  ];
  expect(foreignSwitch(line, [...ALLOWED_SWITCHES, ...CHECKOUT_SWITCHES], false)).toBeNull();
  expect(foreignSwitch(line, ALLOWED_SWITCHES, false)).toBe('-r');
  expect(ALLOWED_SWITCHES.filter((name) => CHECKOUT_SWITCHES.includes(name))).toEqual([]);
});

test('a lane starts with no variable that opens a debugger or writes a file, and with the usual ones', () => {
  const bad = {
    NODE_OPTIONS: '--inspect',
    NODE_REDIRECT_WARNINGS: '/tmp/warnings',
    NODE_V8_COVERAGE: '/tmp/coverage',
    NODE_PATH: '/tmp',
    ELECTRON_RUN_AS_NODE: '1',
    electron_enable_logging: '1',
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
    NODE_ENV: 'production',
    SSL_CERT_FILE: '/etc/ssl/cert.pem',
  };
  expect(foreignVariables({ ...good, ...bad })).toEqual(Object.keys(bad));
});
