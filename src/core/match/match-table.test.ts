import { describe, expect, test } from 'vitest';
import { matchResult } from '../league/match.ts';
import { USUAL_TERMS, type LeagueTerms } from '../league/terms.ts';
import { HOME, VISITORS, matchGame } from '../testing/league.testing.ts';
import { after, agreement } from '../testing/notation.testing.ts';
import type { Game } from '../game/game.ts';
import { matchOf } from './league-lead.ts';
import { aheadBy, matchLines } from './match-lines.ts';
import { recapGame } from './recap-game.ts';
import { matchTable, type TableTeam } from './match-table.ts';

const TERMS: LeagueTerms = {
  ...USUAL_TERMS,
  games: 3,
  points: { game: 2, series: 2, individual: 1, individualSeries: 1 },
};

/** Averages give 36, 63 and 45 pins; TOM takes EVA's place, DOM is absent. */
const KNOWN = [
  { average: 180 },
  { average: 150 },
  { average: 170, type: 'substitute', instead: 'EVA' },
  { average: 163, type: 'absent' },
] as const;

const NINES = '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-';
const EIGHTS = '8- 8- 8- 8- 8- 8- 8- 8- 8- 8-';

function evening(): readonly Game[] {
  const game = matchGame(['PJS', 'KYJ', 'TOM', 'DOM'], KNOWN, TERMS);
  const first = after(game, agreement(1, NINES), agreement(2, EIGHTS), agreement(3, NINES));
  const second = after(game, agreement(1, EIGHTS), agreement(2, NINES), agreement(3, EIGHTS));
  return [first, second];
}

function tableOf(games: readonly Game[], terms = TERMS): readonly TableTeam[] {
  const match = matchOf(games.map(({ position }) => position)) ?? expect.fail('no match');
  const lines = games.map(({ position }, index) => ({
    number: index + 1,
    home: matchLines(position, HOME),
    visitors: matchLines(position, VISITORS),
  }));
  return matchTable(terms, lines, matchResult(terms, match));
}

describe('the table of a match', () => {
  test('has each bowler’s games by places, what they sum up to with handicap, and points', () => {
    const [home, visitors] = tableOf(evening());
    const shown = (team: TableTeam | undefined): readonly unknown[] =>
      (team?.rows ?? []).map(({ name, cells, sum, points }) => [
        name,
        cells.map((cell) => cell?.line.figures.posted ?? null),
        sum?.total,
        points,
      ]);
    // 90 + 80 and twice 36; 90 + 80 and twice 45. DOM counts 153 and 51 in each game.
    expect(shown(home)).toEqual([
      ['PJS', [90, 80, null], 242, 0],
      ['TOM', [90, 80, null], 260, 0],
    ]);
    expect(shown(visitors)).toEqual([
      ['KYJ', [80, 90, null], 296, 2],
      ['DOM', [153, 153, null], 408, 2],
    ]);
  });

  test('has the teams’ games, the series once all are bowled, and the points of all of it', () => {
    const [home, visitors] = tableOf(evening());
    expect(home?.games.map(({ total, share }) => [total?.total ?? null, share?.kind])).toEqual([
      [261, 'lost'],
      [241, 'lost'],
      [null, 'open'],
    ]);
    expect([home?.series, home?.seriesShare?.kind, home?.points]).toEqual([null, 'open', 0]);
    expect(visitors?.points).toBe(8);
    const whole = tableOf(evening(), { ...TERMS, games: 2 });
    expect(whole.map(({ series, seriesShare }) => [series?.total, seriesShare?.kind])).toEqual([
      [502, 'lost'],
      [704, 'won'],
    ]);
    expect(whole.map(({ rows }) => rows.map(({ points }) => points))).toEqual([
      [0, 0],
      [3, 3],
    ]);
  });

  test('gives the points of a place’s series to who had it last, and each of two bowlers a row', () => {
    const [first, second] = evening();
    if (first === undefined || second === undefined) expect.fail('two games');
    const changed = after(
      second,
      { kind: 'rename', player: 2, name: 'ANN', somebodyElse: true, substitutes: true },
      { kind: 'setAverage', player: 2, average: 150 },
    );
    const [, visitors] = tableOf([first, changed], { ...TERMS, games: 2 });
    expect(
      visitors?.rows.map(({ name, cells, points }) => [name, cells.map((cell) => cell !== null), points]),
    ).toEqual([
      ['KYJ', [true, false], 1],
      ['ANN', [false, true], 2],
      ['DOM', [true, true], 3],
    ]);
  });

  test('has one team in a bye', () => {
    const [game] = evening();
    if (game === undefined) expect.fail('a game');
    const { league } = game.position;
    if (league === null) expect.fail('a league');
    const alone = {
      ...game,
      position: { ...game.position, league: { ...league, teams: league.teams.slice(0, 1) } },
    };
    expect(tableOf([alone]).map(({ side }) => side)).toEqual(['home']);
  });
});

