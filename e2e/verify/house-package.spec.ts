import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BareMachine } from '../support/bare-machine.ts';
import { BootedMachine } from '../support/booted-machine.ts';
import { bareHousePc, installOn } from '../support/house-pc.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 900_000, retries: 0 });
test.skip(process.getuid?.() !== 0, 'only root can make a machine of its own');

const SLOW = { timeout: 120_000 };
const UNITS = ['headpin-house-database', 'headpin-house'] as const;
/** Where the house lives, and who it is. */
const HOUSE = '/var/lib/headpin-house';
const WHO = `${HOUSE}/house.json`;

let bare: BareMachine;
let machine: BootedMachine;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  bare = await bareHousePc();
});
test.afterAll(async () => {
  await bare.end();
});

test('the package brings what it needs, and its units are whole', async () => {
  await installOn(bare, '/root/house.deb');
  const program = '/usr/lib/headpin-house';
  const libraries = await bare.must('ldd', `${program}/node`, `${program}/postgres/bin/postgres`);
  expect(libraries).not.toContain('not found');
  const licences = await bare.must('cat', `${program}/LICENSES.postgres.txt`);
  const brought = (await bare.must('ls', `${program}/postgres/lib`)).match(/^lib\w+?(?=\.so|\d*\.so)/gmu);
  for (const library of new Set(brought)) if (library !== 'libpq') expect(licences).toContain(library);
  const units = UNITS.map((unit) => `/usr/lib/systemd/system/${unit}.service`);
  expect(await bare.must('systemd-analyze', 'verify', '--man=no', ...units)).toBe('');
});

test('the PC starts into a house: database, certificate and first account are made, as a user of its own', async () => {
  await rm(join(bare.root, 'usr/sbin/policy-rc.d'));
  machine = await BootedMachine.boot(bare.root);
  await expect.poll(answers, SLOW).toBe('{"database":true}');
  expect(machine.must('journalctl', '-u', 'headpin-house')).toContain('the first account is manager');
  expect(machine.must('stat', '-c', '%U %a', HOUSE)).toBe('headpin-house 700');
  expect(machine.must('headpin-house', 'status')).toContain('role: primary');
});

test('killed, both begin again by themselves', async () => {
  for (const unit of UNITS) machine.must('systemctl', 'kill', '--kill-whom=main', '--signal=SIGKILL', unit);
  await expect.poll(answers, SLOW).toBe('{"database":true}');
});

test('restarted many times within seconds, the service still begins', async () => {
  for (let times = 0; times < 7; times += 1) machine.must('systemctl', 'restart', 'headpin-house');
  await expect.poll(answers, SLOW).toBe('{"database":true}');
});

test('a newer package keeps the house', async () => {
  const before = machine.must('cat', WHO);
  machine.must('dpkg', '--install', '/root/next.deb');
  await expect.poll(answers, SLOW).toBe('{"database":true}');
  expect(machine.must('cat', WHO)).toBe(before);
});

test('removed, it leaves the house; purged, nothing', async () => {
  machine.must('dpkg', '--remove', 'headpin-house');
  expect(answers()).toBeNull();
  expect(machine.must('ls', WHO)).toBe(WHO);
  machine.must('dpkg', '--purge', 'headpin-house');
  expect(machine.say('ls', HOUSE)).toBeNull();
  expect(existsSync(join(bare.root, 'etc/headpin-house'))).toBe(false);
  await machine.switchOff();
});

/** What the house says of its database; null while nobody answers. */
function answers(): string | null {
  return machine.say('curl', '--silent', '--insecure', 'https://127.0.0.1:8300/health');
}
