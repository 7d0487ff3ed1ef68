import { err, ok, type Result } from '../../core/line/result.ts';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import {
  MOST_LEAGUES,
  type Failure,
  type GamesPage,
  type GamesQuery,
  type GameSummary,
  type KeepAnswer,
  type KeepOrder,
  type KeptLeague,
  type LeagueList,
} from '../../contract/contract.ts';
import { checkedLeague } from '../../league-files/in/checked-league.ts';
import type { League } from '../../league-files/in/league.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import { knownBowlers } from '../../saves/leagues/known-bowlers.ts';
import type { LeaguesFolder } from '../../saves/leagues/leagues-folder.ts';
import { log } from '../log/log.ts';

/** How many of the newest games are looked through for bowlers who can be picked. */
const GAMES_BACK = 60;

export interface LeaguesDeps {
  readonly folder: Pick<LeaguesFolder, 'all' | 'keep' | 'rewrite' | 'settled'>;
  readonly games: { readonly page: (query: GamesQuery) => Promise<GamesPage> };
  readonly clock: () => string;
  readonly newId: () => OpaqueId;
}

/** Owns the kept leagues: each is on disk before anybody sees it. */
export class Leagues {
  readonly #deps: LeaguesDeps;
  readonly #queue = new OneAtATime();

  constructor(deps: LeaguesDeps) {
    this.#deps = deps;
  }

  /** The kept leagues and everybody who can be picked. */
  async list(): Promise<LeagueList> {
    const { games } = await this.#deps.games.page({ name: '', before: null, count: GAMES_BACK });
    const leagues = this.#deps.folder.all();
    const known = games.filter((game): game is GameSummary => game.phase !== 'newer');
    return { leagues, bowlers: knownBowlers(leagues, known) };
  }

  /** Keeps a league. Fails with `no-such-league`, `too-many-leagues`, `not-saved`; then all stay as they were. */
  keep({ league, replaces }: KeepOrder): Promise<Result<KeepAnswer, Failure>> {
    return this.#queue.run(async () => {
      const checked = checkedLeague(league.league);
      if (!checked.ok) return ok({ kind: 'faults', faults: checked.error });
      return this.#keep(checked.value, replaces);
    });
  }

  /** Removes a kept league for good, its names too. Games that were bowled for it stay. */
  forget(id: OpaqueId): Promise<Result<null, Failure>> {
    return this.#queue.run(async () => {
      const league = this.#found(id);
      if (league === null) return err({ code: 'no-such-league' });
      const gone = await this.#deps.folder.rewrite(league, null);
      if (!gone.ok) return err({ code: 'not-saved', trouble: gone.error });
      log('league', { what: 'forgotten' });
      return ok(null);
    });
  }

  /** Resolves once all requests so far are done and the lock may be released. */
  async settled(): Promise<void> {
    await this.#queue.settled();
    await this.#deps.folder.settled();
  }

  async #keep(league: League, replaces: OpaqueId | null): Promise<Result<KeepAnswer, Failure>> {
    const { folder, clock, newId } = this.#deps;
    if (replaces !== null && this.#found(replaces) === null) return err({ code: 'no-such-league' });
    if (replaces === null && folder.all().length >= MOST_LEAGUES)
      return err({ code: 'too-many-leagues', most: MOST_LEAGUES });
    const kept = { id: replaces ?? newId(), keptAt: clock(), league };
    const saved = await folder.keep(kept);
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    log('league', { what: replaces === null ? 'kept' : 'replaced' });
    return ok({ kind: 'kept', league: kept });
  }

  #found(id: OpaqueId): KeptLeague | null {
    return this.#deps.folder.all().find((league) => league.id === id) ?? null;
  }
}
