/** Two desk PCs, and all that docs/house.md tells whoever looks after a house, as it tells it. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BareMachine } from '../support/bare-machine.ts';
import { BootedMachine } from '../support/booted-machine.ts';
import { bareHousePc, FrontDesk, installOn, type Account } from '../support/house-pc.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 900_000, retries: 0 });
test.skip(process.getuid?.() !== 0, 'only root can make a machine of its own');

const SLOW = { timeout: 120_000 };
const BOTH = ['headpin-house-database', 'headpin-house'] as const;
const HOUSE = '/var/lib/headpin-house';
const BACKUPS = '/var/backups/headpin-house';
/** What every lane and browser of the house trusts. */
const AUTHORITY = '/root/authority.pem';
const [FIRST_ADDRESS, SECOND_ADDRESS] = ['192.168.1.5', '192.168.1.6'] as const;

let bare: BareMachine;
let first: BootedMachine;
let second: BootedMachine;
let desk: FrontDesk;
let manager: Account;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  bare = await bareHousePc();
  await installOn(bare, '/root/house.deb');
  await rm(join(bare.root, 'usr/sbin/policy-rc.d'));
  edit(bare.root, 'etc/headpin-house/house.json', '"names": []', '"names": ["desk.lan"]');
  // Not Node's, which opens the devices that it copies.
  execFileSync('cp', ['--archive', bare.root, secondRoot()]);
  first = await BootedMachine.boot(bare.root);
  desk = new FrontDesk(first, AUTHORITY);
  await expect.poll(() => first.say('test', '-e', `${HOUSE}/tls/server.pem`), SLOW).not.toBeNull();
  first.must('cp', `${HOUSE}/tls/authority.pem`, AUTHORITY);
  await serves();
  const said = first.must('journalctl', '-u', 'headpin-house');
  const [, password = ''] = /shown this once: (\S+)/u.exec(said) ?? [];
  manager = desk.choosesPassword({ name: 'manager', password });
});
test.afterAll(async () => {
  await rm(secondRoot(), { recursive: true, force: true, maxRetries: 10 });
  await bare.end();
});

test('one command backs the house up, and a timer does it every night', () => {
  expect(first.must('headpin-house', 'backup', '--to', BACKUPS)).toContain('can be restored');
  first.must('systemctl', 'enable', '--now', 'headpin-house-backup.timer');
  first.must('systemctl', 'start', 'headpin-house-backup.service');
  const status = first.must('headpin-house', 'status', '--to', BACKUPS);
  expect(status).toContain('role: primary');
  expect(status).toMatch(/last backup: 2.*\nlast piece of WAL in the backups: 2[^,]*$/u);
  expect(first.must('ls', `${BACKUPS}/copies`).split('\n')).toHaveLength(2);
});

test('it is restored to a time: what came later is gone', async () => {
  desk.addAccount(manager, 'Early');
  const time = first.must('date', '--utc', '+%Y-%m-%dT%H:%M:%SZ', '--date', 'now + 1 second');
  await expect.poll(() => first.must('date', '--utc', '+%Y-%m-%dT%H:%M:%SZ') > time).toBe(true);
  desk.addAccount(manager, 'Late');
  expect(desk.accounts(manager)).toEqual(['Early', 'Late', 'manager']);
  stop(first);
  expect(first.must('headpin-house', 'restore', '--from', BACKUPS, '--at', time)).toContain('Restored');
  start(first);
  await serves();
  expect(desk.accounts(manager)).toEqual(['Early', 'manager']);
});

test('the disk is lost: another PC becomes the same house from the backups, and lanes trust it as before', async () => {
  first.must('headpin-house', 'backup', '--to', BACKUPS);
  stop(first);
  first.must('sh', '-c', `rm -rf ${HOUSE}/*`);
  start(first);
  await expect.poll(() => first.say('test', '-e', `${HOUSE}/tls/server.pem`), SLOW).not.toBeNull();
  expect(desk.health()).toBeNull();
  stop(first);
  first.must('headpin-house', 'restore', '--from', BACKUPS);
  start(first);
  await serves();
  expect(desk.accounts(manager)).toEqual(['Early', 'manager']);
});

