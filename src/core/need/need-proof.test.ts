import { describe, expect, it } from 'vitest';
import { formatOf } from '../formats/formats.ts';
import { NINES } from '../testing/nines.testing.ts';
import { shareOf, todays } from '../testing/share.testing.ts';
import { needOf, type NeedLine } from './headline.ts';
import { expectedReaches, expectedWin, type Contest } from './testing/need-oracle.testing.ts';
import { drawFrom, drawPosition, type Drawn, type DrawnFormat } from './testing/need-positions.testing.ts';
import { SECOND_GAMES, TEN_PIN_GAME } from './testing/second-games.testing.ts';
import { isTrueNow } from './testing/present-oracle.testing.ts';
import { prospectOf } from './prospect.ts';
import { reachesOf, type Reach } from './reach.ts';
import { contestOf, contestTargets, namedTargets, tenTargets } from './targets.ts';

/** Random positions, no two alike to the second scorer. */
function drawnFrom(seed: number, positions: number, fromFrame: number, by?: DrawnFormat): readonly Drawn[] {
  const draw = drawFrom(seed);
  const drawn = new Map<string, Drawn>();
  while (drawn.size < positions) {
    const one = drawPosition(draw, fromFrame, by);
    drawn.set(JSON.stringify(one.contest), one);
  }
  return [...drawn.values()];
}

/** The number of frames that the player on turn still has to bowl or finish. */
function framesToGo({ position }: Drawn): number {
  const own = position.lines.find(({ player }) => player === 1);
  return own?.line.frames.filter((frame) => frame.rack !== null).length ?? 0;
}

/** Everything that the core finds in reach of player 1. */
function reachesIn({ position: { lines } }: Drawn): readonly Reach[] {
  const own = lines.find(({ player }) => player === 1);
  if (own === undefined) return [];
  const contest = contestOf(lines.filter(({ player }) => player !== 1));
  const prospect = prospectOf(own);
  const targets = [
    ...(contest === null ? [] : contestTargets(contest)),
    ...namedTargets(own),
    ...tenTargets(own),
    { kind: 'best', score: prospect.max } as const,
  ];
  return targets.flatMap((target) => reachesOf(prospect, target));
}

/** Positions on which the core and the second scorer, who tries every ending, disagree. */
function quarrels(drawn: readonly Drawn[]): readonly unknown[] {
  return drawn.flatMap((one) => {
    const said = reachesIn(one);
    const proved = expectedReaches(one.contest);
    return JSON.stringify(said) === JSON.stringify(proved) ? [] : [{ contest: one.contest, said, proved }];
  });
}

function linesOf({ position }: Drawn): readonly NeedLine[] {
  const need = needOf(position, 1);
  return need === null ? [] : [need.line, ...(need.also === null ? [] : [need.also])];
}

/** Whether the second scorer agrees. */
function isTrue(contest: Contest, line: NeedLine): boolean {
  if ('target' in line)
    return expectedReaches(contest).some((proved) => JSON.stringify(proved) === JSON.stringify(line));
  if (line.kind !== 'wins') return isTrueNow(contest, line);
  const win = expectedWin(contest);
  return win?.score === line.score && win.isFinal === line.isFinal;
}

function falsehoods(drawn: readonly Drawn[]): readonly unknown[] {
  return drawn.flatMap((one) =>
    linesOf(one)
      .filter((line) => !isTrue(one.contest, line))
      .map((line) => ({ contest: one.contest, line })),
  );
}

/** How often each kind of sentence occurs, and about which target. */
function saidOf(drawn: readonly Drawn[]): ReadonlyMap<string, number> {
  const said = new Map<string, number>();
  for (const line of drawn.flatMap(linesOf))
    for (const what of 'target' in line ? [line.kind, line.target.kind] : [line.kind])
      said.set(what, (said.get(what) ?? 0) + 1);
  return said;
}

const LATE = drawnFrom(8, 2400, 8);
const ANYWHERE = drawnFrom(1, 2400, 1);

const DRAWN_NINES: DrawnFormat = { format: NINES, game: TEN_PIN_GAME, misses: true };
const NO_TAP = [...drawnFrom(13, 600, 8, DRAWN_NINES), ...drawnFrom(14, 200, 1, DRAWN_NINES)];

const SAID = saidOf([...LATE, ...ANYWHERE]);

/** A day proves one position in so many. */
const ONE_IN = 8;

describe('what a player can reach, against every possible ending,', () => {
  it(`holds in 2,400 positions with at most three frames to go, ${shareOf(ONE_IN)}`, () => {
    expect(quarrels(todays(LATE, ONE_IN))[0]).toBeUndefined();
    expect(new Set(LATE.map(framesToGo))).toEqual(new Set([1, 2, 3]));
  });

  it(`holds in 600 positions anywhere in a game, ${shareOf(ONE_IN)}`, () => {
    expect(quarrels(todays(ANYWHERE.slice(0, 600), ONE_IN))[0]).toBeUndefined();
    expect(new Set(ANYWHERE.map(framesToGo))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  });
});

describe('where nine or eight pins are a strike, as each player chose,', () => {
  it(`what a player can reach holds against every possible ending in 800 positions, ${shareOf(ONE_IN)}`, () => {
    expect(quarrels(todays(NO_TAP, ONE_IN))[0]).toBeUndefined();
  });

  it(`what is shown is true in them, ${shareOf(ONE_IN)}`, () => {
    expect(falsehoods(todays(NO_TAP, ONE_IN))[0]).toBeUndefined();
  });
});

describe.each(['3-6-9', 'current-frame', 'roll-off'] as const)('in %s', (id) => {
  const by: DrawnFormat = { format: formatOf(id), game: SECOND_GAMES[id], misses: false };
  const drawn =
    id === 'roll-off'
      ? drawnFrom(15, 150, 1, by)
      : [...drawnFrom(16, 250, 8, by), ...drawnFrom(17, 100, 1, by)];

  it(`what a player can reach holds against every possible ending, ${shareOf(ONE_IN)}`, () => {
    expect(quarrels(todays(drawn, ONE_IN))[0]).toBeUndefined();
  });

  it(`what is shown is true, ${shareOf(ONE_IN)}`, () => {
    expect(falsehoods(todays(drawn, ONE_IN))[0]).toBeUndefined();
    expect(saidOf(drawn).size).toBeGreaterThan(id === 'roll-off' ? 3 : 10);
  });
});

describe('what is shown', () => {
  it(`is true in 2,400 positions with at most three frames to go, ${shareOf(ONE_IN)}`, () => {
    expect(falsehoods(todays(LATE, ONE_IN))[0]).toBeUndefined();
  });

  it(`is true in 2,400 positions anywhere in a game, ${shareOf(ONE_IN)}`, () => {
    expect(falsehoods(todays(ANYWHERE, ONE_IN))[0]).toBeUndefined();
  });

  it.each([
    ...(['sure', 'ends', 'keeps', 'secures', 'wins'] as const),
    ...(['win', 'safeWin', 'tie', 'average', 'milestone', 'best'] as const),
    ...(['counts', 'streak', 'perfect', 'clean', 'stayClean', 'firstMark'] as const),
    ...(['toGo', 'worth', 'gap', 'pace'] as const),
  ])('is also proved for sentences with "%s"', (what) => {
    expect(SAID.get(what) ?? 0).toBeGreaterThanOrEqual(3);
  });
});
