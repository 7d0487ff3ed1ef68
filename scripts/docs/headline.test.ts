import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HEADLINES } from '../../src/core/need/headline.ts';
import { root } from '../../drive/runtime.ts';
import { positionWritten, shownIn } from './written-position.testing.ts';

/** The cells of the "Which line" table, row by row. */
const table = readFileSync(join(root, 'docs/headline.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-z]/u.test(line) && !line.startsWith('| row'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** A position from the sheet and the line shown for it. */
interface Read {
  readonly sheets: string;
  readonly up: string;
  readonly average: number | null;
  readonly headline: string;
  readonly below: string;
  readonly verdict: string;
}

const [heading = '', ...read] = readFileSync(join(root, 'docs/headline-positions.tsv'), 'utf8')
  .trimEnd()
  .split('\n');

const positions: readonly Read[] = read.map((line) => {
  const [, , , sheets = '', up = '', average = '', headline = '', below = '', verdict = ''] =
    line.split('\t');
  return { sheets, up, average: average === '' ? null : Number(average), headline, below, verdict };
});

describe('the table of the headline', () => {
  it('has the rows of the program in their order', () => {
    expect(table.map(([, row]) => row)).toEqual(HEADLINES.map(({ name }) => name));
  });

  it.each(table)(
    '%s%s: its example is what the program shows',
    (_edge, row, _when, example = '', ...said) => {
      const sheets = Array.from(example.matchAll(/`([^`]+)`/gu), ([, sheet = '']) => sheet).join(' | ');
      const up = /; (.+) is up/u.exec(example)?.[1] ?? '';
      const average = /average (\d+)/u.exec(example)?.[1];
      const shown = shownIn(positionWritten(sheets, up, average === undefined ? null : Number(average)));
      expect(shown).toEqual({ row, headline: said[0], below: said[1] });
    },
  );
});

describe('the 60 positions', () => {
  it('are 60, each once, with a column for each of two readers', () => {
    expect(heading.split('\t').slice(-2)).toEqual(['first reader', 'second reader']);
    expect(new Set(positions.map(({ sheets, up }) => `${sheets} ${up}`)).size).toBe(60);
  });

  it.each(positions)('$sheets, $up: the line is what the program shows today', (one) => {
    const { headline, below } = shownIn(positionWritten(one.sheets, one.up, one.average));
    expect({ headline, below }).toEqual({ headline: one.headline, below: one.below });
  });

  it('were all found true by their first reader', () => {
    expect(positions.filter(({ verdict }) => !verdict.startsWith('true'))).toEqual([]);
  });

  it('have every row of the table among them', () => {
    const rows = positions.map(
      ({ sheets, up, average }) => shownIn(positionWritten(sheets, up, average)).row,
    );
    expect(new Set(rows)).toEqual(new Set(HEADLINES.map(({ name }) => name)));
  });
});

describe('a bowler below their average', () => {
  it.each([
    ['reads nothing of it, however little is missing', 121, ''],
    ['reads nothing of it where it can be made up', 162, ''],
    ['reads nothing of it where it is out of sight', 300, ''],
    ['by less than a pin is right on it', 117, 'Right on your average'],
  ])('%s', (_how, average, said) => {
    const { headline, below } = shownIn(positionWritten('PJS: X 9- 61 = 35', 'PJS', average));
    expect([headline, below].find((line) => /average/u.test(line)) ?? '').toBe(said);
  });
});
