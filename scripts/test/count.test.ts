import { expect, test } from 'vitest';
import { countOne, judge, nothing, parseCount, slowestOf, summary, timesOf, total } from './count.ts';

const two = { ...nothing, passed: 2 };

test('all suites are added up, and the last line is alone', () => {
  const skipped = { ...two, skips: [{ test: 'two users', reason: 'needs root' }] };
  const lines = summary(total([two, skipped, countOne('build', false)])).split('\n');
  expect(lines).toEqual(['skipped: two users: needs root', 'failed: build', '4 passed, 1 failed, 1 skipped']);
});

test('what passed at its second attempt is a list of its own, right before the failures', () => {
  const spoiled = { ...two, again: ['a strike: the machine stood still'], notes: ['it struck twice'] };
  expect(summary(total([spoiled, countOne('build', false)])).split('\n')).toEqual([
    'note: it struck twice',
    'passed at the second attempt: 1',
    '  a strike: the machine stood still',
    'failed: build',
    '2 passed, 1 failed, 0 skipped',
  ]);
});

test.each([null, '', ' '])('a skip with the reason %j is a failure', (reason) => {
  const count = total([{ ...two, skips: [{ test: 'two users', reason }] }]);
  expect(summary(count)).toBe('failed: two users: skipped without a reason\n2 passed, 1 failed, 0 skipped');
});

test('a suite that ended before it could count has failed, whatever its exit code', () => {
  expect(judge('e2e', null, 0).failures).toHaveLength(1);
  expect(judge('e2e', null, null).failures).toHaveLength(1);
});

test('a suite that ran nothing has failed', () => {
  expect(judge('e2e', nothing, 0).failures).toHaveLength(1);
});

test('a suite whose tests all passed but whose exit code is not 0 has failed', () => {
  expect(judge('unit', two, 1)).toEqual({
    ...two,
    failures: ['unit: every test passed, yet it ended with 1'],
  });
});

test('a suite that failed because of a test counts that test once', () => {
  const bad = { ...two, failures: ['a spare adds the next ball'] };
  expect(judge('unit', bad, 1)).toEqual(bad);
});

test.each([
  '',
  '{',
  'null',
  '{"passed":1}',
  '{"passed":"1","failures":[],"again":[],"skips":[],"notes":[],"slowest":[]}',
  '{"passed":1,"failures":[],"skips":[],"notes":[],"slowest":[]}',
])('a report %j is no report', (text) => {
  expect(parseCount(text)).toBeNull();
});

test('a report comes back as it was written', () => {
  expect(parseCount(JSON.stringify(two))).toEqual(two);
});

test('a suite reports its seconds and its five slowest tests, slowest first', () => {
  const tests = [2, 7, 1, 6, 3, 5, 4].map((seconds) => ({ test: `the test of ${String(seconds)}`, seconds }));
  const slowest = slowestOf(tests);
  expect(slowest.map(({ seconds }) => seconds)).toEqual([7, 6, 5, 4, 3]);
  expect(
    timesOf('unit', 20.4, { ...two, slowest })
      .split('\n')
      .slice(0, 2),
  ).toEqual(['── unit: 20 s ──', '     7.0 s  the test of 7']);
});

test('a suite of one command reports only its seconds', () => {
  expect(timesOf('check:types', 31, countOne('check:types', true), 40)).toBe(
    '── check:types: 31 s, 40 s of CPU ──',
  );
});
