import { applyCommand } from '../game/command.ts';
import type { EnteredBall, Entry } from '../line/entry.ts';
import type { Command, Stamp } from '../game/event.ts';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { newGame, type Game } from '../game/game.ts';
import { frameOf } from '../line/frame.ts';
import { enter, newLine, type Line } from '../line/line.ts';
import { lineOf, playerIn, turnOf } from '../players/position.ts';
import type { LineRefusal, Refusal } from '../line/refusal.ts';
import type { Rack } from '../line/rack.ts';
import { ok, type Result } from '../line/result.ts';
import type { Roll } from '../line/roll.ts';
import { occasion, setupOf } from './setup.testing.ts';
import { sheetText } from '../game/sheet-text.ts';

export const STAMP: Stamp = { at: '2026-05-01T18:00:00.000Z', by: 'bowler' };

/**
 * Reads a bowler's notation by ball: `X / F -` or digits, rings as `(8)`, a foul's pins as `F(9)`; spaces and `|` are
 * ignored.
 */
export function ballsIn(notation: string): readonly EnteredBall[] {
  const notes = notation.match(/F\(\d+\)|\(\d\)|[^\s|]/gu) ?? [];
  return notes.map((note) => ({ entry: entryOf(note.replace(/[()]/gu, '')), split: note.startsWith('(') }));
}

/** The entry for one mark: `X`, `/`, `F`, `-`, a number, a foul's pins as `F9`, or a ball that was a foul as `9F`. */
export function entryOf(mark: string): Entry {
  if (mark.length > 1 && mark.endsWith('F')) return asFoul(entryOf(mark.slice(0, -1)));
  if (mark === 'X') return { kind: 'strike' };
  if (mark === '/') return { kind: 'spare' };
  if (mark === 'F') return { kind: 'foul' };
  if (mark.startsWith('F')) return { kind: 'foul', fell: Number(mark.slice(1)) };
  return { kind: 'pins', pins: mark === '-' ? 0 : Number(mark) };
}

function asFoul(entry: Entry): Entry {
  if (entry.kind === 'pins') return { kind: 'foul', fell: entry.pins };
  return entry.kind === 'strike' || entry.kind === 'spare' ? { ...entry, foul: true } : entry;
}

/** The line in this notation, or its first refusal. */
export function bowled(notation: string): Result<Line, LineRefusal> {
  return ballsIn(notation).reduce<Result<Line, LineRefusal>>(
    (line, ball) => (line.ok ? enter(line.value, ball) : line),
    ok(newLine(TEN_PIN)),
  );
}

/** The rack after these balls of a first frame. */
export function rackAfter(...rolls: readonly Roll[]): Rack {
  const { rack } = must(frameOf(TEN_PIN, 1, rolls));
  if (rack === null) throw new Error('no ball is to come');
  return rack;
}

/** The line in this legal notation. */
export function lineOfNotation(notation: string): Line {
  return must(bowled(notation));
}

/** A game on lane 7 before its first ball. */
export function gameOf(...names: readonly string[]): Game {
  return newGame(setupOf(names));
}

/** The game after these legal commands. */
export function after(game: Game, ...commands: readonly Command[]): Game {
  return commands.reduce(
    (current, command) => must(applyCommand(current, command, occasion(STAMP.at))).game,
    game,
  );
}

/** The game after these legal balls, by whoever is on turn. */
export function afterBalls(game: Game, notation: string): Game {
  return after(game, ...ballsIn(notation).map(({ entry }) => ({ kind: 'roll', entry }) as const));
}

export function correction(player: number, frame: number, notation: string): Command {
  return { kind: 'correctFrame', player, frame, balls: ballsIn(notation) };
}

export function agreement(player: number, notation: string): Command {
  return { kind: 'agreeLine', player, notation };
}

/** A command's refusal code, or `taken`. */
export function answerTo(game: Game, command: Command): Refusal['code'] | 'taken' {
  const applied = applyCommand(game, command, occasion(STAMP.at));
  return applied.ok ? 'taken' : applied.error.code;
}

/** Player, frame and ball on turn as "2.5.1"; "nobody" when the game is over or stopped. */
export function onTurn(game: Game): string {
  const turn = turnOf(game.position);
  return turn === null ? 'nobody' : [turn.player, turn.frame, turn.ball].join('.');
}

/** A player's frames and score so far as on the sheet: `X 72 . . . . . . . . = 28`. */
export function sheetOf(game: Game, player: number): string {
  const name = must(playerIn(game.position, player)).name;
  const line = sheetText(game).find((text) => text.startsWith(`${name}: `));
  if (line === undefined) throw new Error(`${name} is not on the sheet`);
  return line.slice(name.length + 2);
}

/** The same up to the last frame with balls. */
export function begunOf(game: Game, player: number): string {
  return sheetOf(game, player).replace(/(?: \.)* =/u, ' =');
}

export function lineIn(game: Game, player: number): Line {
  return must(lineOf(game.position, player));
}

/** Unwraps a result that must be a value. */
export function must<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}
