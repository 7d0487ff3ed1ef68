/** The part of a code in which it is wrong. */
export type CodePart =
  | 'format'
  | 'time'
  | 'lane'
  | 'number'
  | 'teams'
  | 'player'
  | 'name'
  | 'option'
  | 'balls'
  | 'leaves'
  | 'missed'
  | 'bowlers'
  | 'provisional'
  | 'league'
  | 'score'
  | 'check'
  /** Every part can be read, but no program of ours writes them so. */
  | 'form';

/** Why a text is not a game code. */
export type GameCodeRefusal =
  | { readonly code: 'not-a-game-code' }
  | { readonly code: 'newer-game-code'; readonly version: number }
  | { readonly code: 'game-code-too-long'; readonly most: number }
  /** `game` and `player` count from 1; null where none is meant. */
  | {
      readonly code: 'bent-game-code';
      readonly part: CodePart;
      readonly game: number | null;
      readonly player: number | null;
    };
