import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { sealText } from '../record/sealed-text.ts';
import { KeptFile } from '../settings/kept-file.ts';
import { COPY_MEMORY, notePlan, type CopyPlan } from './copy-memory.ts';

const LAST = { place: 'stick', at: '2026-11-01T04:00:00.000Z', damaged: 2 } as const;
const PLAN: CopyPlan = { id: '0a1b2c3d', stick: true, last: LAST };

describe('a lane’s record of its second copy', () => {
  test('says at first that there is none, with a name of its own', async () => {
    const [one, other] = [await tempFolder(), await tempFolder()].map(
      (data) => new KeptFile(new NodeDisk(), data, COPY_MEMORY),
    );
    expect(await one?.open()).toEqual([]);
    expect(one?.current()).toMatchObject({ stick: false, last: null });
    expect(one?.current().id).toMatch(/^[0-9a-f]{8}$/u);
    expect(other?.current().id).not.toBe(one?.current().id);
  });

  test('is there at the next start, in one file', async () => {
    const data = await tempFolder();
    const memory = new KeptFile(new NodeDisk(), data, COPY_MEMORY);
    expect(await notePlan(memory, { stick: true })).toEqual({ ok: true, value: null });
    expect(await notePlan(memory, { last: LAST })).toEqual({ ok: true, value: null });
    const later = new KeptFile(new NodeDisk(), data, COPY_MEMORY);
    expect(await later.open()).toEqual([]);
    expect(later.current()).toEqual({ id: memory.current().id, stick: true, last: LAST });
    expect(await namesIn(data)).toEqual(['second-copy.json']);
  });

  test('is refused when it cannot be saved, and stays unchanged', async () => {
    const disk = new FailingDisk();
    const memory = new KeptFile(disk, await tempFolder(), COPY_MEMORY);
    disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    expect(await notePlan(memory, { stick: true })).toEqual({ ok: false, error: 'lane-disk' });
    expect(memory.current().stick).toBe(false);
  });

  test('is reported as lost when it is unreadable, and moved to quarantine', async () => {
    const data = await tempFolder();
    await writeFile(join(data, 'second-copy.json'), 'on the red stick');
    expect(await new KeptFile(new NodeDisk(), data, COPY_MEMORY).open()).toEqual([
      { kind: 'copy-choice-lost' },
    ]);
    expect(await namesIn(data)).toEqual(['quarantine']);
  });

  test('is not changed when a newer program wrote it', async () => {
    const data = await tempFolder();
    await writeFile(join(data, 'second-copy.json'), sealText('headpin-second-copy', 2, [['sticks', '[]']]));
    const memory = new KeptFile(new NodeDisk(), data, COPY_MEMORY);
    expect(await memory.open()).toEqual([{ kind: 'newer', file: 'second-copy.json' }]);
    expect(await notePlan(memory, { stick: true })).toEqual({ ok: false, error: 'not-ours' });
    expect(memory.current().stick).toBe(false);
  });
});

describe('its file', () => {
  const bytesOf = (plan: unknown): Uint8Array =>
    new TextEncoder().encode(sealText('headpin-second-copy', 1, [['plan', JSON.stringify(plan)]]));

  test.each([
    PLAN,
    { ...PLAN, last: null },
    { ...PLAN, last: { ...LAST, place: 'folder', damaged: 0 } },
  ] as const)('is read as it was written: %j', (plan) => {
    const text = COPY_MEMORY.make(plan);
    expect(COPY_MEMORY.parse(new TextEncoder().encode(text))).toEqual({ kind: 'read', value: plan });
  });

  test.each([
    { ...PLAN, id: '00a1b2c3d' },
    { ...PLAN, id: '0a1b2c3d0' },
    { ...PLAN, id: '0a1b2c3' },
    { ...PLAN, id: '../../ab' },
    { ...PLAN, stick: 'yes' },
    { ...PLAN, colour: 'red' },
    { ...PLAN, last: { ...LAST, place: 'cloud' } },
    { ...PLAN, last: { ...LAST, at: 'yesterday' } },
    { ...PLAN, last: { ...LAST, damaged: -1 } },
    { ...PLAN, last: { ...LAST, damaged: 0.5 } },
    { ...PLAN, last: { ...LAST, files: 7 } },
  ])('with %j is refused', (plan) => {
    expect(COPY_MEMORY.parse(bytesOf(plan))).toEqual({ kind: 'damaged', reason: 'content' });
  });

  test('with any key outside the schema is refused', () => {
    const fields = [
      ['plan', JSON.stringify(PLAN)],
      ['colour', '"red"'],
    ] as const;
    const text = sealText('headpin-second-copy', 1, fields);
    expect(COPY_MEMORY.parse(new TextEncoder().encode(text))).toEqual({ kind: 'damaged', reason: 'content' });
  });

  test('with any byte changed is detected', () => {
    const whole = bytesOf(PLAN);
    for (const [place, byte] of whole.entries())
      expect(COPY_MEMORY.parse(whole.with(place, byte ^ 4)).kind, `byte ${String(place)}`).toBe('damaged');
  });
});
