import { expect, test } from 'vitest';
import { patternOf } from './finders.ts';

function isOf(title: string, shown: string): boolean {
  return new RegExp(patternOf([{ file: 'e2e/bowling.spec.ts', title }]), 'u').test(shown);
}

test('a finder is chosen by its title, whatever signs are in it', () => {
  expect(isOf('90 % of 220 (less the average)', 'handicaps are 90 % of 220 (less the average)')).toBe(true);
  expect(isOf('90 % of 220 (less the average)', '90 % of 220 less the average')).toBe(false);
  expect(isOf('7/ is a spare.', '7/ is a spare?')).toBe(false);
});

test('the values of a table may be anything', () => {
  expect(isOf('the keys "%s" leave %j', 'the keys "kyj" leave ["KYJ"]')).toBe(true);
  expect(isOf('one answer: $name, journal $journal', 'one answer: a lane opens, journal 4096')).toBe(true);
  expect(isOf('one answer: $name', 'two answers: a lane opens')).toBe(false);
});

test('several finders are chosen at once', () => {
  const [one, other] = ['a strike', 'a spare'].map((title) => ({ file: 'e2e/bowling.spec.ts', title }));
  if (one === undefined || other === undefined) return expect.fail('two finders');
  const pattern = new RegExp(patternOf([one, other]), 'u');
  expect(['a strike is 10', 'a spare is 10', 'a split'].map((shown) => pattern.test(shown))).toEqual([
    ...[true, true, false],
  ]);
});
