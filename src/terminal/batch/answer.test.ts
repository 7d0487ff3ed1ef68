import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMAT_IDS } from '../../core/formats/formats.ts';
import { legalPins } from '../../core/line/testing/legal-pins.testing.ts';
import { secondScore, secondStanding } from '../../core/testing/second-scorer.testing.ts';
import { LANGUAGES } from '../../text/language.ts';
import { answerTo } from './answer.ts';

/** The parsed answer to a request. */
function answer(request: unknown): unknown {
  return JSON.parse(answerTo(JSON.stringify(request), 'en'));
}

/** The error in an answer, without its sentence. */
function errorOf(request: unknown): unknown {
  return JSON.parse(
    answerTo(JSON.stringify(request), 'en').replace(/,"message":".*"\}\}$/u, '}}'),
  ) as unknown;
}

function failed(error: Readonly<Record<string, unknown>>): unknown {
  return { ok: false, error };
}

describe('an answer', () => {
  it('to the documented example is 20, 39, 48, 56', () => {
    expect(answerTo('{"rolls":[10,7,"/",9,0,"F",8]}', 'en')).toBe(
      '{"ok":true,"frames":[' +
        '{"rolls":[10],"marks":"X","state":"finished","result":"strike","soFar":20,"cumulative":20},' +
        '{"rolls":[7,3],"marks":"7/","state":"finished","result":"spare","soFar":19,"cumulative":39},' +
        '{"rolls":[9,0],"marks":"9-","state":"finished","result":"miss","soFar":9,"cumulative":48},' +
        '{"rolls":[0,8],"marks":"F8","state":"finished","result":"miss","soFar":8,"cumulative":56}],' +
        '"posted":56,"soFar":56,"maxPossible":236,"over":false,"sheet":"X 7/ 9- F8"}',
    );
  });

  it('before the first ball has no frame, and a perfect game is still possible', () => {
    const nothing = {
      ...{ ok: true, frames: [], posted: 0, soFar: 0, maxPossible: 300, over: false, sheet: '' },
    };
    expect(answer({ rolls: [] })).toEqual(nothing);
    expect(answer({ sheet: ' ' })).toEqual(nothing);
  });

  it('to a line told frame by frame is as to its balls', () => {
    const frames = [[{ v: 10 }], [{ v: 7 }, { v: 3, foul: false }], [{ v: 9, foul: true }, { v: 8 }]];
    expect(answer({ frames })).toEqual(answer({ sheet: 'X 7/ F(9)8' }));
    expect(answer({ frames: [[{ v: 7 }], [{ v: 10 }]] })).toEqual(answer({ sheet: '7. X' }));
    expect(errorOf({ frames: [[{ v: 10 }, { v: 3 }]] })).toEqual(failed({ code: 'bad-request', ball: 1 }));
    expect(errorOf({ frames: [[{ v: 7 }, { v: 4 }]] })).toEqual(
      failed({ code: 'too-many-pins', ball: 1, standing: 3 }),
    );
  });

  it('has no result and no total for a running frame, and only frames begun', () => {
    expect(answer({ rolls: [10, 3] })).toMatchObject({
      frames: [
        { state: 'finished', result: 'strike', soFar: 13, cumulative: null },
        { rolls: [3], marks: '3', state: 'running', result: null, soFar: 3, cumulative: null },
      ],
      ...{ posted: 0, soFar: 16, over: false },
    });
  });

  it('numbers frames by place, also after one that was not bowled', () => {
    expect(answer({ sheet: '. X' })).toMatchObject({
      frames: [{ rolls: [], marks: '', state: 'empty', result: null, soFar: 0, cumulative: null }, {}],
      sheet: '. X',
    });
  });

  it('ends with the tenth frame, even of three balls', () => {
    expect(answer({ sheet: 'X X X X X X X X X XXX' })).toMatchObject({
      frames: { length: 10, 9: { rolls: [10, 10, 10], marks: 'XXX', result: 'strike', cumulative: 300 } },
      ...{ posted: 300, soFar: 300, maxPossible: 300, over: true },
    });
  });
});

