import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { protocol, type Session } from 'electron';
import { ORIGIN, SCHEME } from './addresses.ts';

// Scripts, styles, fonts and pictures of our own and nothing else: the lane has no use for the network.
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
  // No alert, no print dialog, no new window, no form, no download, no lock of the pointer.
  'sandbox allow-scripts allow-same-origin',
].join('; ');

/** The page that decodes a picture has scripts of our own, and pictures that it was given: it can ask for nothing. */
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

/** Declares `app://`; Electron takes this only before it is ready. */
export function declareScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, corsEnabled: false } },
  ]);
}

/** The build has main in one folder and the pages in its neighbour. */
const PAGES = join(import.meta.dirname, '../renderer');

/** What pages are served with. */
export interface Serving {
  /** What else there is: the PNG at an address below the origin, or null. */
  readonly pictures?: (address: string) => Uint8Array | null;
  /** What the pages may do; without it, what a page of the lane may. */
  readonly policy?: string;
}

/** Serves the built pages under `app://`: a fixed map from address to file, no path arithmetic. */
export async function servePages(
  session: Session,
  { pictures = () => null, policy = CONTENT_POLICY }: Serving = {},
): Promise<void> {
  const files = await fileMap(PAGES);
  session.protocol.handle(SCHEME, async (request) => {
    if (request.method !== 'GET') return new Response(null, { status: 404 });
    // What stands behind the `#` is the page's own business; Electron asks with it.
    const address = request.url.split('#', 1)[0] ?? '';
    const file = files.get(address);
    if (file !== undefined) return answer(await readFile(file.path), file.type, policy);
    const picture = address.startsWith(`${ORIGIN}/`) ? pictures(address.slice(ORIGIN.length + 1)) : null;
    return picture === null ? new Response(null, { status: 404 }) : answer(picture, 'image/png', policy);
  });
}

function answer(bytes: Uint8Array, type: string, policy: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'cache-control': 'no-store',
    },
  });
}

interface PageFile {
  readonly path: string;
  readonly type: string;
}

async function fileMap(folder: string): Promise<ReadonlyMap<string, PageFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry): [string, PageFile][] => {
    const path = join(entry.parentPath, entry.name);
    const type = TYPES.get(extname(entry.name));
    if (!entry.isFile() || type === undefined) return [];
    return [[`${ORIGIN}/${relative(folder, path).split(sep).join('/')}`, { path, type }]];
  });
  return new Map(files);
}
