import { optionTag } from '../text/formats.ts';
import type { BoardText } from '../text/board/board.ts';
import { tagOf } from '../text/league/board.ts';
import { signed } from '../text/league/facts.ts';
import type { LeagueBoard } from './league/league-board.ts';
import { lineEm } from './name.ts';
import type { BoardRow } from './rows.ts';

/** What a name plate says of a player besides the name; '' for nothing. */
export interface PlateWords {
  readonly option: string;
  readonly presence: string;
  /** Null in a game that is not a league's. */
  readonly facts: LeagueFacts | null;
}

export interface LeagueFacts {
  readonly handicap: string;
  /** The score type. */
  readonly tag: string;
}

export function plateWords(row: BoardRow, league: LeagueBoard | null, text: BoardText): PlateWords {
  return {
    option: optionTag(text.formats, row.format, row.option),
    presence: presenceOf(row, text),
    facts: factsOf(row, league, text),
  };
}

/** The option, who of a team is due, and whether the player is away, in one line; '' for none. */
export function noteOf({ option, presence }: PlateWords, due = ''): string {
  return [option, due, presence].filter((word) => word !== '').join(' · ');
}

/** In a league the score type says who is away. */
function presenceOf({ league, presence }: BoardRow, text: BoardText): string {
  return league !== null && (presence === 'absent' || league.type === 'injury')
    ? ''
    : text.presence[presence];
}

function factsOf({ league: row }: BoardRow, league: LeagueBoard | null, text: BoardText): LeagueFacts | null {
  if (row === null) return null;
  return {
    handicap: row.getsHandicap && league?.handicaps === true ? signed(row.handicap) : '',
    tag: tagOf(text.league, { ...row, score: row.blind?.score ?? null }),
  };
}

/** Between two words, and the box around a tag, in em. */
const GAP = 0.4;
const BOX = 0.75;

/** The width of league facts and the note behind them, in em; 0 for none. Reactive, as `lineEm` is. */
export function factsEm({ handicap, tag }: LeagueFacts, note: string): number {
  const words = [handicap, tag, note].filter((word) => word !== '');
  const letters = words.reduce((sum, word) => sum + lineEm(word, 'num'), 0);
  return letters + (tag === '' ? 0 : BOX) + GAP * Math.max(0, words.length - 1);
}
