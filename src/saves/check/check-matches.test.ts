import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NodeDisk } from '../disk/node-disk.ts';
import { MatchFiles } from '../matches/match-files.ts';
import { FULL_MATCH, MATCH_ID, matchWith } from '../matches/testing/match.testing.ts';
import { sealText } from '../record/sealed-text.ts';
import { checkFolder } from './check-folder.ts';
import { repairFolder } from './repair-folder.ts';
import { laneFolder } from './testing/lane-folder.testing.ts';

const FILE = `matches/${MATCH_ID}.json`;

/** A lane's folder with a match that was saved twice. */
async function withMatch(): Promise<string> {
  const data = await laneFolder();
  const files = new MatchFiles(new NodeDisk(), data);
  for (const record of [matchWith([]), FULL_MATCH])
    expect(await files.save(record)).toEqual({ ok: true, value: null });
  return data;
}

async function foundIn(data: string): Promise<readonly string[]> {
  const report = await checkFolder(data, { pause: 0 });
  if (!report.ok) expect.fail(report.error.code);
  return report.value.findings.map(({ code, file, reason }) => [code, file, reason ?? ''].join(' ').trim());
}

test('a lane’s folder with a match of a league is whole', async () => {
  expect(await foundIn(await withMatch())).toEqual([]);
});

test.each([
  ['a damaged match', FILE, '{}', [`file-damaged ${FILE} not-a-document`]],
  ['a damaged earlier save', `${FILE}.prev`, '', [`previous-damaged ${FILE}.prev not-a-document`]],
  ['a match of a newer program', FILE, sealText('headpin-match', 9, [['id', '1']]), [`newer ${FILE}`]],
  ['a stranger’s file', 'matches/notes.txt', '', ['unknown matches/notes.txt']],
  ['a leftover of a save', `${FILE}.0a1b2c3d.tmp`, '', [`temp-left ${FILE}.0a1b2c3d.tmp`]],
])('%s is found', async (_, file, text, found) => {
  const data = await withMatch();
  await writeFile(join(data, file), text, { mode: 0o600 });
  expect(await foundIn(data)).toEqual(found);
});

test('a match under another name is damaged', async () => {
  const data = await withMatch();
  const other = `matches/${'f'.repeat(24)}.json`;
  await mkdir(join(data, 'matches'), { recursive: true });
  const text = (await new NodeDisk().read(join(data, FILE))).slice();
  await writeFile(join(data, other), text, { mode: 0o600 });
  expect(await foundIn(data)).toEqual([`file-damaged ${other} wrong-name`]);
});

test('a damaged match is moved aside by a repair, and the earlier one is used from then on', async () => {
  const data = await withMatch();
  await writeFile(join(data, FILE), 'torn', { mode: 0o600 });
  expect(await repairFolder(data)).toEqual({ ok: true, value: [FILE] });
  expect(await readdir(join(data, 'quarantine'))).toHaveLength(1);
  const { record, notices } = await new MatchFiles(new NodeDisk(), data).read(MATCH_ID);
  expect([record, notices]).toEqual([matchWith([]), []]);
});
