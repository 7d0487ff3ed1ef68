/** Whom PostgreSQL runs as when root starts it: it refuses root. */
export const NOBODY = 65534;

/** For the options of `spawn`: whoever starts PostgreSQL, but never root. */
export function serverUser(): { readonly uid?: number; readonly gid?: number } {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}
