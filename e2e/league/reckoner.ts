/**
 * Counts a league evening by itself, from the marks that were bowled and the league's terms as people say them. It uses
 * nothing of the program: what both say is right.
 */

/** A bowler's game: the marks of ten frames (`9 /|X|…|X 3 4`), or the pins where nobody bowled on the lane. */
export interface Reckoned {
  readonly name: string;
  /** Null: bowls scratch. */
  readonly average: number | null;
  readonly bowled: string | number;
}

export function by(bowler: Omit<Reckoned, 'bowled'>, bowled: Reckoned['bowled']): Reckoned {
  return { ...bowler, bowled };
}

/** Both teams of one game, by their places. */
export type ReckonedGame = readonly [home: readonly Reckoned[], visitors: readonly Reckoned[]];

export interface Reckoning {
  /** By game, side and place. */
  readonly scratch: readonly (readonly (readonly number[])[])[];
  readonly handicap: readonly (readonly (readonly number[])[])[];
  /** By game and side, with handicap. */
  readonly teams: readonly (readonly number[])[];
  /** By game and side: the bowlers' points and the team's. */
  readonly points: readonly (readonly number[])[];
  /** By side, with handicap. */
  readonly series: readonly number[];
  /** By side, of the whole match. */
  readonly match: readonly number[];
}

const [FOR_A_BOWLER, FOR_A_GAME, FOR_THE_SERIES] = [1, 2, 2];

/** `rollOffs` has the side that won each tied game, by game. */
export function reckon(games: readonly ReckonedGame[], rollOffs: Readonly<Record<number, 0 | 1>>): Reckoning {
  const scratch = games.map((game) => game.map((team) => team.map(({ bowled }) => pinsOf(bowled))));
  const handicap = games.map((game) => game.map((team) => team.map(({ average }) => handicapOf(average))));
  const totals = scratch.map((game, g) =>
    game.map((team, side) => team.map((pins, place) => pins + (handicap[g]?.[side]?.[place] ?? 0))),
  );
  const teams = totals.map((game) => game.map(sum));
  const points = totals.map((game, g) => {
    const [home = [], visitors = []] = game;
    const own = home.map((mine, place) => shared(mine, visitors[place] ?? 0, FOR_A_BOWLER));
    const [ours = 0, theirs = 0] = teams[g] ?? [];
    const winner = rollOffs[g + 1];
    const team =
      ours === theirs && winner !== undefined
        ? [winner === 0 ? FOR_A_GAME : 0, winner === 1 ? FOR_A_GAME : 0]
        : shared(ours, theirs, FOR_A_GAME);
    return [0, 1].map((side) => sum([...own, team].map((pair) => pair[side] ?? 0)));
  });
  const series = [0, 1].map((side) => sum(teams.map((game) => game[side] ?? 0)));
  const last = shared(series[0] ?? 0, series[1] ?? 0, FOR_THE_SERIES);
  const match = [0, 1].map((side) => sum(points.map((game) => game[side] ?? 0)) + (last[side] ?? 0));
  return { scratch, handicap, teams, points, series, match };
}

/** 90 % of what an average has less than 220. */
function handicapOf(average: number | null): number {
  return average === null ? 0 : Math.max(0, Math.floor((9 * (220 - average)) / 10));
}

/** How often all games of the season can be filled with so many pins each. */
export function reckonedAverage(games: number, pins: number): number {
  let average = 0;
  while ((average + 1) * games <= pins) average += 1;
  return average;
}

function shared(mine: number, theirs: number, atStake: number): readonly number[] {
  if (mine === theirs) return [atStake / 2, atStake / 2];
  return mine > theirs ? [atStake, 0] : [0, atStake];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

/** The pins of a game as a child counts them: every ball as a number, then frame by frame. */
function pinsOf(bowled: string | number): number {
  if (typeof bowled === 'number') return bowled;
  const balls: number[] = [];
  for (const frame of bowled.split('|')) {
    let before = 0;
    for (const mark of frame.split(' ')) {
      const pins = mark === 'X' ? 10 : mark === '/' ? 10 - before : mark === '-' ? 0 : Number(mark);
      balls.push(pins);
      before = pins;
    }
  }
  const at = (ball: number): number => balls[ball] ?? 0;
  let [pins, ball] = [0, 0];
  for (let frame = 0; frame < 10; frame += 1) {
    const isStrike = at(ball) === 10;
    const isSpare = !isStrike && at(ball) + at(ball + 1) === 10;
    pins += at(ball) + at(ball + 1) + (isStrike || isSpare ? at(ball + 2) : 0);
    ball += isStrike ? 1 : 2;
  }
  return pins;
}
