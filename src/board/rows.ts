import { FRAME_NUMBERS } from '../core/formats/formats.ts';
import type { Frame } from '../core/line/frame.ts';
import { phaseOf, type Game, type Phase } from '../core/game/game.ts';
import { bowlerSeries, hasEarlier, type EarlierGame } from '../core/players/bowler-series.ts';
import { frameAt, nextFrame } from '../core/line/line.ts';
import { splitBalls, type Mark } from '../core/line/marks.ts';
import { provisionalFrame, provisionalScore } from '../core/game/dispute-changes.ts';
import type { Dispute, PlayerLine, Status } from '../core/players/player-line.ts';
import type { PlayerId } from '../core/players/player.ts';
import { figuresOf } from '../core/players/figures.ts';
import { linesByTeam } from '../core/players/by-team.ts';
import { nextUp } from '../core/game/next-up.ts';
import { turnOf, type Position } from '../core/players/position.ts';
import { mateBeginning, mateDue, mateNumbered } from '../core/players/shared-line.ts';
import { scoreLine, writtenScore, type FrameScore, type LineScore } from '../core/line/score.ts';
import type { Table } from '../core/line/table.ts';
import type { Turn } from '../core/players/turn.ts';
import { leagueRow, type LeagueRow } from './league/league-row.ts';

/** One line as drawn. */
export interface BoardRow {
  /** The place in the line-up, from 1. */
  readonly place: number;
  readonly player: PlayerId;
  readonly name: string;
  readonly status: 'live' | 'next' | 'waiting';
  readonly presence: Status;
  readonly format: string;
  /** The player's option; null in a format without options. */
  readonly option: number | null;
  readonly cells: readonly BoardCell[];
  readonly posted: number;
  /** The printed total; null before the first frame is settled. */
  readonly total: number | null;
  readonly soFar: number;
  readonly max: number;
  /** The maximum possible; null when nothing is left to bowl. */
  readonly reach: number | null;
  /** The pins of the player's series with this game's posted total; null in a first game. */
  readonly series: number | null;
  /** Null in a game that is not a league's. */
  readonly league: LeagueRow | null;
  /** Where bowlers share the line: who is due, and how many they are; else null. */
  readonly team: { readonly due: string | null; readonly bowlers: number } | null;
}

/** One frame as drawn. */
export interface BoardCell {
  /** The line's. */
  readonly table: Table;
  readonly frame: number;
  readonly marks: readonly Mark[];
  readonly marksText: string;
  readonly state: Frame['state'];
  /** Bonus balls still to fall, and those fallen. */
  readonly owed: number;
  readonly bonusIn: number;
  /** The running total; null until it is settled. */
  readonly total: number | null;
  /** The numbers (from 1) of the ringed balls. */
  readonly splits: readonly number[];
  /** Whether the next ball goes into this frame; `nextBall` is its number in the frame, from 1. */
  readonly live: boolean;
  readonly nextBall: number | null;
  /** The second outcome of a provisional frame; null for any other frame. */
  readonly other: OtherOutcome | null;
  /** Who of a team bowls the frame, where it is known; else null. */
  readonly mate: string | null;
}

/** A provisional frame's second outcome (rules: provisional frames). */
export interface OtherOutcome {
  readonly marks: readonly Mark[];
  readonly marksText: string;
  readonly owed: number;
  /** The running total with this outcome; null until it is settled. */
  readonly total: number | null;
}

/** A team's lines are together. `earlier` are the games before this one in the players' series, `beside` is the other
 * game on a pair. */
