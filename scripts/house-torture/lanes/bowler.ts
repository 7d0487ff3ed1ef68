import type { Failure, GameView, NewPlayer } from '../../../src/contract/contract.ts';
import type { Command } from '../../../src/core/game/event.ts';
import { phaseOf, replay, type Game } from '../../../src/core/game/game.ts';
import type { Entry } from '../../../src/core/line/entry.ts';
import type { Result } from '../../../src/core/line/result.ts';
import { turnToBowl } from '../../../src/core/players/position.ts';
import type { Games } from '../../../src/main/games/games.ts';
import { ANY_GAME } from '../../../src/contract/contract.ts';
import { oneOf, type Draw } from '../tools.ts';

const NAMES = ['ANNA', 'BEN', 'CARLA', '민서', 'DÖRTE', 'EMRE', 'FLOR', 'GUS', 'HANA', 'İDİL'];
/** Acts after which others come, where a party has left its lane. */
const EMPTY = 20;
const FORMATS = ['ten-pin', 'ten-pin', 'ten-pin', 'candlepin', 'duckpin'] as const;

export interface BowlerDeps {
  readonly games: Games;
  readonly lane: number;
  readonly draw: Draw;
  /** Milliseconds from a press to the answer that a ball is on the disk. */
  readonly balled: (milliseconds: number) => void;
}

type Answer = Promise<Result<GameView, Failure>>;

/**
 * Who bowls on a simulated lane: balls, and whatever else happens on an evening. A press that the rules refuse came to
 * nothing.
 */
export class Bowler {
  readonly #deps: BowlerDeps;
  /** The game that its party leaves unfinished. */
  #left: string | null = null;
  #empty = 0;
  #replayed: { readonly id: string; readonly game: Game } | null = null;

  constructor(deps: BowlerDeps) {
    this.#deps = deps;
  }

  /** The party stops its game and goes: for a while a game may come from another lane. */
  async leave(): Promise<void> {
    const view = this.#deps.games.current();
    this.#left = view?.id ?? null;
    this.#empty = EMPTY;
    if (view !== null) await this.#apply(view, { kind: 'stop' });
  }

  /** The next thing that somebody does. */
  async act(): Promise<void> {
    const view = this.#deps.games.current();
    const game = view === null ? null : this.#gameOf(view);
    if (view === null || game === null) await this.#begin(null);
    else if (view.waiting !== null) await this.#deps.games.tryAgain(view.id, view.events.length);
    else if (phaseOf(game) !== 'running') await this.#between(view);
    else if (view.id === this.#left) await this.#apply(view, { kind: 'stop' });
    else await this.#bowl(view, game);
  }

  async #bowl(view: GameView, game: Game): Promise<void> {
    const { draw } = this.#deps;
    // Staff erase somebody while others bowl, or while they bowl themselves.
    if (draw(400) === 0) await this.#deps.games.remove({ kind: 'bowler', name: oneOf(draw, NAMES) });
    const kind = draw(100);
    if (kind < 82) await this.#roll(view, game);
    else await this.#apply(view, this.#other(game, kind));
  }

  async #roll(view: GameView, game: Game): Promise<void> {
    const turn = turnToBowl(game.position);
    if (!turn.ok) {
      await this.#apply(view, { kind: 'undo' });
      return;
    }
    const pressed = performance.now();
    const answer = await this.#apply(view, { kind: 'roll', entry: this.#ball(turn.value.rack.standing) });
    if (answer.ok) this.#deps.balled(performance.now() - pressed);
  }

  /** More often many pins than few. */
  #ball(standing: number): Entry {
    const { draw } = this.#deps;
    if (draw(40) === 0) return { kind: 'foul' };
    return { kind: 'pins', pins: Math.max(draw(standing + 1), draw(standing + 1)) };
  }

  #other(game: Game, kind: number): Command {
    const { draw } = this.#deps;
    const player = oneOf(draw, game.position.lines).player;
    const frame = 1 + draw(10);
    if (kind < 87) return { kind: 'undo' };
    if (kind < 89) return { kind: 'redo' };
    if (kind < 94) return { kind: 'correctFrame', player, frame, balls: this.#frame() };
    if (kind < 95) return { kind: 'annulBall', player, frame };
    if (kind < 96) return { kind: 'join', name: oneOf(draw, NAMES), makesUp: draw(2) === 0 };
    if (kind < 97) return { kind: 'rename', player, name: oneOf(draw, NAMES), somebodyElse: draw(2) === 0 };
    if (kind < 98) return { kind: 'skip', player, skipped: draw(2) === 0 };
    return draw(6) === 0 ? { kind: 'stop' } : { kind: 'setAverage', player, average: 100 + draw(100) };
  }

  #frame(): Extract<Command, { kind: 'correctFrame' }>['balls'] {
    const first = this.#deps.draw(11);
    const pins = first === 10 ? [10] : [first, this.#deps.draw(11 - first)];
    return pins.map((count) => ({ entry: { kind: 'pins', pins: count }, split: false }));
  }

  /** After a game: an earlier one is corrected or deleted, somebody is erased, and the next one begins. */
  async #between(view: GameView): Promise<void> {
    if (this.#empty > 0) {
      this.#empty -= 1;
      return;
    }
    const { draw, games } = this.#deps;
    const kind = draw(20);
    if (kind < 3) await this.#correctEarlier();
    else if (kind === 3) await this.#deleteEarlier();
    else if (kind === 4) await games.remove({ kind: 'bowler', name: oneOf(draw, NAMES) });
    else await this.#begin(draw(3) === 0 ? null : view);
  }

  async #begin(before: GameView | null): Promise<void> {
    const { draw, games, lane } = this.#deps;
    const players: NewPlayer[] =
      before === null
        ? Array.from({ length: 1 + draw(3) }, () => ({ name: oneOf(draw, NAMES), average: null, was: null }))
        : before.setup.players.map(({ id, name }) => ({ name, average: null, was: id }));
    const format = before === null ? oneOf(draw, FORMATS) : before.setup.format;
    await games.newGame({ players, follows: before?.id ?? null, format }, lane);
  }

  async #earlier(): Promise<string | null> {
    const { draw, games } = this.#deps;
    const { games: found } = await games.page({ ...ANY_GAME, before: null, count: 8 });
    return found.length < 3 ? null : oneOf(draw, found.slice(1)).id;
  }

  async #correctEarlier(): Promise<void> {
    const { draw, games } = this.#deps;
    const id = await this.#earlier();
    const opened = id === null ? null : await games.openGame(id);
    if (opened?.ok !== true) return;
    const player = oneOf(draw, opened.value.setup.players).id;
    await this.#apply(opened.value, {
      ...{ kind: 'correctFrame', player, frame: 1 + draw(10), balls: this.#frame() },
    });
  }

  async #deleteEarlier(): Promise<void> {
    const id = await this.#earlier();
    if (id !== null) await this.#deps.games.remove({ kind: 'game', gameId: id });
  }

  #apply({ id, events }: GameView, command: Command): Answer {
    return this.#deps.games.apply(id, events.length, command);
  }

  /** Replayed once, and then only the events that are new. */
  #gameOf({ id, setup, events }: GameView): Game | null {
    const kept = this.#replayed?.id === id ? this.#replayed.game : null;
    if (kept !== null && kept.events === events) return kept;
    const game = replay(setup, events);
    if (!game.ok) return null;
    this.#replayed = { id, game: game.value };
    return game.value;
  }
}
