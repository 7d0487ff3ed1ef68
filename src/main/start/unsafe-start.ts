/** Why an installed program refuses to start: it would be open to attack. */
export type UnsafeStart = { readonly code: 'root' } | { readonly code: 'switch'; readonly name: string };

/**
 * Chromium switches that open a debugger, run foreign code, weaken a wall or turn the sandbox off. Fuses close Node's.
 * `npm start` refuses both before the program runs (scripts/start/shut.ts).
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

/** The facts of a start that matter here. */
export interface Start {
  /** False in a checkout, which tests drive through a debugger, and as root. */
  readonly packaged: boolean;
  /** Null on Windows. */
  readonly uid: number | null;
  readonly has: (name: string) => boolean;
}

/** Why this start is refused; null if it is safe. */
export function unsafeStart({ packaged, uid, has }: Start): UnsafeStart | null {
  if (!packaged) return null;
  if (uid === 0) return { code: 'root' };
  const name = OPENING_SWITCHES.find(has);
  return name === undefined ? null : { code: 'switch', name };
}
