import { newGame, type Game } from '../../core/game/game.ts';
import { err, type Result } from '../../core/line/result.ts';
import type { Failure, GameView, NewGameOrder, Opening } from '../../contract/contract.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { Matches } from '../matches/matches.ts';
import type { EarlierGames } from './earlier-games.ts';
import type { GamesDeps } from './games-deps.ts';
import type { HalfBoard } from './half-board.ts';
import { newSetup } from './new-setup.ts';
import { notSaved } from './on-board.ts';
import type { SavedGames } from './saved-games.ts';

export interface NewGamesDeps extends Pick<GamesDeps, 'folder' | 'origin' | 'clock' | 'newId' | 'staff'> {
  readonly saved: SavedGames;
  readonly series: EarlierGames;
  readonly matches: Matches;
  /** A game as shown, or a saved one; null when there is none. */
  readonly find: (gameId: string) => Promise<GameRecord | null>;
}

/** Begins games. Only one at a time may begin. */
export class NewGames {
  readonly #deps: NewGamesDeps;

  constructor(deps: NewGamesDeps) {
    this.#deps = deps;
  }

  /**
   * Starts a game on a lane (1 to 999) of that half. Needs staff when the lane's games are bowled or its time is over;
   * in a continuing match also when captains have not signed its last game, or when averages, the league's facts or the
   * kind of game differ.
   */
  async begin(
    half: HalfBoard,
    order: NewGameOrder,
    lane: number,
    opening: Opening,
  ): Promise<Result<GameView, Failure>> {
    const { folder, origin, clock, newId, staff, saved, series, matches, find } = this.#deps;
    const busy = half.busy();
    if (busy !== null) return err(busy);
    // If the game before cannot be read, the party begins anew, which is better than a lane that cannot start.
    const before = order.follows === null ? null : await find(order.follows);
    const startedAt = clock();
    const name = folder.nextName();
    const earlier = {
      before: before?.game ?? null,
      others: await this.#others(order),
      lastOf: series.lasts(),
    };
    const here = { lane, opening, counter: name.counter, earlier, ...origin.current() };
    const setup = newSetup(order, here, startedAt, { staff, newId });
    if (!setup.ok) return setup;
    const { match } = setup.value.league ?? {};
    if (!(await half.related.allowsNext(before, match)) && !staff.allows('staff'))
      return err({ code: 'staff-only' });
    const kept = await origin.kept();
    if (!kept.ok) return notSaved({ trouble: kept.error, mayBeInPlace: false });
    const record = { ...name, savedAt: startedAt, game: newGame(setup.value) };
    // The match first, because no game holds its fixture.
    const listed = await matches.begin(record, order.league?.fixture ?? null, before);
    if (!listed.ok) return listed;
    const begun = await saved.save(record);
    if (begun.ok) return half.show({ record, pending: null });
    if (match !== undefined) await matches.without(match, record.id);
    if (begun.error.mayBeInPlace) {
      await folder.forget(record.id);
      // The counter stays used, and windows need to know the next one.
      if (half.board !== null) half.show(half.board);
    }
    return notSaved(begun.error);
  }

  /** The other games that players come from. */
  async #others({ players }: NewGameOrder): Promise<ReadonlyMap<string, Game>> {
    const games = new Map<string, Game>();
    for (const id of new Set(players.flatMap(({ wasIn }) => wasIn ?? []))) {
      const saved = await this.#deps.find(id);
      if (saved !== null) games.set(id, saved.game);
    }
    return games;
  }
}
