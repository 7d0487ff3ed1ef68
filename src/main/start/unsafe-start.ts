/** Why an installed program does not start: it would stand open to others. */
export type UnsafeStart = { readonly code: 'root' } | { readonly code: 'switch'; readonly name: string };

/**
 * Switches of Chromium that open a debugger, run foreign code, weaken a wall or take the sandbox away. Fuses close
 * those of Node. `npm start` refuses them before the program runs, with Node's (scripts/start/shut.ts).
 */
export const OPENING_SWITCHES = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-allow-origins',
  'no-sandbox',
  'disable-setuid-sandbox',
  'disable-namespace-sandbox',
  'disable-seccomp-filter-sandbox',
  'disable-gpu-sandbox',
  'single-process',
  'disable-web-security',
  'js-flags',
  'load-extension',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'gpu-launcher',
  'enable-logging',
  'log-file',
  'log-net-log',
  'ssl-key-log-file',
] as const;

/** What of the program's start is looked at. */
export interface Start {
  /** False in a checkout, which tests drive through a debugger, and as root. */
  readonly packaged: boolean;
  /** Null on Windows. */
  readonly uid: number | null;
  readonly has: (name: string) => boolean;
}

/** Why this start is refused; null if it is as it should be. */
export function unsafeStart({ packaged, uid, has }: Start): UnsafeStart | null {
  if (!packaged) return null;
  if (uid === 0) return { code: 'root' };
  const name = OPENING_SWITCHES.find(has);
  return name === undefined ? null : { code: 'switch', name };
}
