import { describe, expect, test } from 'vitest';
import { newGame, type Game } from '../game/game.ts';
import { formatOf } from '../formats/formats.ts';
import type { Command, Setup } from '../game/event.ts';
import { HOME, VISITORS } from '../testing/league.testing.ts';
import { afterBalls, answerTo } from '../testing/notation.testing.ts';
import { onPair, setupOf, withLeague } from '../testing/setup.testing.ts';
import { leagueStarts } from './league-start.ts';
import { sideIn } from './pair.ts';
import { keepsSize } from './seats.ts';

/** PJS and LEE at home against KYJ and DOM. */
const match = onPair(withLeague(setupOf(['PJS', 'KYJ', 'LEE', 'DOM']), 2));
const [home, visitors] = [newGame(match.home), newGame(match.visitors)];

function sideOf({ position }: Game): unknown {
  return position.league === null ? null : sideIn(position.league);
}

/** The refusal of a game that begins with this set-up. */
function start({ league, players, format }: Setup, facts: object = {}): unknown {
  if (league === undefined) throw new Error('no league');
  const begins = leagueStarts({ ...league, ...facts }, formatOf(format), players);
  return begins.ok ? 'begins' : begins.error;
}

describe('a game of a pair’s match', () => {
  test('has the bowlers of one side', () => {
    expect([sideOf(home), sideOf(visitors)]).toEqual(['home', 'visitors']);
    expect(sideOf(newGame(withLeague(setupOf(['PJS', 'KYJ']), 2)))).toBeNull();
    expect([start(match.home), start(match.visitors)]).toEqual(['begins', 'begins']);
  });

  test('begins only as one of two games of a match of two teams', () => {
    const refused = { code: 'no-such-seat' };
    expect(start(match.home, { bowls: VISITORS })).toEqual(refused);
    expect(start(match.home, { bowls: 'ff'.repeat(12) })).toEqual(refused);
    expect(start(match.home, { match: undefined })).toEqual(refused);
    expect(start(match.home, { teams: match.home.league?.teams.slice(0, 1) })).toEqual(refused);
  });

  test.each<[string, Command, string]>([
    [
      'gives nobody a seat in the other team',
      { kind: 'setSeat', player: 1, seat: { team: VISITORS, place: 3 } },
      'no-such-seat',
    ],
    [
      'lets no bowler join the other team',
      { ...join('EVE'), team: VISITORS, scoreType: 'pacer' },
      'no-such-seat',
    ],
    ['lets no bowler join who counts', { ...join('EVE'), team: HOME, scoreType: 'bowler' }, 'teams-differ'],
    ['keeps a bowler who counts', { kind: 'remove', player: 2 }, 'teams-differ'],
    ['makes no bowler a pacer', { kind: 'setScoreType', player: 2, scoreType: 'pacer' }, 'teams-differ'],
    ['lets a pacer join', { ...join('EVE'), team: HOME, scoreType: 'pacer' }, 'taken'],
    ['makes a bowler absent', { kind: 'setScoreType', player: 2, scoreType: 'absent' }, 'taken'],
    [
      'changes seats within the team',
      { kind: 'setSeat', player: 1, seat: { team: HOME, place: 2 } },
      'taken',
    ],
  ])('%s, as the other team is in the game beside it', (_, command, expected) => {
    expect(answerTo(home, command)).toBe(expected);
  });

  test('tells both teams’ sizes where one would change, home first', () => {
    const fits = ({ position }: Game): unknown => {
      const parts = position.lines.flatMap(({ part }) => part ?? []);
      return position.league === null ? null : keepsSize(position.league, parts, parts.slice(0, 1));
    };
    expect([fits(home), fits(visitors)]).toEqual([
      { ok: false, error: { code: 'teams-differ', home: 1, visitors: 2 } },
      { ok: false, error: { code: 'teams-differ', home: 2, visitors: 1 } },
    ]);
  });

  test('is bowled in turn by one team', () => {
    expect(
      afterBalls(home, '9- 8- X').position.lines.map(({ name, line }) => [name, line.frames[0]?.notation]),
    ).toEqual([
      ['PJS', '9-'],
      ['LEE', '8-'],
    ]);
  });
});

function join(name: string): Extract<Command, { kind: 'join' }> {
  return { kind: 'join', name, makesUp: false };
}