test('a second PC follows it over the network, encrypted, and says how far behind it is', async () => {
  edit(bare.root, 'etc/headpin-house/postgresql.conf', "'127.0.0.1'\n", `'127.0.0.1,${FIRST_ADDRESS}'\n`);
  edit(secondRoot(), 'etc/headpin-house/postgresql.conf', "'127.0.0.1'\n", `'127.0.0.1,${SECOND_ADDRESS}'\n`);
  // A standby starts only where it may have as many connections.
  for (const root of [bare.root, secondRoot()])
    edit(root, 'etc/headpin-house/postgresql.conf', 'max_connections = 200', 'max_connections = 300');
  second = await BootedMachine.boot(secondRoot());
  expect(groupsOf(second)).not.toBe(groupsOf(first));
  first.cable(second, FIRST_ADDRESS, SECOND_ADDRESS);
  first.must('systemctl', 'restart', BOTH[0]);
  await serves();
  await follows(second, { primary: first, from: SECOND_ADDRESS, host: FIRST_ADDRESS });
  expect(second.must('headpin-house', 'status')).toContain('role: standby');
  const encrypted = first.must('sh', '-c', `grep hostssl ${HOUSE}/cluster/data/pg_hba.conf`);
  expect(encrypted).toContain(`${SECOND_ADDRESS}/32`);
  // Only root may look after it, and it may stand anywhere.
  expect(first.say('setpriv', '--reuid=nobody', '--clear-groups', 'headpin-house', 'status')).toBeNull();
  expect(first.must('sh', '-c', 'cd /root && headpin-house status')).toContain('asynchronous');
});

test('the primary loses its power: the promoted standby has all that was acknowledged, and is the same house', async () => {
  expect(first.must('headpin-house', 'synchronous', '--to', 'on')).toBe('synchronous: on');
  desk.addAccount(manager, 'Synchronous');
  // By mistake, while the primary serves.
  expect(second.say('headpin-house', 'promote')).toBeNull();
  await first.switchOff();
  desk = new FrontDesk(second, AUTHORITY);
  writeFileSync(join(secondRoot(), AUTHORITY), readFileSync(join(bare.root, AUTHORITY)));
  expect(desk.health()).toBeNull();
  expect(second.must('headpin-house', 'promote')).toContain('takes the writes now');
  await serves();
  expect(desk.accounts(manager)).toEqual(['Early', 'Synchronous', 'manager']);
  expect(second.must('headpin-house', 'backup', '--to', BACKUPS)).toContain('can be restored');
});

test('the old primary comes back as the standby of the new one', async () => {
  first = await BootedMachine.boot(bare.root);
  await expect.poll(() => first.say('systemctl', 'is-active', BOTH[0]), SLOW).toBe('active');
  stop(first);
  second.cable(first, SECOND_ADDRESS, FIRST_ADDRESS);
  second.must('systemctl', 'restart', BOTH[0]);
  await serves();
  await follows(first, { primary: second, from: FIRST_ADDRESS, host: SECOND_ADDRESS });
});

test('an upgrade of the primary keeps its standby and its house', async () => {
  second.must('dpkg', '--install', '/root/next.deb');
  await serves();
  expect(desk.accounts(manager)).toEqual(['Early', 'Synchronous', 'manager']);
  expect(second.must('headpin-house', 'status')).toContain('standby headpin_standby: streaming');
  const told = second.must('headpin-house', 'reset-password', '--name', 'manager');
  manager = desk.choosesPassword({ name: 'manager', password: told.replace('manager: ', '') });
  expect(desk.accounts(manager)).toContain('Early');
  expect(second.must('headpin-house', 'rebuild')).toBe('0 games.');
  await first.switchOff();
  await second.switchOff();
});

function secondRoot(): string {
  return `${bare.root}-second`;
}

function edit(root: string, file: string, before: string, after: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  writeFileSync(path, text.replace(before, after));
}

function stop(machine: BootedMachine): void {
  machine.must('systemctl', 'stop', ...BOTH.toReversed());
}

function start(machine: BootedMachine): void {
  // systemctl alone does not say why.
  machine.must(
    'sh',
    '-c',
    `systemctl start ${BOTH.join(' ')} || { systemctl status ${BOTH.join(' ')}; exit 1; }`,
  );
}

/** The control groups of its services. In those of another machine they would end each other. */
function groupsOf(machine: BootedMachine): string {
  return machine.must('stat', '--format=%d %i', '/sys/fs/cgroup');
}

async function serves(): Promise<void> {
  await expect.poll(() => desk.health(), SLOW).toBe('{"database":true}');
}

interface Following {
  readonly primary: BootedMachine;
  readonly from: string;
  readonly host: string;
}

/** Invites this machine and makes it the standby. */
async function follows(standby: BootedMachine, { primary, from, host }: Following): Promise<void> {
  const file = `${HOUSE}/standby.json`;
  primary.must('headpin-house', 'invite-standby', '--from', `${from}/32`, '--host', host, '--to', file);
  const [source, target] = primary === first ? [bare.root, secondRoot()] : [secondRoot(), bare.root];
  stop(standby);
  writeFileSync(join(target, 'root/standby.json'), readFileSync(join(source, file)), { mode: 0o600 });
  primary.must('rm', file);
  standby.must('install', '-o', 'headpin-house', '-m', '600', '/root/standby.json', `${HOUSE}/`);
  standby.must('headpin-house', 'standby', '--from', file);
  standby.must('rm', file);
  start(standby);
  await expect
    .poll(() => primary.say('headpin-house', 'status'), SLOW)
    .toContain('standby headpin_standby: streaming');
}
