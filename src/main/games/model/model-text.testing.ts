import type { Command } from '../../../core/game/event.ts';
import type { ModelCommand } from './model-game.testing.ts';
import { pinsBefore, type ModelBall, type ModelLine } from './model-line.testing.ts';

/** Texts that are not lines, by their refusal. */
const NO_LINES: Readonly<Record<string, string>> = {
  'too-many-pins': '7 5',
  'not-a-mark': '7 Q',
  'game-over': 'X'.repeat(13),
  'no-spare-here': '/',
  'no-strike-here': '- X',
};

export const NO_LINE_CODES = Object.keys(NO_LINES);

/** A model's command as a window sends it. */
export function commandOf(command: ModelCommand): Command {
  if (command.kind !== 'agreeLine') return command;
  const { player, line } = command;
  const notation = typeof line === 'string' ? (NO_LINES[line] ?? '') : textOf(line);
  return { kind: 'agreeLine', player, notation };
}

/** A line as read from paper: `.` for a missing ball or frame before others. */
function textOf(line: ModelLine): string {
  const begun = line.findLastIndex((balls) => balls.length > 0) + 1;
  return line
    .slice(0, begun)
    .map((balls, place) => {
      const marks = balls.map((ball, index) => markOf(place + 1, balls.slice(0, index), ball));
      const isMissing = pinsBefore(place + 1, balls) !== null && place + 1 < begun;
      return marks.join('') + (isMissing ? '.' : '');
    })
    .join(' ');
}

function markOf(frame: number, before: readonly ModelBall[], ball: ModelBall): string {
  const { pins, foul, split, fell } = ball;
  const rack = pinsBefore(frame, before);
  if (foul) return fell === undefined ? 'F' : `F(${String(fell)})`;
  if (pins === 0) return '-';
  if (pins === rack?.standing) return rack.isFirst ? 'X' : '/';
  return split ? `(${String(pins)})` : String(pins);
}
