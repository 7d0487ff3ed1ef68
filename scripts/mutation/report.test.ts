import { expect, test } from 'vitest';
import {
  listed,
  listOf,
  merged,
  mutantsOf,
  scoreOf,
  survivorsOf,
  tableOf,
  type Found,
  type Mutant,
} from './report.ts';

const source = 'const full = 10;\nif (pins >= full) {\n  strike();\n}\n';

function mutant(
  status: string,
  line: number,
  columns: readonly [number, number],
  replacement: string,
): Mutant {
  const [start, end] = columns;
  return {
    mutatorName: 'Any',
    replacement,
    status,
    location: { start: { line, column: start }, end: { line, column: end } },
  };
}

const mutants = mutantsOf({
  files: {
    'src/core/line/rack.ts': {
      source,
      mutants: [
        mutant('Survived', 2, [5, 17], 'pins > full'),
        mutant('Killed', 2, [5, 17], 'true'),
        mutant('Timeout', 2, [5, 17], 'false'),
        mutant('NoCoverage', 3, [3, 12], ''),
        mutant('Ignored', 1, [14, 16], '11'),
      ],
    },
  },
});

test('only what a test noticed counts as killed: what is ignored or never reached has survived', () => {
  expect(scoreOf(mutants)).toBe(40);
  expect(tableOf('core', mutants)).toContain('| `src/core/line/rack.ts` | 5 | 1 | 1 | 2 | 1 | 40.0 % |');
});

test('a score is rounded down, so that 95 % means 95 %', () => {
  const some = (status: string, number: number): Mutant[] =>
    Array.from({ length: number }, () => mutant(status, 1, [1, 2], ''));
  const all = [...some('Killed', 9499), ...some('Survived', 501)];
  expect(scoreOf(mutantsOf({ files: { 'rack.ts': { source, mutants: all } } }))).toBe(94.9);
});

test('a survivor is told with its code, and with why nobody can tell it from the program where that is so', () => {
  const why = 'no ball fells more than ten';
  const reason = { file: 'src/core/line/rack.ts', original: 'pins >= full', replacement: 'pins > full', why };
  const [ignored, survivor, uncovered] = survivorsOf(mutants, [reason]).split('\n');
  expect(survivor).toBe(`- \`src/core/line/rack.ts\` line 2, \`pins >= full\` → \`pins > full\`: ${why}`);
  for (const line of [ignored, uncovered]) expect(line).toContain('not equivalent');
});

test('the list is read as it was written: of a mutant that survived it has the code as it is', () => {
  const read = listed(`${listOf(mutants)}\n`);
  expect(read).toEqual(
    mutants.map((one) =>
      one.status === 'Killed' || one.status === 'Timeout' ? { ...one, original: '' } : one,
    ),
  );
  expect([scoreOf(read), survivorsOf(read, [])]).toEqual([scoreOf(mutants), survivorsOf(mutants, [])]);
});

test('a file that is run again is told anew, the others stay, and those that are no more go', () => {
  const of = (file: string, status: string): Found => ({
    ...{ file, status, line: 1, column: 1, mutator: 'Any', original: 'a', replacement: 'b' },
  });
  const known = [of('c.ts', 'Killed'), of('a.ts', 'Survived'), of('gone.ts', 'Survived')];
  const all = merged(known, [of('a.ts', 'Killed'), of('b.ts', 'Killed')], (file) => file !== 'gone.ts');
  expect(all).toEqual([of('a.ts', 'Killed'), of('b.ts', 'Killed'), of('c.ts', 'Killed')]);
});
