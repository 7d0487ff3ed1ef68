import { describe, expect, it, vi } from 'vitest';
import type { FormatId } from '../core/formats/formats.ts';
import { numbersFrom, randomPins } from '../core/testing/random-pins.testing.ts';
import {
  SECOND_3_6_9,
  SECOND_CURRENT_FRAME,
  SECOND_LOW_GAME,
  SECOND_ROLL_OFF,
  SECOND_TEN_PIN,
  SECOND_THREE_BALLS,
  type SecondScorer,
} from '../core/testing/second-formats.testing.ts';
import { answerTo } from './batch/answer.ts';
import { saidByTerminal } from './testing/said-by-terminal.testing.ts';

// Ten thousand games a format take seconds on a busy PC.
vi.setConfig({ testTimeout: 120_000 });

const GAMES = 10_000;
/** Every so many games are bowled in the terminal as well, which draws a board after each ball. */
const IN_TERMINAL = 10;

const SECOND: readonly (readonly [FormatId, SecondScorer])[] = [
  ['ten-pin', SECOND_TEN_PIN],
  ['3-6-9', SECOND_3_6_9],
  ['current-frame', SECOND_CURRENT_FRAME],
  ['low-game', SECOND_LOW_GAME],
  ['roll-off', SECOND_ROLL_OFF],
  ['duckpin', SECOND_THREE_BALLS],
  ['candlepin', SECOND_THREE_BALLS],
];

interface Answer {
  readonly ok: boolean;
  readonly frames: readonly { readonly soFar: number; readonly cumulative: number | null }[];
  readonly posted: number;
  readonly soFar: number;
  readonly over: boolean;
  readonly sheet: string;
}

function answered(request: object): Answer {
  return JSON.parse(answerTo(JSON.stringify(request), 'en')) as Answer;
}

describe.each(SECOND)('%s, by the batch scorer, the terminal and a second scorer,', (format, second) => {
  const draw = numbersFrom(16);
  const games = Array.from({ length: GAMES }, (_none, index) =>
    randomPins(second, draw, index % 4 === 0 ? draw(31) : Infinity),
  );

  it('counts ten thousand random games alike', () => {
    for (const rolls of games) {
      const { frames, posted, soFar } = second.score(rolls);
      const answer = answered({ format, rolls });
      const begun = frames.slice(0, answer.frames.length);
      expect([rolls, answer.posted, answer.soFar, answer.over]).toEqual([
        ...[rolls, posted, soFar, second.standing(rolls) === null],
      ]);
      expect(answer.frames.map((frame) => [frame.soFar, frame.cumulative])).toEqual(
        begun.map(({ points, total }) => [points, total]),
      );
    }
  });

  it('reads each of their sheets back, and refuses a ball too many', () => {
    for (const rolls of games.filter((_game, index) => index % 10 === 0)) {
      const { sheet, ...answer } = answered({ format, rolls });
      expect(answered({ format, sheet })).toEqual({ ...answer, sheet });
      const standing = second.standing(rolls);
      const refused = answered({ format, rolls: [...rolls, standing === null ? 0 : standing + 1] });
      expect([rolls, refused.ok]).toEqual([rolls, false]);
    }
  });

  it('shows the same totals in the terminal', async () => {
    for (const rolls of games.filter((_game, index) => index % IN_TERMINAL === 0)) {
      const { frames, soFar } = second.score(rolls);
      const said = await saidByTerminal(format, rolls);
      expect([rolls, said.soFar]).toEqual([rolls, soFar]);
      const settled = frames.map(({ total }) => total).filter((total) => total !== null);
      expect([rolls, said.totals.filter((total) => total !== null)]).toEqual([rolls, settled]);
    }
  });
});
