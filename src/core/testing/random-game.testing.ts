/**
 * Random games of any format: balls, fouls, dead balls, corrections, lines by agreement, undo and redo. The expected
 * game is kept beside it, frame by frame, by a second scorer's rules; the game only says who bowls.
 */
import { applyCommand } from '../game/command.ts';
import type { Command } from '../game/event.ts';
import type { Game } from '../game/game.ts';
import { enterAll } from '../line/entered-line.ts';
import { makeNotation } from '../line/notation.ts';
import { lineOf, turnOf } from '../players/position.ts';
import {
  emptyLine,
  entryOfKnown,
  frameDue,
  randomBall,
  randomLine,
  withBall,
  type KnownBall,
  type KnownLine,
} from './known-line.testing.ts';
import { must } from './notation.testing.ts';
import { occasion } from './setup.testing.ts';
import type { SecondScorer } from './second-formats.testing.ts';

/** A game, and for each of its players in line-up order what has to stand on the line. */
export interface RandomGame {
  readonly game: Game;
  readonly lines: readonly KnownLine[];
}

/** A second scorer for each player, a source of numbers, and the most acts that the game may have. */
export interface RandomPlay {
  readonly seconds: readonly SecondScorer[];
  readonly draw: (below: number) => number;
  readonly acts: number;
}

const AT = '2026-11-23T18:00:00.000Z';

/** Plays a game whose players are numbered from 1; `look` sees it after each act. */
export function randomGame(begun: Game, play: RandomPlay, look?: (now: RandomGame) => void): RandomGame {
  const night = new RandomNight(begun, play);
  for (let act = 0; act < play.acts && turnOf(night.now.game.position) !== null; act += 1) {
    night.act();
    look?.(night.now);
  }
  return night.now;
}

class RandomNight {
  readonly #seconds: readonly SecondScorer[];
  readonly #draw: (below: number) => number;
  #now: RandomGame;
  /** What stood before each change that stands, and after each one that was undone. */
  #before: (readonly KnownLine[])[] = [];
  #undone: (readonly KnownLine[])[] = [];

  constructor(game: Game, { seconds, draw }: RandomPlay) {
    this.#seconds = seconds;
    this.#draw = draw;
    this.#now = { game, lines: seconds.map(emptyLine) };
  }

  get now(): RandomGame {
    return this.#now;
  }

  /** Mostly a ball; what cannot be done now is left out. */
  act(): void {
    const kind = this.#draw(100);
    if (kind < 3) this.#undo();
    else if (kind < 5) this.#redo();
    else if (kind < 8) this.#annul();
    else if (kind < 13) this.#correct();
    else if (kind < 14) this.#agree();
    else this.#bowl();
  }

  #bowl(): void {
    const player = turnOf(this.#now.game.position)?.player ?? NaN;
    const [line, second] = [this.#lineOf(player), this.#secondOf(player)];
    const frame = frameDue(second, line);
    if (frame === null) throw new Error('whose line is over has a ball to bowl');
    const ball = randomBall(second, line, frame, this.#draw);
    this.#change(player, withBall(line, frame, ball), { kind: 'roll', entry: entryOfKnown(ball) });
  }

  #annul(): void {
    const { player, frame, line, balls } = this.#anyFrame();
    if (balls.length === 0) return;
    this.#change(player, line.with(frame - 1, balls.slice(0, -1)), { kind: 'annulBall', player, frame });
  }

  #correct(): void {
    const { player, frame, line, balls } = this.#anyFrame();
    const whole = randomLine(this.#secondOf(player), frame, this.#draw)[frame - 1] ?? [];
    // Now and then a ball is missing, which its player then owes that frame.
    const wanted = whole.length > 1 && this.#draw(5) === 0 ? whole.slice(0, -1) : whole;
    if (balls.length === 0 || isSame(wanted, balls)) return;
    const entered = wanted.map((ball) => ({ entry: entryOfKnown(ball), split: false }));
    this.#change(player, line.with(frame - 1, wanted), {
      kind: 'correctFrame',
      player,
      frame,
      balls: entered,
    });
  }

  #agree(): void {
    const { player, frame, line } = this.#anyFrame();
    const wanted = randomLine(this.#secondOf(player), frame, this.#draw);
    const balls = wanted.flat().map((ball) => ({ entry: entryOfKnown(ball), split: false }));
    if (balls.length === 0 || isSame(wanted, line)) return;
    const { table } = must(lineOf(this.#now.game.position, player));
    const notation = makeNotation(must(enterAll(table, balls)));
    this.#change(player, wanted, { kind: 'agreeLine', player, notation });
  }

  #undo(): void {
    const lines = this.#before.pop();
    if (lines === undefined) return;
    this.#undone.push(this.#now.lines);
    this.#now = { game: this.#after({ kind: 'undo' }), lines };
  }

  #redo(): void {
    const lines = this.#undone.pop();
    if (lines === undefined) return;
    this.#before.push(this.#now.lines);
    this.#now = { game: this.#after({ kind: 'redo' }), lines };
  }

  #change(player: number, line: KnownLine, command: Command): void {
    const game = this.#after(command);
    this.#before.push(this.#now.lines);
    this.#undone = [];
    this.#now = { game, lines: this.#now.lines.with(player - 1, line) };
  }

  /** The rules have to allow what a second scorer does. */
  #after(command: Command): Game {
    return must(applyCommand(this.#now.game, command, occasion(AT))).game;
  }

  #anyFrame(): {
    readonly player: number;
    readonly frame: number;
    readonly line: KnownLine;
    readonly balls: readonly KnownBall[];
  } {
    const player = 1 + this.#draw(this.#seconds.length);
    const line = this.#lineOf(player);
    const frame = 1 + this.#draw(line.length);
    return { player, frame, line, balls: line[frame - 1] ?? [] };
  }

  #lineOf(player: number): KnownLine {
    return this.#now.lines[player - 1] ?? [];
  }

  #secondOf(player: number): SecondScorer {
    const second = this.#seconds[player - 1];
    if (second === undefined) throw new Error(`no player ${String(player)}`);
    return second;
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
