/** This season's games on a roster: as a list of scores, or as games and pins. */
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { MOST_SEASON_GAMES } from '../../core/league/average-rule.ts';
import { leagueJson } from '../results/league-json.ts';
import { codesOf, faultsOf, fileOf, leagueIn, notesOf } from '../testing/files.testing.ts';

const HEAD = { file: 'headpin-league', version: 1 };

const csv = (header: string, ...rows: readonly string[]): ReturnType<typeof fileOf> =>
  fileOf('roster.csv', [`Team,Name,Average,${header}`, ...rows.map((row) => `A,Tom,150,${row}`)].join('\n'));
const json = (facts: object): ReturnType<typeof fileOf> =>
  fileOf(
    'league.json',
    JSON.stringify({ ...HEAD, teams: [{ name: 'A', roster: [{ name: 'Tom', ...facts }] }] }),
  );
const windowOf = (games: number): ReturnType<typeof fileOf> =>
  fileOf('terms.csv', `Setting,Value\naverages.way,window\naverages.games,${String(games)}`);
const seasonIn = (...files: readonly ReturnType<typeof fileOf>[]): unknown =>
  leagueIn(...files).teams[0]?.roster[0]?.season;

describe('this season’s games on a roster', () => {
  test.each<[string, ReturnType<typeof fileOf>, unknown]>([
    ['are a list of scores, oldest first', csv('Scores', '180 201 166'), [180, 201, 166]],
    ['are one score that a spreadsheet wrote as a number', csv('Scores', '180'), [180]],
    ['are scores in wide digits between two spaces', csv('Scores', '１８０  201 '), [180, 201]],
    ['are games and pins', csv('Games,Pins', '21,3801'), { games: 21, pins: 3801 }],
    ['are games and a total', csv('Gms,Total', '21,3801'), { games: 21, pins: 3801 }],
    ['are scores, and games and pins agree', csv('Games,Pins,Scores', '3,547,180 201 166'), [180, 201, 166]],
    ['are scores, and only the number of games agrees', csv('Games,Scores', '2,180 201'), [180, 201]],
    ['are none before the first', csv('Games,Pins,Scores', '0,0,'), null],
    ['are none in empty cells', csv('Games,Pins,Scores', ',,'), null],
    ['are none where no column has them', csv('Place', '1'), null],
    ['are scores in JSON', json({ scores: [180, 201] }), [180, 201]],
    ['are games and pins in JSON', json({ season: { games: 2, pins: 381 } }), { games: 2, pins: 381 }],
    ['agree in JSON', json({ scores: [180, 201], season: { games: 2, pins: 381 } }), [180, 201]],
    ['are none in JSON', json({ scores: null, season: null }), null],
    ['are none in an empty list', json({ scores: [] }), null],
  ])('%s', (_, file, season) => {
    expect(seasonIn(file)).toEqual(season);
  });

  test.each([
    ['Partidas;Bolos', 'Puntuaciones'],
    ['게임;총점', '점수'],
    ['Spiele;Pins', 'Ergebnisse'],
  ])('have headers in other languages: %s and %s', (totals, scores) => {
    const named = (header: string, row: string): unknown =>
      seasonIn(fileOf('r.csv', `Equipo;Nombre;${header}\nA;Tom;${row}`));
    expect(named(totals, '3;547')).toEqual({ games: 3, pins: 547 });
    expect(named(scores, '180 201 166')).toEqual([180, 201, 166]);
  });

  test('of a hundred weeks fit into one cell', () => {
    const scores = Array.from({ length: 240 }, (_none, index) => 100 + (index % 200));
    expect(seasonIn(csv('Scores', scores.join(' ')))).toEqual(scores);
  });

  test('that were written read back the same', () => {
    const scores = fc.array(fc.nat({ max: 300 }), { minLength: 1, maxLength: 40 });
    const totals = fc
      .integer({ min: 1, max: MOST_SEASON_GAMES })
      .chain((games) =>
        fc.record({ games: fc.constant(games), pins: fc.integer({ min: games, max: games * 300 }) }),
      );
    fc.assert(
      fc.property(fc.oneof(scores, totals), (season) => {
        const league = leagueIn(json(Array.isArray(season) ? { scores: season } : { season }));
        expect(league.teams[0]?.roster[0]?.season).toEqual(season);
        expect(leagueIn(fileOf('again.json', leagueJson(league)))).toEqual(league);
      }),
    );
  });

  test('that nobody gave leave no trace in the file that is written', () => {
    expect(leagueJson(leagueIn(csv('Place', '1')))).not.toMatch(/scores|season/u);
  });
});

describe('thousands with a sign', () => {
  test.each([
    ['150,21,"3,000"'],
    ['150,21,3.000'],
    ["150,21,3'000"],
    ['142.857,21,"3,000"'],
    ['"142,857",21,3.000'],
    ['"142,8",21,3.000'],
  ])('are thousands in %s', (row) => {
    const file = fileOf('roster.csv', `Team,Name,Average,Games,Pins\nA,Tom,${row}`);
    expect(seasonIn(file)).toEqual({ games: 21, pins: 3000 });
  });

  test('are a fraction where the file writes fractions so, and three pins in 21 games are asked about', () => {
    const file = fileOf('roster.csv', 'Team,Name,Average,Games,Pins\nA,Tom,142.8,21,3.000');
    expect(codesOf(file)).toEqual(['season-impossible']);
  });

  test('are asked about in a column that may have fractions', () => {
    expect(faultsOf(csv('Handicap', '"1,000"'))).toMatchObject([
      { code: 'number-unclear', text: '1,000', spot: { row: 2, column: 'Handicap' } },
    ]);
  });
});

