import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import type { Game } from '../../../core/game/game.ts';
import type { PlayerCommand } from '../../../core/line-up/player-event.ts';
import { after, afterBalls, gameOf } from '../../../core/testing/notation.testing.ts';
import { textFor } from '../../../text/index.ts';
import { bakerGame, bowlers, scotchGame } from '../../../core/testing/teams.testing.ts';
import { sheetLines } from './sheet-lines.ts';
import { gameOfNines } from '../../../core/testing/nines.testing.ts';
import { NINES_TEXT } from '../../../text/testing/nines-text.testing.ts';
import SheetRows from './SheetRows.vue';

test.each<[PlayerCommand, string]>([
  [{ kind: 'absent', player: 2, score: 145 }, 'Absent'],
  [{ kind: 'leave', player: 2 }, 'Left'],
  [{ kind: 'skip', player: 2, skipped: true }, 'Passed over'],
])('under the name of a player who is not at the lane stands why: %o', (command, word) => {
  const { sheet, board } = textFor('en');
  const lines = sheetLines(after(gameOf('PJS', 'KYJ'), command));
  const props = {
    lines,
    text: sheet,
    presence: board.presence,
    facts: textFor('en').facts,
    marks: 'letters' as const,
  };
  const names = mount(SheetRows, { props }).findAll('.name');
  expect(names.map((name) => name.findAll('small').map((small) => small.text()))).toEqual([[], [word]]);
});

test('under the name of a player who chose an option stands what a strike needs', () => {
  const { sheet, board } = textFor('en');
  const text = { ...sheet, formats: { ...sheet.formats, nines: NINES_TEXT } };
  const lines = sheetLines(afterBalls(gameOfNines('EVA', 'NIK'), '9'));
  const props = {
    lines,
    text,
    presence: board.presence,
    facts: textFor('en').facts,
    marks: 'letters' as const,
  };
  const rows = mount(SheetRows, { props });
  expect(rows.findAll('.name small').map((small) => small.text())).toEqual(['9=X', '9=X']);
  expect(rows.get('.doubled').text()).toBe('9');
});

test('and a word for who is away shares its line, as the lines of eight players have room for one', () => {
  const { sheet, board } = textFor('en');
  const text = { ...sheet, formats: { ...sheet.formats, nines: NINES_TEXT } };
  const lines = sheetLines(after(gameOfNines('EVA', 'NIK'), { kind: 'leave', player: 1 }));
  const props = {
    lines,
    text,
    presence: board.presence,
    facts: textFor('en').facts,
    marks: 'filled' as const,
  };
  const rows = mount(SheetRows, { props });
  expect(rows.findAll('.name small').map((small) => small.text())).toEqual(['9=X · Left', '9=X']);
});

test('above each frame of a team stands who begins it', () => {
  const { sheet, board, facts } = textFor('en');
  const bowlersOf = (game: Game): readonly string[] => {
    const props = { lines: sheetLines(game), text: sheet, presence: board.presence, facts };
    const rows = mount(SheetRows, { props: { ...props, marks: 'filled' } });
    return rows.findAll('.bowler').map((bowler) => bowler.text());
  };
  expect(bowlersOf(bakerGame([bowlers(3)])).join(' ')).toBe('B1 B2 B3 B1 B2 B3 B1 B2 B3 B1');
  const scotch = afterBalls(scotchGame([['ANN', 'BEN']]), 'X 72');
  expect(bowlersOf(scotch).slice(0, 3)).toEqual(['ANN', 'BEN', '']);
  expect(bowlersOf(gameOf('PJS')).join('')).toBe('');
});