const KNOWN = FORMAT_IDS.map((id) => `"${id}"`).join(', ');

describe('a line of another format', () => {
  it('is scored by what its player chose', () => {
    expect(answer({ format: 'no-tap', pins: 9, rolls: [9, 8, 1, 5, 4] })).toMatchObject({
      frames: [
        { rolls: [9], marks: '9', result: 'strike', soFar: 19, cumulative: 19 },
        { rolls: [8, 1], result: 'miss', cumulative: 28 },
        { rolls: [5, 4], result: 'miss', cumulative: 37 },
      ],
    });
    expect(answer({ rolls: [8, 2], format: 'no-tap', pins: 8 })).toMatchObject({
      frames: [{ marks: '8', result: 'strike' }, { marks: '2' }],
    });
  });

  it('follows the usual choice where the request makes none, and is read from a sheet', () => {
    expect(answer({ format: 'no-tap', sheet: '9 X 72' })).toMatchObject({
      ...{ ok: true, sheet: '9 X 72', frames: [{ result: 'strike' }, { result: 'strike' }, {}] },
    });
    expect(answer({ format: 'ten-pin', rolls: [9, 1] })).toEqual(answer({ rolls: [9, 1] }));
  });

  it('knows what stands after a strike that left a pin', () => {
    expect(answer({ format: 'no-tap', rolls: [9, 8, 1], standing: [[10], [7, 10], [7]] })).toMatchObject({
      ...{ ok: true, sheet: '9 (8)1' },
    });
    expect(answer({ format: 'no-tap', rolls: [9], standing: [[]] })).toMatchObject({
      error: { code: 'bad-request', ball: 0 },
    });
  });

  it.each([
    [{ format: 'no-tap', pins: 6, rolls: [] }, 'Choose 7, 8 or 9.'],
    [{ format: 'no-tap', pins: '9', rolls: [] }, 'Choose 7, 8 or 9.'],
    [{ format: 'no-tap', pins: null, rolls: [] }, 'Choose 7, 8 or 9.'],
    [{ format: 'candlepins', rolls: [] }, `"format" is one of ${KNOWN}.`],
    [{ format: null, rolls: [] }, `"format" is one of ${KNOWN}.`],
    [
      { format: 'ten-pin', pins: 9, rolls: [] },
      'A request has no "pins"; it has "rolls", "sheet" or "frames", "standing", "format", and what the format adds: "pins" or "bowlers".',
    ],
    [
      { pins: 9, rolls: [] },
      'A request has no "pins"; it has "rolls", "sheet" or "frames", "standing", "format", and what the format adds: "pins" or "bowlers".',
    ],
    [{ format: 'no-tap', pins: 9 }, 'A request has one of "rolls", "sheet" and "frames".'],
  ])('is refused: %j', (request, message) => {
    expect(answer(request)).toEqual(failed({ code: 'bad-request', message }));
  });
});

describe('a line that bowlers share', () => {
  it('tells in Baker who bowls each frame, and who begins the next game', () => {
    const frames = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5];
    expect(answer({ format: 'baker', bowlers: 5 })).toMatchObject({
      ...{ ok: true, frames: [], bowlerByFrame: frames, nextGameStartsWith: 2 },
    });
    expect(answer({ format: 'baker', bowlers: 3, startsWith: 3, rolls: [10, 7, 2] })).toMatchObject({
      ...{ posted: 28, bowlerByFrame: [3, 1, 2, 3, 1, 2, 3, 1, 2, 3], nextGameStartsWith: 1 },
    });
  });

  it('tells in Scotch doubles who bowled each ball', () => {
    expect(answer({ format: 'scotch-doubles', sheet: 'X 7/ 81' })).toMatchObject({
      ...{ bowlersByFrame: [[1], [2, 1], [2, 1]], nextGameStartsWith: 2 },
    });
  });

  it.each([
    [{ format: 'baker' }, 'Team 1 has 0 bowlers. It needs 2 to 10.'],
    [{ format: 'baker', bowlers: 1 }, 'Team 1 has 1 bowler. It needs 2 to 10.'],
    [{ format: 'baker', bowlers: 11 }, 'Team 1 has 11 bowlers. It needs 2 to 10.'],
    [{ format: 'baker', bowlers: '5' }, 'Choose 2, 3, 4, 5, 6, 7, 8, 9 or 10.'],
    [{ format: 'baker', bowlers: 3, startsWith: 4 }, 'Choose 1, 2 or 3.'],
    [{ format: 'scotch-doubles', bowlers: 3 }, 'Team 1 has 3 bowlers. It needs 2.'],
  ])('is refused: %j', (request, message) => {
    expect(answer(request)).toEqual(failed({ code: 'bad-request', message }));
  });
});

