/**
 * Electron's fuses in the packaged program: switches in the executable's own bytes, which no option and no variable
 * can turn. A checkout cannot have them: Playwright drives it through what they close.
 */
import { FuseV1Options, FuseVersion, flipFuses, getCurrentFuseWire } from '@electron/fuses';

/** How each fuse stands in a package. */
export const PACKAGE_FUSES = {
  // ELECTRON_RUN_AS_NODE would make the program run anybody's script.
  RunAsNode: false,
  EnableCookieEncryption: true,
  // NODE_OPTIONS and NODE_EXTRA_CA_CERTS.
  EnableNodeOptionsEnvironmentVariable: false,
  // --inspect, and the debugger that Node opens on SIGUSR1.
  EnableNodeCliInspectArguments: false,
  // Electron checks this on Windows and macOS; on Linux it has no effect, and file permissions protect the program.
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  // A release brings no snapshot of its own for the main process, and neither does the fallback.
  LoadBrowserProcessSpecificV8Snapshot: false,
  // Pages come from app://; none is a file.
  GrantFileProtocolExtraPrivileges: false,
} as const satisfies Partial<Record<keyof typeof FuseV1Options, boolean>>;

/** How the executable writes a fuse that is on or off. */
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

/** Reads the fuses back from an executable and names those that stand otherwise than in a package. */
export async function wrongFuses(executable: string): Promise<readonly string[]> {
  const wire = await getCurrentFuseWire(executable);
  return NAMES.filter((name) => Number(wire[FuseV1Options[name]]) !== (PACKAGE_FUSES[name] ? ON : OFF));
}
