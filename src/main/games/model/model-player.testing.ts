/** A model's players: a list of balls each, and their missed frames. */
import { EMPTY_LINE, modelScore, pinsBefore, type ModelLine } from './model-line.testing.ts';

export interface ModelPlayer {
  readonly id: number;
  readonly name: string;
  readonly status: 'bowling' | 'skipped' | 'left' | 'absent';
  readonly average: number | null;
  readonly line: ModelLine;
  /** The missed frames, from 1: unfinished and never to be bowled. */
  readonly missed: readonly number[];
  readonly blind: number | null;
  /** The other outcomes of provisional frames, from 1, in order. */
  readonly others: readonly (readonly [frame: number, balls: ModelLine[number]])[];
}

/** A player before the first ball who missed the frames before `first`. */
export function modelPlayer(id: number, name: string, first: number): ModelPlayer {
  const missed = FRAMES.filter((frame) => frame < first);
  const nothing = { average: null, blind: null, others: [] };
  return { ...{ id, name, status: 'bowling', line: EMPTY_LINE, missed }, ...nothing };
}

export const FRAMES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function ballsOf({ line }: ModelPlayer, frame: number): ModelLine[number] {
  return line[frame - 1] ?? [];
}

/** The frame of the player's next ball; null when there is none. */
export function owedBy(player: ModelPlayer): number | null {
  if (player.status === 'absent') return null;
  return FRAMES.find((frame) => isUnfinished(player, frame) && !player.missed.includes(frame)) ?? null;
}

function isUnfinished(player: ModelPlayer, frame: number): boolean {
  return pinsBefore(frame, ballsOf(player, frame)) !== null;
}

/** The player with these unfinished frames missed. */
export function missing(player: ModelPlayer, isMeant: (frame: number) => boolean): ModelPlayer {
  const missed = FRAMES.filter(
    (frame) => isUnfinished(player, frame) && (player.missed.includes(frame) || isMeant(frame)),
  );
  return { ...player, missed };
}

export function withLine(before: ModelPlayer, line: ModelLine): ModelPlayer {
  const after = { ...before, line };
  const missed = FRAMES.filter((frame) => {
    const stays =
      before.missed.includes(frame) && ballsOf(after, frame).length <= ballsOf(before, frame).length;
    return isUnfinished(after, frame) && (before.status === 'left' || stays);
  });
  const others = before.others.filter(([frame, balls]) => {
    const bowled = ballsOf(after, frame);
    return bowled.length > 0 && JSON.stringify(bowled) !== JSON.stringify(balls);
  });
  return { ...after, missed, others };
}

/** Score so far and posted score; missing balls of a missed frame are misses. */
export function playerScore({ line, missed, blind }: ModelPlayer): ReturnType<typeof modelScore> {
  if (blind !== null) return { soFar: blind, posted: blind };
  const miss = { pins: 0, foul: true, split: false };
  const filled = line.map((balls, place) => {
    const all = [...balls];
    while (missed.includes(place + 1) && pinsBefore(place + 1, all) !== null) all.push(miss);
    return all;
  });
  return modelScore(filled);
}

/** The line's score with a provisional frame's other outcome. */
export function otherScore(player: ModelPlayer, [frame, balls]: ModelPlayer['others'][number]): number {
  return playerScore(withLine(player, player.line.with(frame - 1, balls))).soFar;
}
