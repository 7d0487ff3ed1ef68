import { amendmentOf } from '../../../core/game/amendments.ts';
import { factChangeOf } from '../../../core/game/fact-changes.ts';
import { timelineOf, type TimelineEntry } from '../../../core/game/timeline.ts';
import type { Author } from '../../../core/game/event.ts';
import type { Frame } from '../../../core/line/frame.ts';
import type { Game } from '../../../core/game/game.ts';
import { exactMark } from '../../../core/line/marks.ts';
import { factTitle, factWords } from '../../../text/league/facts.ts';
import type { Text } from '../../../text/index.ts';
import { stepText } from '../desk/describe.ts';

export interface HistoryLine {
  /** Null where one lane's history is shown. */
  readonly lane: number | null;
  /** 0 is the game's beginning. */
  readonly event: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly by: Author;
  /** Who ordered it at the front desk; null where nobody did. */
  readonly desk: string | null;
  readonly what: string;
  /** Its effect on a frame already bowled, or on a league's fact, and on that player's score; null for anything else. */
  readonly change: HistoryChange | null;
  readonly stands: boolean;
}

/** A frame's marks and the score so far. */
export interface HistoryChange {
  readonly before: string;
  readonly after: string;
  readonly scoreBefore: number;
  readonly scoreAfter: number;
}

/** Everything that happened in a game, newest first. */
export function historyLines(text: Text, game: Game): readonly HistoryLine[] {
  const lines = timelineOf(game).map((happened) => ({
    ...{ lane: null, event: happened.event, at: happened.at, by: happened.by, stands: happened.stands },
    desk: happened.order?.author ?? null,
    what: whatOf(text, happened),
    change: changeOf(happened) ?? factOf(text, happened),
  }));
  const begun = beginningOf(text, game);
  // A game that was moved here has its events of the other lane before that.
  const before = game.setup.movedFrom?.generation ?? 0;
  return [...lines.slice(0, before), ...begun, ...lines.slice(before)].toReversed();
}

/** How a game began, where the front desk ordered it. */
function beginningOf({ history }: Text, { setup, events }: Game): readonly HistoryLine[] {
  const { order, movedFrom, startedAt } = setup;
  if (order === undefined) return [];
  const at = events[(movedFrom?.generation ?? 0) - 1]?.at ?? startedAt;
  const what = movedFrom === undefined ? history.begun : history.movedHere(movedFrom.lane);
  const nothing = { lane: null, change: null, stands: true };
  return [{ ...nothing, event: 0, at, by: 'staff', desk: order.author, what }];
}

/** Everything that happened in these games, newest first; of two games each line says its lane. */
export function historyOf(text: Text, games: readonly Game[]): readonly HistoryLine[] {
  const [only] = games;
  if (games.length === 1 && only !== undefined) return historyLines(text, only);
  const lines = games.flatMap((game) => {
    const { lane } = game.setup;
    const said = (what: string): string => text.board.pair.said(lane, what);
    return historyLines(text, game).map((line) => ({ ...line, lane, what: said(line.what) }));
  });
  return lines.toSorted((one, other) => (one.at > other.at ? -1 : Number(one.at < other.at)));
}

function whatOf(text: Text, { kind, step }: TimelineEntry): string {
  const fact = kind === 'change' ? factChangeOf(step) : null;
  // Before and after have their own columns.
  if (fact !== null) return factTitle(text.facts, fact);
  const what = stepText(text, step);
  switch (kind) {
    case 'change':
      return what;
    case 'undone':
      return text.history.tookBack(what);
    case 'redone':
      return text.history.broughtBack(what);
  }
}

function changeOf({ kind, step }: TimelineEntry): HistoryChange | null {
  const made = kind === 'change' ? amendmentOf(step) : null;
  if (made === null) return null;
  const { scoreBefore, scoreAfter } = made;
  return { before: written(made.before), after: written(made.after), scoreBefore, scoreAfter };
}

/** A league's fact before and after, with the totals that follow from it. */
function factOf(text: Text, { kind, step }: TimelineEntry): HistoryChange | null {
  const made = kind === 'change' ? factChangeOf(step) : null;
  if (made === null) return null;
  const { before, after } = factWords(text.facts, made);
  return { before, after, scoreBefore: made.before.total, scoreAfter: made.after.total };
}

/** A frame's marks with spaces, a split in parentheses; a dash for an empty frame. */
function written(frame: Frame): string {
  const marks = frame.marks.map(exactMark);
  return marks.length === 0 ? '·' : marks.join(' ');
}
