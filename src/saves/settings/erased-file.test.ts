import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NodeDisk } from '../disk/node-disk.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { KeptFile } from './kept-file.ts';
import { addErased, ERASED_FILE, type ErasedFile } from './erased-file.ts';

const [ONE, OTHER] = ['a1'.repeat(12), 'b2'.repeat(12)];

async function opened(data: string): Promise<ErasedFile> {
  const file = new KeptFile(new NodeDisk(), data, ERASED_FILE);
  await file.open();
  return file;
}

test('erased bowlers are remembered by their ids alone, each once, also after a restart', async () => {
  const data = await tempFolder();
  const file = await opened(data);
  expect(await addErased(file, [ONE])).toMatchObject({ ok: true });
  expect(await addErased(file, [ONE, OTHER])).toMatchObject({ ok: true });
  const again = await opened(data);
  expect(again.current().bowlers).toEqual([ONE, OTHER]);
  expect(JSON.parse(await readFile(join(data, 'erased.json'), 'utf8'))).toMatchObject({
    bowlers: [ONE, OTHER],
  });
});

test('a damaged list of erased bowlers is set aside, and staff are told', async () => {
  const data = await tempFolder();
  await writeFile(join(data, 'erased.json'), '{"bowlers":["PJS"]}');
  expect(await new KeptFile(new NodeDisk(), data, ERASED_FILE).open()).toEqual([{ kind: 'erased-lost' }]);
  expect(await namesIn(data)).toEqual(['quarantine']);
});
