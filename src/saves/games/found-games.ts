import {
  ANY_GAME,
  listedMatch,
  MOST_FIGURED,
  type BowlerLines,
  type FiguresQuery,
  type GamesCount,
  type GamesFilter,
  type GamesPage,
  type GamesQuery,
  type ListedGame,
  type NewerGame,
} from '../../contract/contract.ts';
import type { MatchId } from '../../core/players/league.ts';
import type { Origin } from '../../core/players/opaque-id.ts';
import type { FiguredGame } from '../../core/statistics/figured-game.ts';
import type { Archive } from '../archive/archive.ts';
import { figuredIn } from '../archive/figured-in.ts';
import type { IndexedGame } from '../archive/index-search.ts';
import { codeOf } from '../disk/trouble.ts';
import { figuredGames } from '../record/figured-games.ts';
import { byCounter } from '../record/game-id.ts';
import {
  byTime,
  filterOf,
  leagueOf,
  NO_LEAGUES,
  timeOf,
  type FindableGame,
  type Finding,
  type LeaguesOfMatches,
} from '../record/games-filter.ts';
import { nameKey } from '../../core/players/name-key.ts';
import type { KeptGame } from './kept-games.ts';

/** `games/` now: what this program reads of it, and a newer program's games. */
export interface OwnGames {
  readonly kept: readonly KeptGame[];
  readonly newer: readonly NewerGame[];
}

/** Whether a question is about a game, whatever was changed in it. */
type Concerns = (game: Pick<ListedGame, 'id' | 'startedAt'>) => boolean;

/** The games of `games/` that a question is about. */
interface Own {
  readonly kept: readonly KeptGame[];
  readonly all: readonly FindableGame[];
  /** Their ids, which the archive leaves out. */
  readonly ids: ReadonlySet<string>;
}

/**
 * Finds games of `games/` and of the archive, each once at its higher generation. The games of `games/` are taken at
 * the question, so that one that is archived meanwhile is found once. An unreadable archive does not hide today's games.
 */
export class FoundGames {
  readonly #archive: Archive;
  readonly #own: () => OwnGames;
  readonly #leagues: () => Promise<LeaguesOfMatches>;

  constructor(archive: Archive, own: () => OwnGames, leagues: () => Promise<LeaguesOfMatches>) {
    this.#archive = archive;
    this.#own = own;
    this.#leagues = leagues;
  }