describe('a line of a match', () => {
  test('says who bowls for whom, which balls, and what counts', () => {
    const [first] = evening();
    if (first === undefined) expect.fail('a game');
    const [pjs, tom] = matchLines(first.position, HOME);
    expect(pjs).toMatchObject({
      place: 1,
      player: 1,
      name: 'PJS',
      instead: null,
      figures: { posted: 90, handicap: 36 },
    });
    expect(tom).toMatchObject({
      place: 2,
      name: 'TOM',
      instead: 'EVA',
      counts: { type: 'substitute', score: 90 },
    });
    expect(pjs?.frames).toEqual(Array<string>(10).fill('9-'));
    const [, dom] = matchLines(first.position, VISITORS);
    expect(dom).toMatchObject({
      name: 'DOM',
      frames: [],
      counts: { type: 'absent', score: null },
      figures: { posted: 153 },
    });
  });

  test('has the league’s name of a bowler also after staff corrected what the board shows, a substitute none', () => {
    const known = [{ average: 180, roster: 'M-1', fullName: 'Pat' }, { average: 150 }];
    const game = matchGame(['PAT', 'KYJ'], known);
    expect(matchLines(game.position, HOME)).toMatchObject([{ name: 'PAT', fullName: null, roster: 'M-1' }]);
    const mended = after(game, { kind: 'rename', player: 1, name: 'PJS', somebodyElse: false });
    const lines = matchLines(mended.position, HOME);
    expect(lines).toMatchObject([{ name: 'PJS', fullName: 'Pat', roster: 'M-1' }]);
    expect(recapGame(1, mended.position).rows[0]?.fullName).toBe('Pat');
    const other = after(game, {
      kind: 'rename',
      player: 1,
      name: 'EVA',
      somebodyElse: true,
      substitutes: true,
    });
    expect(matchLines(other.position, HOME)).toMatchObject([{ name: 'EVA', fullName: null, roster: null }]);
  });

  test('of a vacancy is nobody’s in the league’s own lists, also when a bowler had the place before', () => {
    const game = matchGame(
      ['PJS', 'KYJ'],
      [
        { average: 180, roster: 'M-1', fullName: 'Penelope Johnson-Smythe' },
        { average: 150, roster: 'M-2' },
      ],
    );
    const vacant = after(game, { kind: 'setScoreType', player: 1, scoreType: 'vacancy' });
    expect(matchLines(vacant.position, HOME)).toMatchObject([{ name: 'PJS', fullName: null, roster: null }]);
    expect(recapGame(1, vacant.position).rows.map(({ fullName }) => fullName)).toEqual([null, null]);
    expect(matchLines(vacant.position, VISITORS)).toMatchObject([{ name: 'KYJ', roster: 'M-2' }]);
  });

  test('is compared with the one in the same place', () => {
    const [first] = evening();
    if (first === undefined) expect.fail('a game');
    const [home, visitors] = [matchLines(first.position, HOME), matchLines(first.position, VISITORS)];
    const [pjs] = home;
    if (pjs === undefined) expect.fail('PJS');
    expect(aheadBy(pjs, visitors)).toBe(90 + 36 - 80 - 63);
    expect(aheadBy(pjs, [])).toBeNull();
  });
});
