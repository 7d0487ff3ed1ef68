import { describe, expect, it, vi } from 'vitest';
import { FORMAT_IDS, formatOf, type FormatId } from '../core/formats/formats.ts';
import { newGame } from '../core/game/game.ts';
import { sheetText } from '../core/game/sheet-text.ts';
import type { Line } from '../core/line/line.ts';
import { makeNotation } from '../core/line/notation.ts';
import { scoreLine } from '../core/line/score.ts';
import { setupOfFormat } from '../core/testing/format-setup.testing.ts';
import {
  bestOf,
  countedPins,
  isInOrder,
  scoreOfKnown,
  type KnownBall,
  type KnownLine,
} from '../core/testing/known-line.testing.ts';
import { numbersFrom } from '../core/testing/random-pins.testing.ts';
import { randomGame, type RandomGame } from '../core/testing/random-game.testing.ts';
import { SECOND_SCORERS, type SecondWay } from '../core/testing/second-formats.testing.ts';
import type { SecondScore } from '../core/testing/second-scorer.testing.ts';
import { makeRecord, parseRecord } from '../saves/record/game-record.ts';
import { recordOf } from '../saves/record/testing/game.testing.ts';
import { answerTo } from './batch/answer.ts';
import { saidByTerminal, type SaidByTerminal } from './testing/said-by-terminal.testing.ts';

/** `npm run verify -- --part 'random games'` plays ten thousand of each format. */
const GAMES = Number(process.env['HEADPIN_RANDOM_GAMES'] ?? '50');

vi.setConfig({ testTimeout: 60_000 + GAMES * 1_000 });

interface Answer {
  readonly ok: boolean;
  readonly frames: readonly { readonly soFar: number; readonly cumulative: number | null }[];
  readonly posted: number;
  readonly soFar: number;
  readonly maxPossible: number;
  readonly over: boolean;
  readonly sheet: string;
}

function answered(request: object): Answer {
  return JSON.parse(answerTo(JSON.stringify(request), 'en')) as Answer;
}

/** What a second scorer says of a line whose balls are in order. */
interface Expected {
  readonly totals: readonly (number | null)[];
  readonly points: readonly number[];
  readonly posted: number;
  readonly soFar: number;
  readonly best: number;
  readonly over: boolean;
}

function expectedOf({ second }: SecondWay, line: KnownLine): Expected {
  const pins = countedPins(second, line.flat());
  const { frames, posted, soFar } = scoreOfKnown(second, line);
  return {
    totals: frames.map(({ total }) => total),
    points: frames.map(({ points }) => points),
    ...{ posted, soFar, best: bestOf(second, line), over: second.standing(pins) === null },
  };
}

/** The same of the program. */
function foundIn(line: Line): Expected {
  const { frames, posted, soFar, max } = scoreLine(line);
  return {
    totals: frames.map(({ cumulative }) => cumulative),
    points: frames.map((frame) => frame.soFar),
    ...{ posted, soFar, best: max, over: line.open === null },
  };
}

interface Bowled extends RandomGame {
  /** How each player's line is scored. */
  readonly ways: readonly SecondWay[];
}

/** So many games of one to three players, every fifth of them left somewhere; `look` sees each after each act. */
function* gamesOf(format: FormatId, look: (now: Bowled) => void = () => undefined): Generator<Bowled> {
  const draw = numbersFrom(16);
  const offered = SECOND_SCORERS[format];
  for (let game = 0; game < GAMES; game += 1) {
    const ways = Array.from({ length: 1 + draw(3) }, () => offered[draw(offered.length)] ?? offered[0]);
    const options = ways.map(({ option }) => option);
    const play = {
      seconds: ways.map(({ second }) => second),
      draw,
      acts: game % 5 === 0 ? draw(60) : Infinity,
    };
    const begun = newGame(setupOfFormat(format, options));
    yield {
      ...randomGame(begun, play, (now) => {
        look({ ...now, ways });
      }),
      ways,
    };
  }
}

interface InOrder {
  readonly line: Line;
  readonly known: KnownLine;
  readonly way: SecondWay;
}

/** The lines whose balls are in order; the others owe an earlier frame a ball. */
function linesInOrder({ game, lines, ways }: Bowled): readonly InOrder[] {
  return game.position.lines.flatMap(({ line }, place) => {
    const [known, way] = [lines[place], ways[place]];
    if (known === undefined || way === undefined) throw new Error('a line that nobody knows');
    return isInOrder(way.second, known) ? [{ line, known, way }] : [];
  });
}

/** As `toEqual`, at the speed that a million comparisons need. */
function expectSame(about: unknown, found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect([about, found]).toEqual([about, expected]);
}

/** Shows each line with its balls, and with the totals of those in order. */
async function expectShown(bowled: Bowled): Promise<void> {
  const said = await saidByTerminal(bowled.game, () => null);
  for (const [place, known] of bowled.lines.entries()) {
    const { marks = [], totals = [], soFar } = said[place] ?? {};
    const second = bowled.ways[place]?.second;
    if (second === undefined) throw new Error('a line without a second scorer');
    const full = second.standing([]) ?? NaN;
    const frames = known.map((balls, frame) =>
      balls.length === 0 ? [] : pinsOfMarks(marks[frame] ?? [], full),
    );
    expectSame(
      known,
      frames,
      known.map((balls) => countedPins(second, balls)),
    );
    if (isInOrder(second, known)) expectSame(known, { totals, soFar }, saidBy(scoreOfKnown(second, known)));
  }
}

