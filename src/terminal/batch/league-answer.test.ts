import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../text/language.ts';
import { answerTo } from './answer.ts';

/** The parsed answer to a request. */
function answer(request: unknown): unknown {
  return JSON.parse(answerTo(JSON.stringify(request), 'en'));
}

/** The error in an answer. */
function errorOf(request: unknown): unknown {
  return (answer(request) as { readonly error?: unknown }).error;
}

const NINETY = { average: 151, base: 220, percent: 90 };

describe('a question about a handicap', () => {
  it.each([
    [{ ...NINETY, rounding: 'down' }, { handicap: 62 }],
    [{ ...NINETY, rounding: 'up' }, { handicap: 63 }],
    [{ ...NINETY, rounding: 'nearest' }, { handicap: 62 }],
    [NINETY, { handicap: 62 }],
    [
      { ...NINETY, games: 3 },
      { handicap: 62, series: 186 },
    ],
    [
      { ...NINETY, average: 133, base: 230, games: 3, span: 'series' },
      { handicap: 87, series: 261 },
    ],
    [{ ...NINETY, average: 230 }, { handicap: 0 }],
    [{ ...NINETY, average: 230, negative: true }, { handicap: -9 }],
    [{ ...NINETY, maximum: 60 }, { handicap: 60 }],
    [{ ...NINETY, maximum: null }, { handicap: 62 }],
    [{ ...NINETY, percent: 0 }, { handicap: 0 }],
    [{ ...NINETY, percent: 87.5 }, { handicap: 60 }],
  ])('%j is answered %j', (handicap, said) => {
    expect(answer({ handicap })).toEqual({ ok: true, ...said });
  });

  it.each([
    [{ base: -1 }, 'base', 'The base must be a whole number from 0 to 300.'],
    [{ base: 301 }, 'base', 'The base must be a whole number from 0 to 300.'],
    [{ percent: 201 }, 'percentage', 'The percentage must be from 0 to 200, with two decimals at most.'],
    [{ percent: -5 }, 'percentage', 'The percentage must be from 0 to 200, with two decimals at most.'],
    [{ percent: 66.666 }, 'percentage', 'The percentage must be from 0 to 200, with two decimals at most.'],
    [{ average: 301 }, 'average', 'An average must be a whole number from 0 to 300.'],
    [{ average: 150.5 }, 'average', 'An average must be a whole number from 0 to 300.'],
    [{ maximum: -1 }, 'maximum', 'The highest handicap must be a whole number from 0 to 300.'],
    [{ games: 0 }, 'games', 'The number of games must be a whole number from 1 to 12.'],
  ])('with %j is refused', (part, figure, message) => {
    expect(errorOf({ handicap: { ...NINETY, ...part } })).toEqual({
      ...{ code: 'figure-out-of-range', figure, message },
    });
  });

  it.each([
    [{ handicap: 62 }, 'handicap', '"handicap" is an object.'],
    [{ handicap: null }, 'handicap', '"handicap" is an object.'],
    [{ handicap: { base: 220, percent: 90 } }, 'handicap.average', 'This request needs "handicap.average".'],
    [{ handicap: { ...NINETY, average: '151' } }, 'handicap.average', '"handicap.average" is a number.'],
    [{ handicap: { ...NINETY, negative: 1 } }, 'handicap.negative', '"handicap.negative" is true or false.'],
    [
      { handicap: { ...NINETY, rounding: 'off' } },
      'handicap.rounding',
      '"handicap.rounding" is one of "down", "up", "nearest".',
    ],
    [{ handicap: { ...NINETY, bonus: 1 } }, 'handicap.bonus', 'This request has no "handicap.bonus".'],
    [{ handicap: NINETY, rolls: [] }, 'rolls', 'This request has no "rolls".'],
    [{ handicap: NINETY, average: { scores: [] } }, 'average', 'This request has no "average".'],
  ])('%j is none', (request, part, message) => {
    expect(errorOf(request)).toEqual({ code: 'bad-request', part, message });
  });
});

describe('a question about an average', () => {
  it('is answered with its pins over', () => {
    expect(answer({ average: { scores: [200, 180, 161] } })).toEqual({
      ...{ ok: true, games: 3, total: 541, average: 180, pinsOver: 1 },
    });
    expect(answer({ average: { scores: [] } })).toEqual({
      ...{ ok: true, games: 0, total: 0, average: null, pinsOver: null },
    });
  });

  it.each([
    [{ scores: [200, 301] }, { code: 'figure-out-of-range', figure: 'score' }],
    [{ scores: [200, -1] }, { code: 'figure-out-of-range', figure: 'score' }],
    [{ scores: [200, 1.5] }, { code: 'figure-out-of-range', figure: 'score' }],
    [
      { scores: 200 },
      { code: 'bad-request', part: 'average.scores', message: '"average.scores" is an array.' },
    ],
    [{ scores: ['200'] }, { code: 'bad-request', part: 'average.scores.0' }],
    [{}, { code: 'bad-request', part: 'average.scores' }],
  ])('%j is refused', (average, error) => {
    expect(errorOf({ average })).toMatchObject(error);
  });
});

describe('a question about a leave', () => {
  it.each([
    [[4, 6, 7, 10], true, 'Big four'],
    [[10, 4, 7, 6], true, 'Big four'],
    [[5, 6], true, 'Side by side'],
    [[1, 2, 10], false, 'Washout'],
    [[2, 8], false, 'Double wood'],
    [[10], false, null],
    [[], false, null],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], false, null],
  ])('%j: a split is %s, its name %s', (leave, split, name) => {
    expect(answer({ leave })).toEqual({ ok: true, split, name });
  });

  it.each([[[0, 7]], [[7, 7]], [[11]], [['7']], ['7-10'], [null]])('%j is none', (leave) => {
    expect(errorOf({ leave })).toEqual({
      ...{ code: 'bad-request', part: 'leave' },
      message: '"leave" is an array of different pins from 1 to 10.',
    });
  });
});

describe('a question about a league', () => {
  it('is answered, whatever JSON it is', () => {
    const part = fc.constantFrom('handicap', 'average', 'leave', 'match');
    fc.assert(
      fc.property(part, fc.jsonValue(), fc.constantFrom(...LANGUAGES), (key, value, language) => {
        const said = answerTo(JSON.stringify({ [key]: value }), language);
        expect(said).not.toMatch(/[\n\r]/u);
        expect(JSON.parse(said)).toHaveProperty('ok');
      }),
    );
  });

  it('sends back no more than a part of a key of any length', () => {
    const said = answerTo(JSON.stringify({ leave: [1], ['x'.repeat(100_000)]: 1 }), 'en');
    expect(said.length).toBeLessThan(400);
  });
});
