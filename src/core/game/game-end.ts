import { phaseOf, type Game } from './game.ts';
import { nextUndo } from './history.ts';
import { missedFrames, ranking, winsIn, type Rank } from './ranking.ts';

/** How a game ended. One that was stopped or moved has no winner, whatever its scores so far. */
export type GameEnd =
  /**
   * One player has the best score, `margin` pins before the next ones; null where that is not a comparison, because the
   * lowest total wins and they missed frames.
   */
  | {
      readonly kind: 'won';
      readonly winner: Rank;
      readonly margin: number | null;
      readonly next: readonly [Rank, ...Rank[]];
    }
  | { readonly kind: 'tied'; readonly winners: readonly [Rank, ...Rank[]] }
  /** One player bowled by themselves. */
  | { readonly kind: 'alone'; readonly player: Rank }
  /** A provisional frame is open: which of its outcomes counts is decided later, and with it who won. */
  | { readonly kind: 'open'; readonly names: readonly string[] }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'moved'; readonly lane: number };

/** How a game ended that is over, stopped or moved; null while it is running. */
export function gameEndOf(game: Game): GameEnd | null {
  switch (phaseOf(game)) {
    case 'running':
      return null;
    case 'stopped':
      return { kind: 'stopped' };
    case 'moved':
      return { kind: 'moved', lane: game.position.movedTo ?? game.setup.lane };
    case 'over':
      return openEnd(game) ?? finalEnd(game);
  }
}

/** The league may decide long after the last ball (rules: provisional frames): until then nobody has won. */
function openEnd({ position }: Game): GameEnd | null {
  const open = position.lines.filter(({ disputes }) => disputes.length > 0);
  return open.length === 0 ? null : { kind: 'open', names: open.map(({ name }) => name) };
}

function finalEnd(game: Game): GameEnd | null {
  const all = ranking(game);
  const bowled = all.filter(({ line }) => line.blind === null);
  const ranks = bowled.length === 0 ? all : bowled;
  const [winner, second] = ranks;
  if (winner === undefined) return null;
  if (second === undefined) return { kind: 'alone', player: winner };
  const sharing = ranks.filter(({ place }) => place === winner.place);
  if (sharing.length > 1) return { kind: 'tied', winners: [winner, ...sharing.slice(1)] };
  const next = ranks.filter(({ place }) => place === second.place);
  const isCompared = winsIn(game) === 'highest' || missedFrames(winner) === missedFrames(second);
  const margin = isCompared ? Math.abs(winner.score.soFar - second.score.soFar) : null;
  return { kind: 'won', winner, margin, next: [second, ...next.slice(1)] };
}

/** Whether a single undo resumes a stopped game: nothing has changed in it since the stop. */
export function canGoOn(game: Game): boolean {
  return nextUndo(game)?.change.type === 'gameStopped';
}
