import {
  modelAfter,
  modelGame,
  modelPhase,
  type ModelCommand,
  type ModelGame,
} from './model-game.testing.ts';

/** Who begins games. */
export const PARTY: readonly string[] = ['PJS', 'KYJ', 'LEE'];

/** A change that is not saved. */
interface Waiting {
  readonly after: ModelGame;
  /** Whether the disk may have it all the same. */
  readonly mayBeThere: boolean;
}

/** What the bowlers were told, and nothing else: every game by its id in the order they began, and what is on the board. */
export class ModelLane {
  readonly games = new Map<string, ModelGame>();
  board: string | null = null;
  waiting: Waiting | null = null;
  /** Games whose beginning was refused or never answered, by the number of players: they may be there after a crash. */
  readonly unheard: number[] = [];

  /** The game on the board. */
  current(): ModelGame | null {
    return this.board === null ? null : (this.games.get(this.board) ?? null);
  }

  /** Why no other game can come on the board. */
  busy(): 'waiting' | 'game-running' | null {
    const game = this.current();
    if (this.waiting !== null) return 'waiting';
    return game !== null && modelPhase(game) === 'running' ? 'game-running' : null;
  }

  /** What a command on the board's game comes to: the game after it, or the code of the refusal. */
  asked(command: ModelCommand): ModelGame | string {
    const game = this.current();
    if (game === null) return 'no-such-game';
    return this.waiting === null ? modelAfter(game, command) : 'waiting';
  }

  /** The bowlers were told that the game on the board is now this. */
  acknowledged(game: ModelGame): void {
    if (this.board !== null) this.games.set(this.board, game);
    this.waiting = null;
    // A save makes the removal of a game that was refused safe with it.
    this.unheard.length = 0;
  }

  began(id: string, players: number): void {
    this.games.set(id, modelGame(PARTY.slice(0, players)));
    this.board = id;
    this.unheard.length = 0;
  }

  /** What a game may be found as after the program ended in any way. */
  candidates(id: string): readonly ModelGame[] {
    const game = this.games.get(id);
    const acknowledged = game === undefined ? [] : [game];
    return id === this.board && this.waiting?.mayBeThere === true
      ? [...acknowledged, this.waiting.after]
      : acknowledged;
  }

  /** The game that a start shows: the newest that runs; if none does, the newest of all when it is over. */
  resumed(): string | null {
    const all = [...this.games].reverse();
    const running = all.find(([, game]) => modelPhase(game) === 'running');
    const [newest] = all;
    const over = newest !== undefined && modelPhase(newest[1]) === 'over' ? newest : undefined;
    return (running ?? over)?.[0] ?? null;
  }
}
