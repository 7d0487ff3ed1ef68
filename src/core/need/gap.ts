import type { Card } from './card.ts';
import type { Table } from '../line/table.ts';
import { possibleLines } from '../game/dispute-changes.ts';
import { highest, lowest } from '../line/extremes.ts';
import { sureScore } from './sure.ts';
import type { Frame } from '../line/frame.ts';
import { nextFrame } from '../line/line.ts';
import type { PlayerLine } from '../players/player-line.ts';
import { highestScore, scoreLine, type FrameScore } from '../line/score.ts';

/** The lead over another player, in running totals of the same frame, settled for both. */
export interface Gap {
  /** Negative when behind. */
  readonly points: number;
  readonly rival: string;
  readonly frames: number;
}

/** The possible values of the same frames for a rival; a single number once settled. */
interface Worth {
  readonly player: PlayerLine;
  readonly least: number;
  readonly most: number;
}

const FEWEST_FRAMES = 2;
/** A gap that needs more than this in each remaining frame, with one to spare, is not mentioned. */
const CLOSED_A_FRAME = 5;

/**
 * The gap to the nearest player ahead, else the nearest behind. Measured after the last frame bowled, or the one
 * before where the last waits for a bonus and the other player marked it too. Null where no total compares, where the
 * others' marks may turn the lead, and where the leader is too far away or out of reach (`max`).
 */
export function gapOf(card: Card, rivals: readonly PlayerLine[], max: number): Gap | null {
  const frames = settledFrames(card);
  const own = frames === null ? null : totalOf(card, frames);
  if (frames === null || own === null) return null;
  const isDated = frames < card.frame - 1;
  const compared = rivals.flatMap((rival) => worthAfter(rival, frames, isDated) ?? []);
  const nearest = nearestOf(own, compared);
  if (nearest === null) return null;
  const points = own - nearest.least;
  const inTheWay = points < 0 ? [nearest.player] : rivals.filter(isBowling);
  const isFar = -points > CLOSED_A_FRAME * (card.scores.length + 2 - card.frame);
  if (isFar || inTheWay.some((rival) => leastOf(rival) >= max)) return null;
  return { points, rival: nearest.player.name, frames };
}

function settledFrames(card: Card): number | null {
  const bowled = card.frame - 1;
  const settled = [bowled, bowled - 1].find((frames) => totalOf(card, frames) !== null);
  return settled === undefined || settled < FEWEST_FRAMES || card.hasMissed ? null : settled;
}

function totalOf({ scores }: Card, frames: number): number | null {
  return scores[frames - 1]?.cumulative ?? null;
}

/** The nearest ahead; else the nearest behind, unless a player whose frames await a bonus may be nearer. */
function nearestOf(own: number, compared: readonly Worth[]): Worth | null {
  const settled = compared.filter(({ least, most }) => least === most);
  const byTotal = settled.toSorted((one, other) => one.least - other.least);
  const ahead = byTotal.find(({ least }) => least > own);
  if (ahead !== undefined) return ahead;
  const best = byTotal.at(-1)?.least;
  const isLead = best !== undefined && compared.every(({ most }) => most <= best);
  return isLead ? (settled.find(({ least }) => least === best) ?? null) : null;
}

/**
 * What these frames are worth to a rival who has bowled them all. Any value where the comparison would hide what is
 * already known: the last frame of a finished line, or an open frame behind a mark (`isDated`).
 */
function worthAfter(player: PlayerLine, frames: number, isDated: boolean): Worth | null {
  const lines = possibleLines(player);
  const isBowled = lines.every(({ frames: all }) =>
    all.slice(0, frames).every(({ state }) => state === 'finished' || state === 'given'),
  );
  if (!isBowling(player) || !isBowled) return null;
  const scores = lines.map((line) => scoreLine(line).frames.slice(0, frames));
  const least = lowest(scores.map((first) => sum(first.map(({ soFar }) => soFar))));
  const isHidden = lines.some(
    (line) => nextFrame(line) === null || (isDated && !isMarked(line.frames[frames])),
  );
  const { table } = player.line;
  if (isHidden) return { player, least, most: highestScore(table) };
  return {
    player,
    least,
    most: highest(scores.map((first) => sum(first.map((score) => highestOf(score, table))))),
  };
}

function isMarked(frame: Frame | undefined): boolean {
  return frame !== undefined && frame.result !== null && frame.result !== 'open';
}

function highestOf({ soFar, owed }: FrameScore, { rack }: Table): number {
  return soFar + owed * rack.standing;
}

function isBowling({ status }: PlayerLine): boolean {
  return status === 'bowling' || status === 'skipped';
}

function leastOf(rival: PlayerLine): number {
  return lowest(possibleLines(rival).map(sureScore));
}

function sum(points: readonly number[]): number {
  return points.reduce((total, one) => total + one, 0);
}
