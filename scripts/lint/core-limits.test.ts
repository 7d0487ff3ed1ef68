import { describe, expect, it } from 'vitest';
import { brokenRules } from './broken-rules.testing.ts';

/** An existing module. The linter gets other texts under its name. */
const MODULE = 'src/core/line/result.ts';

const LINES = Array.from({ length: 22 }, (_, line) => `  total += ${String(line)};`).join('\n');

describe('object calisthenics in the core', () => {
  it.each([
    [
      'an else',
      'export function sign(x: number): number {\n  if (x < 0) return -1;\n  else return 1;\n}',
      'no-restricted-syntax',
    ],
    [
      'a third level of indentation',
      'export function odd(all: readonly number[]): number {\n  for (const one of all) {\n    if (one > 0) {\n      if (one % 2 === 1) {\n        return one;\n      }\n    }\n  }\n  return 0;\n}',
      'max-depth',
    ],
    [
      'a function of more than 22 lines',
      `export function long(): number {\n  let total = 0;\n${LINES}\n  return total;\n}`,
      'max-lines-per-function',
    ],
    ['a second class in a file', 'export class One {}\nexport class Two {}', 'max-classes-per-file'],
    ['a name of one letter', 'export const n = 10;', 'id-length'],
    [
      'five arguments',
      'export function five(one: 1, two: 2, three: 3, four: 4, five: 5): number {\n  return one + two + three + four + five;\n}',
      'max-params',
    ],
    [
      'an import from another room',
      "export { START_TEXT } from '../../text/start/start.ts';",
      'import-x/no-restricted-paths',
    ],
    [
      'an import of the classes',
      "export { Game } from '../classes/game.ts';",
      'import-x/no-restricted-paths',
    ],
    ['a package', "export { join } from 'node:path';", 'no-restricted-imports'],
    ['the clock', 'export const now = (): number => Date.now();', 'no-restricted-globals'],
    ['chance', 'export const luck = (): number => Math.random();', 'no-restricted-properties'],
  ])('the linter refuses %s', async (_, text, rule) => {
    expect(await brokenRules(MODULE, text)).toContain(rule);
  });

  it('the linter refuses nothing in a small flat function', async () => {
    const text = 'export function least(x1: number, x2: number): number {\n  return x1 < x2 ? x1 : x2;\n}\n';
    expect(await brokenRules(MODULE, text)).toEqual([]);
  });
});