const PERFECT = Array.from({ length: 12 }, () => 10);

describe('an error', () => {
  it.each([
    [{ rolls: [8, 3] }, { code: 'too-many-pins', ball: 1, standing: 2 }],
    [{ sheet: 'X 7/ 94' }, { code: 'too-many-pins', ball: 4, standing: 1 }],
    [{ rolls: [10, 7, 3, 9.5] }, { code: 'not-an-integer', ball: 3 }],
    [{ rolls: [0, 11] }, { code: 'out-of-range', ball: 1 }],
    [{ rolls: [-1] }, { code: 'out-of-range', ball: 0 }],
    [{ rolls: [1e300] }, { code: 'out-of-range', ball: 0 }],
    [{ rolls: [3, 'X'] }, { code: 'no-strike-here', ball: 1 }],
    [{ rolls: ['/'] }, { code: 'no-spare-here', ball: 0 }],
    [{ rolls: [...PERFECT, 0] }, { code: 'game-over', ball: 12 }],
    [{ rolls: Array.from({ length: 100_000 }, () => 0) }, { code: 'game-over', ball: 20 }],
    [{ sheet: 'X X X X X X X X X XXX F' }, { code: 'game-over', ball: 12 }],
    [{ rolls: [10, '9'] }, { code: 'bad-request', ball: 1 }],
    [{ sheet: 'X 7? ' }, { code: 'bad-request', ball: 2 }],
    [{ sheet: '7(2)' }, { code: 'bad-request', ball: 1 }],
    [{ balls: [10] }, { code: 'bad-request' }],
    [[10], { code: 'bad-request' }],
  ])('of %.60j is %j', (request, error) => {
    expect(errorOf(request)).toEqual(failed(error));
  });

  it.each([
    ['', { code: 'not-json', message: 'This line is not JSON.' }],
    ['{"rolls":[10', { code: 'not-json', message: 'This line is not JSON.' }],
    [null, { code: 'bad-request', message: 'This line is too long to be a game.' }],
    [
      '{"rolls":[1e999]}',
      { code: 'not-an-integer', ball: 0, message: 'Infinity is not a whole number of pins.' },
    ],
    [
      '{"rolls":[10,7,3,6,5]}',
      { code: 'too-many-pins', ball: 4, standing: 4, message: 'Only 4 pins are standing.' },
    ],
  ])('of the line %.40j is whole', (line, error) => {
    expect(JSON.parse(answerTo(line, 'en'))).toEqual(failed(error));
  });

  it('is in the requested language', () => {
    const sentences = LANGUAGES.map((language) => answerTo('{"rolls":["7"]}', language));
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
    expect(sentences[LANGUAGES.indexOf('ko')]).toContain('0번 투구');
  });
});

