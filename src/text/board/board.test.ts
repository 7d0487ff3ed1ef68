import { describe, expect, test } from 'vitest';
import type { Mark } from '../../core/line/marks.ts';
import { BOARD_TEXT, type SpokenCell } from './board.ts';
import { LANGUAGES } from '../language.ts';

const cell = (change: Partial<SpokenCell>): SpokenCell => ({
  ...{ frame: 3, marks: [], state: 'empty', owed: 0, total: null, other: null },
  ...change,
});
const eight = { kind: 'count', pins: 8, split: false } as const;

describe('a frame as a sentence', () => {
  const say = BOARD_TEXT.en.cell;

  test.each([
    [cell({}), 'Frame 3: not bowled'],
    [cell({ marks: [eight], state: 'running' }), 'Frame 3: 8'],
    [cell({ state: 'missed', total: 0 }), 'Frame 3: missed, counts 0'],
    [
      cell({
        ...{ marks: [eight, { kind: 'spare' }], state: 'finished', total: 47 },
        other: { marks: [eight, { kind: 'miss' }], owed: 0, total: 41 },
      }),
      'Frame 3: 8, spare; total 47; provisional: 8, miss; total 41',
    ],
    [
      cell({ marks: [eight, { kind: 'spare' }], state: 'finished', total: 47 }),
      'Frame 3: 8, spare; total 47',
    ],
    [cell({ marks: [{ ...eight, split: true }], state: 'running' }), 'Frame 3: 8 split'],
    [
      cell({ marks: [{ kind: 'strike' }], state: 'finished', owed: 1 }),
      'Frame 3: strike; waiting for bonus, 1 ball',
    ],
    [
      cell({ marks: [{ kind: 'strike' }], state: 'finished', owed: 2 }),
      'Frame 3: strike; waiting for bonus, 2 balls',
    ],
    [
      cell({ marks: [{ kind: 'foul' }, { kind: 'miss' }], state: 'finished' }),
      'Frame 3: foul, miss; waiting for an earlier frame',
    ],
  ])('%#', (spoken, sentence) => {
    expect(say(spoken)).toBe(sentence);
  });
});

test('one pin stands and two pins stand', () => {
  expect([1, 2].map((pins) => BOARD_TEXT.en.standing(pins))).toEqual(['1 pin stands', '2 pins stand']);
  expect([1, 2].map((pins) => BOARD_TEXT.de.standing(pins))).toEqual(['1 Pin steht', '2 Pins stehen']);
  expect([1, 2].map((pins) => BOARD_TEXT.es.standing(pins))).toEqual(['1 bolo en pie', '2 bolos en pie']);
});

test('pins with worths stand with their worth', () => {
  const said = LANGUAGES.map((language) => BOARD_TEXT[language].standing(8, true));
  expect(said).toEqual(['8 points stand', '8 puntos en pie', '남은 핀 8점', '8 Punkte stehen']);
  expect(BOARD_TEXT.en.pinsStand(8, true)).toBe('points stand');
});

test('a foul whose pins count is spoken with what it counts', () => {
  const marks: readonly Mark[] = [
    { kind: 'count', pins: 13, split: false, foul: true },
    { kind: 'strike', foul: true },
    { kind: 'miss', foul: true },
  ];
  const said = LANGUAGES.map((language) => marks.map(BOARD_TEXT[language].mark).join('; '));
  expect(said).toEqual([
    '13, foul; strike, foul; miss, foul',
    '13, falta; strike, falta; fallo, falta',
    '13, 파울; 스트라이크, 파울; 미스, 파울',
    '13, Foul; Strike, Foul; Fehlwurf, Foul',
  ]);
});

test.each(LANGUAGES)('%s names frame, total and page by their numbers', (language) => {
  const text = BOARD_TEXT[language];
  expect(text.cell(cell({ marks: [eight], state: 'finished', total: 47 }))).toMatch(/3.*8.*47/u);
  for (const number of ['1', '6', '11']) expect(text.players(1, 6, 11)).toContain(number);
});

test.each([
  ['en', 'strike, 9 pins'],
  ['es', 'strike, 9 bolos'],
  ['ko', '스트라이크, 9핀'],
  ['de', 'Strike, 9 Pins'],
] as const)('in %s a strike that left a pin is said with what fell', (language, said) => {
  expect(BOARD_TEXT[language].mark({ kind: 'strike', fell: 9 })).toBe(said);
});
