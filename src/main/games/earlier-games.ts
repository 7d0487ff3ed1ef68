import type { SeriesId } from '../../core/players/opaque-id.ts';
import type { Setup } from '../../core/game/event.ts';
import type { EarlierGame } from '../../core/players/bowler-series.ts';
import type { GameSummary } from '../../contract/contract.ts';
import type { GamesFolder } from '../../saves/games/games-folder.ts';
import { byCounter } from '../../saves/record/game-id.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import { summaryOf } from '../../saves/record/game-summary.ts';

/** The most saved games to search for a series: more than a lane bowls in an evening. */
const GAMES_BACK = 60;
/** The most games to remember; of more, the first ones have to be read again. */
const MOST_KNOWN = 240;

type Folder = Pick<GamesFolder, 'games' | 'found'>;

/**
 * Finds the earlier games of a game's series among the newest saved games. Nothing of this is saved, so a game that is
 * corrected, deleted or restored from a copy always counts as it is now.
 */
export class EarlierGames {
  readonly #folder: Folder;
  /** Summaries of games that may be archived by now. */
  readonly #known = new Map<string, GameSummary>();
  readonly #deleted = new Set<string>();

  constructor(folder: Folder) {
    this.#folder = folder;
  }

  /** The games known without reading the archive. Costs nothing while everybody bowls a first game. */
  of(record: Pick<GameRecord, 'id' | 'game'>): readonly EarlierGame[] {
    const wanted = continued(record.game.setup);
    if (wanted.size === 0) return [];
    const found = this.#all().flatMap((game) =>
      byCounter(game.id, record.id) < 0 ? partOf(game, wanted) : [],
    );
    return found.toSorted((one, other) => byCounter(one.gameId, other.gameId));
  }

  /** Whether a game of these series is not among those found: it is in the archive, or gone. */
  misses(record: Pick<GameRecord, 'game'>, found: readonly EarlierGame[]): boolean {
    const wanted = [...continued(record.game.setup)];
    return wanted.some(([id, number]) => found.filter(({ series }) => series === id).length < number - 1);
  }

  /**
   * Searches the newest games of the same folder before this one, also in the archive. What is known already stays: it may
   * have been corrected since the search began.
   */
  async lookBack({ id, game: { setup } }: Pick<GameRecord, 'id' | 'game'>): Promise<void> {
    for (const game of await this.#folder.found.newest(id, GAMES_BACK, setup.origin))
      if (game.phase !== 'newer') this.#keep(this.#known.get(game.id) ?? game);
  }

  /** Returns the number of a series' last known game. */
  lasts(): (series: SeriesId) => number | null {
    const last = new Map<SeriesId, number>();
    for (const game of this.#all())
      for (const { id, number } of game.series) last.set(id, Math.max(number, last.get(id) ?? 0));
    return (series) => last.get(series) ?? null;
  }

  /** Remembers a game as it leaves the board. It cannot change anywhere else. */
  left(record: GameRecord): void {
    this.#keep(summaryOf(record));
  }

  /** Forgets what was known, because saved games were rewritten; they are read again. */
  forget(): void {
    this.#known.clear();
  }

  deleted(id: string): void {
    this.#deleted.add(id);
    this.#known.delete(id);
  }

  /** Each known game once; those in `games/` as they are now. */
  #all(): readonly GameSummary[] {
    for (const game of this.#folder.games()) this.#keep(game);
    return [...this.#known.values()];
  }

  #keep(game: GameSummary): void {
    if (this.#deleted.has(game.id)) return;
    this.#known.delete(game.id);
    this.#known.set(game.id, game);
    if (this.#known.size <= MOST_KNOWN) return;
    const [first] = this.#known.keys();
    if (first !== undefined) this.#known.delete(first);
  }
}

/** The series that did not begin with this game, and its number in each. */
function continued({ players }: Setup): ReadonlyMap<SeriesId, number> {
  return new Map(players.flatMap(({ series: { id, number } }) => (number > 1 ? [[id, number]] : [])));
}

function partOf(
  { id, gameNumber, phase, scores, series }: GameSummary,
  wanted: ReadonlyMap<SeriesId, number>,
): readonly EarlierGame[] {
  // It counts where it continued.
  if (phase === 'moved') return [];
  return series.flatMap((one, place) =>
    wanted.has(one.id)
      ? [
          {
            series: one.id,
            number: one.number,
            gameId: id,
            gameNumber,
            score: phase === 'over' ? (scores[place] ?? 0) : null,
          },
        ]
      : [],
  );
}