export function boardRows(
  game: Game,
  earlier: readonly EarlierGame[] = [],
  beside: Position | null = null,
): readonly BoardRow[] {
  const { position } = game;
  const turn = turnOf(position);
  const next = nextUp(position);
  const phase = phaseOf(game);
  return linesByTeam(position).map((entry) => {
    const { player, name, line, status: presence } = entry;
    const score = scoreLine(line);
    const { max, frames } = score;
    // An injured bowler's missing frames count in a league.
    const { posted, soFar } = figuresOf(position.league, entry);
    const place = position.lines.indexOf(entry) + 1;
    return {
      ...{ place, player, name, presence, posted, soFar, max: Math.max(max, soFar) },
      format: position.format.id,
      option: line.table.option,
      total: totalOf(line, score, { posted, soFar }, phase),
      reach: nextFrame(line) === null ? null : max,
      series: hasEarlier(entry, earlier)
        ? bowlerSeries(position.league, entry, earlier, phase === 'over').soFar
        : null,
      league: leagueRow(position, entry, beside),
      team: teamOf(entry),
      status: statusOf(player, turn, next),
      cells: cellsOf(entry, frames, turn?.player === player ? turn : null),
    };
  });
}

/** A game that ended early counts every ball, as its result does: nobody bowls the bonuses that are owed. */
function totalOf(
  line: PlayerLine['line'],
  score: LineScore,
  { posted, soFar }: Pick<BoardRow, 'posted' | 'soFar'>,
  phase: Phase,
): number | null {
  const endedEarly = phase === 'stopped' || phase === 'moved';
  if (endedEarly && line.frames.some(({ marks }) => marks.length > 0)) return soFar;
  return posted === score.posted ? writtenScore(line, score) : posted;
}

/** One frame on its own, for the preview of a correction. */
export function frameCell(table: Table, number: number, frame: Frame, score: FrameScore): BoardCell {
  return {
    table,
    frame: number,
    marks: frame.marks,
    marksText: frame.text,
    state: frame.state,
    owed: score.owed,
    bonusIn: frame.bonus - score.owed,
    total: score.cumulative,
    splits: splitBalls(frame),
    live: false,
    nextBall: null,
    other: null,
    mate: null,
  };
}

function teamOf({ shared, line }: PlayerLine): BoardRow['team'] {
  if (shared === null) return null;
  const frame = nextFrame(line);
  const due = frame === null ? null : mateNumbered(shared, mateDue(shared, frame));
  return { due: due?.name ?? null, bowlers: shared.mates.length };
}

/** In the frame on turn whose ball it is, in any other who begins it: partners are known where a frame is begun. */
function mateIn({ shared }: PlayerLine, frame: number, turn: Turn | null): string | null {
  if (shared === null) return null;
  const number = turn?.frame === frame ? mateDue(shared, frame) : mateBeginning(shared, frame);
  return mateNumbered(shared, number)?.name ?? null;
}

function statusOf(player: PlayerId, turn: Turn | null, next: PlayerId | null): BoardRow['status'] {
  if (turn?.player === player) return 'live';
  return next === player ? 'next' : 'waiting';
}

function cellsOf(entry: PlayerLine, scores: readonly FrameScore[], turn: Turn | null): readonly BoardCell[] {
  const { line, disputes } = entry;
  return FRAME_NUMBERS.flatMap((number, index) => {
    const score = scores[index];
    if (score === undefined) return [];
    const dispute = disputes.find(({ frame }) => frame === number);
    const other = dispute === undefined ? null : otherOutcome(entry, dispute);
    const mate = mateIn(entry, number, turn);
    const cell = { ...frameCell(line.table, number, frameAt(line, number), score), other, mate };
    return [turn?.frame === number ? { ...cell, live: true, nextBall: turn.ball } : cell];
  });
}

function otherOutcome(entry: PlayerLine, dispute: Dispute): OtherOutcome {
  const frame = provisionalFrame(entry.line.table, dispute);
  const score = provisionalScore(entry, dispute).frames[dispute.frame - 1];
  return {
    marks: frame.marks,
    marksText: frame.text,
    owed: score?.owed ?? 0,
    total: score?.cumulative ?? null,
  };
}

/**
 * Whether the circles under strikes and spares still need explaining: from the game's first mark that is owed a ball
 * until the first bonus is complete. Seeing a circle fill explains it.
 */
export function pipsAreNew(rows: readonly BoardRow[]): boolean {
  const cells = rows.flatMap((row) => row.cells);
  return cells.some(({ owed }) => owed > 0) && !cells.some(({ owed, bonusIn }) => owed === 0 && bonusIn > 0);
}
