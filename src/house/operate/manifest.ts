import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';

/** PostgreSQL's list of the files of a copy; we read no more of it than this. */
const MANIFEST = v.object({
  Files: v.array(
    v.object({
      Path: v.string(),
      Size: v.number(),
      'Checksum-Algorithm': v.literal('SHA256'),
      Checksum: v.string(),
    }),
  ),
  'WAL-Ranges': v.array(v.object({ Timeline: v.number(), 'Start-LSN': v.string(), 'End-LSN': v.string() })),
});
export type Manifest = v.InferOutput<typeof MANIFEST>;

export function readManifest(copy: string): Manifest {
  return v.parse(MANIFEST, JSON.parse(readFileSync(join(copy, 'backup_manifest'), 'utf8')));
}

/** The files of a copy that are missing or are not what PostgreSQL sent. */
export async function spoiltFiles(copy: string): Promise<readonly string[]> {
  const spoilt: string[] = [];
  for (const { Path: path, Size: size, Checksum: checksum } of readManifest(copy).Files) {
    const file = join(copy, path);
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.size !== size || (await sha256Of(file)) !== checksum) spoilt.push(path);
  }
  return spoilt;
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
