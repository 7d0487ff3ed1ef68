import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { protocol, type Session } from 'electron';
import { ORIGIN, SCHEME } from './addresses.ts';

// Only our own scripts, styles, fonts and pictures; no network.
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "frame-src 'none'",
  // No alert, print dialog, new window, form, download or pointer lock.
  'sandbox allow-scripts allow-same-origin',
].join('; ');

/** The logo page has only our own scripts and the given pictures, and can request nothing. */
export const LOGO_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  'img-src blob:',
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox allow-scripts allow-same-origin',
].join('; ');

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.woff2', 'font/woff2'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
]);

/** Declares `app://`; Electron accepts this only before it is ready. */
export function declareScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, corsEnabled: false, codeCache: true } },
  ]);
}

/**
 * The build puts main and the pages in neighbouring folders. Begun here, so that it runs while the data folder is being
 * taken.
 */
const LISTED = fileMap(join(import.meta.dirname, '../renderer'));
// The error reaches the caller of `servePages`.
LISTED.catch(() => undefined);

export interface Serving {
  /** Supplies the PNG at another address below the origin, or null. */
  readonly pictures?: (address: string) => Uint8Array | null;
  /** The pages' content policy; by default that of a page of the lane. */
  readonly policy?: string;
}

/**
 * Serves the built pages under `app://`: a fixed map from address to file, no path arithmetic. `pictures` supplies
 * the PNG at another address below the origin, or null.
 */
export async function servePages(
  session: Session,
  { pictures = () => null, policy = CONTENT_POLICY }: Serving = {},
): Promise<void> {
  const files = await LISTED;
  session.protocol.handle(SCHEME, async (request) => {
    if (request.method !== 'GET') return new Response(null, { status: 404 });
    // Electron sends the part after `#` too; only the page uses it.
    const address = request.url.split('#', 1)[0] ?? '';
    const file = files.get(address);
    if (file !== undefined) return answer(await readFile(file.path), file, policy);
    const picture = address.startsWith(`${ORIGIN}/`) ? pictures(address.slice(ORIGIN.length + 1)) : null;
    return picture === null
      ? new Response(null, { status: 404 })
      : answer(picture, { type: 'image/png', lasts: false }, policy);
  });
}

function answer(
  bytes: Uint8Array,
  { type, lasts }: Pick<PageFile, 'type' | 'lasts'>,
  policy: string,
): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'cache-control': lasts ? 'max-age=31536000, immutable' : 'no-store',
    },
  });
}

interface PageFile {
  readonly path: string;
  readonly type: string;
  /**
   * The build names it by its content, so that it never changes. Chromium keeps the compiled code of such scripts and
   * compiles none again (`no-store` would forbid that).
   */
  readonly lasts: boolean;
}

async function fileMap(folder: string): Promise<ReadonlyMap<string, PageFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry): [string, PageFile][] => {
    const path = join(entry.parentPath, entry.name);
    const type = TYPES.get(extname(entry.name));
    if (!entry.isFile() || type === undefined) return [];
    const address = relative(folder, path).split(sep).join('/');
    return [[`${ORIGIN}/${address}`, { path, type, lasts: address.startsWith('assets/') }]];
  });
  return new Map(files);
}
