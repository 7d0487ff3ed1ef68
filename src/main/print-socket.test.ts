import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepToPrintSocket } from './print-socket.ts';

const folder = mkdtempSync(join(tmpdir(), 'headpin-print-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const nowhere = join(folder, 'missing');
const silent = file('silent', '# ServerName printers.house\nUser lane7\n');
const named = file('named', 'User lane7\n  servername printers.house:631\n');

test.each([
  ['nobody names a server', {}, [nowhere], '/run/cups/cups.sock'],
  ['the server is set to nothing', { CUPS_SERVER: '' }, [nowhere], '/run/cups/cups.sock'],
  ['the file of the house names none', {}, [silent], '/run/cups/cups.sock'],
  ['the environment names one', { CUPS_SERVER: 'printers.house' }, [nowhere], 'printers.house'],
  ['the file of the house names one', {}, [silent, named], undefined],
])('when %s, printing asks the right one', (_case, environment: NodeJS.ProcessEnv, files, asked) => {
  keepToPrintSocket(environment, files, 'linux');
  expect(environment['CUPS_SERVER']).toBe(asked);
});

test('a system without CUPS is told nothing of it', () => {
  const environment: NodeJS.ProcessEnv = {};
  keepToPrintSocket(environment, [nowhere], 'win32');
  expect(environment).toEqual({});
});
