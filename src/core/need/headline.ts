import type { PlayerId } from '../players/player.ts';
import type { Position } from '../players/position.ts';
import { clean, counts, firstMark, perfect, stayClean, streak, toGo, worth } from './present.ts';
import {
  endOfPerfect,
  firstBallGap,
  firstBallPace,
  gap,
  longPerfect,
  longStreak,
  pace,
} from './say-present.ts';
import { deciding, endings, finalNumber, scores, wins, won } from './say-reach.ts';
import { beforeLast, inLast, isSame, late, of, situationOf, type NeedLine, type Say } from './situation.ts';

export type { NeedLine } from './situation.ts';

/** The headline for the player up now, and the line below it where there is more to say. */
export interface Need {
  readonly line: NeedLine;
  readonly also: NeedLine | null;
}

/** The table of docs/headline.md: the first row with something to say wins. */
export const HEADLINES: readonly { readonly name: string; readonly say: Say }[] = [
  { name: 'three hundred', say: (situation) => (situation.isLast ? endOfPerfect : longPerfect)(situation) },
  { name: 'won', say: late(won) },
  { name: 'win or tie', say: deciding },
  { name: 'number to beat', say: finalNumber },
  { name: 'gap in the last frame', say: inLast(firstBallGap) },
  { name: 'clean game', say: inLast(of(stayClean)) },
  { name: 'score', say: scores },
  { name: 'streak', say: longStreak },
  { name: 'stay clean', say: beforeLast(of(stayClean)) },
  { name: 'counts', say: beforeLast(of(counts)) },
  { name: 'gap', say: beforeLast(firstBallGap) },
  { name: 'to go', say: beforeLast(of(toGo)) },
  { name: 'average', say: beforeLast(firstBallPace) },
  { name: 'first mark', say: beforeLast(of(firstMark)) },
  { name: 'worth', say: of(worth) },
];

/** The lines that may stand below each headline, best first. */
const BELOW: Readonly<Record<NeedLine['kind'], readonly Say[]>> = {
  sure: [scores, of(streak), of(stayClean), of(counts), of(toGo), pace, of(worth)],
  ends: [endings, of(stayClean)],
  // It already gives two scores.
  keeps: [],
  secures: [endings, beforeLast(of(counts))],
  wins: [of(streak), of(counts), gap, of(worth)],
  perfect: [of(streak)],
  streak: [wins, of(perfect), of(counts)],
  counts: [wins, of(streak), gap, of(clean), of(worth)],
  stayClean: [scores, wins, of(counts), pace, gap, of(worth)],
  gap: [scores, wins, pace, of(toGo)],
  toGo: [wins, gap, pace],
  pace: [of(toGo)],
  firstMark: [pace, gap, of(worth)],
  worth: [wins, pace, gap],
  clean: [],
};

/**
 * The headline and lines for a player; null without a ball to bowl, a place in this position, or anything to say.
 * `beside` is the other game on a pair, where the rival may be.
 */
export function needOf(position: Position, player: PlayerId, beside: Position | null = null): Need | null {
  const situation = situationOf(position, player, beside);
  if (situation === null) return null;
  const line = HEADLINES.flatMap(({ say }) => say(situation))[0];
  if (line === undefined) return null;
  const others = BELOW[line.kind].flatMap((say) => say(situation));
  return { line, also: others.find((other) => !isSame(line, other)) ?? null };
}

export function headlineRow(position: Position, player: PlayerId): string | null {
  const situation = situationOf(position, player);
  return (
    (situation === null ? undefined : HEADLINES.find(({ say }) => say(situation).length > 0))?.name ?? null
  );
}
