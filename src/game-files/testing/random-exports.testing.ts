import type { FormatId } from '../../core/formats/formats.ts';
import type { Setup } from '../../core/game/event.ts';
import { newGame } from '../../core/game/game.ts';
import { lineUp } from '../../core/players/player.ts';
import { setupOfFormat } from '../../core/testing/format-setup.testing.ts';
import { must } from '../../core/testing/notation.testing.ts';
import { randomGame } from '../../core/testing/random-game.testing.ts';
import { numbersFrom } from '../../core/testing/random-pins.testing.ts';
import { SECOND_SCORERS } from '../../core/testing/second-formats.testing.ts';
import { withLeague } from '../../core/testing/setup.testing.ts';
import type { ExportedGame, LocalTime } from '../exported-game.ts';

/** Names that a table or a spreadsheet would take for something else. */
export const HARD_NAMES: readonly string[] = [
  ...[
    '=1+1',
    '@home',
    '-',
    '+82',
    '"Ace"',
    "'t Hooft",
    "'=1",
    "''",
    '9/8',
    '007',
    '1e5',
    'JUN 2',
    'MAR1',
    '12JUN',
    '3. MAI',
    '10 AM',
    '１２',
  ],
  ...['김영일', '3월 1일', 'a,b;c', '10:30', '＝A1', '(8)', '50%', 'TRUE', '"', '#NAME?', '123', '🎳 Max'],
];

/** A line break in the lane's time zone would hide here: none of ours has one. */
export function utcTime(at: string): LocalTime {
  return { date: at.slice(0, 10), time: at.slice(11, 16) };
}

/** A random game of a format, some of ten-pin in a league, with names and teams that are hard to write. */
export function randomExport(format: FormatId, seed: number): ExportedGame {
  const draw = numbersFrom(seed);
  const offered = SECOND_SCORERS[format];
  const ways = Array.from({ length: 1 + draw(4) }, () => offered[draw(offered.length)] ?? offered[0]);
  const options = ways.map(({ option }) => option);
  const setup = named(setupOfFormat(format, options), draw);
  const isOfLeague = format === 'ten-pin' && draw(2) === 0;
  const begun = newGame(isOfLeague ? teamsNamed(withLeague(setup, 2)) : setup);
  const acts = draw(4) === 0 ? draw(60) : Infinity;
  const { game } = randomGame(begun, { seconds: ways.map(({ second }) => second), draw, acts });
  return { id: `g${String(seed + 1).padStart(6, '0')}-${'0f'.repeat(12)}`, game };
}

function named({ players, ...setup }: Setup, draw: (below: number) => number): Setup {
  const names = must(lineUp(players.map(() => HARD_NAMES[draw(HARD_NAMES.length)] ?? '')));
  return {
    ...setup,
    players: players.map((player, place) => ({ ...player, name: names[place]?.name ?? player.name })),
  };
}

function teamsNamed({ league, ...setup }: Setup): Setup {
  if (league === undefined) return setup;
  const teams = league.teams.map((team, place) => ({ ...team, name: place === 0 ? '=Pin,"Pals"' : '1/2' }));
  return { ...setup, league: { ...league, teams } };
}
