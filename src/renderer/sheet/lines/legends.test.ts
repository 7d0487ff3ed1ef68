import { expect, test } from 'vitest';
import { formatOf, type FormatId } from '../../../core/formats/formats.ts';
import { LEGENDS_TEXT } from '../../../text/end/legends.ts';
import { legendOf } from './legends.ts';

/** What is explained besides the marks of every format. */
function besides(format: FormatId, marks: 'filled' | 'letters' = 'filled'): string {
  const text = LEGENDS_TEXT.en;
  return legendOf(formatOf(format), text, marks)
    .replace(`${text.marks[marks]} `, '')
    .replace(`${text.balls.pins} `, '');
}

test.each([
  ['ten-pin', 'Circle: split. F, F(9): foul (its pins do not count).'],
  ['duckpin', 'Circle: split. F, F(9): foul (its pins do not count).'],
  [
    'no-tap',
    'Circle: split. F, F(9): foul (its pins do not count). Figure in a full box: strike with that many pins.',
  ],
  [
    '3-6-9',
    'Circle: split. F, F(9): foul (its pins do not count). Box in a frame: a strike that nobody bowled.',
  ],
  ['low-game', 'Circle: split. F, F(9): foul (counts like a miss). – in a full box: strike by a miss.'],
  ['five-pin', 'Under each frame: points of each delivery. 5F: foul (its pins count, 15 points come off).'],
] as const)('below the lines of %s stands what its splits, fouls and boxes are', (format, said) => {
  expect(besides(format)).toBe(said);
});

test('in letters a miss of low game is a strike or a spare in a double box', () => {
  expect(besides('low-game', 'letters')).toContain('– in a double box: strike or spare by a miss.');
});