describe('this season’s games are refused with row and column', () => {
  test('once where a score is impossible: such scores are not counted against games and pins', () => {
    const file = json({ scores: [180, 1e308, 1e308], season: { games: 9, pins: 500 } });
    expect(codesOf(file)).toEqual(['figure']);
  });

  const range = (least: number, most: number): object => ({ code: 'out-of-range', least, most });
  const score = { code: 'figure', refusal: { figure: 'score', least: 0, most: 300 } };
  test.each<[string, string, string, string, object]>([
    ['a score above the highest', 'Scores', '180 301', 'Scores', score],
    [
      'scores with another separator',
      'Scores',
      '180/201/166',
      'Scores',
      { code: 'not-scores', text: '180/201/166' },
    ],
    ['a date that a spreadsheet made', 'Scores', '2026-10-05', 'Scores', { code: 'not-scores' }],
    ['scores that a spreadsheet joined', 'Scores', '180201166', 'Scores', { code: 'not-scores' }],
    ['a score with a fraction', 'Scores', '180.5 201', 'Scores', { code: 'not-scores' }],
    ['a score below nothing', 'Scores', '-180 201', 'Scores', { code: 'not-scores' }],
    ['a formula in scores', 'Scores', '=SUM(A1)', 'Scores', { code: 'not-scores', text: '=SUM(A1)' }],
    ['a formula in games', 'Games,Pins', '=A1,547', 'Games', { code: 'not-a-number', text: '=A1' }],
    ['a word for games', 'Games,Pins', 'three,547', 'Games', { code: 'not-a-number' }],
    ['more games than a season has', 'Games,Pins', '1000,547', 'Games', range(0, 999)],
    ['fewer games than none', 'Games,Pins', '-1,547', 'Games', range(0, 999)],
    ['half a game', 'Games,Pins', '2.5,547', 'Games', range(0, 999)],
    ['more pins than the games have', 'Games,Pins', '3,901', 'Pins', range(0, 900)],
    ['pins without a game', 'Games,Pins', '0,150', 'Pins', range(0, 0)],
    [
      'fewer pins than games, as thousands that lost their sign',
      'Games,Pins',
      '21,3',
      'Pins',
      { code: 'season-impossible', games: 21, pins: 3 },
    ],
    ['fewer pins than none', 'Games,Pins', '3,-1', 'Pins', range(0, 900)],
    ['games without pins', 'Games,Pins', '3,', 'Games', { code: 'season-half', missing: 'pins' }],
    ['pins without games', 'Pins', '547', 'Pins', { code: 'season-half', missing: 'games' }],
    [
      'a number of games that differs from the scores',
      'Games,Scores',
      '4,180 201',
      'Games',
      { code: 'season-differs', games: 2, pins: 381 },
    ],
    [
      'pins that differ from the scores',
      'Games,Pins,Scores',
      '2,380,180 201',
      'Pins',
      { code: 'season-differs', games: 2, pins: 381 },
    ],
  ])('%s', (_, header, row, column, facts) => {
    expect(faultsOf(csv(header, row))).toMatchObject([
      { ...facts, spot: { file: 'roster.csv', row: 2, column } },
    ]);
  });

  test.each<[string, object, string, object]>([
    ['a score that is text', { scores: ['180'] }, 'scores[0]', { code: 'wrong-kind', kind: 'number' }],
    ['a score with a fraction', { scores: [180.5] }, 'scores', score],
    ['scores that are no list', { scores: '180 201' }, 'scores', { code: 'wrong-kind', kind: 'list' }],
    ['a season without pins', { season: { games: 3 } }, 'season.pins', { code: 'key-missing' }],
    [
      'more games than a season has',
      { scores: Array(1000).fill(1) },
      'scores',
      { code: 'too-many-scores', most: 999 },
    ],
    ['more pins than the games have', { season: { games: 3, pins: 901 } }, 'season.pins', range(0, 900)],
    [
      'a season that differs from the scores',
      { scores: [180], season: { games: 1, pins: 181 } },
      'season.pins',
      { code: 'season-differs' },
    ],
  ])('in JSON: %s', (_, facts, path, fault) => {
    expect(faultsOf(json(facts))).toMatchObject([{ ...fault, spot: { path: `teams[0].roster[0].${path}` } }]);
  });

  test('a score above the format’s own highest', () => {
    expect(codesOf(csv('Scores', '301'), fileOf('terms.csv', 'Setting,Value\nformat,no-tap'))).toEqual([
      'figure',
    ]);
  });
});

describe('a league whose average is that of the last games', () => {
  test('takes a roster with games and pins, and says where it needs each score', () => {
    const notes = notesOf(csv('Games,Pins', '21,3801'), windowOf(20));
    expect(notes.filter(({ code }) => code === 'scores-needed')).toMatchObject([
      { games: 20, spot: { row: 2, column: 'Games' } },
    ]);
    expect(seasonIn(csv('Games,Pins', '21,3801'), windowOf(20))).toEqual({ games: 21, pins: 3801 });
  });

  test('needs none where all games of the season count, or the scores are there', () => {
    const codes = (...files: readonly ReturnType<typeof fileOf>[]): readonly string[] =>
      notesOf(...files).map(({ code }) => code);
    expect(codes(csv('Games,Pins', '21,3801'), windowOf(21))).not.toContain('scores-needed');
    expect(codes(csv('Scores', '180 201 166'), windowOf(2))).not.toContain('scores-needed');
    expect(codes(csv('Games,Pins', '21,3801'))).not.toContain('scores-needed');
    // A window of no games counts nothing but the entering average.
    expect(codes(csv('Games,Pins', '21,3801'), windowOf(0))).not.toContain('scores-needed');
  });
});