  /** A page, newest first by the time that each game began. */
  async page({ before, count, ...filter }: GamesQuery): Promise<GamesPage> {
    const isBehind: Concerns = (game) => before === null || byTime(game, before) < 0;
    const leagues = await this.#leaguesFor(filter);
    const found = await this.#asked(isBehind, async (own, archive) => {
      const finding: Finding = { filter, naming: 'part', except: own.ids, leagues };
      const archived = (await archive?.page(finding, before, count + 1)) ?? [];
      return [...own.all.filter(filterOf(filter, 'part', leagues)), ...archived];
    });
    const games = found.map(({ summary }) => summary).toSorted((one, other) => byTime(other, one));
    return { games: games.slice(0, count), more: games.length > count };
  }

  /**
   * The games of this folder with the highest counters below that of `before`, whatever the clock said when they began.
   * Imported games of other lanes, which may be many and later, are not among them.
   */
  async newest(before: string | null, count: number, origin: Origin): Promise<readonly ListedGame[]> {
    const isBehind: Concerns = ({ id }) => before === null || byCounter(id, before) < 0;
    const found = await this.#asked(isBehind, async (own, archive) => {
      const archived = (await archive?.newest({ before, count: count + own.ids.size, origin })) ?? [];
      return [...own.all, ...archived.filter(({ summary }) => !own.ids.has(summary.id))];
    });
    const games = found.map(({ summary }) => summary).toSorted((one, other) => byCounter(other.id, one.id));
    return games.slice(0, count);
  }

  async count(filter: GamesFilter): Promise<GamesCount> {
    const leagues = await this.#leagues();
    return this.#asked(everyGame, async (own, archive) => {
      const archived = await archive?.count({ filter, naming: 'part', except: own.ids, leagues });
      const lanes = new Set([...own.kept.map(({ summary }) => summary.lane), ...(archived?.lanes ?? [])]);
      const found = own.all.filter(filterOf(filter, 'part', leagues));
      const matches = found.flatMap(({ summary }) => listedMatch(summary) ?? []);
      const rows = new Set([...matches, ...(archived?.matches ?? [])]).size;
      const ofLeagues = own.kept.flatMap(({ summary: { league } }) =>
        league === null ? [] : [league.match],
      );
      return {
        found: found.length + (archived?.found ?? 0),
        rows: rows + (found.length - matches.length) + (archived?.alone ?? 0),
        all: own.all.length + (archived?.all ?? 0),
        lanes: [...lanes].toSorted((one, other) => one - other),
        leagues: namesOf([...ofLeagues, ...(archived?.ofLeagues ?? [])], leagues),
      };
    });
  }

  /** How many found games began between each of these times and the next. */
  async days(filter: GamesFilter, bounds: readonly string[]): Promise<readonly number[]> {
    const times = bounds.map(timeOf);
    const days = times.slice(1).map(() => 0);
    const from = later(filter.from, bounds[0] ?? null);
    const to = earlier(filter.to, bounds.at(-1) ?? null);
    for (const time of await this.#begun({ ...filter, from, to })) {
      const day = times.findLastIndex((bound) => bound <= time);
      if (day in days) days[day] = (days[day] ?? 0) + 1;
    }
    return days;
  }

  /** One bowler's lines, newest first. */
  async figures({ who, ...dates }: FiguresQuery): Promise<BowlerLines> {
    const key = who.kind === 'name' ? nameKey(who.name.trim()) : null;
    if (key === '') return { games: [], more: false };
    const one = who.kind === 'name' ? { name: who.name } : { bowler: who.bowler };
    const filter: GamesFilter = { ...ANY_GAME, ...dates, ...one };
    const lines = await this.#asked(everyGame, async (own, archive) => {
      const finding: Finding = { filter, naming: 'whole', except: own.ids };
      const archived = (await archive?.page(finding, null, MOST_FIGURED + 1)) ?? [];
      const kept = own.kept.filter(filterOf(filter, 'whole'));
      return [...kept.flatMap(({ record }) => figuredGames(record)), ...archived.flatMap(figuredIn)];
    });
    const games = lines
      .filter(({ bowler, name }) => (who.kind === 'name' ? nameKey(name) === key : bowler === who.bowler))
      .toSorted(newestFirst);
    return { games: games.slice(0, MOST_FIGURED), more: games.length > MOST_FIGURED };
  }

  /**
   * The found games to be read one after another: the archived ones, oldest first, then those of `games/` by their ids.
   * Rejects if the archive cannot be read: half of the games must not look like all of them.
   */
  async *each(filter: GamesFilter): AsyncGenerator<IndexedGame | string> {
    const own = await this.#asked(everyGame, (shown, archive) => {
      if (archive === null) throw Object.assign(new Error('the archive cannot be read'), { code: 'EIO' });
      return Promise.resolve(shown);
    });
    const leagues = await this.#leaguesFor(filter);
    yield* this.#archive.found({ filter, naming: 'part', except: own.ids, leagues });
    const mine = own.all.filter(filterOf(filter, 'part', leagues)).map(({ summary }) => summary);
    for (const { id } of mine.toSorted(byTime)) yield id;
  }

  /** When each found game began. */
  async #begun(filter: GamesFilter): Promise<readonly number[]> {
    const leagues = await this.#leaguesFor(filter);
    return this.#asked(everyGame, async (own, archive) => {
      const found = own.all.filter(filterOf(filter, 'part', leagues));
      const times = found.map(({ summary }) => timeOf(summary.startedAt));
      if (archive === null) return times;
      for await (const month of archive.begun({ filter, naming: 'part', except: own.ids, leagues }))
        for (const time of month) times.push(time);
      return times;
    });
  }

  /** Only a filter that names a league reads the files of matches. */
  #leaguesFor({ league }: GamesFilter): Promise<LeaguesOfMatches> {
    return league === null ? Promise.resolve(NO_LEAGUES) : this.#leagues();
  }

  /** Asks with the concerned games of `games/` and the archive; null if that cannot be read. */
  async #asked<T>(concerns: Concerns, ask: (own: Own, archive: Archive | null) => Promise<T>): Promise<T> {
    const { kept, newer } = this.#own();
    const mine = kept.filter(({ summary }) => concerns(summary));
    const unread = newer.filter(concerns).map((summary): FindableGame => ({
      summary,
      who: summary.names.map((name) => [{ name, bowler: null }]),
    }));
    try {
      const shown: KeptGame[] = [];
      for (const game of mine) if (await this.#isShown(game)) shown.push(game);
      return await ask(ownOf(shown, unread), this.#archive);
    } catch (error) {
      codeOf(error);
      return ask(ownOf(mine, unread), null);
    }
  }

  /** Whether the archive has no newer state of the game. */
  async #isShown({ summary: { id, startedAt }, generation }: KeptGame): Promise<boolean> {
    const holding = await this.#archive.holds(id, startedAt);
    if (holding?.kind === 'game') return holding.generation <= generation;
    return holding === null;
  }
}

/** The leagues of these matches by name, each once; last null where one has none. */
function namesOf(
  matches: readonly (MatchId | null)[],
  leagues: LeaguesOfMatches,
): readonly (string | null)[] {
  const names = new Set(matches.map((match) => leagueOf(match, leagues)));
  const known = [...names].filter((name) => name !== null).toSorted((one, other) => one.localeCompare(other));
  return names.has(null) ? [...known, null] : known;
}

function everyGame(): boolean {
  return true;
}

function ownOf(kept: readonly KeptGame[], unread: readonly FindableGame[]): Own {
  const all = [...kept, ...unread];
  return { kept, all, ids: new Set(all.map(({ summary }) => summary.id)) };
}

function newestFirst(one: FiguredGame, other: FiguredGame): number {
  return byTime(
    { id: other.gameId, startedAt: other.startedAt },
    { id: one.gameId, startedAt: one.startedAt },
  );
}

function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return timeOf(one) >= timeOf(other) ? one : other;
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return timeOf(one) <= timeOf(other) ? one : other;
}
