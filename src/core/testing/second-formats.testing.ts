/**
 * Second scorers of the formats, written from their rules alone: flat lists of pins and index arithmetic. They share no
 * code with the engine; those that differ from ten-pin by what a ball counts hand the counts to ten-pin's.
 */
import type { FormatId } from '../formats/formats.ts';
import { secondScore, secondStanding, type SecondScore } from './second-scorer.testing.ts';

/** Scores one line's balls in order. A foul is a ball without pins. */
export interface SecondScorer {
  readonly score: (pins: readonly number[]) => SecondScore;
  /** How many pins stand before the next ball; null: the line is over. */
  readonly standing: (pins: readonly number[]) => number | null;
  /** How many balls each frame has taken, the frames in order. */
  readonly sizes: (pins: readonly number[]) => readonly number[];
  /** The pins of the best next ball. */
  readonly best: (standing: number) => number;
  /** What the next ball can be, where that is not any number up to what stands. */
  readonly legal?: (pins: readonly number[]) => readonly number[];
  /** Where the pins of a foul count: the points that it takes off. */
  readonly foulTakes?: number;
}

/** The frames' balls, where `wanted` says how many the frame that begins with this ball takes; the last takes the rest. */
function sizesBy(
  frames: number,
  balls: number,
  wanted: (next: number, frame: number) => number,
): readonly number[] {
  let left = balls;
  return Array.from({ length: frames }, (_none, index) => {
    const size = index + 1 === frames ? left : Math.min(left, wanted(balls - left, index + 1));
    left -= size;
    return size;
  });
}

function tenPinSizes(pins: readonly number[]): readonly number[] {
  return sizesBy(10, pins.length, (next) => (pins[next] === 10 ? 1 : 2));
}

const MOST_PINS = (standing: number): number => standing;

export const SECOND_TEN_PIN: SecondScorer = {
  score: secondScore,
  standing: secondStanding,
  sizes: tenPinSizes,
  best: MOST_PINS,
};

/** No-tap: so many pins with the first ball at a full rack count ten. */
function noTapCounts(pins: readonly number[], least: number): readonly number[] {
  const counts: number[] = [];
  let isFirst = true;
  for (const ball of pins) {
    const isStrike: boolean = isFirst && ball >= least;
    counts.push(isStrike ? 10 : ball);
    isFirst = !isFirst || isStrike;
  }
  return counts;
}

export function secondNoTap(least: number): SecondScorer {
  return {
    score: (pins) => secondScore(noTapCounts(pins, least)),
    standing: (pins) => secondStanding(noTapCounts(pins, least)),
    sizes: (pins) => tenPinSizes(noTapCounts(pins, least)),
    best: MOST_PINS,
  };
}

/** Low game: a miss at a full rack counts ten, and one at a broken rack all that stand there. */
function lowCounts(pins: readonly number[]): readonly number[] {
  const counts: number[] = [];
  let left = 10;
  for (const ball of pins) {
    const count = ball === 0 ? left : ball;
    counts.push(count);
    const isFirst = left === 10 && count < 10;
    left = isFirst ? 10 - count : 10;
  }
  return counts;
}

export const SECOND_LOW_GAME: SecondScorer = {
  score: (pins) => secondScore(lowCounts(pins)),
  standing: (pins) => secondStanding(lowCounts(pins)),
  sizes: (pins) => tenPinSizes(lowCounts(pins)),
  best: () => 1,
};

/** 3-6-9: ten pins stand in the list as soon as the frame before them is finished. */
function withGivenStrikes(pins: readonly number[]): readonly number[] {
  const all: number[] = [];
  let next = 0;
  for (let frame = 1; frame <= 10; frame += 1) {
    if (frame % 3 === 0) {
      all.push(10);
      continue;
    }
    if (frame === 10) return [...all, ...pins.slice(next)];
    const balls = pins.slice(next, pins[next] === 10 ? next + 1 : next + 2);
    all.push(...balls);
    next += balls.length;
    if (balls[0] !== 10 && balls.length < 2) return all;
  }
  return all;
}

export const SECOND_3_6_9: SecondScorer = {
  score: (pins) => secondScore(withGivenStrikes(pins)),
  standing: (pins) => secondStanding(withGivenStrikes(pins)),
  sizes: (pins) =>
    sizesBy(10, pins.length, (next, frame) => (frame % 3 === 0 ? 0 : pins[next] === 10 ? 1 : 2)),
  best: MOST_PINS,
};

/** Current frame: thirty, ten and the first ball again, or what fell. */
function currentScore(pins: readonly number[]): SecondScore {
  const frames: { points: number; total: number | null }[] = [];
  let [next, soFar, posted] = [0, 0, 0];
  for (let frame = 0; frame < 10; frame += 1) {
    const [first, second] = [pins[next], pins[next + 1]];
    const isStrike = first === 10;
    const done = isStrike || (first !== undefined && second !== undefined);
    const fell = (first ?? 0) + (isStrike ? 0 : (second ?? 0));
    const points = isStrike ? 30 : fell === 10 && done ? 10 + first : fell;
    soFar += points;
    if (done) posted = soFar;
    frames.push({ points, total: done ? soFar : null });
    next += isStrike ? 1 : 2;
  }
  return { frames, posted, soFar };
}

function currentStanding(pins: readonly number[]): number | null {
  let next = 0;
  for (let frame = 0; frame < 10; frame += 1) {
    const [first, second] = [pins[next], pins[next + 1]];
    if (first === undefined) return 10;
    if (first < 10 && second === undefined) return 10 - first;
    next += first === 10 ? 1 : 2;
  }
  return null;
}

export const SECOND_CURRENT_FRAME: SecondScorer = {
  score: currentScore,
  standing: currentStanding,
  sizes: tenPinSizes,
  best: MOST_PINS,
};

