import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../drive/runtime.ts';
import { countTold, DIFFERENCES, LEFT_OUT } from './differences.ts';

const KNOWN = { 'a.test.ts': { 'reads links': 'there are no links' } };
const NOTHING = { passed: [], failed: [], skips: [], notes: [], times: [] };

test('a test that is known to fail on Windows is a skip with the reason, and any other is a failure', () => {
  const failed = ['reads links', 'reads files'].map((name) => ({
    test: `a.test.ts > ${name}`,
    why: 'EPERM',
  }));
  expect(countTold('a.test.ts', { ...NOTHING, failed }, KNOWN)).toMatchObject({
    passed: 0,
    failures: ['a.test.ts > reads files: EPERM'],
    skips: [{ test: 'a.test.ts > reads links', reason: 'there are no links' }],
  });
});

test('a test that is said to fail on Windows and passes is a failure, so that the list cannot grow old', () => {
  const passed = ['a.test.ts > reads links', 'a.test.ts > reads files'];
  expect(countTold('a.test.ts', { ...NOTHING, passed }, KNOWN)).toMatchObject({
    passed: 1,
    failures: ['a.test.ts > reads links: passes, so it is no difference any more'],
  });
});

test('a test that skips itself on Windows keeps its own reason or gets the known one; without one the run fails', () => {
  const skips = [
    { test: 'a.test.ts > reads links', reason: null },
    { test: 'a.test.ts > reads rights', reason: 'needs root' },
    { test: 'a.test.ts > reads pipes', reason: null },
  ];
  const reasons = countTold('a.test.ts', { ...NOTHING, skips }, KNOWN).skips.map(({ reason }) => reason);
  expect(reasons).toEqual(['there are no links', 'needs root', null]);
});

test('every file with a difference is there', () => {
  for (const file of [...Object.keys(DIFFERENCES), ...Object.keys(LEFT_OUT)])
    expect(readFileSync(join(root, file), 'utf8')).toContain('test');
});
