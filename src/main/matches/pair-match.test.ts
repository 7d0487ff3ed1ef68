import { describe, expect, test } from 'vitest';
import type { Setup } from '../../core/game/event.ts';
import { generationOf, newGame, type Game } from '../../core/game/game.ts';
import { SIDES, type SideName } from '../../core/league/side.ts';
import { USUAL_TERMS, type LeagueTerms } from '../../core/league/terms.ts';
import { SCRATCH } from '../../core/testing/league.testing.ts';
import { after, agreement, correction, must } from '../../core/testing/notation.testing.ts';
import { MATCH, onPair, setupOf, withLeague } from '../../core/testing/setup.testing.ts';
import { gameInMatch, type MatchView, type SignOffOrder } from '../../contract/contract.ts';
import type { MatchRecord } from '../../saves/matches/match-record.ts';
import { refusal } from '../games/testing/lane.testing.ts';
import type { SavedGame } from './counted-games.ts';
import { isAgreedOn, rolledOff, signedOff, takenBack } from './match-changes.ts';
import { matchView } from './match-view.ts';
import { nightRecord } from './night-record.ts';

const POINTS = { game: 2, series: 2, individual: 1, individualSeries: 0 };
const NAMES = ['PJS', 'KYJ', 'LEE', 'DOM'];
const RECORD: MatchRecord = {
  ...{ id: MATCH, games: [], rollOffs: [], signOffs: [] },
  fixture: { league: null, round: null, date: null, lanes: '7-8', teamIds: [] },
};

/** One game of the match: PJS and LEE at home against KYJ and DOM. */
function setup(gameNumber: number, terms: Partial<LeagueTerms> = {}): Setup {
  const known = [{ average: 180 }, { average: 150 }, { average: 171 }, { average: 165 }];
  return withLeague(
    setupOf(NAMES, { gameNumber }),
    2,
    { points: POINTS, ties: 'one-ball', individualTies: 'half', ...terms },
    known,
  );
}

const SCORES = ['9- '.repeat(10), '8- '.repeat(10), '7- '.repeat(10), '9- '.repeat(10)].map((line) =>
  line.trim(),
);

/** The same game on one lane and on a pair, with these lines of PJS, KYJ, LEE and DOM. */
function bowled(
  number: number,
  lines: readonly string[] = SCORES,
  terms: Partial<LeagueTerms> = {},
): { one: Game; pair: Record<SideName, Game> } {
  const { home, visitors } = onPair(setup(number, terms));
  const ends = (game: Game, own: readonly string[]): Game =>
    own.reduce((now, line, index) => after(now, agreement(index + 1, line)), game);
  const of = (rest: number): readonly string[] => lines.filter((_line, index) => index % 2 === rest);
  return {
    one: ends(newGame(setup(number, terms)), lines),
    pair: { home: ends(newGame(home), of(0)), visitors: ends(newGame(visitors), of(1)) },
  };
}

function idOf(counter: number): string {
  return `g00000${String(counter)}-5b20d9e47f31a6c80e9d7b1${String(counter)}`;
}

/** Saved one after another: home's game, then the visitors'. */
function savedPair(number: number, { home, visitors }: Record<SideName, Game>): readonly SavedGame[] {
  const [left, right] = [number * 2 - 1, number * 2].map(idOf);
  return [
    { id: left ?? '', game: home },
    { id: right ?? '', game: visitors },
  ];
}

const FIRST = bowled(1);
const SAVED = savedPair(1, FIRST.pair);
const [HOMES, THEIRS] = [idOf(1), idOf(2)];

function viewOf(record: MatchRecord, saved: readonly SavedGame[]): MatchView {
  return matchView(record, saved) ?? expect.fail('no match');
}

function order(side: SideName, facts: Partial<SignOffOrder> = {}): SignOffOrder {
  const [generation, beside] = SIDES.map((one) => generationOf(FIRST.pair[one]));
  return { gameId: HOMES, generation: generation ?? 0, beside: beside ?? 0, side, player: 1, ...facts };
}

/** The match after both captains signed. */
function signed(saved = SAVED): MatchRecord {
  const times = { home: '2026-05-01T20:00:00.000Z', visitors: '2026-05-01T20:01:00.000Z' };
  return SIDES.reduce((record, side) => must(signedOff(record, saved, order(side), times[side])), RECORD);
}

