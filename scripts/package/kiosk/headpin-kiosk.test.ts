import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

const FILES = join(import.meta.dirname, 'files');
const COMMAND = join(FILES, 'usr/sbin/headpin-kiosk');
const LIGHTDM = 'etc/lightdm/lightdm.conf';

/** A PC before it becomes a lane, with another display manager, its own settings and a user's login. */
const BEFORE: Readonly<Record<string, string>> = {
  [LIGHTDM]: '[Seat:*]\nautologin-user=guest\n',
  'etc/X11/default-display-manager': '/usr/sbin/gdm3\n',
  'etc/udev/rules.d/70-house.rules': '# the house’s own\n',
  'etc/systemd/logind.conf.d/house.conf': '[Login]\nNAutoVTs=2\n',
};
const LINKS: Readonly<Record<string, string>> = {
  'etc/systemd/system/display-manager.service': '/lib/systemd/system/gdm.service',
  'etc/systemd/system/default.target': '/lib/systemd/system/multi-user.target',
};

/** Makes a folder with the files of a system on which the package is installed. */
function installed(): string {
  const folder = mkdtempSync(join(tmpdir(), 'headpin-kiosk-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  cpSync(FILES, folder, { recursive: true });
  mkdirSync(join(folder, 'var/lib'), { recursive: true });
  return folder;
}

function house(): string {
  const folder = installed();
  for (const [file, text] of Object.entries(BEFORE)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const [file, target] of Object.entries(LINKS)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    symlinkSync(target, join(folder, file));
  }
  // An unusual mode, to see whether it comes back.
  chmodSync(join(folder, LIGHTDM), 0o640);
  return folder;
}

interface Said {
  readonly code: number | null;
  readonly text: string;
}

function kiosk(folder: string, ...words: readonly string[]): Said {
  const { status, stdout, stderr } = spawnSync(COMMAND, [...words, '--root', folder], { encoding: 'utf8' });
  return { code: status, text: stdout + stderr };
}

const DISKS = ['etc', 'usr', 'var'];
/** The programs that `headpin-kiosk on` requires, as empty files. */
const WANTED = [
  ...['usr/bin/headpin', 'usr/bin/Xorg', 'usr/sbin/lightdm', 'usr/sbin/lightdm-gtk-greeter'],
  ...['usr/bin/openbox', 'usr/bin/xset', 'usr/bin/xinput', 'usr/bin/unclutter', 'usr/bin/dbus-daemon'],
  ...['lib/systemd/systemd', 'usr/share/pam-configs/systemd'],
];

/** Runs shell commands on this system, with temporary disks mounted over its own, so that all changes disappear. */
function onThisSystem(commands: string): Said {
  const memory = mkdtempSync(join(tmpdir(), 'headpin-system-'));
  onTestFinished(() => {
    rmSync(memory, { recursive: true });
  });
  const lines = [
    `set -e; mount -t tmpfs tmpfs ${memory}`,
    ...DISKS.flatMap((disk) => [
      `mkdir -p ${memory}/${disk}/new ${memory}/${disk}/work`,
      `mount -t overlay -o lowerdir=/${disk},upperdir=${memory}/${disk}/new,workdir=${memory}/${disk}/work overlay /${disk}`,
    ]),
    `cp -a '${FILES}/usr/.' /usr/`,
    `for file in ${WANTED.join(' ')}; do [ -e /$file ] || install -D /dev/null /$file; done`,
    commands,
  ];
  const { status, stdout, stderr } = spawnSync('unshare', ['-m', 'sh', '-c', lines.join('\n')], {
    encoding: 'utf8',
  });
  return { code: status, text: stdout + stderr };
}

/** Every file, folder and link of a system with its mode and content. */
function everything(folder: string): readonly string[] {
  return globSync('**', { cwd: folder })
    .toSorted()
    .map((name) => {
      const path = join(folder, name);
      const entry = lstatSync(path);
      const mode = entry.mode.toString(8);
      if (entry.isSymbolicLink()) return `${name} ${mode} -> ${readlinkSync(path)}`;
      return `${name} ${mode} ${entry.isDirectory() ? '' : readFileSync(path, 'base64')}`;
    });
}

describe('headpin-kiosk', () => {
  test.each([
    ['a PC with a desktop of its own', house],
    ['a bare PC', installed],
  ])('turned on and off leaves %s byte for byte as it was', (_what, make) => {
    const folder = make();
    const before = everything(folder);
    expect(kiosk(folder, 'on')).toMatchObject({ code: 0 });
    expect(everything(folder)).not.toEqual(before);
    expect(kiosk(folder, 'off')).toMatchObject({ code: 0 });
    expect(everything(folder)).toEqual(before);
  });

  test('turned on twice is on once, and off takes it all back', () => {
    const folder = house();
    const before = everything(folder);
    kiosk(folder, 'on');
    const once = everything(folder);
    expect(kiosk(folder, 'on').text).toContain('was on already');
    expect(everything(folder)).toEqual(once);
    kiosk(folder, 'off');
    expect(everything(folder)).toEqual(before);
    expect(kiosk(folder, 'off')).toEqual({ code: 0, text: 'was off already\n' });
    expect(everything(folder)).toEqual(before);
  });

  test('turned on anew with two screens and another account has those, and off takes it all back', () => {
    const folder = house();
    const before = everything(folder);
    kiosk(folder, 'on');
    expect(kiosk(folder, 'on', '--two-screens', '--user', 'lane12').code).toBe(0);
    expect(readFileSync(join(folder, LIGHTDM), 'utf8')).toContain('autologin-user=lane12\n');
    const session = readFileSync(join(folder, 'etc/headpin-kiosk/sessions/headpin.desktop'), 'utf8');
    expect(session).toContain('Exec=/usr/lib/headpin-kiosk/session 2\n');
    kiosk(folder, 'off');
    expect(everything(folder)).toEqual(before);
  });

  test('interrupted at a file leaves nothing behind once it is turned off', () => {
    const folder = house();
    kiosk(folder, 'on');
    const ours = readFileSync(join(folder, 'var/lib/headpin-kiosk/ours'), 'utf8').split('\n');
    kiosk(folder, 'off');
    const before = everything(folder);
    const files = ours.filter((line) => /^file .*\.(?:conf|rules|desktop)$/u.test(line));
    const [first, middle, last] = [0, 0.5, 1].map((part) => files[Math.round((files.length - 1) * part)]);
    for (const line of [first, middle, last]) {
      // A folder at the path that it writes next makes it stop there.
      const blocked = `${join(folder, (line ?? '').replace('file ', ''))}.headpin`;
      const made = mkdirSync(blocked, { recursive: true }) ?? blocked;
      expect(kiosk(folder, 'on').code).not.toBe(0);
      rmSync(blocked, { recursive: true });
      expect(kiosk(folder, 'off').code).toBe(0);
      rmSync(made, { recursive: true, force: true });
      expect(everything(folder)).toEqual(before);
    }
  });

  test('status says whether it is on, for which account and how many screens', () => {
    const folder = installed();
    expect(kiosk(folder, 'status')).toEqual({ code: 1, text: 'off\n' });
    kiosk(folder, 'on', '--two-screens');
    expect(kiosk(folder, 'status')).toEqual({ code: 0, text: 'on: user=headpin screens=2\n' });
    kiosk(folder, 'off');
    expect(kiosk(folder, 'status')).toEqual({ code: 1, text: 'off\n' });
  });

  test.each([
    [['on', '--user', 'root'], 'does not run as root'],
    [['on', '--user', 'x; reboot'], 'no account can be named'],
    [['on', '--user'], 'needs a value'],
    [['on', '--three-screens'], 'unknown: --three-screens'],
    [['on', 'off'], 'headpin-kiosk off'],
    [[], 'headpin-kiosk on'],
  ])('%j is refused and changes nothing', (words, reason) => {
    const folder = house();
    const before = everything(folder);
    const { status, stderr } = spawnSync(COMMAND, ['--root', folder, ...words], { encoding: 'utf8' });
    expect({ status, said: stderr.includes(reason) }).toEqual({ status: 2, said: true });
    expect(everything(folder)).toEqual(before);
  });

  test('the data of the lane is no business of its: neither command touches it', () => {
    const folder = house();
    const game = join(folder, 'var/lib/headpin/.config/Headpin/games/g000001.json');
    mkdirSync(dirname(game), { recursive: true });
    writeFileSync(game, '{}');
    const before = lstatSync(game, { bigint: true });
    kiosk(folder, 'on');
    kiosk(folder, 'off');
    expect(lstatSync(game, { bigint: true })).toMatchObject({ ctimeNs: before.ctimeNs, ino: before.ino });
  });
});

describe('the lane’s session', () => {
  const read = (file: string): string => readFileSync(join(FILES, file), 'utf8');

  test('has a window manager without a key, a button or a menu', () => {
    const settings = read('usr/lib/headpin-kiosk/rc.xml');
    expect(settings).toMatch(/<keyboard><\/keyboard>\s*<mouse><\/mouse>/u);
    expect(read('usr/lib/headpin-kiosk/menu.xml')).not.toContain('<item');
    expect(read('usr/lib/headpin-kiosk/session')).toContain('--config-file "$here/rc.xml"');
  });

  test.each(
    globSync('usr/{sbin,lib/headpin-kiosk}/*', { cwd: FILES, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() && !/\.(?:xml|conf)$/u.test(entry.name) ? [join(entry.parentPath, entry.name)] : [],
    ),
  )('%s may be run and is read by a plain shell', (path) => {
    expect(lstatSync(path).mode & 0o111).toBe(0o111);
    expect(readFileSync(path, 'utf8')).toMatch(/^#!\/bin\/sh\n/u);
    expect(spawnSync('sh', ['-n', path], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });
});

const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0;

describe('the account of a lane', () => {
  beforeEach((context) => {
    context.skip(!canMount, 'needs root and a mount namespace of its own');
  });

  test('has the home that was there before, as from a backup, whoever it belonged to', () => {
    const { code, text } = onThisSystem(`
      mkdir -p /etc/other-disk/.config/Headpin /etc/elsewhere
      echo games >/etc/other-disk/.config/Headpin/settings.json
      ln -s /etc/elsewhere /etc/other-disk/link
      chown -R 4242:4242 /etc/other-disk
      ln -sfn /etc/other-disk /var/lib/headpin
      headpin-kiosk on
      stat -c 'home %U:%G %a' /etc/other-disk
      stat -c 'game %U:%G' /etc/other-disk/.config/Headpin/settings.json
      stat -c 'beyond %U' /etc/elsewhere`);
    expect(text).toMatch(/^home headpin:headpin 700\ngame headpin:headpin\nbeyond root$/mu);
    expect(code).toBe(0);
  });

  test.each([
    ['that has none', 'useradd --system lane', 'lane'],
    ['of somebody else', 'useradd --system --home-dir /etc lane', 'lane'],
  ])('needs a home of its own: one %s is refused, and nothing is changed', (_what, before, user) => {
    const { code, text } = onThisSystem(`${before}; set +e
      headpin-kiosk on --user ${user}; echo "code $?"; headpin-kiosk status; headpin-kiosk off`);
    expect(text).toMatch(/the account lane could keep no games: its home \S+ is not there, or belongs/u);
    expect(text).toMatch(/^code 1\noff\nwas off already$/mu);
    expect(code).toBe(0);
  });
});

test.each(['', '/'])('a folder for --root that would be this system is refused: "%s"', (folder) => {
  const { status, stderr } = spawnSync(COMMAND, ['status', '--root', folder], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 2, stderr: 'headpin-kiosk: --root needs a value\n' });
});
