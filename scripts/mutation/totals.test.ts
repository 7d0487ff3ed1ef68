import { expect, test } from 'vitest';
import { scoreOf, totalsOf, withTotals } from './totals.ts';

const statuses = ['Killed', 'RuntimeError', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'Pending'];

function reportOf(...found: readonly string[]): Parameters<typeof totalsOf>[2] {
  const mutants = found.map((status) => ({ status }));
  return { files: { 'a.ts': { mutants: mutants.slice(0, 3) }, 'b.ts': { mutants: mutants.slice(3) } } };
}

test('every mutant of every file counts once, and what is not found out has survived', () => {
  expect(totalsOf('core', '2026-11-22', reportOf(...statuses))).toEqual({
    group: 'core',
    day: '2026-11-22',
    killed: 2,
    timeout: 1,
    survived: 2,
    uncovered: 1,
    ignored: 1,
  });
});

test('the score leaves out what a comment explains, and is never rounded up', () => {
  const score = (...found: readonly string[]): number => scoreOf(totalsOf('core', '', reportOf(...found)));
  expect(score('Killed', 'Ignored')).toBe(100);
  expect(score('Killed', 'Killed', 'NoCoverage')).toBe(66.6);
  expect(score('Timeout', 'Survived')).toBe(50);
  expect(score()).toBe(100);
});

test('a run changes its own row of the document and nothing else', () => {
  const document = '# Mutation\n\n| group | day |\n| ----- | --- |\n| core  | old |\n| copy  | old |\n';
  const totals = totalsOf('core', '2026-11-22', reportOf(...statuses));
  expect(withTotals(document, totals)).toBe(
    '# Mutation\n\n| group | day |\n| ----- | --- |\n| core | 2026-11-22 | 2 | 1 | 2 | 1 | 1 | 50.0 % |\n| copy  | old |\n',
  );
  expect(() => withTotals(document, { ...totals, group: 'logo' })).toThrow('no row for logo');
});