describe('a match on a pair of lanes', () => {
  test('counts as the same match on one lane does', () => {
    const games = [1, 2, 3].map((number) => bowled(number, number === 2 ? SCORES.toReversed() : SCORES));
    const pair = games.flatMap((game, index) => savedPair(index + 1, game.pair));
    const alone = games.map(({ one }, index) => ({ id: idOf(index + 1), game: one }));
    const [onBoth, onOne] = [viewOf(RECORD, pair), viewOf(RECORD, alone)];
    expect(onBoth.result).toEqual(onOne.result);
    expect(onBoth.games.map(({ number, phase }) => [number, phase])).toEqual([
      [1, 'over'],
      [2, 'over'],
      [3, 'over'],
    ]);
    const scores = ({ home, visitors }: MatchView['games'][number]): unknown =>
      [home, visitors].map((lines) =>
        lines.map(({ name, counts, figures }) => [name, counts.score, figures]),
      );
    expect(onBoth.games.map(scores)).toEqual(onOne.games.map(scores));
  });

  test('has home’s game and the visitors’ as one, found by either', () => {
    const view = viewOf(RECORD, SAVED.toReversed());
    const [game] = view.games;
    expect(view.games).toHaveLength(1);
    expect(game).toMatchObject({ gameId: HOMES, number: 1, phase: 'over', beside: { gameId: THEIRS } });
    expect([gameInMatch(view, HOMES), gameInMatch(view, THEIRS), gameInMatch(view, idOf(3))]).toEqual([
      game,
      game,
      null,
    ]);
    // The numbers of the players are those of their own game.
    expect(
      [game?.home, game?.visitors].map((lines) => lines?.map(({ name, player }) => [name, player])),
    ).toEqual([
      [
        ['PJS', 1],
        ['LEE', 2],
      ],
      [
        ['KYJ', 1],
        ['DOM', 2],
      ],
    ]);
  });

  test('runs until both teams are done', () => {
    const begun = { ...FIRST.pair, visitors: newGame(onPair(setup(1)).visitors) };
    expect(viewOf(RECORD, savedPair(1, begun)).games[0]?.phase).toBe('running');
    const stopped = { ...begun, visitors: after(begun.visitors, { kind: 'stop' }) };
    expect(viewOf(RECORD, savedPair(1, stopped)).games[0]?.phase).toBe('stopped');
  });

  test('gives nobody points where one of its two games is missing, and is never signed then', () => {
    const [home] = SAVED;
    if (home === undefined) throw new Error('no game');
    const lone = viewOf(signed(), [home]);
    expect(lone.result.points).toMatchObject({ home: 0, visitors: 0 });
    expect(lone.games[0]).toMatchObject({ gameId: HOMES, beside: null, phase: 'running', signed: false });
  });

  test('counts the last of a team’s games, and both of those that replaced a game on one lane', () => {
    const again = bowled(1, SCORES.toReversed());
    const [, visitors] = savedPair(2, again.pair);
    const one = { id: idOf(0), game: FIRST.one };
    if (visitors === undefined) throw new Error('no game');
    const view = viewOf(RECORD, [one, ...SAVED, visitors]);
    expect(view.games).toMatchObject([{ gameId: HOMES, beside: { gameId: visitors.id } }]);
  });

  test('is signed by each captain for both games at once', () => {
    const record = signed();
    expect(record.signOffs.map(({ game, by, generation }) => [game, by, generation])).toEqual([
      [HOMES, 1, 2],
      [THEIRS, 1, 2],
      [HOMES, 1, 2],
      [THEIRS, 1, 2],
    ]);
    const [game] = viewOf(record, SAVED).games;
    expect(game).toMatchObject({
      signed: true,
      signOffs: [
        { side: 'home', by: 'PJS', generation: 2, beside: 2, stands: true },
        { side: 'visitors', by: 'KYJ', generation: 2, beside: 2, stands: true },
      ],
    });
    expect(isAgreedOn({ kind: 'game', game: 1 }, record, SAVED)).toBe(true);
  });

  test('is signed from either half of the screen', () => {
    const fromRight = order('home', { gameId: THEIRS });
    expect(signedOff(RECORD, SAVED, fromRight, '2026-05-01T20:00:00.000Z')).toMatchObject({ ok: true });
  });

  test.each<[string, Partial<SignOffOrder>, object]>([
    ['that has changed since', { generation: 1 }, { code: 'stale', generation: 2 }],
    ['beside which the other has changed since', { beside: 1 }, { code: 'stale', generation: 2 }],
    [
      'without a word of the game beside it',
      { beside: undefined as never },
      { code: 'stale', generation: 2 },
    ],
    ['by somebody who is not in the team', { player: 3 }, { code: 'match-refused', reason: 'not-in-team' }],
  ])('refuses a signature of a game %s', (_, facts, failure) => {
    expect(signedOff(RECORD, SAVED, order('home', facts), '2026-05-01T20:00:00.000Z')).toEqual(
      refusal(failure as never),
    );
  });

  test('refuses a signature while the other team bowls', () => {
    const begun = { ...FIRST.pair, visitors: newGame(onPair(setup(1)).visitors) };
    const asked = signedOff(
      RECORD,
      savedPair(1, begun),
      order('home', { beside: 0 }),
      '2026-05-01T20:00:00.000Z',
    );
    expect(asked).toEqual(refusal({ code: 'match-refused', reason: 'not-over' }));
  });

  test.each(SIDES)('asks both captains again once a frame of %s is corrected', (side) => {
    const corrected = { ...FIRST.pair, [side]: after(FIRST.pair[side], correction(1, 3, '5-')) };
    const saved = savedPair(1, corrected);
    const record = signed();
    const [game] = viewOf(record, saved).games;
    expect(game?.signed).toBe(false);
    expect(game?.signOffs.map(({ stands }) => stands)).toEqual([false, false]);
    expect(game?.changes).toMatchObject([{ side, player: 1, frame: 3, after: '5-' }]);
    expect(isAgreedOn({ kind: 'game', game: 1 }, record, saved)).toBe(false);
    const now = SIDES.map((one) => generationOf(corrected[one]));
    const later = order('home', { generation: now[0] ?? 0, beside: now[1] ?? 0 });
    const renewed = must(signedOff(record, saved, later, '2026-05-01T21:00:00.000Z'));
    // What was signed before stays told.
    expect(viewOf(renewed, saved).games[0]?.signOffs.map(({ stands }) => stands)).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('takes a captain’s signature back from both games', () => {
    const back = must(takenBack(signed(), SAVED, { gameId: THEIRS, side: 'home' }));
    expect(viewOf(back, SAVED).games[0]?.signOffs).toMatchObject([{ side: 'visitors', stands: true }]);
    expect(back.signOffs).toHaveLength(2);
    expect(takenBack(back, SAVED, { gameId: HOMES, side: 'home' })).toEqual(
      refusal({ code: 'match-refused', reason: 'not-signed' }),
    );
  });

  test('asks both captains again after a go of a roll-off', () => {
    const nines = Array<string>(4).fill(SCORES[0] ?? '');
    const tied = savedPair(1, bowled(1, nines, SCRATCH).pair);
    const record = signed(tied);
    expect(viewOf(record, tied).games[0]?.signed).toBe(true);
    const unit = { kind: 'game', game: 1 } as const;
    const rolled = must(rolledOff(record, tied, { unit, go: { home: 9, visitors: 8 } }));
    expect(rolled.signOffs).toEqual([]);
    // The game's points, and half a point of each bowler's tie.
    expect(viewOf(rolled, tied).result.points.home).toBe(POINTS.game + 1);
  });

  test('leaves its corrections with the team and place in the league’s result', () => {
    const corrected = { ...FIRST.pair, visitors: after(FIRST.pair.visitors, correction(2, 4, '5-')) };
    const view = viewOf(signed(), savedPair(1, corrected));
    const night = nightRecord(view, 'ten-pin', setup(1).league?.terms ?? USUAL_TERMS);
    expect(night?.games[0]?.corrections).toMatchObject([
      { side: 'visitors', place: 2, frame: 4, after: '5-' },
    ]);
  });
});
