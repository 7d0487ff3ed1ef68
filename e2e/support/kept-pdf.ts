import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps a page for people to look at, where `HEADPIN_KEEP_SHEETS` names a folder. */
export async function keptPdf(bytes: Uint8Array, name: string): Promise<void> {
  const folder = process.env['HEADPIN_KEEP_SHEETS'];
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.pdf`), bytes);
}
