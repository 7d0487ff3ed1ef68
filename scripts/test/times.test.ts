import { expect, test } from 'vitest';
import { spawnSync } from 'node:child_process';
import { addUp, Times } from './times.ts';

test('what a file of tests used in several tests is one row, unless each test is asked for', () => {
  const list = [
    '{"test":"a.spec.ts › a strike","seconds":1.5}',
    '{"test":"b.test.ts","seconds":2}',
    '{"test":"a.spec.ts › a spare","seconds":1}\n',
  ].join('\n');
  expect(addUp(list, 'file')).toEqual([
    { name: 'a.spec.ts', seconds: 2.5 },
    { name: 'b.test.ts', seconds: 2 },
  ]);
  expect(addUp(list, 'test')).toContainEqual({ name: 'a.spec.ts › a spare', seconds: 1 });
});

test.runIf(process.platform === 'linux')('a suite is charged with what its ended processes used', () => {
  const times = new Times(null);
  spawnSync(process.execPath, [
    '-e',
    'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);',
  ]);
  expect(times.suiteEnded('busy')).toBeGreaterThanOrEqual(0.3);
  expect(times.suiteEnded('idle')).toBeLessThan(0.3);
});
