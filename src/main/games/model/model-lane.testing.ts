import {
  modelAfter,
  modelGame,
  modelPhase,
  type ModelCommand,
  type ModelGame,
} from './model-game.testing.ts';

/** The players of every game. */
export const PARTY: readonly string[] = ['PJS', 'KYJ', 'LEE'];

/** A change that is not saved. */
interface Waiting {
  readonly after: ModelGame;
  /** Whether the disk may have it anyway. */
  readonly mayBeThere: boolean;
}

/** Only what bowlers were shown: every game by id, in the order they began, and the one on the board. */
export class ModelLane {
  readonly games = new Map<string, ModelGame>();
  board: string | null = null;
  waiting: Waiting | null = null;
  /** Games refused or unanswered at their beginning, by number of players; they may exist after a crash. */
  readonly unheard: number[] = [];

  /** The game on the board. */
  current(): ModelGame | null {
    return this.board === null ? null : (this.games.get(this.board) ?? null);
  }

  busy(): 'waiting' | 'game-running' | null {
    const game = this.current();
    if (this.waiting !== null) return 'waiting';
    return game !== null && modelPhase(game) === 'running' ? 'game-running' : null;
  }

  /** The board's game after a command, or the refusal's code. */
  asked(command: ModelCommand): ModelGame | string {
    const game = this.current();
    if (game === null) return 'no-such-game';
    return this.waiting === null ? modelAfter(game, command) : 'waiting';
  }

  /** Notes that this state of the game on the board was acknowledged. */
  acknowledged(game: ModelGame): void {
    if (this.board !== null) this.games.set(this.board, game);
    this.waiting = null;
    // By then the removal of a refused game is durable.
    this.unheard.length = 0;
  }

  began(id: string, players: number): void {
    this.games.set(id, modelGame(PARTY.slice(0, players)));
    this.board = id;
    this.unheard.length = 0;
  }

  /** The states that a game may have after the program ended in any way. */
  candidates(id: string): readonly ModelGame[] {
    const game = this.games.get(id);
    const acknowledged = game === undefined ? [] : [game];
    return id === this.board && this.waiting?.mayBeThere === true
      ? [...acknowledged, this.waiting.after]
      : acknowledged;
  }

  /** The game that a start shows: the newest running one, else the newest if it is over. */
  resumed(): string | null {
    const all = [...this.games].reverse();
    const running = all.find(([, game]) => modelPhase(game) === 'running');
    const [newest] = all;
    const over = newest !== undefined && modelPhase(newest[1]) === 'over' ? newest : undefined;
    return (running ?? over)?.[0] ?? null;
  }
}
