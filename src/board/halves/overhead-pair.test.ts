import { mount, type VueWrapper } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { h } from 'vue';
import { newGame } from '../../core/game/game.ts';
import { laneTurn } from '../../core/players/pair-lanes.ts';
import { afterBalls } from '../../core/testing/notation.testing.ts';
import { onPair, setupOf, withLeague } from '../../core/testing/setup.testing.ts';
import { BOARD_TEXT } from '../../text/board/board.ts';
import { NEED_TEXT } from '../../text/board/need.ts';
import { leagueBoard } from '../league/league-board.ts';
import { nowOf } from '../now/now.ts';
import { boardRows } from '../rows.ts';
import type { DrawnHalf } from './drawn-half.ts';
import OverheadBoard from '../OverheadBoard.vue';

const HOME = ['PJS', 'TOM', 'DOM', 'EVA', 'MAX'];
const VISITORS = ['KYJ', 'IDA', 'JHK', 'SUN', 'NIK'];

/** Two teams of this many on lanes 12 and 13, after these balls of home and of the visitors. */
function overhead(aSide: number, home: string, visitors: string): VueWrapper {
  const playing = HOME.slice(0, aSide).flatMap((name, place) => [name, VISITORS[place] ?? '']);
  const setups = onPair(withLeague(setupOf(playing, { lane: 12 }), 2));
  const games = {
    left: afterBalls(newGame(setups.home), home),
    right: afterBalls(newGame(setups.visitors), visitors),
  };
  const drawn = (half: 'left' | 'right'): DrawnHalf => {
    const [game, beside] = half === 'left' ? [games.left, games.right] : [games.right, games.left];
    const on = ({ setup, position }: typeof game) => ({
      lanes: { own: setup.lane, other: setup.pair ?? null },
      position,
    });
    const turn = laneTurn(on(game), on(beside));
    const rows = boardRows(game, [], beside.position);
    return {
      ...{ half, rows, lane: game.setup.lane, league: leagueBoard(game, null, beside.position) },
      ...{ turnLane: turn?.lane ?? game.setup.lane, waits: turn?.waits ?? false, movedTo: null },
      ...{ gameNumber: 1, games: 3, format: game.setup.format },
      now: nowOf(game, rows, beside.position),
    };
  };
  const halves = [drawn('left'), drawn('right')] as const;
  const props = { halves, clock: '', text: BOARD_TEXT.en, needText: NEED_TEXT.en };
  return mount({ render: () => h(OverheadBoard, props) });
}

const lanesIn = (wrapper: VueWrapper): readonly string[] =>
  wrapper.findAll('[data-team-head] .tag b').map((tag) => tag.text());

test('two teams of five on a pair of lanes have all ten bowlers on the board, whoever is up', () => {
  for (const balls of ['', '9-9-9-', '9-9-9-9-']) {
    const names = overhead(5, balls, balls)
      .findAll('[data-player]')
      .map((row) => row.attributes('data-name'));
    expect(names).toEqual([...HOME, ...VISITORS]);
  }
});

test('the head of a team says the lane of the frame that its live bowler bowls', () => {
  expect(lanesIn(overhead(1, '', ''))).toEqual(['12', '13']);
  expect(lanesIn(overhead(1, '9-', '9-'))).toEqual(['13', '12']);
  expect(lanesIn(overhead(1, '9-X', '9-'))).toEqual(['12', '12']);
});
