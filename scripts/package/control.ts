import { debianVersion } from './version.ts';

/**
 * The packages of the libraries that Electron is linked to (`e2e/verify` asks the loader whether one is missing).
 * Debian 13 and Ubuntu 24.04 renamed several for 64-bit time.
 */
const DEPENDS = [
  'libasound2t64 | libasound2',
  'libatk-bridge2.0-0t64 | libatk-bridge2.0-0',
  'libatk1.0-0t64 | libatk1.0-0',
  'libatspi2.0-0t64 | libatspi2.0-0',
  'libc6 (>= 2.28)',
  'libcairo2',
  'libcups2t64 | libcups2',
  'libdbus-1-3',
  'libdrm2',
  'libexpat1',
  'libgbm1',
  'libgcc-s1',
  'libglib2.0-0t64 | libglib2.0-0',
  'libgtk-3-0t64 | libgtk-3-0',
  'libnspr4',
  'libnss3',
  'libpango-1.0-0',
  'libudev1',
  'libx11-6',
  // Loaded at run time: without it the program exits silently.
  'libx11-xcb1',
  'libxcb1',
  'libxcomposite1',
  'libxdamage1',
  'libxext6',
  'libxfixes3',
  'libxkbcommon0',
  'libxrandr2',
];

/**
 * Packages that `headpin-kiosk on` requires and names when they are missing. A PC with its own desktop needs none of
 * them.
 */
const KIOSK = [
  'dbus-user-session',
  'libpam-systemd',
  'lightdm',
  'lightdm-gtk-greeter',
  'openbox',
  'polkitd | policykit-1',
  'procps',
  'unclutter-xfixes',
  'x11-xserver-utils',
  'xinput',
  'xserver-xorg',
];

/** Debian's names for the architectures that Electron is built for. */
const ARCHITECTURES: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' };

/** Debian's name for this machine's architecture. */
export function debianArchitecture(architecture: NodeJS.Architecture = process.arch): string {
  const name = ARCHITECTURES[architecture];
  if (name === undefined) throw new Error(`there is no Electron for Linux on ${architecture}`);
  return name;
}

/** The control file of a package. */
export function controlFile(version: string, installedKilobytes: number): string {
  return `Package: headpin
Version: ${debianVersion(version)}
Section: games
Priority: optional
Architecture: ${debianArchitecture()}
Maintainer: The Headpin authors <headpin@localhost>
Installed-Size: ${String(installedKilobytes)}
Depends: ${DEPENDS.join(', ')}
Recommends: cups, libegl1, libgl1
Suggests: ${KIOSK.join(', ')}
Description: ten-pin scoring at the lane
 Headpin scores ten-pin bowling on the PC beside a lane, by keyboard or touch,
 one press a ball. Every ball is on the disk before it is on the board, so a
 game continues after a power cut. It needs no network.
`;
}