/** Bowls the pins of each line there, for as long as whoever is asked has some. */
async function expectBowled({ game, lines, ways }: Bowled): Promise<void> {
  const bowled = game.setup.players.map((): number[] => []);
  const places = new Map(
    game.setup.players.flatMap(({ name, mates }, place) =>
      (mates ?? [{ name }]).map((bowler) => [bowler.name, place] as const),
    ),
  );
  const said = await saidByTerminal(newGame(game.setup), (name) => {
    const place = places.get(name) ?? NaN;
    const second = ways[place]?.second;
    const pins = second === undefined ? [] : countedPins(second, lines[place]?.flat() ?? []);
    const next = pins[bowled[place]?.length ?? 0];
    if (next !== undefined) bowled[place]?.push(next);
    return next === undefined ? null : String(next);
  });
  for (const [place, pins] of bowled.entries()) {
    const { totals, soFar } = said[place] ?? {};
    expectSame(pins, { totals, soFar }, saidBy(ways[place]?.second.score(pins)));
  }
}

describe.each(FORMAT_IDS)('random games of %s', (format) => {
  const { optionName, sharing } = formatOf(format);

  /** A request to the batch scorer, with what the player chose. */
  function asking({ option }: SecondWay, request: object): object {
    const team = sharing?.turns === 'frame' ? { bowlers: sharing.least } : {};
    return { format, ...team, ...(optionName === null ? {} : { [optionName]: option }), ...request };
  }

  function expectAnswered({ line, known, way }: InOrder): void {
    const { points, totals, ...expected } = expectedOf(way, known);
    const rolls = known.flat().map((ball) => (ball.kind === 'foul' ? 'F' : ball.pins));
    const asked = way.second.foulTakes === undefined ? { rolls } : { frames: known.map(toldBalls) };
    const answer = answered(asking(way, asked));
    const { posted, soFar, maxPossible: best, over } = answer;
    expectSame(rolls, { posted, soFar, best, over }, expected);
    const frames = answer.frames.map((frame) => [frame.soFar, frame.cumulative]);
    expectSame(
      rolls,
      frames,
      frames.map((_frame, place) => [points[place], totals[place]]),
    );
    const sheet = makeNotation(line);
    expectSame(sheet, answered(asking(way, { sheet })), { ...answer, sheet });
    const pins = countedPins(way.second, known.flat());
    const standing = way.second.standing(pins);
    const more = answered(asking(way, { rolls: [...pins, standing === null ? 0 : standing + 1] }));
    expectSame(rolls, more.ok, false);
  }

  it('have one answer from the engine, the batch scorer, the terminal, the saved file and a second scorer', async () => {
    let compared = 0;
    const seen = new WeakSet<KnownLine>();
    const compare = ({ game, lines, ways }: Bowled): void => {
      for (const [place, known] of lines.entries()) {
        const [line, way] = [game.position.lines[place]?.line, ways[place]];
        if (seen.has(known) || line === undefined || way === undefined) continue;
        seen.add(known);
        if (!isInOrder(way.second, known)) continue;
        compared += 1;
        expectSame(known, foundIn(line), expectedOf(way, known));
      }
    };
    for (const bowled of gamesOf(format, compare)) {
      const inOrder = linesInOrder(bowled);
      for (const line of inOrder) expectAnswered(line);
      const sheet = sheetText(bowled.game);
      const read = parseRecord(Buffer.from(makeRecord(recordOf(bowled.game))));
      expectSame(sheet, read.kind === 'read' ? sheetText(read.value.game) : read, sheet);
      await expectShown(bowled);
      if (inOrder.length === bowled.lines.length) await expectBowled(bowled);
    }
    expect(compared).toBeGreaterThan(GAMES * 3);
  });
});

/** What the terminal has to say of these pins. */
function saidBy(score: SecondScore | undefined): Partial<SaidByTerminal> {
  return { totals: score?.frames.map(({ total }) => total) ?? [], soFar: score?.soFar ?? 0 };
}

/** A frame's balls as a request tells them. */
function toldBalls(balls: readonly KnownBall[]): readonly object[] {
  return balls.map((ball) => (ball.kind === 'pins' ? { v: ball.pins } : { v: ball.fell ?? 0, foul: true }));
}

/** The pins of a frame's marks at racks worth this much, by counting. An F behind a mark changes no pins. */
function pinsOfMarks(marks: readonly string[], full: number): readonly number[] {
  const pins: number[] = [];
  for (const mark of marks.map((one) => one.replace(/(?<=.)F$/u, ''))) {
    if (mark === 'X') pins.push(full);
    else if (mark === '/') pins.push(full - (pins.at(-1) ?? NaN));
    else pins.push(mark === '-' || mark === 'F' ? 0 : Number(mark));
  }
  return pins;
}
