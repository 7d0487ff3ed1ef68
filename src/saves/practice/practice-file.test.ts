import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { practised, type PracticeAction } from '../../core/practice/action.ts';
import { MINUTE } from '../../core/practice/countdown.ts';
import { newPractice, type Practice } from '../../core/practice/practice.ts';
import type { StartNotice } from '../../contract/contract.ts';
import { CrashDisk } from '../disk/testing/crash-disk.testing.ts';
import { DATA, expectNoHarm, survey } from '../disk/testing/crash-survey.testing.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { sealText } from '../record/sealed-text.ts';
import { KeptFile } from '../settings/kept-file.ts';
import { PRACTICE_FILE, NO_PRACTICE, type PracticeFile, type KeptPractice } from './practice-file.ts';

const BALLS: readonly PracticeAction[] = [
  { kind: 'ball', entry: { kind: 'leave', left: [7, 10] } },
  { kind: 'ball', entry: { kind: 'pins', pins: 1 } },
  { kind: 'leave', leave: [3, 6, 10] },
  { kind: 'ball', entry: { kind: 'spare' } },
  { kind: 'ball', entry: { kind: 'foul', fell: 2 } },
];

function bowled(count: number): Practice {
  return BALLS.slice(0, count).reduce(
    (now, action) => {
      const next = practised(now, action);
      return next.ok ? next.value : expect.fail(next.error.code);
    },
    newPractice(['PJS', '최민서']),
  );
}

function kept(count: number): KeptPractice {
  const game = { players: [{ name: 'PJS', average: null, was: null }], follows: null };
  return { counter: 3, remaining: 4.5 * MINUTE, game, practice: bowled(count) };
}

async function opened(data: string): Promise<{ file: PracticeFile; notices: readonly StartNotice[] }> {
  const file = new KeptFile(new NodeDisk(), data, PRACTICE_FILE);
  return { notices: await file.open(), file };
}

function fileOf(left: unknown): string {
  return sealText('headpin-practice', 1, [
    ['left', JSON.stringify(left)],
    ['right', 'null'],
  ]);
}

describe('the file of practice', () => {
  test('has, after each ball, all of it, and each half of a pair for itself', async () => {
    const data = await tempFolder();
    const { file } = await opened(data);
    await file.change({ right: kept(1) });
    for (let count = 0; count <= BALLS.length; count += 1) {
      expect(await file.change({ left: kept(count) })).toMatchObject({ ok: true });
      expect((await opened(data)).file.current()).toEqual({ left: kept(count), right: kept(1) });
    }
    expect(await namesIn(data)).toEqual(['practice.json']);
  });

  test.each<[string, string]>([
    ['is empty', ''],
    ['is no document', 'practice'],
    [
      'has eleven pins down',
      fileOf({ ...kept(0), practice: { ...bowled(0), rack: [{ kind: 'pins', pins: 11 }] } }),
    ],
    ['has a leave of no pins', fileOf({ ...kept(0), practice: { ...bowled(0), leave: [] } })],
    ['has a clock of two hours', fileOf({ ...kept(0), remaining: 120 * MINUTE })],
    ['has a bowler up who is not there', fileOf({ ...kept(0), practice: { ...bowled(0), up: 2 } })],
    ['has nobody in it', fileOf({ ...kept(0), practice: newPractice([]) })],
  ])('that %s is set aside, and staff are told', async (_, text) => {
    const data = await tempFolder();
    await writeFile(join(data, 'practice.json'), text);
    const { file, notices } = await opened(data);
    expect(notices).toEqual([{ kind: 'practice-lost' }]);
    expect(file.current()).toEqual(NO_PRACTICE);
    expect(await namesIn(data)).toEqual(['quarantine']);
  });

  test('of a newer program stays byte for byte', async () => {
    const data = await tempFolder();
    const newer = sealText('headpin-practice', 2, [['lanes', '[]']]);
    await writeFile(join(data, 'practice.json'), newer);
    const { file, notices } = await opened(data);
    expect(notices).toEqual([{ kind: 'newer', file: 'practice.json' }]);
    expect(await file.change({ left: kept(1) })).toMatchObject({ ok: true });
    expect(await readFile(join(data, 'practice.json'), 'utf8')).toBe(newer);
  });

  test('too large to be read again is not saved, and the one before stays', async () => {
    const data = await tempFolder();
    const { file } = await opened(data);
    await file.change({ left: kept(1) });
    const game = { players: Array.from({ length: 10_000 }, () => ({ name: 'P'.repeat(200) })) };
    const refused = { ok: false, error: 'too-large' };
    expect(await file.change({ left: { ...kept(2), game } })).toEqual(refused);
    expect(file.current().left).toEqual(kept(1));
    const again = await opened(data);
    expect([again.file.current().left, again.notices]).toEqual([kept(1), []]);
  });

  test('holds the most that can be practised', () => {
    const names = Array.from({ length: 100 }, (_, index) => `최민서최민서최 ${String(index)}`);
    const practice = Array.from({ length: 300 }, () => BALLS[0]).reduce<Practice>((now, action) => {
      const next = practised({ ...now, rack: [] }, action ?? expect.fail('there is a ball'));
      return next.ok ? next.value : expect.fail(next.error.code);
    }, newPractice(names));
    const reading = PRACTICE_FILE.parse(
      new TextEncoder().encode(PRACTICE_FILE.make({ left: { ...kept(0), practice }, right: kept(1) })),
    );
    expect(reading.kind).toBe('read');
  });

  test('has, after a kill or a power cut at any moment, the ball that was shown, or one that was being saved', async (context) => {
    const disk = new CrashDisk();
    await disk.makeFolder(DATA);
    const file = new KeptFile(disk, DATA, PRACTICE_FILE);
    await file.open();
    const shown: number[] = [];
    for (let count = 0; count <= BALLS.length; count += 1) {
      expect((await file.change({ left: kept(count) })).ok).toBe(true);
      shown.push(disk.log.length);
    }
    const found = await survey(
      disk,
      { grain: 1, most: 20_000 },
      {
        told: (after) => Number(shown.includes(after)),
        harms: async (image, after) => {
          const again = new KeptFile(new CrashDisk(image), DATA, PRACTICE_FILE);
          const notices = await again.open();
          const balls = again.current().left;
          const least = shown.filter((moment) => moment <= after).length - 1;
          const isThere = [least, least + 1].some((count) =>
            isDeepStrictEqual(balls, count < 0 ? null : kept(count)),
          );
          return [
            ...(notices.length > 0 ? (['set-aside'] as const) : []),
            ...(isThere ? [] : (['lost'] as const)),
          ];
        },
      },
    );
    await expectNoHarm(context, found, 150);
  });
});
