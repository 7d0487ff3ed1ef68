import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../processes.ts';
import { must } from '../test/system.ts';
import { makeDeb } from './deb.ts';
import type { Product } from './product.ts';

/** Makes the version higher than that of `makeNextDeb`. */
const SUFFIX = '+worse';

/** Makes a package of a version whose main process exits at once, to test how a lane recovers. Returns its file. */
export async function makeBrokenDeb(
  { unpacked, version, output }: Pick<Product, 'unpacked' | 'version'> & { readonly output: string },
  run: Run,
  stop: AbortSignal,
): Promise<string> {
  const folder = join(run.folder, 'broken');
  await must(run, stop, 'cp', ['-al', unpacked, folder]);
  const own = `${version}${SUFFIX}`;
  // Creates new files: writing into the old hard links would change the other version too.
  replace(join(folder, 'headpin-version'), `${own}\n`);
  replace(
    join(folder, 'resources', 'app.asar'),
    archive({
      'package.json': JSON.stringify({ name: 'headpin', version: own, main: 'main.js' }),
      'main.js': 'process.exit(1);\n',
    }),
  );
  mkdirSync(output, { recursive: true });
  const deb = await makeDeb({ unpacked: folder, version: own, output }, run, stop);
  rmSync(folder, { recursive: true });
  return deb;
}

function replace(path: string, content: string | Buffer): void {
  rmSync(path);
  writeFileSync(path, content);
}

/** Writes an asar archive: four numbers, the positions of the files, then their contents. */
function archive(files: Readonly<Record<string, string>>): Buffer {
  let offset = 0;
  const places = Object.entries(files).map(([name, text]) => {
    const place = { size: text.length, offset: String(offset) };
    offset += text.length;
    return [name, place] as const;
  });
  const json = Buffer.from(JSON.stringify({ files: Object.fromEntries(places) }));
  const padded = Math.ceil(json.length / 4) * 4;
  const head = Buffer.alloc(16 + padded);
  for (const [index, number] of [4, padded + 8, padded + 4, json.length].entries())
    head.writeUInt32LE(number, index * 4);
  json.copy(head, 16);
  return Buffer.concat([head, Buffer.from(Object.values(files).join(''))]);
}
