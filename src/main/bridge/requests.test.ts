import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CALLS, type CallName } from '../../contract/contract.ts';
import { REQUESTS } from './requests.ts';

const GAME = 'g000001-00ff00';

/** One good request for every call; what it takes away or adds below must be refused. */
const GOOD: Readonly<Record<CallName, readonly unknown[]>> = {
  load: [],
  newGame: [{ names: ['PJS', '최민서'], gameNumber: 1 }],
  apply: [GAME, 0, { kind: 'roll', entry: { kind: 'pins', pins: 8 } }],
  tryAgain: [GAME, 3],
  takeBack: [GAME, 3],
  games: [{ name: '최', before: GAME, count: 50 }],
  openGame: [GAME],
  changeSettings: [{ language: 'ko', lane: 12 }],
  logo: ['choose'],
  noticeRead: [1],
  printers: [],
  print: [{ what: { kind: 'game', gameId: GAME }, paper: 'A4', printer: null, copies: 1 }],
  pdfPlace: [],
  savePdf: [{ what: { kind: 'blank' }, paper: 'Letter' }],
  copy: ['now'],
  sheet: [],
  sheetDrawn: [],
  staff: [{ kind: 'enter', pin: '2468' }],
  takeOver: [{ kind: 'take', pin: '2468' }],
  remove: [{ kind: 'game', gameId: GAME }],
  program: [{ kind: 'fullScreen', on: true }],
};

const taken = (name: CallName, args: unknown): boolean => v.safeParse(REQUESTS[name], args).success;

