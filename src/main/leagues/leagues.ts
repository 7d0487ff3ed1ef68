import { isDeepStrictEqual } from 'node:util';
import type { Game } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import {
  ANY_GAME,
  MOST_LEAGUES,
  isSameFixture,
  type BowledMatch,
  type Failure,
  type GamesPage,
  type GamesQuery,
  type GameSummary,
  type KeepAnswer,
  type KeepOrder,
  type KeptLeague,
  type NewGameOrder,
  type FileToRead,
  type LeagueFiles,
  type LeagueList,
  type ReadAnswer,
} from '../../contract/contract.ts';
import { checkedLeague } from '../../league-files/in/checked-league.ts';
import type { League } from '../../league-files/in/league.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import { lastDay, withoutName, shortNamesAfter, stillListed } from '../../saves/leagues/kept-names.ts';
import { knownBowlers } from '../../saves/leagues/known-bowlers.ts';
import type { LeaguesFolder } from '../../saves/leagues/leagues-folder.ts';
import { firstDayOf } from '../local-time.ts';
import { log } from '../log/log.ts';
import type { FoundFiles } from './found-files.ts';
import type { Reading } from './reading/league-reading.ts';

/** How many of the newest games are searched for bowlers to pick. */
const GAMES_BACK = 60;

export interface LeaguesDeps {
  readonly folder: Pick<LeaguesFolder, 'all' | 'forget' | 'keep' | 'remove' | 'settled'>;
  readonly games: { readonly page: (query: GamesQuery) => Promise<GamesPage> };
  readonly bowled: { readonly list: () => Promise<readonly BowledMatch[]> };
  readonly files: Pick<FoundFiles, 'look' | 'bytesOf'>;
  readonly reading: Reading;
  readonly clock: () => string;
  readonly newId: () => OpaqueId;
}

/** Owns the kept leagues. Each is on disk before anybody sees it. */
export class Leagues {
  readonly #deps: LeaguesDeps;
  readonly #queue = new OneAtATime();
  readonly #ending = new AbortController();
  /** The league that was read last; `keep` names it by this id. */
  #look: { readonly id: OpaqueId; readonly league: League } | null = null;

  constructor(deps: LeaguesDeps) {
    this.#deps = deps;
  }

  /** The kept leagues, the fixtures of them that were bowled here, and all bowlers who can be picked. */
  async list(): Promise<LeagueList> {
    const { games } = await this.#deps.games.page({ ...ANY_GAME, before: null, count: GAMES_BACK });
    const leagues = this.#deps.folder.all();
    const known = games.filter((game): game is GameSummary => game.phase !== 'newer');
    return { leagues, bowlers: knownBowlers(leagues, known), bowled: await this.#deps.bowled.list() };
  }

  /** Whether this order begins a match anew that was bowled here and signed. */
  async wasBowled({ league, follows }: NewGameOrder): Promise<boolean> {
    const fixture = league?.fixture;
    if (fixture === undefined || follows !== null) return false;
    const begun = { ...fixture, teams: league?.teams ?? [] };
    return (await this.#deps.bowled.list()).some((one) => isSameFixture(one, begun));
  }

  /** The files on sticks and in the import folder that may be a league's. */
  files(): Promise<LeagueFiles> {
    return this.#queue.run(() => this.#deps.files.look());
  }

  /** Reads files together. Fails with `no-such-file`, `file-unread`, `reading-ended`. */
  read(wanted: readonly FileToRead[]): Promise<Result<ReadAnswer, Failure>> {
    return this.#queue.run(async () => {
      this.#look = null;
      const files = await this.#deps.files.bytesOf(wanted);
      if (!files.ok) return files;
      const read = await this.#deps.reading(files.value, this.#ending.signal);
      if (read === null) return err({ code: 'reading-ended' });
      if (!read.ok) return ok({ kind: 'faults', faults: read.error });
      const { league, notes } = read.value;
      this.#look = { id: this.#deps.newId(), league };
      return ok({ kind: 'league', look: this.#look.id, league, notes });
    });
  }

  /**
   * Keeps a league. Fails with `no-such-league`, `too-many-leagues`, `no-such-file`, `not-saved`; then nothing changes.
   */
  keep({ league, replaces }: KeepOrder): Promise<Result<KeepAnswer, Failure>> {
    return this.#queue.run(async () => {
      if (league.kind === 'read')
        return this.#look?.id === league.look
          ? this.#keep(this.#look.league, replaces)
          : err({ code: 'no-such-file' });
      const checked = checkedLeague(league.league);
      if (!checked.ok) return ok({ kind: 'faults', faults: checked.error });
      return this.#keep(checked.value, replaces);
    });
  }

  /** Removes a kept league with all its names for good. Games bowled for it stay. */
  forget(id: OpaqueId): Promise<Result<null, Failure>> {
    return this.#queue.run(async () => {
      const league = this.#found(id);
      if (league === null) return err({ code: 'no-such-league' });
      const gone = await this.#deps.folder.forget(league);
      if (!gone.ok) return err({ code: 'not-saved', trouble: gone.error });
      log('league', { what: 'forgotten' });
      return ok(null);
    });
  }

  /**
   * Removes names from every roster, as they are shown at the lane or written in a file. After a failure part of it may
   * be done; repeating it does the rest.
   */
  removeNames(names: Iterable<string>): Promise<Result<null, Failure>> {
    return this.#queue.run(async () => {
      const { folder } = this.#deps;
      for (const name of names)
        for (const kept of folder.all()) {
          const saved = await folder.remove(kept, (from) => withoutName(from, name));
          if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
        }
      return ok(null);
    });
  }

  /** Keeps the names under which this game showed a league's bowlers, so that nobody types them again. */
  ended({ position }: Pick<Game, 'position'>): Promise<void> {
    return this.#queue.run(async () => {
      const { folder } = this.#deps;
      for (const kept of folder.all()) {
        const shortNames = shortNamesAfter(kept, position);
        if (!isDeepStrictEqual(shortNames, kept.shortNames)) await folder.keep({ ...kept, shortNames });
      }
    });
  }

  /** Forgets leagues that ended and were kept more than `days` days ago; null: none. A failed one waits for the next try. */
  async forgetOld(days: number | null): Promise<void> {
    const first = firstDayOf(days, this.#deps.clock());
    if (first === null) return;
    for (const league of this.#deps.folder.all()) if (lastDay(league) < first) await this.forget(league.id);
  }

  /** Ends a reading that is in progress. Resolves once all leagues are saved and the lock may be released. */
  async end(): Promise<void> {
    this.#ending.abort();
    await this.#queue.settled();
    await this.#deps.folder.settled();
  }

  async #keep(league: League, replaces: OpaqueId | null): Promise<Result<KeepAnswer, Failure>> {
    const { folder, clock, newId } = this.#deps;
    const before = replaces === null ? null : this.#found(replaces);
    if (replaces !== null && before === null) return err({ code: 'no-such-league' });
    if (replaces === null && folder.all().length >= MOST_LEAGUES)
      return err({ code: 'too-many-leagues', most: MOST_LEAGUES });
    const shortNames = stillListed(league, before?.shortNames ?? []);
    const kept = { id: replaces ?? newId(), keptAt: clock(), league, shortNames };
    const saved = await folder.keep(kept);
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    log('league', { what: replaces === null ? 'kept' : 'replaced' });
    return ok({ kind: 'kept', league: kept });
  }

  #found(id: OpaqueId): KeptLeague | null {
    return this.#deps.folder.all().find((league) => league.id === id) ?? null;
  }
}
