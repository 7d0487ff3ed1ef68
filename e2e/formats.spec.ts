import type { Page } from '@playwright/test';
import { FORMAT_IDS, formatOf, type FormatId } from '../src/core/formats/formats.ts';
import { applyCommand } from '../src/core/game/command.ts';
import { newGame, type Game } from '../src/core/game/game.ts';
import type { Entry } from '../src/core/line/entry.ts';
import { makeNotation } from '../src/core/line/notation.ts';
import type { Rack } from '../src/core/line/rack.ts';
import { turnOf } from '../src/core/players/position.ts';
import { setupOfFormat } from '../src/core/testing/format-setup.testing.ts';
import {
  bestOf,
  emptyLine,
  entryOfKnown,
  frameDue,
  randomBall,
  scoreOfKnown,
  withBall,
  type KnownBall,
  type KnownLine,
} from '../src/core/testing/known-line.testing.ts';
import { must } from '../src/core/testing/notation.testing.ts';
import { numbersFrom } from '../src/core/testing/random-pins.testing.ts';
import { SECOND_SCORERS, type SecondScorer } from '../src/core/testing/second-formats.testing.ts';
import { occasion } from '../src/core/testing/setup.testing.ts';
import { answerTo } from '../src/terminal/batch/answer.ts';
import { saidByTerminal } from '../src/terminal/testing/said-by-terminal.testing.ts';
import { readBoard, type ShownLine } from '../drive/board.ts';
import { apply, call } from '../drive/bridge.ts';
import { press } from '../drive/play.ts';
import type { Program } from '../drive/program.ts';
import { putEntries } from '../drive/put-game.ts';
import { boardOf, expectKept } from './series/kept.ts';
import { expect, test } from './support/test.ts';

/** Of a single game these frames are entered through the bridge: the first and last ones show what keys do. */
const PUT_FRAMES = { from: 3, to: 8 } as const;

/** A frame of whoever is on turn. */
interface DueFrame {
  readonly frame: number;
  readonly keys: readonly string[];
  readonly entries: readonly Entry[];
}

/** Games side by side as the rules have them, and what a second scorer knows of each line. */
class SideBySide {
  readonly seconds: readonly SecondScorer[];
  readonly #draw: (below: number) => number;
  game: Game;
  lines: readonly KnownLine[];

  constructor(format: FormatId, games: number) {
    const ways = SECOND_SCORERS[format];
    const chosen = Array.from({ length: games }, (_none, place) => ways[place % ways.length] ?? ways[0]);
    this.seconds = chosen.map(({ second }) => second);
    this.lines = this.seconds.map(emptyLine);
    this.game = newGame(
      setupOfFormat(
        format,
        chosen.map(({ option }) => option),
      ),
    );
    this.#draw = numbersFrom(FORMAT_IDS.indexOf(format) + games);
  }

