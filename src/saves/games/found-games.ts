import {
  ANY_GAME,
  type GamesCount,
  type GamesFilter,
  type GamesPage,
  type GamesQuery,
  type ListedGame,
  type NewerGame,
} from '../../contract/contract.ts';
import type { Archive } from '../archive/archive.ts';
import type { IndexedGame } from '../archive/index-search.ts';
import { codeOf } from '../disk/trouble.ts';
import { byCounter } from '../record/game-id.ts';
import { byTime, filterOf, timeOf, type FindableGame } from '../record/games-filter.ts';
import { nameKey } from '../record/name-key.ts';
import type { KeptGame } from './kept-games.ts';

/** `games/` now: what this program reads of it, and a newer program's games. */
export interface OwnGames {
  readonly kept: readonly KeptGame[];
  readonly newer: readonly NewerGame[];
}

/** Whether a question is about a game, whatever was changed in it. */
type Concerns = (game: Pick<ListedGame, 'id' | 'startedAt'>) => boolean;

/**
 * Finds games of `games/` and of the archive, each once at its higher generation. The games of `games/` are taken at
 * the question, so that one that is archived meanwhile is found once. An unreadable archive does not hide today's games.
 */
export class FoundGames {
  readonly #archive: Archive;
  readonly #own: () => OwnGames;

  constructor(archive: Archive, own: () => OwnGames) {
    this.#archive = archive;
    this.#own = own;
  }

  /** A page, newest first by the time that each game began. */
  async page({ before, count, ...filter }: GamesQuery): Promise<GamesPage> {
    const isFound = filterOf(filter);
    const isBehind: Concerns = (game) => before === null || byTime(game, before) < 0;
    return this.#asked(isBehind, async (own, except) => {
      const mine = own.filter((game) => isFound(game));
      const archived = except === null ? [] : await this.#archive.page({ filter, except }, before, count + 1);
      const games = [...mine, ...archived]
        .map(({ summary }) => summary)
        .toSorted((one, other) => byTime(other, one));
      return { games: games.slice(0, count), more: games.length > count };
    });
  }

  /** The games of the highest counters below that of `before`, whatever the clock said when they began. */
  async newest(before: string | null, count: number): Promise<readonly ListedGame[]> {
    const isBehind: Concerns = ({ id }) => before === null || byCounter(id, before) < 0;
    return this.#asked(isBehind, async (own, except) => {
      const archived =
        except === null ? [] : await this.#archive.newest({ before, count: count + except.size });
      const games = [...own, ...archived.filter(({ summary }) => except?.has(summary.id) === false)];
      return games
        .map(({ summary }) => summary)
        .toSorted((one, other) => byCounter(other.id, one.id))
        .slice(0, count);
    });
  }

  async count(filter: GamesFilter): Promise<GamesCount> {
    const found = await this.#begun(filter);
    const all = await this.#begun(ANY_GAME);
    return { found: found.length, all: all.length };
  }

  /** How many found games began between each of these times and the next. */
  async days(filter: GamesFilter, bounds: readonly string[]): Promise<readonly number[]> {
    const times = bounds.map(timeOf);
    const days = times.slice(1).map(() => 0);
    const [from = null] = bounds;
    const within = {
      ...filter,
      from: later(filter.from, from),
      to: earlier(filter.to, bounds.at(-1) ?? null),
    };
    for (const time of await this.#begun(within)) {
      const day = times.findLastIndex((bound) => bound <= time);
      if (day in days) days[day] = (days[day] ?? 0) + 1;
    }
    return days;
  }

  /**
   * The found games to be read one after another: the archived ones, oldest first, then those of `games/` by their ids.
   * Rejects if the archive cannot be read: half of the games must not look like all of them.
   */
  async *each(filter: GamesFilter): AsyncGenerator<IndexedGame | string> {
    const { own, except } = await this.#asked(
      () => true,
      (shown, ids) => Promise.resolve({ own: shown, except: ids }),
    );
    if (except === null) throw Object.assign(new Error('the archive cannot be read'), { code: 'EIO' });
    yield* this.#archive.found({ filter, except });
    const mine = own.filter(filterOf(filter)).map(({ summary }) => summary);
    for (const { id } of mine.toSorted(byTime)) yield id;
  }

  #begun(filter: GamesFilter): Promise<readonly number[]> {
    const isFound = filterOf(filter);
    return this.#asked(
      () => true,
      async (own, except) => {
        const times = own.filter(isFound).map(({ summary }) => timeOf(summary.startedAt));
        if (except === null) return times;
        for await (const month of this.#archive.begun({ filter, except }))
          for (const time of month) times.push(time);
        return times;
      },
    );
  }

  /**
   * Asks with the concerned games of `games/` and their ids, which the archive leaves out, or without the archive (null)
   * if it cannot be read.
   */
  async #asked<T>(
    concerns: Concerns,
    ask: (own: readonly FindableGame[], except: ReadonlySet<string> | null) => Promise<T>,
  ): Promise<T> {
    const own = this.#own();
    const kept = own.kept.filter(({ summary }) => concerns(summary));
    const unread = own.newer.filter(concerns).map((summary) => ({
      summary,
      who: summary.names.map((name) => ({ names: [nameKey(name)], bowlers: [] })),
    }));
    try {
      const shown: FindableGame[] = [...unread];
      for (const game of kept) if (await this.#isShown(game)) shown.push(game);
      return await ask(shown, new Set(shown.map(({ summary }) => summary.id)));
    } catch (error) {
      codeOf(error);
      return ask([...kept, ...unread], null);
    }
  }

  /** Whether the archive has no newer state of the game. */
  async #isShown({ summary: { id, startedAt }, generation }: KeptGame): Promise<boolean> {
    const holding = await this.#archive.holds(id, startedAt);
    if (holding?.kind === 'game') return holding.generation <= generation;
    return holding === null;
  }
}

function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return timeOf(one) >= timeOf(other) ? one : other;
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return timeOf(one) <= timeOf(other) ? one : other;
}
