/**
 * A second scorer, written from the rules alone: a flat list of pins and index arithmetic, as in Martin's bowling
 * game kata. It shares no code with the engine and knows none of its frames, racks or rolls.
 */

export interface SecondFrame {
  /** The frame's points so far. */
  readonly points: number;
  /** The running total; null while this frame or an earlier one is not settled. */
  readonly total: number | null;
}

export interface SecondScore {
  readonly frames: readonly SecondFrame[];
  readonly posted: number;
  readonly soFar: number;
}

/** Scores one line's balls in order; frames not begun are worth 0. */
export function secondScore(pins: readonly number[]): SecondScore {
  const frames: SecondFrame[] = [];
  let ball = 0;
  let posted = 0;
  let soFar = 0;
  let settled = true;
  for (let frame = 0; frame < 10; frame += 1) {
    const counted = countedBalls(pins, ball);
    let points = 0;
    for (let index = ball; index < ball + counted; index += 1) points += pins[index] ?? 0;
    settled &&= ball + counted <= pins.length;
    soFar += points;
    if (settled) posted = soFar;
    frames.push({ points, total: settled ? soFar : null });
    ball += pins[ball] === 10 ? 1 : 2;
  }
  return { frames, posted, soFar };
}

/** A strike counts three balls from its own, a spare three from its first, an open frame two; the tenth likewise. */
function countedBalls(pins: readonly number[], ball: number): number {
  return pins[ball] === 10 || (pins[ball] ?? 0) + (pins[ball + 1] ?? 0) === 10 ? 3 : 2;
}

/** The most pins that the next ball can knock down; null when the line is over. */
export function secondStanding(pins: readonly number[]): number | null {
  let ball = 0;
  for (let frame = 0; frame < 9; frame += 1) {
    if (ball >= pins.length) return 10;
    if (pins[ball] === 10) ball += 1;
    else if (ball + 1 >= pins.length) return 10 - (pins[ball] ?? 0);
    else ball += 2;
  }
  return standingInTenth(pins.slice(ball));
}

function standingInTenth([first, second, third]: readonly number[]): number | null {
  if (first === undefined) return 10;
  if (second === undefined) return first === 10 ? 10 : 10 - first;
  if (third !== undefined || first + second < 10) return null;
  // The rack is full again after a strike or a spare; otherwise the leave stays.
  return first === 10 && second !== 10 ? 10 - second : 10;
}
