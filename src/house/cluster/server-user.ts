/** The user that PostgreSQL runs as if root starts it, because PostgreSQL refuses root. */
export const NOBODY = 65534;

/** Options for `spawn` that run PostgreSQL as the current user, but never as root. */
export function serverUser(): { readonly uid?: number; readonly gid?: number } {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}
