import { phaseOf, generationOf } from '../../core/game/game.ts';
import { turnOf } from '../../core/players/position.ts';
import type { UnfinishedGame, GameSummary, StartNotice } from '../../contract/contract.ts';
import type { GameRecord } from '../record/game-record.ts';
import { summaryOf } from '../record/game-summary.ts';
import type { NewestGames } from './first-reading.ts';
import { gameStatusOf } from './game-status.ts';

/** A game resumes by itself up to this long after its last save, in ms: an evening, not a night. */
const STILL_THE_SAME_EVENING = 6 * 60 * 60 * 1000;

export interface AtStart {
  readonly board: GameRecord | null;
  /** A game left running long ago, resumed only on request. */
  readonly unfinished: GameRecord | null;
}

/**
 * The game to show at `now`. A clock that was set back makes a game look younger, never older, because resuming unasked
 * does less harm. Staff who were asked once and began a new game are not asked again.
 */
export function atStart({ resume, newest }: NewestGames, now: Date): AtStart {
  if (resume !== null && isRecent(resume, now)) return { board: resume, unfinished: null };
  const board = newest !== null && phaseOf(newest.game) === 'over' && isRecent(newest, now) ? newest : null;
  const asked = resume !== null && resume === newest && phaseOf(resume.game) === 'running';
  return { board, unfinished: asked ? resume : null };
}

export function unfinishedGame(record: GameRecord): UnfinishedGame | null {
  const turn = turnOf(record.game.position);
  return turn === null ? null : { game: summaryOf(record), savedAt: record.savedAt, frame: turn.frame };
}

function isRecent({ savedAt }: GameRecord, now: Date): boolean {
  return now.getTime() - Date.parse(savedAt) <= STILL_THE_SAME_EVENING;
}

/**
 * The notice of a match's game on a pair without the one beside it: a power cut came between the two, or the other one is
 * gone. None once a ball was bowled, because somebody has seen it then.
 */
export function halfBegunNotices(
  board: GameRecord | null,
  games: readonly GameSummary[],
): readonly StartNotice[] {
  if (board === null || phaseOf(board.game) !== 'running' || generationOf(board.game) > 0) return [];
  const { lane, pair: beside, party, gameNumber } = board.game.setup;
  const isThere = games.some(
    (one) => one.lane === beside && one.party === party && one.gameNumber === gameNumber,
  );
  return beside === undefined || isThere ? [] : [{ kind: 'half-begun', lane, beside }];
}

/** The notice that a game resumes; none when nothing runs or another notice already names the same ball. */
export function resumedNotices(
  board: GameRecord | null,
  told: readonly StartNotice[],
): readonly StartNotice[] {
  if (board === null || phaseOf(board.game) !== 'running') return [];
  const recovered = told.some((notice) => 'recovered' in notice && notice.file === `${board.id}.json`);
  return recovered ? [] : [{ kind: 'resumed', gameId: board.id, standing: gameStatusOf(board.game) }];
}