describe('what stands', () => {
  it.each([
    ['a 7-10 is ringed', { rolls: [8, '/'], standing: [[7, 10], []] }, '(8)/'],
    ['a head pin that stands makes no split', { rolls: [8, '/'], standing: [[1, 10], []] }, '8/'],
    ['a ring in the sheet stays', { sheet: '(8)/', standing: [[1, 10], []] }, '(8)/'],
    ['nothing said of a ball rings nothing', { rolls: [8, 2], standing: [null, []] }, '8/'],
    ['a split in the second frame', { rolls: [10, 8, 1], standing: [[], [7, 10], [7]] }, 'X (8)1'],
    [
      'a split at the second rack of the tenth',
      {
        sheet: '-- -- -- -- -- -- -- -- -- X81',
        standing: [...Array.from({ length: 18 }, () => null), [], [4, 6], [4]],
      },
      '-- -- -- -- -- -- -- -- -- X(8)1',
    ],
    [
      'after a foul all ten stand and the second ball leaves a split unringed',
      {
        rolls: ['F', 8],
        standing: [
          [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
          [7, 10],
        ],
      },
      'F8',
    ],
    [
      'a second-ball foul leaves what stood',
      {
        rolls: [8, 'F'],
        standing: [
          [7, 10],
          [10, 7],
        ],
      },
      '(8)F',
    ],
  ])('by the pins: %s', (_, request, sheet) => {
    expect(answer(request)).toMatchObject({ ok: true, sheet });
  });

  it.each([
    ['one pin too few', { rolls: [8], standing: [[7]] }, { code: 'bad-request', ball: 0 }],
    ['pins after a strike', { rolls: [10], standing: [[7]] }, { code: 'bad-request', ball: 0 }],
    ['pins after a spare', { rolls: [8, 2], standing: [null, [7]] }, { code: 'bad-request', ball: 1 }],
    ['a pin that is up again', { rolls: [8, 1], standing: [[7, 10], [8]] }, { code: 'bad-request', ball: 1 }],
    ['what lies after a foul', { rolls: ['F'], standing: [[7, 10]] }, { code: 'bad-request', ball: 0 }],
    ['too few entries', { rolls: [8, 1], standing: [null] }, { code: 'bad-request' }],
    ['too many entries', { rolls: [10], standing: [[], null] }, { code: 'bad-request' }],
    ['pins twice', { rolls: [10, 8], standing: [[], [7, 7]] }, { code: 'bad-request', ball: 1 }],
  ])('is refused: %s', (_, request, error) => {
    expect(errorOf(request)).toEqual(failed(error));
  });
});

interface Scored {
  readonly ok: true;
  readonly frames: readonly { readonly soFar: number; readonly cumulative: number | null }[];
  readonly posted: number;
  readonly soFar: number;
  readonly maxPossible: number;
  readonly over: boolean;
  readonly sheet: string;
}

describe('any line', () => {
  it('is scored as a second scorer does', () => {
    fc.assert(
      fc.property(legalPins, (rolls) => {
        const scored = answer({ rolls }) as Scored;
        const second = secondScore(rolls);
        const begun = second.frames.slice(0, scored.frames.length);
        expect(scored).toMatchObject({ ok: true, posted: second.posted, soFar: second.soFar });
        expect(scored.frames.map(({ soFar, cumulative }) => ({ points: soFar, total: cumulative }))).toEqual(
          begun,
        );
        expect(scored.over).toBe(secondStanding(rolls) === null);
      }),
    );
  });

  it('is the same line when sent as a sheet', () => {
    fc.assert(
      fc.property(legalPins, (rolls) => {
        const scored = answer({ rolls }) as Scored;
        expect(answer({ sheet: scored.sheet })).toEqual(scored);
      }),
    );
  });

  it('ends with its maximum when every further ball knocks down every pin', () => {
    fc.assert(
      fc.property(legalPins, (rolls) => {
        const { maxPossible } = answer({ rolls }) as Scored;
        const best = [...rolls];
        for (let left = secondStanding(best); left !== null; left = secondStanding(best)) best.push(left);
        expect(answer({ rolls: best })).toMatchObject({ over: true, posted: maxPossible });
      }),
    );
  });

  it('is answered on one line, whatever its text', () => {
    const ball = fc.oneof(fc.jsonValue(), fc.constantFrom('X', '/', '-', 'F', 0, 5, 10, -1, 0.5));
    const request = fc.record(
      { rolls: fc.array(ball), sheet: fc.string({ unit: 'binary' }), standing: fc.jsonValue() },
      { requiredKeys: [] },
    );
    const text = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      request.map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...LANGUAGES), (line, language) => {
        const answered = answerTo(line, language);
        expect(answered).not.toMatch(/[\n\r]/u);
        expect(JSON.parse(answered)).toHaveProperty('ok');
      }),
    );
  });
});