/** Three balls a frame at a rack worth this much; a strike counts the next two, a spare the next one. */
export function secondThreeBalls(full: number): ThreeBallScorer {
  /** The balls that a frame has taken, and whether it takes no more: three, or as many as its marks add in the tenth. */
  function frameSize(pins: readonly number[], next: number, last: boolean): number {
    const [first = 0, second = 0] = [pins[next], pins[next + 1]];
    if (first === full) return last ? 3 : 1;
    if (first + second === full && pins.length > next + 1) return last ? 3 : 2;
    return 3;
  }

  function score(pins: readonly number[]): SecondScore {
    const frames: { points: number; total: number | null }[] = [];
    let [next, soFar, posted, settled] = [0, 0, 0, true];
    for (let frame = 1; frame <= 10; frame += 1) {
      // Whatever it is, a frame counts three balls from its first: its own, and after a mark those that follow.
      const counted = pins.slice(next, next + 3);
      const points = counted.reduce((sum, ball) => sum + ball, 0);
      settled &&= counted.length === 3;
      soFar += points;
      if (settled) posted = soFar;
      frames.push({ points, total: settled ? soFar : null });
      next += frameSize(pins, next, frame === 10);
    }
    return { frames, posted, soFar };
  }

  function standing(pins: readonly number[]): number | null {
    const balls = atLastRack(pins);
    return balls === null ? null : balls.reduce((left, ball) => left - ball, full);
  }

  /** The balls at the rack that the next ball meets; null: the line is over. */
  function atLastRack(pins: readonly number[]): readonly number[] | null {
    let next = 0;
    for (let frame = 1; frame <= 10; frame += 1) {
      const balls = frameSize(pins, next, frame === 10);
      if (pins.length < next + balls) {
        let rack: readonly number[] = [];
        for (const ball of pins.slice(next)) {
          const fell = rack.reduce((sum, one) => sum + one, ball);
          rack = fell === full ? [] : [...rack, ball];
        }
        return rack;
      }
      next += balls;
    }
    return null;
  }

  const sizes = (pins: readonly number[]): readonly number[] =>
    sizesBy(10, pins.length, (next, frame) => frameSize(pins, next, frame === 10));
  return { score, standing, sizes, best: MOST_PINS, atLastRack };
}

/** `atLastRack`: the balls at the rack that the next ball meets; null: the line is over. */
interface ThreeBallScorer extends SecondScorer {
  readonly atLastRack: (pins: readonly number[]) => readonly number[] | null;
}

export const SECOND_THREE_BALLS: SecondScorer = secondThreeBalls(10);

/** Roll-off: ten-pin's tenth frame, which the ninth misses before it lead to. */
const NINE_OPENS = Array.from({ length: 18 }, () => 0);

export const SECOND_ROLL_OFF: SecondScorer = {
  score: (pins) => {
    const { frames, soFar } = secondScore([...NINE_OPENS, ...pins]);
    const tenth = frames.slice(-1);
    return { frames: tenth, posted: tenth[0]?.total ?? 0, soFar };
  },
  standing: (pins) => secondStanding([...NINE_OPENS, ...pins]),
  sizes: (pins) => [pins.length],
  best: MOST_PINS,
};

/** A second scorer, and the option of the players who bowl by its rules. */
export interface SecondWay {
  readonly option: number | null;
  readonly second: SecondScorer;
}

/** The pins of five-pin from the left. */
const FIVE_PINS = [2, 3, 5, 3, 2];

/** Whether balls of these worths can have felled different pins: every ball takes each way to choose among those left. */
function canFall(balls: readonly number[], left: readonly number[] = FIVE_PINS): boolean {
  const [ball, ...later] = balls;
  if (ball === undefined) return true;
  return Array.from({ length: 1 << left.length }, (_none, bits) => bits).some((bits) => {
    const felled = left.filter((_worth, pin) => (bits & (1 << pin)) !== 0);
    const rest = left.filter((_worth, pin) => (bits & (1 << pin)) === 0);
    return felled.reduce((sum, worth) => sum + worth, 0) === ball && canFall(later, rest);
  });
}

const FIFTEEN = secondThreeBalls(15);
/** 0 to 15. */
const WORTHS = Array.from({ length: 16 }, (_none, worth) => worth);

const SECOND_FIVE_PIN: SecondScorer = {
  ...FIFTEEN,
  legal: (pins) => {
    const rack = FIFTEEN.atLastRack(pins);
    return rack === null ? [] : WORTHS.filter((worth) => canFall([...rack, worth]));
  },
  foulTakes: 15,
};

/** Every format's second scorers, one for each of its options. */
export const SECOND_SCORERS: Readonly<Record<FormatId, readonly [SecondWay, ...SecondWay[]]>> = {
  'ten-pin': alone(SECOND_TEN_PIN),
  'no-tap': [
    { option: 9, second: secondNoTap(9) },
    { option: 8, second: secondNoTap(8) },
    { option: 7, second: secondNoTap(7) },
  ],
  '3-6-9': alone(SECOND_3_6_9),
  'current-frame': alone(SECOND_CURRENT_FRAME),
  'low-game': alone(SECOND_LOW_GAME),
  'roll-off': alone(SECOND_ROLL_OFF),
  duckpin: alone(SECOND_THREE_BALLS),
  candlepin: alone(SECOND_THREE_BALLS),
  'five-pin': alone(SECOND_FIVE_PIN),
  // A team's line is scored like a bowler's.
  baker: alone(SECOND_TEN_PIN),
  'scotch-doubles': alone(SECOND_TEN_PIN),
};

function alone(second: SecondScorer): readonly [SecondWay] {
  return [{ option: null, second }];
}
