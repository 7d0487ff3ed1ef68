import { err, ok, type Result } from '../../core/line/result.ts';

/** The port of a house's service, if staff type none. */
const PORT = 8300;

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The house's address as its service has it, `https://desk.lan:8300`, from what staff type: `desk.lan`. Plain
 * HTTP is for this machine only.
 */
export function houseAddress(typed: string): Result<string, 'bad-address'> {
  // The keyboard on the screen has no colon, so a space may stand for it.
  const text = typed.trim().replace(/\s+(?=\d+$)/u, ':');
  const url = urlIn(/^https?:\/\//iu.test(text) ? text : `https://${text}`);
  if (url === null || url.hostname === '' || url.username !== '' || url.password !== '')
    return err('bad-address');
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '') return err('bad-address');
  if (url.protocol === 'http:' && !LOOPBACK.has(url.hostname)) return err('bad-address');
  // `URL` drops a typed port that is the protocol's default.
  const typedPort = /:(\d+)\/?$/u.exec(text)?.[1];
  return ok(`${url.protocol}//${url.hostname}:${typedPort ?? String(PORT)}`);
}

function urlIn(text: string): URL | null {
  try {
    const url = new URL(text);
    return ['http:', 'https:'].includes(url.protocol) ? url : null;
  } catch {
    return null;
  }
}
