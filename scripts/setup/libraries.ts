/** System requirements of the program and its tests, checked directly instead of by installed packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import type { Runtime } from '../../drive/runtime.ts';
import { installPackages } from './apt.ts';
import { packagesFor, unresolved, type Need } from './needs.ts';
import { say } from './say.ts';

const display: readonly Need[] = [{ what: 'Xvfb', packages: ['xvfb'] }];
const tools: readonly Need[] = [
  ...display,
  { what: 'cupsd', packages: ['cups-daemon'] },
  { what: 'lpadmin', packages: ['cups-client'] },
  { what: 'pdftotext', packages: ['poppler-utils'] },
  { what: 'fc-match', packages: ['fontconfig'] },
  { what: 'ps', packages: ['procps'] },
  { what: 'setpriv', packages: ['util-linux'] },
  { what: 'git', packages: ['git'] },
  { what: 'strace', packages: ['strace'] },
  { what: 'xdotool', packages: ['xdotool'] },
  { what: 'faketime', packages: ['faketime'] },
  { what: 'mkfs.ext4', packages: ['e2fsprogs'] },
  { what: 'mount', packages: ['mount'] },
  { what: 'perl', packages: ['perl-base'] },
  { what: 'xrandr', packages: ['x11-xserver-utils'] },
  // The front desk's page is looked at in a browser of its own.
  { what: 'chromium', packages: ['chromium'] },
];
/** For trying the package: a bare system, and a desktop's bus. */
const packageTools: readonly Need[] = [
  { what: 'debootstrap', packages: ['debootstrap'] },
  { what: 'dbus-daemon', packages: ['dbus-daemon', 'dbus'] },
  { what: 'dbus-monitor', packages: ['dbus-bin', 'dbus'] },
];
/** Files, not commands. */
const files: readonly Need[] = [
  // The X server that can have two screens, and its driver without a graphics card.
  { what: '/usr/lib/xorg/Xorg', packages: ['xserver-xorg-core'] },
  { what: '/usr/lib/xorg/modules/drivers/dummy_drv.so', packages: ['xserver-xorg-video-dummy'] },
  // The browser's sandbox where users may not make namespaces, as inside a chroot.
  { what: '/usr/lib/chromium/chrome-sandbox', packages: ['chromium-sandbox'] },
];

/** The purpose of the libraries: a start, the tests, or also the tests before a release. */
export type Requirements = 'start' | 'test' | 'verify';

/** Installs missing requirements if allowed, otherwise says what to type. */
export async function installLibraries(runtime: Runtime, mode: Requirements): Promise<void> {
  if (process.platform !== 'linux') {
    if (mode !== 'start')
      throw new Error('the tests need Linux: they use a virtual display and a private print service.');
    return;
  }
  await installMissing(() => findMissing(runtime, mode));
}

/** The same for commands, or files by their whole path, that one part of a command needs. */
export async function installTools(needs: readonly Need[]): Promise<void> {
  await installMissing(() =>
    needs.filter(({ what }) => !(isAbsolute(what) ? existsSync(what) : isCommand(what))),
  );
}

async function installMissing(find: () => readonly Need[]): Promise<void> {
  const missing = find();
  if (missing.length === 0) return;
  say(`missing on this system: ${missing.map((need) => need.what).join(' ')}`);
  await installPackages(packagesFor(missing));
  const still = find();
  if (still.length > 0)
    throw new Error(`still missing after the installation: ${still.map((need) => need.what).join(' ')}`);
}

function findMissing(runtime: Runtime, mode: Requirements): Need[] {
  const commands = commandsFor(mode);
  const places = mode === 'start' ? [] : files;
  return [
    ...missingLibraries(runtime),
    ...commands.filter((need) => !isCommand(need.what)),
    ...places.filter((need) => !existsSync(need.what)),
  ];
}

function commandsFor(mode: Requirements): readonly Need[] {
  switch (mode) {
    case 'start':
      return hasDisplay() ? [] : display;
    case 'test':
      return tools;
    case 'verify':
      return [...tools, ...packageTools];
  }
}

function hasDisplay(): boolean {
  return [process.env['DISPLAY'], process.env['WAYLAND_DISPLAY']].some(
    (display) => display !== undefined && display !== '',
  );
}

function isCommand(name: string): boolean {
  // Services are in the sbin folders, which an ordinary user's PATH lacks.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  return folders.some((folder) => folder !== '' && existsSync(join(folder, name)));
}

/** Asks the system's loader which of Electron's libraries are missing. */
function missingLibraries(runtime: Runtime): Need[] {
  const folder = dirname(runtime.executable);
  const files = readdirSync(folder).filter((name) => name === 'electron' || /\.so(\.\d+)*$/.test(name));
  const answer = spawnSync(
    'ldd',
    files.map((name) => join(folder, name)),
    { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  );
  return answer.error === undefined ? unresolved(answer.stdout, files) : [];
}
