import type { FormatId } from '../../formats/formats.ts';
import {
  SECOND_3_6_9,
  SECOND_CURRENT_FRAME,
  SECOND_ROLL_OFF,
  SECOND_TEN_PIN,
  type SecondScorer,
} from '../../testing/second-formats.testing.ts';

/** A format of two balls a rack as the second scorer sees it: how it counts, and which frames are bowled. */
export interface SecondGame extends SecondScorer {
  readonly id: string;
  /** The numbers of the frames that are bowled. */
  readonly numbers: readonly number[];
  /** The most balls of the last of them; a strike ends any other. */
  readonly lastBalls: number;
  readonly highest: number;
  readonly named: readonly number[];
}

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const NAMED = [290, 279, 250, 225, 200] as const;

export const TEN_PIN_GAME: SecondGame = {
  ...SECOND_TEN_PIN,
  ...{ id: 'ten-pin', numbers: TEN, lastBalls: 3, highest: 300, named: NAMED },
};

/** The other formats about whose needs something is said. */
export const SECOND_GAMES = {
  '3-6-9': {
    ...SECOND_3_6_9,
    ...{ id: '3-6-9', numbers: [1, 2, 4, 5, 7, 8, 10], lastBalls: 3, highest: 300, named: NAMED },
  },
  'current-frame': {
    ...SECOND_CURRENT_FRAME,
    ...{ id: 'current-frame', numbers: TEN, lastBalls: 2, highest: 300, named: [250, 225, 200] },
  },
  'roll-off': {
    ...SECOND_ROLL_OFF,
    ...{ id: 'roll-off', numbers: [1], lastBalls: 3, highest: 30, named: [] },
  },
} as const satisfies Partial<Readonly<Record<FormatId, SecondGame>>>;

/** The balls by frame, found by index: the last has all of its own. */
export function framesIn(
  { numbers, lastBalls }: SecondGame,
  pins: readonly number[],
): readonly (readonly number[])[] {
  const frames: (readonly number[])[] = [];
  let ball = 0;
  while (ball < pins.length) {
    const isLast = frames.length === numbers.length - 1;
    const strikeEnds = !isLast || lastBalls === 2;
    const balls = pins[ball] === 10 && strikeEnds ? 1 : isLast ? lastBalls : 2;
    frames.push(pins.slice(ball, ball + balls));
    ball += balls;
  }
  return frames;
}
