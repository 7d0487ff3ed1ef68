import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseLine } from './archived-line.ts';

// Never edited. Written by version 4 of the format: games of random commands, every kind of event among them.
const FIXTURE = join(import.meta.dirname, 'fixtures/generated-v4.jsonl.gz');

test('300 generated games replay to the sheets they were saved with', async () => {
  const lines = gunzipSync(await readFile(FIXTURE))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  const readings = lines.map((line) => parseLine(Buffer.from(line)));
  expect(readings.filter(({ kind }) => kind !== 'read')).toEqual([]);
  expect(readings).toHaveLength(300);
});
