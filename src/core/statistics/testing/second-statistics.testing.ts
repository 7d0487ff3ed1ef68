/**
 * Statistics computed a second time, written from docs/statistics.md alone: plain lists of balls and loops. It shares no
 * code with src/core/statistics, and no rule with the engine.
 */

/** A ball as a bowler sees it. */
export interface SeenBall {
  readonly pins: number;
  readonly foul: boolean;
  /** The pins left, if somebody noted them. */
  readonly left: readonly number[] | null;
  readonly ring: boolean;
}

/** How a format differs. */
export interface SeenRules {
  readonly strikeFrom: number;
  readonly ballsARack: number;
  /** What a full rack is worth: ten pins, in five-pin fifteen, of which nobody notes any. */
  readonly rack: 10 | 15;
  /** Whether a foul's pins count, as in five-pin. */
  readonly fouledCount: boolean;
  /** Whether a ball without pins is a strike, or with the second ball a spare, as in low game. */
  readonly noneIsMark: boolean;
  /** From which score a game is a high one; null where no score is. */
  readonly highFrom: number | null;
  readonly lowestWins: boolean;
}

/** Each frame's balls; a given frame has none. */
export type SeenLine = readonly (readonly SeenBall[])[];

export interface SeenCounts {
  strikes: number;
  spares: number;
  openFrames: number;
  strikeFrames: number;
  spareFrames: number;
  racks: number;
  firstBalls: number;
  firstPins: number;
  splits: number;
  splitsMade: number;
  singles: number;
  singlesMade: number;
  unknownLeaves: number;
  fouls: number;
  /** By pins: `7-10`; how often left and made. */
  leaves: Record<string, [left: number, made: number]>;
}

export function secondCounts(line: SeenLine, rules: SeenRules): SeenCounts {
  const counts: SeenCounts = {
    ...{ strikes: 0, spares: 0, openFrames: 0, strikeFrames: 0, spareFrames: 0, racks: 0, firstBalls: 0 },
    ...{
      firstPins: 0,
      splits: 0,
      splitsMade: 0,
      singles: 0,
      singlesMade: 0,
      unknownLeaves: 0,
      fouls: 0,
      leaves: {},
    },
  };
  for (const frame of line) countFrame(counts, frame, rules);
  return counts;
}

function countFrame(counts: SeenCounts, frame: readonly SeenBall[], rules: SeenRules): void {
  counts.fouls += frame.filter(({ foul }) => foul).length;
  const [first] = frame;
  if (first !== undefined) {
    counts.firstBalls += 1;
    counts.firstPins += first.pins;
  }
  const racks = racksOf(frame, rules);
  for (const [index, rack] of racks.entries()) {
    counts.racks += 1;
    const result = resultOf(rack, rules);
    if (result === 'strike') counts.strikes += 1;
    if (result === 'spare') counts.spares += 1;
    if (index === 0 && result === 'strike') counts.strikeFrames += 1;
    if (index === 0 && result === 'spare') counts.spareFrames += 1;
    if (index === 0 && result === 'open') counts.openFrames += 1;
    countLeave(counts, rack, { isSpare: result === 'spare', numbered: rules.rack === 10 });
  }
}

/** The balls at each rack of a frame. */
function racksOf(frame: readonly SeenBall[], rules: SeenRules): readonly (readonly SeenBall[])[] {
  const racks: SeenBall[][] = [];
  let rack: SeenBall[] = [];
  for (const ball of frame) {
    rack.push(ball);
    if (resultOf(rack, rules) === null) continue;
    racks.push(rack);
    rack = [];
  }
  return rack.length === 0 ? racks : [...racks, rack];
}

function resultOf(
  rack: readonly SeenBall[],
  { strikeFrom, ballsARack, rack: all, fouledCount, noneIsMark }: SeenRules,
): 'strike' | 'spare' | 'open' | null {
  const [first] = rack;
  const mayBeStrike = first !== undefined && (fouledCount || !first.foul);
  if (rack.length === 1 && mayBeStrike && first.pins >= strikeFrom) return 'strike';
  if (noneIsMark && rack.at(-1)?.pins === 0) return rack.length === 1 ? 'strike' : 'spare';
  const fell = rack.reduce((sum, { pins }) => sum + pins, 0);
  if (fell === all) return rack.length === 2 ? 'spare' : 'open';
  return rack.length === ballsARack ? 'open' : null;
}

function countLeave(
  counts: SeenCounts,
  [first, second]: readonly SeenBall[],
  { isSpare, numbered }: { readonly isSpare: boolean; readonly numbered: boolean },
): void {
  if (first === undefined || second === undefined || first.foul) return;
  const made = isSpare ? 1 : 0;
  if (first.ring) {
    counts.splits += 1;
    counts.splitsMade += made;
  }
  if (numbered && first.pins === 9) {
    counts.singles += 1;
    counts.singlesMade += made;
  }
  const left = numbered && first.pins === 0 ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : first.left;
  if (left === null) {
    counts.unknownLeaves += 1;
    return;
  }
  const key = left.join('-');
  const [times, spares] = counts.leaves[key] ?? [0, 0];
  counts.leaves[key] = [times + 1, spares + made];
}

/** A whole line of a bowler with its score. */
export interface SeenGame {
  readonly score: number;
  readonly evening: string;
  readonly series: string;
  readonly number: number;
  readonly clean: boolean;
}

export interface SeenStatistics {
  readonly games: number;
  readonly average: number | null;
  readonly bestGame: number | null;
  readonly bestSeries: number | null;
  readonly highGames: number;
  readonly cleanGames: number;
  /** After each evening. */
  readonly running: readonly number[];
}

/** The statistics of a format's whole lines, oldest first. */
export function secondStatistics(
  games: readonly SeenGame[],
  { highFrom, lowestWins }: Pick<SeenRules, 'highFrom' | 'lowestWins'>,
): SeenStatistics {
  let [pins, high, clean] = [0, 0, 0];
  let best: number | null = null;
  const running: number[] = [];
  for (const [index, game] of games.entries()) {
    pins += game.score;
    if (highFrom !== null && game.score >= highFrom) high += 1;
    if (game.clean) clean += 1;
    best = betterOf(best, game.score, lowestWins);
    if (games[index + 1]?.evening === game.evening) continue;
    let [sum, count] = [0, 0];
    for (let back = index; back >= 0 && count < 20; back -= 1, count += 1) sum += games[back]?.score ?? 0;
    running.push(sum / count);
  }
  return {
    games: games.length,
    average: games.length === 0 ? null : pins / games.length,
    bestGame: best,
    bestSeries: bestOfThree(games, lowestWins),
    highGames: high,
    cleanGames: clean,
    running,
  };
}

function betterOf(best: number | null, score: number, lowestWins: boolean): number {
  if (best === null) return score;
  return lowestWins ? Math.min(best, score) : Math.max(best, score);
}

function bestOfThree(games: readonly SeenGame[], lowestWins: boolean): number | null {
  let best: number | null = null;
  for (const { series, number, score } of games) {
    if (number % 3 !== 1) continue;
    const second = games.find((game) => game.series === series && game.number === number + 1);
    const third = games.find((game) => game.series === series && game.number === number + 2);
    if (second === undefined || third === undefined) continue;
    best = betterOf(best, score + second.score + third.score, lowestWins);
  }
  return best;
}
