import { mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { err, ok } from '../../core/line/result.ts';
import { NO_HOUSE, type CopyState } from '../../contract/contract.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { LogFile } from '../log/log-file.ts';
import { keepLog, log, logFact } from '../log/log.ts';
import { ExportFolder } from '../exports/export-folder.ts';
import { enter, PIN, start } from '../staff/testing/house.testing.ts';
import { LaneDiagnostics } from './diagnostics.ts';
import { SaveTimes } from './save-times.ts';

const COPY: CopyState = {
  ...{ place: 'stick', copying: false, copiedAt: null, damaged: 0 },
  ...{ trouble: null, stickIn: true, sticksKnown: true },
};

/** A lane with a log of its own, and a stick. */
async function laneOf(): Promise<{
  data: string;
  stick: string;
  file: LogFile;
  diagnostics: LaneDiagnostics;
}> {
  const data = await tempFolder();
  const stick = join(await tempFolder(), 'KINGSTON');
  await mkdir(stick);
  const file = new LogFile(join(data, 'log'));
  // Earlier log lines of this worker are not this lane’s.
  keepLog(null);
  keepLog(file);
  const diagnostics = new LaneDiagnostics({
    path: data,
    runtime: { version: '9.9.9', electron: '33.2.1', pinned: '45.4.1' },
    log: file,
    saves: new SaveTimes(),
    waiting: () => false,
    copy: { state: () => Promise.resolve(COPY) },
    printing: { printers: () => Promise.resolve(err({ code: 'print-silent', sent: false })) },
    house: { state: NO_HOUSE },
    screens: { infos: [{ id: 'x', label: 'DELL', width: 1280, height: 800, shows: 'console' }] },
    exports: new ExportFolder(new NodeDisk(), data, () => Promise.resolve([stick])),
  });
  return { data, stick, file, diagnostics };
}

describe('the diagnostics of a lane', () => {
  test('tell staff how it is, without a path', async () => {
    const { data, file, diagnostics } = await laneOf();
    log('second-start', {});
    log('save-slow', { ms: 900 });
    await file.settled();
    const looked = await diagnostics.look();
    expect(looked).toMatchObject({
      ...{ runtime: { version: '9.9.9' }, waiting: false, copy: COPY, printers: null, refusedStarts: 1 },
      log: [{ event: 'second-start' }, { event: 'save-slow', level: 'warning', details: 'ms=900' }],
    });
    expect(looked.disk?.free).toBeGreaterThan(0);
    expect(JSON.stringify(looked)).not.toContain(data);
  });

  test('are saved on a stick with the data folder’s name and every line, and never over another file', async () => {
    const { data, stick, file, diagnostics } = await laneOf();
    for (let ms = 0; ms < 300; ms += 1) log('save-slow', { ms });
    await file.settled();
    const saved = await diagnostics.export();
    if (!saved.ok) throw new Error(saved.error.code);
    expect(saved.value.place).toEqual({ kind: 'stick', name: 'KINGSTON' });
    expect(await readdir(stick)).toEqual([saved.value.file]);
    const text = await readFile(join(stick, saved.value.file), 'utf8');
    expect(text).toContain(`"folder": ${JSON.stringify(data)}`);
    expect(text.split('\n').filter((line) => line.includes('"save-slow"'))).toHaveLength(300);
    await file.settled();
    expect((await file.last(1))[0]).toContain('"exported"');
  });

  test('hold no PIN, whoever guessed one', async () => {
    const { file, diagnostics } = await laneOf();
    const house = await start(await tempFolder(), undefined, logFact);
    expect((await house.staff.order({ kind: 'setPin', pin: PIN })).ok).toBe(true);
    await house.staff.order({ kind: 'leave' });
    expect(await enter(house, '975310')).toBe('wrong-pin');
    await file.settled();
    const looked = JSON.stringify((await diagnostics.look()).log);
    expect(looked).toContain('a wrong staff PIN');
    expect(looked).not.toContain(PIN);
    expect(looked).not.toContain('975310');
  });

  test('say when nothing takes the file', async () => {
    const { data } = await laneOf();
    const exports = { save: () => Promise.resolve(err('disk-full' as const)) };
    const diagnostics = new LaneDiagnostics({
      path: data,
      runtime: { version: '9.9.9', electron: '', pinned: '' },
      log: { last: () => Promise.resolve([]) },
      saves: new SaveTimes(),
      waiting: () => true,
      copy: { state: () => Promise.resolve(COPY) },
      printing: { printers: () => Promise.resolve(ok([])) },
      house: { state: NO_HOUSE },
      screens: { infos: [] },
      exports,
    });
    expect(await diagnostics.export()).toEqual(err({ code: 'not-saved', trouble: 'disk-full' }));
    expect(await diagnostics.look()).toMatchObject({ waiting: true, printers: [] });
  });
});
