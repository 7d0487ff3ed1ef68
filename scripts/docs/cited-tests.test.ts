import { describe, expect, it } from 'vitest';
import { citableTitles } from './cited-tests.testing.ts';

function cited(source: string): readonly string[] {
  return [...citableTitles(source)];
}

describe('a document may cite', () => {
  it.each([
    ['a test', "it('ten pins are a strike', () => {});"],
    ['a test of Playwright', "test('ten pins are a strike', async ({ page }) => {});"],
    ['a test with options', "test('ten pins are a strike', { timeout: 60_000 }, () => {});"],
    [
      'a test in a group',
      "describe('a', () => { describe('b', () => { it('ten pins are a strike', () => {}); }); });",
    ],
    [
      'a test in a group of Playwright',
      "test.describe('a', () => { test('ten pins are a strike', () => {}); });",
    ],
    ['a test of a table', "it.each([[1]])('ten pins are a strike', () => {});"],
    [
      'a test of a group of a table',
      "describe.each(KINDS)('%s', () => { it('ten pins are a strike', () => {}); });",
    ],
    ['a test beside a skipped one', "it.skip('a', () => {}); it('ten pins are a strike', () => {});"],
  ])('%s', (_, source) => {
    expect(cited(source)).toEqual(['ten pins are a strike']);
  });

  it('a title with values in it', () => {
    expect(cited("it.each(BALLS)('%j is a $result', () => {});")).toEqual(['%j is a $result']);
  });
});

describe('a document may not cite', () => {
  it.each([
    ['a skipped test', "it.skip('ten', () => {});"],
    ['a test to be written', "it.todo('ten');"],
    ['a test without a body', "it('ten');"],
    ['a test that Playwright is to mend', "test.fixme('ten', () => {});"],
    ['a test that has to fail, in Playwright', "test.fail('ten', () => {});"],
    ['a test that has to fail, in Vitest', "it.fails('ten', () => {});"],
    ['a test that some machines skip', "it.skipIf(condition)('ten', () => {});"],
    ['a test that some machines run', "it.runIf(condition)('ten', () => {});"],
    ['a table of tests that some machines skip', "it.skipIf(condition).each([[1]])('ten', () => {});"],
    ['a test that is skipped by its options', "it('ten', { skip: true }, () => {});"],
    ['a test that fails by its options', "it('ten', { fails: true }, () => {});"],
    ['a test that skips itself', "test('ten', () => { test.skip(true, 'why'); });"],
    ['a test that skips itself by its context', "it('ten', (context) => { context.skip(); });"],
    ['a test that marks itself to be mended', "test('ten', () => { if (linux) test.fixme(); });"],
    ['a test of a skipped group', "describe.skip('a', () => { it('ten', () => {}); });"],
    [
      'a test of a group in a skipped group',
      "describe.skip('a', () => { describe('b', () => { it('ten', () => {}); }); });",
    ],
    [
      'a test of a group that some machines skip',
      "describe.skipIf(condition)('a', () => { it('ten', () => {}); });",
    ],
    ['a test of a skipped group of Playwright', "test.describe.skip('a', () => { test('ten', () => {}); });"],
    [
      'a test of a group that Playwright is to mend',
      "test.describe.fixme('a', () => { test('ten', () => {}); });",
    ],
    [
      'a test of a group that skips itself',
      "test.describe('a', () => { test.skip(condition, 'why'); test('ten', () => {}); });",
    ],
    ['a test of a file that skips itself', "test.skip(condition, 'why'); test('ten', () => {});"],
    ['a title of nothing but a value', "it.each([['ten']])('%s', () => {});"],
    ['a title of nothing but values', "it.each([['ten']])('%s: %j', () => {});"],
    ['a title of nothing but a field', "it.each([{ pins: 10 }])('$pins', () => {});"],
    ['a test of an empty table', "it.each([])('ten', () => {});"],
    ['a call of something else', "expect('ten', () => {}); other.it('ten', () => {});"],
    ['a title in a comment', "// it('ten', () => {});"],
  ])('%s', (_, source) => {
    expect(cited(source)).toEqual([]);
  });
});
