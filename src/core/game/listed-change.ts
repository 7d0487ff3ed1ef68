import type { PlayerId } from '../players/player.ts';
import type { AmendmentKind } from './amendments.ts';
import type { Stamp } from './event.ts';
import type { FactKind, Facts } from './fact-changes.ts';

/** How a change came about, where that is more than a correction: an agreed line has its totals, a presence both states. */
export type Manner = Exclude<AmendmentKind, 'correction'> | 'agreed' | 'presence';

/** One change of a game as a recap lists it: of a frame, of a league's fact, or of who bowls. */
export interface ListedChange extends Stamp {
  readonly player: PlayerId;
  /** The player's name before the change, or after it for a new player. */
  readonly name: string;
  /** Null: another figure, told by `fact` or `manner`. */
  readonly frame: number | null;
  /** Null for a frame, and for who joined or was removed. */
  readonly fact: FactKind | null;
  readonly manner: Manner | null;
  /** Who got the balls of a frame that moved. */
  readonly to: string | null;
  /** Marks, a number, a score type or a name; empty where there was nothing. */
  readonly before: string;
  readonly after: string;
  /** The game's generation since then. */
  readonly generation: number;
}

export type Difference = Pick<ListedChange, 'player' | 'name' | 'frame' | 'fact' | 'before' | 'after'>;

/** A fact in figures and names; a score type by its word in the program, with its scores. */
export const FACT_WORDS: Readonly<Record<FactKind, (facts: Facts) => string>> = {
  bowler: ({ name }) => name,
  type: ({ type, blind, later }) =>
    [type, ...(blind === null ? [] : [blind]), ...later.map(laterText)].join(' '),
  average: ({ average }) => numberText(average),
  handicap: ({ handicap }) => numberText(handicap),
  team: ({ team, place }) => `${team ?? ''} ${numberText(place)}`.trim(),
};

function laterText(score: number | null): string {
  return score === null ? '–' : String(score);
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value);
}
