import { expect, test } from 'vitest';
import { keptFiles, SHARES, sharesOf, testsIn } from './fresh-shares.ts';

test('every file of a kept program is in one share, and no share has more tests than its largest file or than twice the mean', () => {
  const files = keptFiles();
  const shares = sharesOf(files, SHARES);
  expect(shares.flat().toSorted((one, other) => (one.file < other.file ? -1 : 1))).toEqual(files);
  const mean = testsIn(files) / SHARES;
  for (const share of shares)
    expect(share.length === 1 || testsIn(share) <= 2 * mean, JSON.stringify(share)).toBe(true);
});

test('tests that start their programs anyway are in no share', () => {
  const names = keptFiles().map(({ file }) => file);
  expect(names).toContain('e2e/bad-input.spec.ts');
  for (const started of ['e2e/bad-start.spec.ts', 'e2e/reopening.spec.ts', 'e2e/screens.spec.ts'])
    expect(names).not.toContain(started);
});