describe.each(CALLS)('the arguments of %s', (name) => {
  test('are taken when they are what the contract says', () => {
    expect(taken(name, GOOD[name])).toBe(true);
  });

  test('are refused with one more, one less, or none at all', () => {
    expect(taken(name, [...GOOD[name], null])).toBe(false);
    if (GOOD[name].length > 0) expect(taken(name, GOOD[name].slice(0, -1))).toBe(false);
    expect(taken(name, null)).toBe(false);
    expect(taken(name, { length: 0 })).toBe(false);
  });

  test('are refused with a key that the contract does not know', () => {
    for (const [index, value] of GOOD[name].entries()) {
      if (typeof value !== 'object' || value === null) continue;
      expect(taken(name, GOOD[name].with(index, { ...value, extra: 1 }))).toBe(false);
    }
  });

  test('never throw, whatever they are', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.anything({ maxDepth: 2 })), fc.anything({ maxDepth: 2 })), (args) => {
        taken(name, args);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('a change of the game', () => {
  const CHANGES = ['newGame', 'apply', 'tryAgain', 'takeBack', 'openGame'] as const;

  test.each(CHANGES)('by %s is taken with the time of its press', (name) => {
    expect(taken(name, [...GOOD[name], 1_795_000_000_123.4])).toBe(true);
  });

  test.each(CHANGES)('by %s is refused with what is no time, or with two', (name) => {
    for (const time of [Number.NaN, Number.POSITIVE_INFINITY, '1', undefined, {}])
      expect(taken(name, [...GOOD[name], time])).toBe(false);
    expect(taken(name, [...GOOD[name], 1, 1])).toBe(false);
  });
});

describe('a request', () => {
  test('to enter a line by agreement is taken with the longest line that can be written', () => {
    const notation = '(8) - | '.repeat(10);
    expect(taken('apply', [GAME, 0, { kind: 'agreeLine', player: 1, notation }])).toBe(true);
  });

  test('for a foul is taken with what fell with it; whether so many can have fallen the rules say', () => {
    for (const fell of [0, 9, 10, 11, -1, 0.5])
      expect(taken('apply', [GAME, 0, { kind: 'roll', entry: { kind: 'foul', fell } }])).toBe(true);
  });

  test.each([
    ['a path for a game id', 'openGame', ['../../etc/passwd']],
    ['a frame 11', 'apply', [GAME, 0, { kind: 'correctFrame', player: 1, frame: 11, balls: [] }]],
    ['a generation below zero', 'apply', [GAME, -1, { kind: 'undo' }]],
    ['a generation and a half', 'apply', [GAME, 1.5, { kind: 'undo' }]],
    ['an unknown command', 'apply', [GAME, 0, { kind: 'win' }]],
    ['pins as a word', 'apply', [GAME, 0, { kind: 'roll', entry: { kind: 'pins', pins: 'ten' } }]],
    ['a foul’s pins as a word', 'apply', [GAME, 0, { kind: 'roll', entry: { kind: 'foul', fell: '9' } }]],
    ['a foul’s pins as a list', 'apply', [GAME, 0, { kind: 'roll', entry: { kind: 'foul', fell: [9] } }]],
    ['a foul’s pins as no number', 'apply', [GAME, 0, { kind: 'roll', entry: { kind: 'foul', fell: NaN } }]],
    ['a foul’s pins as nothing', 'apply', [GAME, 0, { kind: 'roll', entry: { kind: 'foul', fell: null } }]],
    ['a foul that counts', 'apply', [GAME, 0, { kind: 'roll', entry: { kind: 'foul', pins: 9 } }]],
    ['what fell with a strike', 'apply', [GAME, 0, { kind: 'roll', entry: { kind: 'strike', fell: 9 } }]],
    [
      'four balls in a frame',
      'apply',
      [
        GAME,
        0,
        {
          kind: 'correctFrame',
          player: 1,
          frame: 1,
          balls: Array(4).fill({ entry: { kind: 'foul' }, split: false }),
        },
      ],
    ],
    ['a line of a book', 'apply', [GAME, 0, { kind: 'agreeLine', player: 1, notation: 'X '.repeat(101) }]],
    ['a line of no one', 'apply', [GAME, 0, { kind: 'agreeLine', player: 0, notation: 'X' }]],
    ['ten thousand and one players', 'newGame', [{ names: Array(10_001).fill('A'), gameNumber: 1 }]],
    ['a name of ten megabytes', 'newGame', [{ names: ['A'.repeat(10_000_000)], gameNumber: 1 }]],
    ['a lane 0', 'changeSettings', [{ lane: 0 }]],
    ['a language we do not speak', 'changeSettings', [{ language: 'fr' }]],
    ['no copies', 'print', [{ what: { kind: 'blank' }, paper: 'A4', printer: null, copies: 0 }]],
    ['a blank sheet of a game', 'savePdf', [{ what: { kind: 'blank', gameId: GAME }, paper: 'A4' }]],
    ['the sheet of no game', 'savePdf', [{ what: { kind: 'game' }, paper: 'A4' }]],
    ['a page of no games', 'games', [{ name: '', before: null, count: 0 }]],
    ['a page of every game there is', 'games', [{ name: '', before: null, count: 201 }]],
    ['a paper nobody cuts', 'savePdf', [{ what: { kind: 'blank' }, paper: 'A3' }]],
    ['a path to copy to', 'copy', ['/tmp']],
    ['a path of a picture', 'logo', ['/tmp/logo.png']],
  ] as const)('with %s is refused', (_what, name, args) => {
    expect(taken(name, args)).toBe(false);
  });

  test.each([
    ['  Alley   &  Söhne ', 'Alley & Söhne'],
    ['Alley\u0000\u202e Nine', 'Alley Nine'],
    ['\u3164\u200b\u2800', ''],
  ])('to call the house %j calls it %j', (houseName, tidy) => {
    const { output } = v.safeParse(REQUESTS.changeSettings, [{ houseName }]);
    expect(output).toEqual([{ houseName: tidy }]);
  });

  test('to call the house a name that would not fit its file is refused', () => {
    // Three characters each, once they are normalised.
    expect(taken('changeSettings', [{ houseName: '\ufb2c'.repeat(40) }])).toBe(false);
    expect(taken('changeSettings', [{ houseName: 'k'.repeat(40) }])).toBe(true);
  });
});
