import { expect, test } from 'vitest';
import { spawnSync } from 'node:child_process';
import { byFile, Times } from './times.ts';

test('what a file of tests used in several tests is one row', () => {
  const list =
    '{"file":"a.spec.ts","seconds":1.5}\n{"file":"b.test.ts","seconds":2}\n{"file":"a.spec.ts","seconds":1}\n';
  expect(byFile(list)).toEqual([
    { name: 'a.spec.ts', seconds: 2.5 },
    { name: 'b.test.ts', seconds: 2 },
  ]);
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
