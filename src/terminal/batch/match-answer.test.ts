import { describe, expect, it } from 'vitest';
import { LEAGUE_IDS } from '../../core/formats/formats.ts';
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

const PERFECT = 'X X X X X X X X X XXX';

/** A bowler's games. */
function bowler(name: string, average: number, ...games: readonly unknown[]): object {
  return { bowler: name, average, games };
}

function match(home: readonly object[], visitors: readonly object[] | null, facts: object = {}): unknown {
  return {
    match: { home: { bowlers: home }, visitors: visitors === null ? null : { bowlers: visitors }, ...facts },
  };
}

describe('a question about a match', () => {
  it('counts three games and the series, without handicap where none is asked for', () => {
    const request = match([bowler('AMY', 150, 150, 160, 170)], [bowler('KIM', 200, 151, 160, 160)]);
    expect(answer(request)).toMatchObject({
      points: { home: 2.5, visitors: 1.5, unearned: 0, due: 0 },
      units: [
        { unit: 'game', game: 1, visitors: 1, reason: 'higher', totals: { home: 150, visitors: 151 } },
        { unit: 'game', game: 2, home: 0.5, visitors: 0.5, reason: 'tie' },
        { unit: 'game', game: 3, home: 1 },
        { unit: 'series', home: 1, totals: { home: 480, visitors: 471 } },
      ],
      home: { series: { scratch: 480, handicap: 0, total: 480 } },
    });
  });

  it('scores games by balls, and one that is not finished is to come', () => {
    const rolls = Array.from({ length: 12 }, () => 'X');
    const running = match(
      [bowler('AMY', 150, { rolls })],
      [bowler('KIM', 150, { sheet: PERFECT.slice(0, 8) })],
    );
    expect(answer(running)).toMatchObject({
      points: { home: 0, visitors: 0, due: 4 },
      home: { games: [{ scratch: 300 }, null, null], series: null },
      visitors: { games: [null, null, null] },
    });
    expect(answer(match([bowler('AMY', 150, { rolls })], [bowler('KIM', 150, null)]))).toMatchObject({
      points: { due: 4 },
    });
  });

  it('counts for who is not there what the league says, also in a woman’s place', () => {
    const terms = { games: 1, absence: 'percent', less: 10, vacancies: { woman: 100 } };
    const woman = { gender: 'woman' };
    const home = [
      { ...bowler('AMY', 183, { type: 'absent' }) },
      { ...bowler('SUE', 150, { type: 'vacancy' }), group: woman },
      { bowler: 'V', type: 'vacancy', games: [null] },
    ];
    expect(answer(match(home, null, { terms }))).toMatchObject({
      home: { series: { scratch: 164 + 100 + 120 } },
    });
    const refused = (group: object): unknown => errorOf(match([{ ...bowler('AMY', 150, 150), group }], null));
    expect(refused({ gender: 'girl' })).toMatchObject({ code: 'bad-request' });
    expect(refused({ ages: { least: 64, most: 50 } })).toMatchObject({ code: 'figure-out-of-range' });
  });

  it('makes averages of entering averages and seasons, with their fraction, and moves them with each game', () => {
    const averages = { way: 'combined', games: 2, fraction: 'kept', during: 'moving' };
    const terms = { games: 2, handicap: { base: 200, percent: 100 }, averages };
    const amy = { bowler: 'AMY', entering: 150, season: { games: 1, pins: 151 }, games: [150, 150] };
    // 451 pins in three games, then 601 in four: 49⅔ and 49¾ less than 200.
    expect(answer(match([amy], null, { terms }))).toMatchObject({
      home: { games: [{ handicap: 49 }, { handicap: 49 }] },
    });
    const doubled = { ...terms, handicap: { base: 200, percent: 200 } };
    expect(answer(match([amy], null, { terms: doubled }))).toMatchObject({
      home: { games: [{ handicap: 99 }, { handicap: 99 }] },
    });
    // 301 pins in two games: nine tenths of 150 less 10.
    const injured = { ...amy, season: null, games: [151, { type: 'injury', sheet: '--' }] };
    expect(answer(match([injured], null, { terms }))).toMatchObject({
      home: { games: [{ scratch: 151 }, { scratch: 126 }] },
    });
    for (const wrong of [{ entering: 150.5 }, { season: [301] }, { season: { games: 1, pins: 301 } }])
      expect(errorOf(match([{ ...amy, ...wrong }], null))).toMatchObject({ code: 'figure-out-of-range' });
  });

  it('knows substitutes, injured bowlers and whoever bowls nothing', () => {
    const opens = '72 72 72 72 72 72';
    const request = match(
      [bowler('AMY', 150, 150, { bowler: 'TOM', type: 'substitute', average: 200, score: 190 })],
      [bowler('KIM', 163, { type: 'injury', sheet: opens }, { type: 'absent' })],
      { terms: { games: 2, handicap: { base: 220, percent: 90 } } },
    );
    expect(answer(request)).toMatchObject({
      home: {
        games: [
          { scratch: 150, handicap: 63 },
          { scratch: 190, handicap: 18 },
        ],
      },
      // 54 and four tenths of 153.
      visitors: {
        games: [
          { scratch: 115, handicap: 51 },
          { scratch: 153, handicap: 51 },
        ],
      },
    });
  });

  it('takes roll-offs of games, series and bowlers', () => {
    const terms = {
      ...{ games: 1, ties: 'one-ball', individualTies: 'ninth-and-tenth' },
      points: { individual: 1, individualSeries: 1 },
    };
    const rollOffs = [
      {
        game: 1,
        gos: [
          [9, 9],
          [10, 8],
        ],
      },
      { gos: [[7, 8]] },
      { game: 1, place: 1, gos: [[40, 39]] },
      { place: 1, gos: [[20, 60]] },
    ];
    const request = match([bowler('AMY', 150, 150)], [bowler('KIM', 150, 150)], { terms, rollOffs });
    expect(answer(request)).toMatchObject({
      points: { home: 2, visitors: 2, due: 0 },
      units: [
        { unit: 'game', home: 1, reason: 'roll-off' },
        { unit: 'individual', place: 1, home: 1, reason: 'roll-off' },
        { unit: 'series', visitors: 1, reason: 'roll-off' },
        { unit: 'individualSeries', place: 1, visitors: 1, reason: 'roll-off' },
      ],
    });
  });

  it('may be a bye, and in no-tap each bowler has an option', () => {
    const request = match([bowler('AMY', 150, { sheet: '9 9 9 9 9 9 9 9 9 999', pins: 9 })], null, {
      ...{ format: 'no-tap', terms: { games: 1 } },
    });
    expect(answer(request)).toMatchObject({
      ...{ points: { home: 2 }, visitors: null, home: { games: [{ scratch: 300 }] } },
    });
  });

  it.each([
    ['a vacancy', { bowler: 'V', type: 'vacancy' }, { score: 130, handicap: 33 }, 130, 33],
    ['a dummy', { bowler: 'D', type: 'dummy' }, { score: 125, handicap: 10 }, 125, 10],
    [
      'an absent bowler',
      { bowler: 'AMY', type: 'absent', average: 150 },
      { score: 145, handicap: 7 },
      145,
      7,
    ],
  ])('uses the own score and handicap of %s', (_who, facts, said, scratch, handicap) => {
    const terms = { games: 1, handicap: { base: 220, percent: 90 } };
    const request = match([{ ...facts, games: [said] }], [bowler('KIM', 150, 150)], { terms });
    expect(answer(request)).toMatchObject({ home: { games: [{ scratch, handicap }] } });
  });

  it('computes a vacancy’s handicap from its own score', () => {
    const terms = { games: 1, handicap: { base: 220, percent: 90 } };
    const request = match([{ bowler: 'V', type: 'vacancy', games: [140] }], [bowler('KIM', 150, 150)], {
      terms,
    });
    expect(answer(request)).toMatchObject({ home: { games: [{ scratch: 140, handicap: 72 }] } });
  });

  it('leaves average and handicap with the person where only the place is vacant', () => {
    const request = match(
      [{ ...bowler('AMY', 150, 150, { type: 'vacancy' }), handicap: 20 }],
      [bowler('KIM', 150, 150, 150)],
      { terms: { games: 2, handicap: { base: 220, percent: 90 } } },
    );
    expect(answer(request)).toMatchObject({
      home: {
        games: [
          { scratch: 150, handicap: 20 },
          { scratch: 120, handicap: 90 },
        ],
      },
    });
  });

  it.each([
    ['absent', { average: 150 }, 140],
    ['vacancy', {}, 120],
    ['dummy', {}, 120],
  ])('scores a side of which nobody bowled a game: %s, over three games', (type, facts, score) => {
    const nobody = [1, 2].map((place) => ({ bowler: `${type} ${String(place)}`, type, ...facts }));
    const rivals = [bowler('KIM', 150, 119, 130, 200), bowler('LEE', 150, 119, 130, 200)];
    const due = { games: [{ scratch: 2 * score }, {}, {}], series: { scratch: 6 * score } };
    const won = type === 'absent' ? { home: 2, visitors: 2 } : { home: 1, visitors: 3 };
    expect(answer(match(nobody, rivals))).toMatchObject({ points: { ...won, due: 0 }, home: due });
    expect(answer(match(rivals, nobody))).toMatchObject({ points: { due: 0 }, visitors: due });
    expect(answer(match(nobody, null))).toMatchObject({ points: { due: 0 }, home: due });
    expect(
      answer(
        match(
          nobody,
          nobody.map((one) => ({ ...one, bowler: `other ${one.bowler}` })),
        ),
      ),
    ).toMatchObject({
      points: { home: 2, visitors: 2, due: 0 },
      visitors: due,
    });
  });

  const AMY = bowler('AMY', 150, 150);
  const KIM = bowler('KIM', 150, 150);

  it.each([
    [
      'teams of different size',
      match([AMY, bowler('BEN', 150, 150)], [KIM]),
      {
        code: 'teams-differ',
        message: 'In game 1 the teams have different sizes: 2 and 1. Fill the place with a vacancy.',
      },
    ],
    ['a player on both', match([AMY], [AMY]), { code: 'bowler-twice', message: 'AMY is in game 1 twice.' }],
    [
      'more games than the league has',
      match([bowler('AMY', 150, 1, 2, 3, 4)], null),
      { code: 'wrong-number-of-games', message: 'A team has 4 games; there should be 3.' },
    ],
    [
      'an average above the maximum',
      match([bowler('AMY', 301, 150)], [KIM]),
      {
        ...{ code: 'figure-out-of-range', figure: 'average' },
        message: 'An average must be a whole number from 0 to 300.',
      },
    ],
    [
      'a negative base',
      match([AMY], [KIM], { terms: { handicap: { base: -1, percent: 90 } } }),
      {
        ...{ code: 'figure-out-of-range', figure: 'base' },
        message: 'The base must be a whole number from 0 to 300.',
      },
    ],
    [
      'more than a thousand points for a game',
      match([AMY], [KIM], { terms: { points: { game: 1001 } } }),
      {
        ...{ code: 'figure-out-of-range', figure: 'points' },
        message:
          'The points of a game, a series or a bowler must be from 0 to 1000, with two decimals at most.',
      },
    ],
    [
      'a roll-off of no tie',
      match([AMY], [KIM], { rollOffs: [{ game: 1, gos: [[9, 8]] }] }),
      { code: 'no-roll-off-due', message: 'There is no tie to roll off.' },
    ],
    [
      'a roll-off after its end',
      match([AMY], [KIM], {
        terms: { ties: 'one-ball' },
        rollOffs: [
          {
            game: 1,
            gos: [
              [9, 8],
              [9, 8],
            ],
          },
        ],
      }),
      { code: 'roll-off-over', message: 'The roll-off is decided; nobody bowls again.' },
    ],
    [
      'an impossible ball',
      match([AMY], [bowler('KIM', 150, { rolls: [10, 7, 4] })]),
      {
        ...{ code: 'too-many-pins', ball: 2, standing: 3, part: 'match.visitors.bowlers.0.games.0' },
        message: 'Only 3 pins are standing.',
      },
    ],
    [
      'a mark that is none',
      match([bowler('AMY', 150, { sheet: 'X 7?' })], [KIM]),
      {
        code: 'bad-request',
        ball: 2,
        part: 'match.home.bowlers.0.games.0',
        message: '"?" is not a mark. A ball is X, /, -, F or a digit.',
      },
    ],
    [
      'a game in two ways',
      match([bowler('AMY', 150, { score: 1, sheet: 'X' })], [KIM]),
      {
        ...{ code: 'bad-request', part: 'match.home.bowlers.0.games.0' },
        message: '"match.home.bowlers.0.games.0" has one of "score", "rolls" and "sheet".',
      },
    ],
    [
      'balls of an absent bowler',
      match([bowler('AMY', 150, { type: 'absent', sheet: PERFECT })], [KIM]),
      {
        ...{ code: 'bad-request', part: 'match.home.bowlers.0.games.0' },
        message:
          '"match.home.bowlers.0.games.0" has balls, but its type says that nobody bowled. Give its "score".',
      },
    ],
    [
      'an average of a vacancy',
      match([{ bowler: 'V', type: 'vacancy', average: 150, games: [null] }], [KIM]),
      {
        ...{ code: 'bad-request', part: 'match.home.bowlers.0.average' },
        message:
          '"match.home.bowlers.0.average" is of a place that nobody has. Give its "score" or its "handicap".',
      },
    ],
    [
      'an option without balls',
      match([bowler('AMY', 150, { score: 1, pins: 9 })], [KIM]),
      {
        ...{ code: 'bad-request', part: 'match.home.bowlers.0.games.0' },
        message: '"match.home.bowlers.0.games.0" has one of "score", "rolls" and "sheet".',
      },
    ],
    [
      'an option in ten-pin',
      match([bowler('AMY', 150, { sheet: 'X', pins: 9 })], [KIM]),
      {
        ...{ code: 'bad-request', part: 'match.home.bowlers.0.games.0.pins' },
        message: 'This request has no "match.home.bowlers.0.games.0.pins".',
      },
    ],
    [
      'an option that is not offered',
      match([bowler('AMY', 150, { sheet: 'X', pins: 5 })], [KIM], { format: 'no-tap' }),
      { code: 'bad-request', message: 'Choose 7, 8 or 9.' },
    ],
    [
      'an unknown format',
      match([AMY], [KIM], { format: 'ninepins' }),
      {
        code: 'bad-request',
        message: `"format" is one of ${LEAGUE_IDS.map((id) => `"${id}"`).join(', ')}.`,
      },
    ],
    [
      'a ball that is none',
      match([bowler('AMY', 150, { rolls: ['q'] })], [KIM]),
      {
        ...{ code: 'bad-request', part: 'match.home.bowlers.0.games.0.rolls.0' },
        message: '"match.home.bowlers.0.games.0.rolls.0" is neither a number nor "X", "/", "-" or "F".',
      },
    ],
    [
      'a bowler without a name',
      match([{ average: 150 }], [KIM]),
      {
        ...{ code: 'bad-request', part: 'match.home.bowlers.0.bowler' },
        message: 'This request needs "match.home.bowlers.0.bowler".',
      },
    ],
    [
      'a type that is none',
      match([{ bowler: 'AMY', type: 'ghost' }], [KIM]),
      {
        ...{ code: 'bad-request', part: 'match.home.bowlers.0.type' },
        message:
          '"match.home.bowlers.0.type" is one of "bowler", "absent", "vacancy", "dummy", "pacer", "extra", "injury", "substitute", "pre-bowl".',
      },
    ],
  ])('with %s is refused', (_what, request, error) => {
    expect(errorOf(request)).toEqual(error);
  });

  it.each([
    ['averages without games', 'averages', { way: 'window' }, 'games'],
    ['averages without their way', 'averages', { games: 3 }, 'way'],
    ['a handicap without its base', 'handicap', { percent: 90 }, 'base'],
    ['a handicap without its percentage', 'handicap', { base: 220 }, 'percent'],
  ])('with %s is refused', (_what, term, value, missing) => {
    const request = match([bowler('AMY', 150, 150)], null, { terms: { [term]: value } });
    expect(errorOf(request)).toMatchObject({ code: 'bad-request', part: `match.terms.${term}.${missing}` });
  });

  it('is refused in every language, in a sentence of its own', () => {
    const refused = [
      match([AMY, bowler('BEN', 150, 150)], [KIM]),
      match([AMY], [AMY]),
      match([bowler('AMY', 150, 1, 2, 3, 4)], null),
      match([bowler('AMY', 301, 150)], [KIM]),
      match([AMY], [KIM], { terms: { handicap: { base: -1, percent: 90 } } }),
      match([AMY], [KIM], { terms: { handicap: { base: 1, percent: 900 } } }),
      match([AMY], [KIM], { terms: { points: { game: 0.001 } } }),
      match([AMY], [KIM], { rollOffs: [{ game: 1, gos: [[9, 8]] }] }),
      match([bowler('AMY', 150, { type: 'absent', rolls: [7] })], [KIM]),
      match([{ bowler: 'V', type: 'vacancy', average: 1, games: [null] }], [KIM]),
      { leave: [12] },
      { match: {} },
      { handicap: 1 },
    ];
    for (const request of refused) {
      const said = LANGUAGES.map(
        (language) =>
          (JSON.parse(answerTo(JSON.stringify(request), language)) as { error: { message: string } }).error
            .message,
      );
      expect(new Set(said).size).toBe(LANGUAGES.length);
      for (const sentence of said) expect(sentence).toMatch(/\S{2}.*\.$/u);
    }
  });
});
