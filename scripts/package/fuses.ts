/**
 * Electron's fuses in the packaged program: switches in the executable itself, which no option or variable can change.
 * A checkout cannot set them, because Playwright needs what they close.
 */
import { FuseV1Options, FuseVersion, flipFuses, getCurrentFuseWire } from '@electron/fuses';

/** The state of each fuse in a package. */
export const PACKAGE_FUSES = {
  // Otherwise ELECTRON_RUN_AS_NODE would make the program run any script.
  RunAsNode: false,
  EnableCookieEncryption: true,
  // Ignores NODE_OPTIONS and NODE_EXTRA_CA_CERTS.
  EnableNodeOptionsEnvironmentVariable: false,
  // Ignores --inspect, and SIGUSR1, on which Node opens a debugger.
  EnableNodeCliInspectArguments: false,
  // Electron checks the archive on Windows and macOS only. On Linux file permissions protect the program.
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  // Neither a release nor the fallback has its own snapshot for the main process.
  LoadBrowserProcessSpecificV8Snapshot: false,
  // Pages come from app://, never from files.
  GrantFileProtocolExtraPrivileges: false,
} as const satisfies Partial<Record<keyof typeof FuseV1Options, boolean>>;

/** The bytes for a fuse that is on or off. */
const [ON, OFF] = ['1', '0'].map((state) => state.charCodeAt(0));

type Fuse = keyof typeof PACKAGE_FUSES;

const NAMES = Object.keys(PACKAGE_FUSES) as Fuse[];

/** Sets the fuses of an executable. */
export async function setFuses(executable: string): Promise<void> {
  await flipFuses(executable, {
    version: FuseVersion.V1,
    ...Object.fromEntries(NAMES.map((name) => [FuseV1Options[name], PACKAGE_FUSES[name]])),
  });
}

/** Reads the fuses of an executable and names those that differ from a package's. */
export async function wrongFuses(executable: string): Promise<readonly string[]> {
  const wire = await getCurrentFuseWire(executable);
  return NAMES.filter((name) => Number(wire[FuseV1Options[name]]) !== (PACKAGE_FUSES[name] ? ON : OFF));
}
