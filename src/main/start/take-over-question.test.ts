import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainSettings } from '../../contract/contract.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import type { Unclear } from '../../saves/lock/lock.ts';
import { leave, leaveOld } from '../../saves/lock/testing/lock-contenders.testing.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';
import { KeptFile } from '../../saves/settings/kept-file.ts';
import { STAFF_FILE, NO_PIN, lookAtStaff, type StaffValues } from '../../saves/settings/staff-file.ts';
import { keptSecret } from '../staff/secret-hash.ts';
import { openAsking, TakeOver } from './take-over-question.ts';

const UNCLEAR: Unclear = { code: 'unclear', name: 'LANE-2', until: '2026-11-22T19:30:00.000Z', lock: 'ab' };
/** An earlier Headpin, on this PC before its restart or on another PC. */
const SOMEWHERE = { pid: 1, start: 1, boot: '11111111-2222-3333-4444-555555555555' };

function asking(staff: StaffValues = NO_PIN): TakeOver {
  return new TakeOver({ unclear: UNCLEAR, language: 'en', staff });
}

describe('the question whether the folder of another PC is taken over', () => {
  test('says which PC had it and until when; without a PIN a yes takes it', async () => {
    const question = asking();
    expect(await question.order({ kind: 'look' })).toEqual({
      ok: true,
      value: { language: 'en', name: 'LANE-2', until: UNCLEAR.until, pinSet: false, wait: 0 },
    });
    await question.order({ kind: 'take', pin: null });
    expect(await question.answered).toBe(true);
  });

  test('is answered by a no, or by closing it', async () => {
    const [one, other] = [asking(), asking()];
    await one.order({ kind: 'leave' });
    other.leave();
    expect(await Promise.all([one.answered, other.answered])).toEqual([false, false]);
  });

  test('needs the PIN if there is one, and allows no more guesses than the desk', async () => {
    const question = asking({ ...NO_PIN, pin: await keptSecret('2468') });
    expect(question.question.pinSet).toBe(true);
    const staffOnly = { ok: false, error: { code: 'staff-only' } };
    expect(await question.order({ kind: 'take', pin: null })).toEqual(staffOnly);
    for (const pin of ['1111', '2222', '3333'])
      expect(await question.order({ kind: 'take', pin })).toMatchObject({ error: { code: 'wrong-pin' } });
    const right = { kind: 'take', pin: '2468' } as const;
    expect(await question.order(right)).toMatchObject({ error: { code: 'pin-wait' } });
    question.leave();
    expect(await question.answered).toBe(false);
  });

  test('accepts the right PIN, and continues the count of wrong ones from the folder', async () => {
    const pin = await keptSecret('2468');
    const free = asking({ ...NO_PIN, pin });
    expect(await free.order({ kind: 'take', pin: '2468' })).toMatchObject({ ok: true });
    expect(await free.answered).toBe(true);
    const guessed = asking({ ...NO_PIN, pin, wrong: 4, wrongAt: new Date().toISOString() });
    expect(guessed.question.wait).toBeGreaterThan(0);
    expect(await guessed.order({ kind: 'take', pin: '2468' })).toMatchObject({ error: { code: 'pin-wait' } });
  });
});

describe('a folder whose holder does not answer', () => {
  const defaults = plainSettings('en');

  test('is opened after the take-over, with one question', async () => {
    const path = await tempFolder();
    await leaveOld(path, SOMEWHERE);
    let asked = 0;
    const opened = await openAsking({ path, defaults }, () => {
      asked += 1;
      return Promise.resolve(true);
    });
    if (!opened.ok) expect.fail(opened.error.code);
    await opened.value.lock.release();
    expect(asked).toBe(1);
  });

  test('stays unchanged when staff say no', async () => {
    const path = await tempFolder();
    await leaveOld(path, SOMEWHERE);
    const before = await readFile(join(path, 'lock'), 'utf8');
    const opened = await openAsking({ path, defaults }, () => Promise.resolve(false));
    expect(opened).toMatchObject({ ok: false, error: { code: 'unclear' } });
    expect(await readFile(join(path, 'lock'), 'utf8')).toBe(before);
  });

  test('is not taken over by a yes if another process has it by then', async () => {
    const path = await tempFolder();
    await leaveOld(path, SOMEWHERE);
    const opened = await openAsking({ path, defaults }, async () => {
      await leave(path);
      return true;
    });
    expect(opened).toMatchObject({ ok: false, error: { code: 'held' } });
  });

  test('keeps its staff file during the question: a damaged one is not moved', async () => {
    const path = await tempFolder();
    const disk = new NodeDisk();
    expect(await lookAtStaff(disk, path)).toEqual(NO_PIN);
    const pin = await keptSecret('2468');
    await new KeptFile(disk, path, STAFF_FILE).change({ pin });
    expect((await lookAtStaff(disk, path)).pin).toEqual(pin);
    const file = await disk.append(join(path, 'staff.json'));
    await file.cut(20);
    await file.close();
    expect(await lookAtStaff(disk, path)).toEqual(NO_PIN);
    expect(await disk.list(path)).toEqual(expect.arrayContaining(['staff.json']));
    expect(await disk.list(path)).not.toContain('quarantine');
  });
});