  /** The rest of the frame of whoever is on turn; null: all games are over. */
  frame(): DueFrame | null {
    const due = turnOf(this.game.position);
    if (due === null) return null;
    const keys: string[] = [];
    const entries: Entry[] = [];
    for (let turn = turnOf(this.game.position); turn !== null; turn = turnOf(this.game.position)) {
      if (turn.player !== due.player || turn.frame !== due.frame) break;
      const [line = [], second] = [this.lines[turn.player - 1], this.seconds[turn.player - 1]];
      if (second === undefined || frameDue(second, line) !== turn.frame)
        throw new Error('another frame is due');
      const drawn = randomBall(second, line, turn.frame, this.#draw);
      // Where the pins of a foul do not count, one key is a foul, and says nothing of them.
      const { countsFouls } = turn.rack.kind;
      const ball: KnownBall = drawn.kind === 'foul' && !countsFouls ? { kind: 'foul', fell: null } : drawn;
      keys.push(...keysOf(ball, turn.rack));
      const command = { kind: 'roll', entry: entryOfKnown(ball) } as const;
      entries.push(command.entry);
      this.game = must(applyCommand(this.game, command, occasion('2026-11-23T18:00:00.000Z'))).game;
      this.lines = this.lines.with(turn.player - 1, withBall(line, turn.frame, ball));
    }
    return { frame: due.frame, keys, entries };
  }
}

/**
 * All pins have one key: a spare with the second ball at a rack, and a strike or their plain number with the others. Where
 * the pins of a foul count, they follow its key.
 */
function keysOf(ball: KnownBall, { ball: atRack, kind }: Rack): readonly string[] {
  const fell = ball.kind === 'foul' ? (ball.fell ?? 0) : ball.pins;
  const pins = fell === kind.full ? [atRack === 2 ? '/' : 'x'] : Array.from(String(fell));
  if (ball.kind === 'pins') return pins;
  return kind.countsFouls ? ['f', ...pins] : ['f'];
}

async function begun(page: Page, { setup }: Game): Promise<void> {
  const players = setup.players.map(({ name, option, mates }) => ({
    ...{ name, average: null, was: null, option: option ?? null },
    ...(mates === undefined ? {} : { mates: mates.map((mate) => ({ name: mate.name, was: null })) }),
  }));
  await apply(page, { kind: 'stop' });
  const answer = await call(page, 'games.new', { players, follows: null, format: setup.format });
  if (!answer.ok) throw new Error(`no game: ${answer.error.code}`);
  await expect(page.locator('[data-player]')).toHaveCount(setup.players.length);
}

/** Every total, as a second scorer has it. */
function expectSecond(shown: readonly ShownLine[], { lines, seconds }: SideBySide): void {
  for (const [place, second] of seconds.entries()) {
    const line = lines[place] ?? [];
    const { frames, posted } = scoreOfKnown(second, line);
    expect({ ...shown[place], frames: shown[place]?.frames.map(({ total }) => total) }).toMatchObject({
      ...{ frames: frames.map(({ total }) => total), posted, max: bestOf(second, line) },
    });
  }
}

/** The scores of the batch scorer, which reads the sheet, and of the terminal, which shows the saved game. */
async function expectElsewhere(shown: readonly ShownLine[], { game }: SideBySide): Promise<void> {
  const said = await saidByTerminal(game, () => null);
  const { optionName, sharing } = formatOf(game.setup.format);
  for (const [place, { line }] of game.position.lines.entries()) {
    const frames = shown[place]?.frames.map(({ marks, total }) => [marks, total]);
    const terminal = said[place];
    expect(terminal?.marks.map((marks, index) => [marks.join(''), terminal.totals[index]])).toEqual(frames);
    const request = {
      ...{ format: game.setup.format, sheet: makeNotation(line) },
      ...(optionName === null ? {} : { [optionName]: line.table.option }),
      ...(sharing?.turns === 'frame' ? { bowlers: sharing.least } : {}),
    };
    const answer = JSON.parse(answerTo(JSON.stringify(request), 'en')) as Answered;
    expect(answer.frames.map(({ marks, cumulative }) => [marks, cumulative])).toEqual(frames);
  }
}

interface Answered {
  readonly frames: readonly { readonly marks: string; readonly cumulative: number }[];
}

/**
 * Bowls random games of a format side by side.
 * @param put these frames are entered through the bridge; null: all by keys
 */
async function bowlGames(
  { page, data }: Program,
  all: SideBySide,
  put: { readonly from: number; readonly to: number } | null,
): Promise<void> {
  const games = all.seconds.length;
  await begun(page, all.game);
  let entries: Entry[] = [];
  for (let frames = 1, due = all.frame(); due !== null; due = all.frame(), frames += 1) {
    if (put !== null && due.frame >= put.from && due.frame <= put.to) {
      entries.push(...due.entries);
      continue;
    }
    await putEntries(page, entries);
    entries = [];
    for (const key of due.keys) await press(page, key);
    await expect.poll(() => readBoard(page)).toEqual(boardOf(all.game));
    expectSecond(boardOf(all.game), all);
    if (frames % games === 0) await expectKept(page, data);
  }
  expect(turnOf(all.game.position)).toBeNull();
  await expectElsewhere(await readBoard(page), all);
}

test.describe('a game of each format', () => {
  test('random games by keys have one answer on the board, in the file, the terminal, the batch scorer and a second scorer', async ({
    begin,
  }) => {
    const program = await begin('PJS');
    for (const format of FORMAT_IDS)
      await test.step(format, () => bowlGames(program, new SideBySide(format, 1), PUT_FRAMES));
  });
});

for (const format of FORMAT_IDS)
  test.describe(`five games of ${format}`, { tag: '@long' }, () => {
    test('random games by keys have one answer on the board, in the file, the terminal, the batch scorer and a second scorer', async ({
      begin,
    }) => {
      await bowlGames(await begin('PJS'), new SideBySide(format, 5), null);
    });
  });
