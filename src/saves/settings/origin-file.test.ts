import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { StartNotice } from '../../contract/contract.ts';
import type { Disk } from '../disk/disk.ts';
import { CrashDisk } from '../disk/testing/crash-disk.testing.ts';
import { DATA, expectNoHarm, survey } from '../disk/testing/crash-survey.testing.ts';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { sealText } from '../record/sealed-text.ts';
import { KeptFile } from './kept-file.ts';
import { ORIGIN_FILE, type OriginFile } from './origin-file.ts';

const ID = /^[0-9a-f]{24}$/u;

async function opened(
  data: string,
  disk: Disk = new NodeDisk(),
): Promise<{ readonly file: OriginFile; readonly notices: readonly StartNotice[] }> {
  const file = new KeptFile(disk, data, ORIGIN_FILE);
  return { notices: await file.open(), file };
}

/** The folder's id, saved if it is new. */
async function keptIn(data: string): Promise<string> {
  const kept = await (await opened(data)).file.kept();
  return kept.ok ? kept.value.origin : expect.fail(kept.error);
}

describe('a data folder’s id', () => {
  test('is made once, and the same at every start', async () => {
    const data = await tempFolder();
    const origin = await keptIn(data);
    expect(origin).toMatch(ID);
    const text = await readFile(join(data, 'origin.json'), 'utf8');
    expect([await keptIn(data), await keptIn(data)]).toEqual([origin, origin]);
    expect(await readFile(join(data, 'origin.json'), 'utf8')).toBe(text);
    expect(await keptIn(await tempFolder())).not.toBe(origin);
  });

  test('that cannot be saved is no id yet, and the same one is tried again', async () => {
    const disk = new FailingDisk();
    const { file } = await opened(await tempFolder(), disk);
    disk.fails = (call) => (call === 'sync' ? 'EIO' : null);
    expect(await file.kept()).toEqual({ ok: false, error: 'device-error' });
    disk.fails = () => null;
    expect(await file.kept()).toEqual({ ok: true, value: file.current() });
  });

  test.each(['', 'no document', sealText('headpin-origin', 1, [['origin', '"../../lock"']])])(
    'that is unreadable (%j) is set aside, staff are told, and there is a new one',
    async (text) => {
      const data = await tempFolder();
      await writeFile(join(data, 'origin.json'), text);
      const { file, notices } = await opened(data);
      expect(notices).toEqual([{ kind: 'origin-lost' }]);
      expect(await namesIn(data)).toEqual(['quarantine']);
      expect(await file.kept()).toMatchObject({ ok: true });
      expect(await opened(data)).toMatchObject({ notices: [] });
      expect(await keptIn(data)).toBe(file.current().origin);
    },
  );

  test('of a newer program stays byte for byte', async () => {
    const data = await tempFolder();
    const newer = sealText('headpin-origin', 2, [['origins', '[]']]);
    await writeFile(join(data, 'origin.json'), newer);
    const { file, notices } = await opened(data);
    expect(notices).toEqual([{ kind: 'newer', file: 'origin.json' }]);
    expect(await file.kept()).toMatchObject({ ok: true });
    expect(await readFile(join(data, 'origin.json'), 'utf8')).toBe(newer);
  });

  test('is, after a kill or a power cut at any moment, the one that was given, or a new one before any was', async (context) => {
    const disk = new CrashDisk();
    await disk.makeFolder(DATA);
    const file = new KeptFile(disk, DATA, ORIGIN_FILE);
    await file.open();
    expect((await file.kept()).ok).toBe(true);
    const given = disk.log.length;
    const found = await survey(
      disk,
      { grain: 1, most: 20_000 },
      {
        told: (after) => Number(after === given),
        harms: async (image, after) => {
          const again = new KeptFile(new CrashDisk(image), DATA, ORIGIN_FILE);
          const notices = await again.open();
          const isSame = again.current().origin === file.current().origin;
          return [
            ...(notices.length > 0 ? (['set-aside'] as const) : []),
            ...(after < given || isSame ? [] : (['lost'] as const)),
          ];
        },
      },
    );
    await expectNoHarm(context, found, 150);
  });
});
