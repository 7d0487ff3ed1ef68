import { globSync, readFileSync, readlinkSync } from 'node:fs';
import { chown, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { commandOf } from '../../drive/process-tree.ts';
import { savedGeneration } from '../../drive/saves.ts';
import { xorgDummy } from '../../drive/xorg-dummy.ts';
import { NodeDisk } from '../../src/saves/disk/node-disk.ts';
import { KeptFile } from '../../src/saves/settings/kept-file.ts';
import { STAFF_FILE } from '../../src/saves/settings/staff-file.ts';
import { BareMachine } from '../support/bare-machine.ts';
import { BootedMachine } from '../support/booted-machine.ts';
import { boardOf, CONSOLE, isShown, NOTICE_OK, seen, type Board } from '../support/lane-board.ts';
import { PACKAGED } from '../support/packaged.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 1_200_000, retries: 0 });
test.skip(process.getuid?.() !== 0, 'only root can make a machine of its own');

const SLOW = { timeout: 120_000 };
const PIN = '2468';
/** The staff data as the program saves it. */
const KEPT_PIN = {
  salt: 'd8cc5f1a0ec1909e4908b6bb9a1d1627',
  hash: 'fd837ab502078a2c3f1541dd928ca07adb9802ff3e3b5fe3c7d2a0b5056273ae',
};
const OVERHEAD = { x: 1280, y: 0, width: 1280, height: 800 };
/** The lane's hands: nothing of it belongs on a lane PC. */
const TOOLS = ['xdotool', 'x11-apps', 'x11-utils', 'xserver-xorg-video-dummy', 'e2fsprogs', 'passwd'];

/** The newer packages beside the one that is installed. */
const NEWER = ['next', 'worse'] as const;

let bare: BareMachine;
let machine: BootedMachine;
let data: string;

test.beforeAll(async () => {
  bare = await BareMachine.make(await mkdtemp(join(tmpdir(), 'headpin-kiosk-')), 'bookworm');
  data = join(bare.root, 'var/lib/headpin/.config/Headpin');
  await bare.must('apt-get', 'update', '-qq');
  await apt('install', await brought());
});
test.afterAll(async () => {
  await bare.end();
});

test('headpin-kiosk on names what is missing; with that installed, off puts every file back', async () => {
  const { code, text } = await bare.run(['headpin-kiosk', 'on']);
  expect(code).toBe(1);
  const line = /apt install (--no-install-recommends .*)$/mu.exec(text)?.[1] ?? text;
  await apt('install', ...line.split(' '));
  await apt('install', '--no-install-recommends', ...TOOLS);
  await rm(join(bare.root, 'usr/sbin/policy-rc.d'));
  await mkdir(join(bare.root, 'etc/X11/xorg.conf.d'), { recursive: true });
  // No graphics card, no keyboard and no udev here: xdotool is the hand.
  await writeFile(join(bare.root, 'etc/X11/xorg.conf.d/10-no-card.conf'), xorgDummy('1280x800'));
  await bare.must('useradd', '--create-home', '--shell', '/bin/bash', 'chief');
  await bare.must('sh', '-c', 'echo chief:frame10 | chpasswd');
  // The account that it makes stays, as its home holds the games.
  await bare.must('headpin-kiosk', 'on');
  await bare.must('headpin-kiosk', 'off');
  const list = [
    'sh',
    '-c',
    'find /etc /usr/lib/systemd -printf "%p %m %l " -type f -exec sha256sum {} + | sort',
  ];
  const before = await bare.must(...list);
  await bare.must('headpin-kiosk', 'on');
  expect(await bare.must(...list)).not.toBe(before);
  await bare.must('headpin-kiosk', 'off');
  expect(await bare.must(...list)).toBe(before);
});

test('the PC starts into the lane: full screen, sandboxed, as an account nobody can log in to', async () => {
  await bare.must('headpin-kiosk', 'on');
  await freshData();
  machine = await BootedMachine.boot(bare.root);
  await expect.poll(() => machine.named('headpin').length, SLOW).toBeGreaterThan(3);
  await beginGame();
  expect(machine.must('passwd', '--status', 'headpin')).toMatch(/^headpin L/u);
  const id = Number(machine.must('id', '-u', 'headpin'));
  const programs = machine.named('headpin').map(commandOf);
  expect(programs.filter((line) => line.includes('--no-sandbox'))).toEqual([]);
  for (const pid of pagesOf()) {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    expect(status).toMatch(/^Seccomp:\s+2$/mu);
    expect(status).toMatch(new RegExp(String.raw`^Uid:\s+${String(id)}\s`, 'mu'));
  }
  expect(machine.must('xprop', '-id', laneWindow(), '_NET_WM_STATE')).toContain('_NET_WM_STATE_FULLSCREEN');
  expect(machine.must('xwininfo', '-id', laneWindow())).toContain('-geometry 1280x800+0+0');
  // The screen stays on, and no terminal waits behind it.
  expect(machine.must('xset', 'q')).toMatch(/timeout: {2}0 /u);
  expect(machine.named('agetty')).toEqual([]);
  expect(machine.must('systemctl', 'is-active', 'cups')).toBe('active');
});

test('no key of the window manager, of X or of the system leads away from the board', async () => {
  const board = await boardOf(machine);
  const before = standing();
  // A house’s keyboard settings that would end X: the lane’s server does not listen to them.
  machine.must('setxkbmap', '-option', 'terminate:ctrl_alt_bksp');
  const keys = [
    ...[
      'alt+F4',
      'alt+Tab',
      'alt+shift+Tab',
      'alt+Escape',
      'alt+space',
      'alt+F2',
      'ctrl+alt+Tab',
      'ctrl+Escape',
    ],
    ...[
      'ctrl+alt+Delete',
      'ctrl+alt+BackSpace',
      'ctrl+alt+t',
      'super',
      'super+d',
      'super+e',
      'super+r',
      'Menu',
    ],
    ...['ctrl+alt+KP_Add', 'ctrl+alt+KP_Subtract', 'ctrl+alt+Left', 'ctrl+alt+Right', 'Print', 'alt+Print'],
    ...Array.from({ length: 12 }, (_none, number) => `ctrl+alt+F${String(number + 1)}`),
  ];
  for (const key of keys)
    await test.step(key, () => {
      machine.hands('key', key);
    });
  // A press on a place without a button, with every button that a mouse has.
  for (const button of ['1', '2', '3', '4', '5', '8', '9'])
    machine.hands('mousemove', '470', '497', 'click', button);
  await seen(machine, { board, part: 'whole', isNew: () => true });
  expect(standing()).toEqual(before);
});

test('while Headpin is away the bare desktop has no menu, no window and no key either', async () => {
  const board = await boardOf(machine);
  const loops = machine.named('lane');
  const [main] = machine.named('headpin');
  if (main === undefined || loops.length === 0) throw new Error('the lane is gone');
  for (const loop of loops) process.kill(loop, 'SIGSTOP');
  process.kill(main, 'SIGKILL');
  await expect.poll(() => machine.picture()?.isPlain(CONSOLE), SLOW).toBe(true);
  const windows = (): number => machine.must('xwininfo', '-root', '-children').split('\n').length;
  const before = windows();
  for (const button of ['1', '2', '3', '4', '5']) machine.hands('mousemove', '640', '400', 'click', button);
  for (const key of [
    'alt+Tab',
    'alt+F4',
    'alt+space',
    'super',
    'ctrl+alt+t',
    'ctrl+alt+F2',
    'ctrl+alt+BackSpace',
  ])
    machine.hands('key', key);
  expect(machine.picture()?.isPlain(CONSOLE)).toBe(true);
  expect(windows()).toBe(before);
  for (const loop of loops) process.kill(loop, 'SIGCONT');
  await seen(machine, { board, part: 'panel', isNew: () => machine.named('headpin').length > 3 });
  machine.hands(...NOTICE_OK);
  await seen(machine, { board, part: 'whole', isNew: () => true });
});

test('staff reach the login screen with the PIN and no other way, and the lane is back when they log out', async () => {
  const board = await boardOf(machine);
  quitByMenu();
  for (const digit of '1357') machine.hands('key', digit);
  machine.hands('key', 'Return');
  await expect
    .poll(() => {
      machine.hands('key', 'Escape');
      return isShown(machine, board);
    }, SLOW)
    .toBe(true);
  await seen(machine, { board, part: 'whole', isNew: () => true });
  quitByMenu();
  for (const digit of PIN) machine.hands('key', digit);
  machine.hands('key', 'Return');
  await expect.poll(() => machine.named('lightdm-gtk-gre').length, SLOW).toBe(1);
  await expect.poll(() => machine.picture()?.isPlain(CONSOLE), SLOW).toBe(false);
  expect(machine.named('headpin')).toEqual([]);
  expect(machine.named('openbox')).toEqual([]);
  // The house’s own account logs in, and out again.
  await expect
    .poll(() => {
      if (machine.named('openbox').length > 0) return true;
      machine.hands('key', 'ctrl+a', 'type', 'chief');
      machine.hands('key', 'Return');
      machine.hands('sleep', '1', 'type', 'frame10');
      machine.hands('key', 'Return');
      machine.hands('sleep', '3');
      return machine.named('openbox').length > 0;
    }, SLOW)
    .toBe(true);
  expect(machine.must('loginctl', 'list-sessions', '--no-legend')).toContain('chief');
  for (const openbox of machine.named('openbox')) process.kill(openbox, 'SIGTERM');
  await seen(machine, { board, part: 'panel', isNew: () => machine.named('headpin').length > 3 });
  machine.hands(...NOTICE_OK);
});

/** A way to end a part of the lane, and who is back afterwards. */
interface Kill {
  readonly what: string;
  readonly signal: 'SIGKILL' | 'SIGSTOP';
  readonly who: () => readonly number[];
}

const MAIN = (): readonly number[] => machine.named('headpin').slice(0, 1);
const KILLS: readonly Kill[] = [
  { what: 'main killed', signal: 'SIGKILL', who: MAIN },
  { what: 'page killed', signal: 'SIGKILL', who: pagesOf },
  { what: 'GPU process killed', signal: 'SIGKILL', who: () => typed('gpu-process') },
  { what: 'X server killed', signal: 'SIGKILL', who: () => machine.named('Xorg') },
  { what: 'window manager killed', signal: 'SIGKILL', who: () => machine.named('openbox') },
];
const HUNG: Kill = { what: 'main hung', signal: 'SIGSTOP', who: MAIN };

test('killed twenty times, a ball apart, the lane is back each time with the same board', async () => {
  const table: { readonly what: string; readonly seconds: number }[] = [];
  const first = await savedGeneration(data);
  for (let ball = 0; ball < 20; ball += 1) {
    const kill = ball % 10 === 5 ? HUNG : KILLS[ball % KILLS.length];
    if (kill === undefined) throw new Error('there is no such kill');
    await test.step(`${kill.what} before ball ${String(ball + 1)}`, async () => {
      const board = await boardOf(machine);
      table.push({ what: kill.what, seconds: (await killed(kill, board)) / 1_000 });
      expect(await savedGeneration(data)).toBe(first + ball);
      // The spare in the tenth leaves one more ball, for the versions below.
      const last = ball === 19 ? '7' : '4';
      await bowl(ball % 2 === 0 ? '3' : last, first + ball + 1);
    });
  }
  console.log(`\nseconds until the same board, of ${String(table.length)} kills`);
  for (const what of new Set(table.map((row) => row.what))) {
    const seconds = table.filter((row) => row.what === what).map((row) => row.seconds.toFixed(1));
    console.log(`  ${what.padEnd(24)} ${seconds.join('  ')}`);
  }
  expect(table).toHaveLength(20);
});

test('a newer version that cannot start gives way to the one before it, with the same board', async () => {
  const board = await boardOf(machine);
  const [generation, before] = [await savedGeneration(data), buildOf(MAIN())];
  install('worse');
  const [main] = MAIN();
  if (main === undefined) throw new Error('the lane is gone');
  const at = Date.now();
  process.kill(main, 'SIGKILL');
  const isNew = (): boolean => buildOf(MAIN()) === before && !MAIN().includes(main);
  const seconds = ((await seen(machine, { board, part: 'panel', isNew })) - at) / 1_000;
  console.log(`\nseconds until the same board after a version that cannot start: ${seconds.toFixed(1)}`);
  machine.hands(...NOTICE_OK);
  await seen(machine, { board, part: 'whole', isNew });
  expect(machine.must('journalctl', '--no-pager', '-t', 'headpin')).toMatch(
    /was started 3 times and showed no board/u,
  );
  await expect.poll(() => readFile(join(data, 'log/headpin.log'), 'utf8'), SLOW).toContain('"update-failed"');
  expect(await savedGeneration(data)).toBe(generation);
});

test('a newer package that is installed in mid-game starts once nobody bowls, with the same board', async () => {
  const [generation, before] = [await savedGeneration(data), buildOf(MAIN())];
  install('next');
  const chosen = basename(machine.must('readlink', '/opt/headpin/current'));
  await bowl('3', generation + 1);
  const board = await boardOf(machine);
  expect(buildOf(MAIN())).toBe(before);
  // The results stay for a minute.
  await expect.poll(() => buildOf(MAIN()), SLOW).toBe(chosen);
  await seen(machine, { board, part: 'whole', isNew: () => buildOf(MAIN()) === chosen });
  expect(await savedGeneration(data)).toBe(generation + 1);
});

test('a stick is mounted for the lane alone and runs nothing; CUPS answers the lane’s account', () => {
  const stick = `
    for n in 0 1 2 3 4 5 6 7; do [ -e /dev/loop$n ] || mknod -m 660 /dev/loop$n b 7 $n; done
    [ -e /dev/loop-control ] || mknod /dev/loop-control c 10 237
    truncate -s 16M /tmp/stick
    mkfs.ext4 -q -L 'MY STICK' -E root_owner=$(id -u headpin):$(id -g headpin) /tmp/stick
    device=$(losetup --find --show /tmp/stick)
    echo "\${device#/dev/}"`;
  const device = machine.must('sh', '-ec', stick);
  try {
    // The rule names the unit. This kernel never reports a stick, so udev is only asked what it would do.
    const rules = `mkdir -p /run/udev/rules.d; echo 'KERNEL=="${device}", ENV{ID_BUS}="usb", ENV{ID_FS_USAGE}="filesystem"' >/run/udev/rules.d/00-usb.rules; udevadm test --action=add /sys/class/block/${device} 2>&1`;
    expect(machine.must('sh', '-c', rules)).toContain(`SYSTEMD_WANTS=headpin-stick@${device}.service`);
    const unit = machine.must('systemctl', 'cat', `headpin-stick@${device}.service`);
    const command = (key: string): string =>
      (new RegExp(`^${key}=(.*)$`, 'mu').exec(unit)?.[1] ?? '').replaceAll('%I', device);
    machine.must('sh', '-ec', command('ExecStart'));
    const place = `/media/headpin/MY_STICK-${device}`;
    expect(machine.must('sh', '-c', `grep ${place} /proc/mounts`)).toMatch(/rw,nosuid,nodev,noexec/u);
    const lane = ['setpriv', '--reuid=headpin', '--regid=headpin', '--init-groups', 'sh', '-c'];
    machine.must(...lane, `cp /bin/true ${place}/program && ! ${place}/program 2>/dev/null`);
    machine.must('sh', '-ec', command('ExecStop'));
    expect(machine.must('ls', '/media/headpin')).toBe('');
    expect(machine.must(...lane, 'lpstat -r')).toContain('scheduler is running');
  } finally {
    machine.must('losetup', '--detach', `/dev/${device}`);
  }
});

test('with two screens the second one shows the board, also when it is switched on later', async () => {
  await machine.switchOff();
  await freshData();
  await bare.must('headpin-kiosk', 'on', '--two-screens');
  machine = await BootedMachine.boot(bare.root);
  await expect.poll(() => machine.named('headpin').length, SLOW).toBeGreaterThan(3);
  await beginGame();
  machine.must('xrandr', '--addmode', 'DUMMY1', '1920x1080');
  machine.must('xrandr', '--output', 'DUMMY1', '--mode', '1920x1080', '--pos', '1280x0');
  machine.must('xrandr', '--query');
  const shows = (): boolean => {
    const picture = machine.picture();
    return (
      picture !== null && picture.width >= 2560 && !picture.isPlain(OVERHEAD) && !picture.isPlain(CONSOLE)
    );
  };
  await expect.poll(shows, SLOW).toBe(true);
  await bowl('3', 1);
  const [main] = machine.named('headpin');
  if (main === undefined) throw new Error('the lane is gone');
  process.kill(main, 'SIGKILL');
  await expect.poll(() => machine.picture()?.isPlain(OVERHEAD), SLOW).toBe(true);
  await expect.poll(shows, SLOW).toBe(true);
  expect(await savedGeneration(data)).toBe(1);
  await machine.switchOff();
});

async function apt(...words: readonly string[]): Promise<void> {
  await bare.must('env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y', '-qq', ...words);
}

/** The packages, copied into the machine; the oldest is returned. */
async function brought(): Promise<string> {
  for (const { folder, name } of [
    { folder: '.', name: 'headpin' },
    ...NEWER.map((name) => ({ folder: name, name })),
  ]) {
    const [deb] = globSync(join('..', folder, 'headpin_*.deb'), { cwd: PACKAGED });
    if (deb === undefined) throw new Error(`there is no package in ${folder}`);
    await copyFile(join(PACKAGED, deb), join(bare.root, `root/${name}.deb`));
  }
  return '/root/headpin.deb';
}

/** Installs a newer package in the machine that runs, as staff do. */
function install(name: (typeof NEWER)[number]): void {
  machine.must('dpkg', '--install', `/root/${name}.deb`);
}

/** The version's folder that this process runs from; null for one that has just ended. */
function buildOf([pid]: readonly number[]): string | null {
  try {
    return basename(dirname(readlinkSync(`/proc/${String(pid)}/exe`)));
  } catch {
    return null;
  }
}

/** No game, and a PIN. A machine that starts again here would be another PC to the lock of the saves. */
async function freshData(): Promise<void> {
  const home = join(bare.root, 'var/lib/headpin');
  await rm(join(home, '.config'), { recursive: true, force: true });
  await mkdir(data, { recursive: true });
  await new KeptFile(new NodeDisk(), data, STAFF_FILE).change({ pin: KEPT_PIN });
  const [uid, gid] = (await bare.must('sh', '-c', 'id -u headpin; id -g headpin')).split('\n').map(Number);
  if (uid === undefined || gid === undefined) throw new Error('the lane has no account');
  for (const path of [join(home, '.config'), data, join(data, 'staff.json')]) await chown(path, uid, gid);
}

async function beginGame(): Promise<void> {
  await expect.poll(() => machine.picture()?.isPlain(CONSOLE), SLOW).toBe(false);
  await boardOf(machine);
  for (const letter of 'pjs') machine.hands('key', letter);
  await pressUntil('Return', 0);
}

async function bowl(key: string, generation: number): Promise<void> {
  await pressUntil(key, generation);
}

/** Presses again only when the first press did not count. */
async function pressUntil(key: string, generation: number): Promise<void> {
  let pressed = 0;
  const saved = async (): Promise<number> => {
    const now = await savedGeneration(data).catch(() => -1);
    if (now < generation && Date.now() - pressed > 20_000) {
      machine.hands('key', key);
      pressed = Date.now();
    }
    return now;
  };
  await expect.poll(saved, SLOW).toBe(generation);
}

/** Kills, and waits for the same board; the milliseconds until it was there. */
async function killed({ who, signal }: Kill, board: Board): Promise<number> {
  const [victim] = who();
  const [main] = MAIN();
  if (victim === undefined || main === undefined) throw new Error('there is nobody to kill');
  const at = Date.now();
  process.kill(victim, signal);
  const isNew = (): boolean => {
    const now = who();
    return now.length > 0 && !now.includes(victim);
  };
  const back = await seen(machine, { board, part: 'panel', isNew });
  if (!MAIN().includes(main)) machine.hands(...NOTICE_OK);
  await seen(machine, { board, part: 'whole', isNew });
  return back - at;
}

function pagesOf(): readonly number[] {
  return typed('renderer');
}

/** The program's processes of this type. */
function typed(type: string): readonly number[] {
  return machine.named('headpin').filter((pid) => commandOf(pid).includes(`--type=${type}`));
}

/** Process numbers of the programs that must not have been restarted. */
function standing(): Readonly<Record<string, readonly number[]>> {
  const names = ['Xorg', 'openbox', 'lightdm', 'session', 'lane', 'systemd-logind'];
  const rest = names.map((name) => [name, machine.named(name)] as const);
  return Object.fromEntries<readonly number[]>([...rest, ['main', MAIN()]]);
}

function laneWindow(): string {
  return machine.must('xdotool', 'search', '--onlyvisible', '--name', '^Headpin$').split('\n')[0] ?? '';
}

/** The last button of the menu at the right, as a finger presses it. */
function quitByMenu(): void {
  machine.hands('mousemove', '1233', '34', 'click', '1', 'sleep', '1');
  machine.hands('mousemove', '1070', '746', 'click', '1', 'sleep', '1');
}
