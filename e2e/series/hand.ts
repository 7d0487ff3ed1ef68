/** Everything users do in an evening, by any input; places and frames count from 1. */
export interface Hand {
  readonly start: (names: readonly string[]) => Promise<void>;
  /** One ball: a digit, `X`, `/`, `-` or `F`. */
  readonly bowl: (mark: string) => Promise<void>;
  /** A first ball by its leave. */
  readonly leave: (standing: readonly number[]) => Promise<void>;
  readonly ring: () => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  readonly correct: (place: number, frame: number, marks: string) => Promise<void>;
  readonly deadBall: (place: number, frame: number) => Promise<void>;
  /** Gives the frame's balls to another player. */
  readonly give: (place: number, frame: number, to: number, name: string) => Promise<void>;
  readonly provisional: (place: number, frame: number, marks: string) => Promise<void>;
  readonly settle: (place: number, frame: number) => Promise<void>;
  readonly join: (name: string) => Promise<void>;
  /** Presses a button of a player's panel. */
  readonly choose: (place: number, name: string, button: string) => Promise<void>;
  readonly rename: (place: number, name: string, to: string) => Promise<void>;
  /** Returns to the keys. */
  readonly close: () => Promise<void>;
  readonly nextGame: () => Promise<void>;
}
