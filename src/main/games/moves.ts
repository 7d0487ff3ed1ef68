import { applyCommand } from '../../core/game/command.ts';
import type { Command } from '../../core/game/event.ts';
import { generationOf, type Game } from '../../core/game/game.ts';
import { entriesOf, lastBall } from '../../core/game/moved-ball.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Failure, GameView } from '../../contract/contract.ts';
import { gameStatusOf } from '../../saves/games/game-status.ts';
import { ballBetween } from '../../saves/games/move-notice.ts';
import type { MoveFile } from '../../saves/settings/move-file.ts';
import { permissionsForCommand } from '../staff/permissions.ts';
import { settled, type GameChanges } from './game-changes.ts';
import type { GamesDeps } from './games-deps.ts';
import type { HalfBoard } from './half-board.ts';
import { notSaved } from './on-board.ts';
import type { SavedGames } from './saved-games.ts';

export interface MovesDeps extends Pick<GamesDeps, 'clock' | 'newId' | 'staff'> {
  readonly file: Pick<MoveFile, 'current' | 'change'>;
  readonly changes: GameChanges;
  readonly saved: SavedGames;
}

type Answer = Promise<Result<GameView, Failure>>;
type Roll = Extract<Command, { kind: 'roll' }>;

const UNDO: Command = { kind: 'undo' };

/**
 * Takes a ball back on one half of a pair and enters it on the other: two saves, and before them a note of the intent,
 * so that a start after a power cut between the two can tell of the ball. Only one task at a time may call this.
 */
export class Moves {
  readonly #deps: MovesDeps;

  constructor(deps: MovesDeps) {
    this.#deps = deps;
  }

  /**
   * Moves the last ball of the game at this generation. Refuses, and changes nothing, unless the last change is a ball
   * that the rules of the other half take. The other half needs a game that does not wait, and neither may show an
   * earlier game for a correction.
   */
  async move(from: HalfBoard, to: HalfBoard, generation: number): Answer {
    const here = settled(from, generation);
    if (!here.ok) return here;
    if (from.away !== null || to.away !== null) return err({ code: 'half-away' });
    if (to.board === null) return err({ code: 'no-other-game' });
    if (waits(to)) return err({ code: 'other-waits' });
    const there = to.board;
    const [own, other] = [here.value.record, there.record];
    const roll = this.#rollAt(own.game, other.game);
    if (!roll.ok) return roll;
    const permissions = [
      ...permissionsForCommand(UNDO, own.game, from.isAgreed(here.value)),
      ...permissionsForCommand(roll.value, other.game, to.isAgreed(there)),
    ];
    if (!this.#deps.staff.allows(...permissions)) return err({ code: 'staff-only' });
    const noted = await this.#deps.file.change({
      move: {
        from: { game: own.id, generation },
        to: { game: other.id, generation: generationIn(to) },
        mark: gameStatusOf(own.game).last?.mark ?? '',
      },
    });
    if (!noted.ok) return notSaved({ trouble: noted.error, mayBeInPlace: false });
    return this.#carryOut(from, to, roll.value);
  }

  /** Tells of a ball that was taken back and is not entered, once the disk has taken a change that waited. */
  tell(halves: readonly HalfBoard[]): void {
    const { move } = this.#deps.file.current();
    const gameOf = (id: string): Game | null =>
      halves.find(({ board }) => board?.record.id === id && board.pending === null)?.board?.record.game ??
      null;
    const between = move === null ? null : ballBetween(move, gameOf);
    if (between !== null) this.#deps.saved.tell([between]);
  }

  async #carryOut(from: HalfBoard, to: HalfBoard, roll: Roll): Answer {
    const { changes } = this.#deps;
    const generation = generationIn(from);
    const back = await changes.apply(from, generation, UNDO);
    if (!back.ok) {
      // The ball stays where it is, unless the disk may have taken it back already; then its game waits.
      const kept = waits(from) ? await changes.takeBack(from, generation) : null;
      if (kept?.ok !== false) await this.#done();
      return back;
    }
    const entered = await changes.apply(to, generationIn(to), roll);
    // A game that holds no more takes no ball: it goes back.
    if (!entered.ok && !waits(to)) await changes.apply(from, generation + 1, { kind: 'redo' });
    if (entered.ok || !waits(to)) await this.#done();
    return entered;
  }

  /** Removes the note. If the disk refuses, the games themselves tell at the next start that the ball arrived. */
  async #done(): Promise<void> {
    await this.#deps.file.change({ move: null });
  }

  /** How the last ball of a game is entered in the other one. */
  #rollAt(own: Game, other: Game): Result<Roll, Failure> {
    const ball = lastBall(own);
    if (ball === null) return err({ code: 'no-ball-to-move' });
    const { clock, staff, newId } = this.#deps;
    const occasion = { at: clock(), by: staff.by, newcomer: { bowler: newId(), series: newId() } };
    let refused: Failure = { code: 'no-ball-to-move' };
    for (const entry of entriesOf(ball)) {
      const roll: Roll = { kind: 'roll', entry };
      const applied = applyCommand(other, roll, occasion);
      if (applied.ok) return ok(roll);
      refused = { code: 'refused-there', refusal: applied.error };
    }
    return err(refused);
  }
}

function waits({ board }: HalfBoard): boolean {
  return (board?.pending ?? null) !== null;
}

function generationIn({ board }: HalfBoard): number {
  return board === null ? 0 : generationOf(board.record.game);
}
