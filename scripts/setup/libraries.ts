/** System requirements of the program and its tests, checked directly instead of by installed packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
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
];
/** The X server that can have two screens, and its driver without a graphics card: files, not commands. */
const files: readonly Need[] = [
  { what: '/usr/lib/xorg/Xorg', packages: ['xserver-xorg-core'] },
  { what: '/usr/lib/xorg/modules/drivers/dummy_drv.so', packages: ['xserver-xorg-video-dummy'] },
];

/** Installs missing requirements if allowed, otherwise says what to type. */
export async function installLibraries(runtime: Runtime, mode: 'start' | 'test'): Promise<void> {
  if (process.platform !== 'linux') {
    if (mode === 'test')
      throw new Error('the tests need Linux: they use a virtual display and a private print service.');
    return;
  }
  const missing = findMissing(runtime, mode);
  if (missing.length === 0) return;
  say(`missing on this system: ${missing.map((need) => need.what).join(' ')}`);
  await installPackages(packagesFor(missing));
  const still = findMissing(runtime, mode);
  if (still.length > 0)
    throw new Error(`still missing after the installation: ${still.map((need) => need.what).join(' ')}`);
}

function findMissing(runtime: Runtime, mode: 'start' | 'test'): Need[] {
  const commands = mode === 'test' ? tools : hasDisplay() ? [] : display;
  const places = mode === 'test' ? files : [];
  return [
    ...missingLibraries(runtime),
    ...commands.filter((need) => !isCommand(need.what)),
    ...places.filter((need) => !existsSync(need.what)),
  ];
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
