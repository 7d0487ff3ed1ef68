import { isDeepStrictEqual } from 'node:util';
import type { Game } from '../../core/game/game.ts';
import { lateChanges } from '../../core/game/late-changes.ts';
import type { ListedChange } from '../../core/game/listed-change.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { MatchId } from '../../core/players/league.ts';
import type { Origin } from '../../core/players/opaque-id.ts';
import type {
  Failure,
  Fixture,
  KeptResult,
  ListedGame,
  MatchView,
  StartNotice,
} from '../../contract/contract.ts';
import type { MatchFiles } from '../../saves/matches/match-files.ts';
import { MOST_MATCH_GAMES, type MatchRecord } from '../../saves/matches/match-record.ts';
import { byCounter } from '../../saves/record/game-id.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { SavedGame } from './counted-games.ts';
import { matchView } from './match-view.ts';

export interface MatchesDeps {
  readonly files: Pick<MatchFiles, 'read' | 'save' | 'remove' | 'leaves'>;
  /** A saved game; null when it is gone or cannot be read now. */
  readonly game: (id: string) => Promise<GameRecord | null>;
  /** The games of a folder with the highest counters below that of `before`. */
  readonly newest: (before: string | null, count: number, origin: Origin) => Promise<readonly ListedGame[]>;
  readonly tell: (notices: readonly StartNotice[]) => void;
  readonly kept: (match: MatchId) => KeptResult;
}

/** A match and those of its games that could be read. */
interface Held {
  readonly record: MatchRecord;
  readonly games: ReadonlyMap<string, SavedGame>;
}

/** How many saved games are searched for a match whose record is missing. */
const GAMES_BACK = 60;
const MOST_HELD = 4;

const NO_FIXTURE: Fixture = { league: null, round: null, date: null, lanes: null, teamIds: [] };

/**
 * Owns the match of the game on the board. A match's record is saved before the game that it names, and each game names
 * its match; so whatever a crash leaves, one leads to the other. Only one task at a time may call this.
 */
export class Matches {
  readonly #deps: MatchesDeps;
  /** Matches used last, oldest first. */
  readonly #held = new Map<MatchId, Held>();
  /** Caches the changes since a generation, because replaying a game takes a while. */
  readonly #late = new WeakMap<Game, { readonly since: number; readonly changes: readonly ListedChange[] }>();

  constructor(deps: MatchesDeps) {
    this.#deps = deps;
  }

  /** The match of a game on the board; null if it has none or `bring` has not read it yet. */
  of(shown: SavedGame): MatchView | null {
    const held = this.#heldFor(shown);
    return held === null ? null : this.#viewOf(held, shown);
  }

  /** Whether the match of this game has to be read first. */
  misses(shown: SavedGame): boolean {
    return matchOf(shown) !== null && this.#heldFor(shown) === null;
  }

  /** Reads the match of a game that comes on the board, and adds missing games to its record. */
  async bring(shown: SavedGame): Promise<void> {
    if (!this.misses(shown)) return;
    const found = await this.#found(shown);
    if (found === null) return;
    this.#hold(found.held);
    // If the disk refuses this now, nothing is lost that could not be computed; the next change saves it too.
    if (found.isHealed) await this.#deps.files.save(found.held.record);
  }

  /** The match of any game, for printing; nothing is written. */
  async viewOf(shown: SavedGame): Promise<MatchView | null> {
    const held = this.#heldFor(shown) ?? (await this.#found(shown))?.held ?? null;
    return held === null ? null : this.#viewOf(held, shown);
  }

  /** Remembers a game of the match as it leaves the board. */
  left(shown: SavedGame): void {
    const held = this.#heldFor(shown);
    if (held !== null) this.#hold(withGame(held, shown));
  }

  /** Saves that a game belongs to its match, before the game itself is saved. `before` is the game that it follows. */
  async begin(
    { id, game: { setup } }: SavedGame,
    fixture: Fixture | null,
    before: SavedGame | null,
  ): Promise<Result<null, Failure>> {
    const match = setup.league?.match;
    if (match === undefined) return ok(null);
    if (before !== null) this.left(before);
    if (before !== null && matchOf(before) === match) await this.bring(before);
    const held = this.#held.get(match) ?? { record: newRecord(match), games: new Map() };
    const games = [...held.record.games, id].slice(-MOST_MATCH_GAMES);
    const record = { ...held.record, fixture: fixture ?? held.record.fixture, games };
    const saved = await this.#deps.files.save(record);
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    this.#hold({ ...held, record });
    return ok(null);
  }

  /** Removes a game from its match, because it was never saved or is deleted. A match without games is removed too. */
  async without(match: MatchId, id: string): Promise<void> {
    const held = this.#held.get(match) ?? null;
    const record = held?.record ?? (await this.#read(match));
    if (record === null) return;
    const games = record.games.filter((one) => one !== id);
    const next = { ...record, games, signOffs: record.signOffs.filter(({ game }) => game !== id) };
    if (held !== null) {
      const others = new Map([...held.games].filter(([one]) => one !== id));
      if (games.length === 0) this.#held.delete(match);
      else this.#hold({ record: next, games: others });
    }
    // A listed game that does not exist counts for nothing, so a refusal by the disk does no harm.
    await (games.length === 0 ? this.#deps.files.remove(match) : this.#deps.files.save(next));
  }

  /** Changes the match of the game on the board and saves it before answering. */
  async change(
    shown: SavedGame,
    changed: (record: MatchRecord, games: readonly SavedGame[]) => Result<MatchRecord, Failure>,
  ): Promise<Result<null, Failure>> {
    await this.bring(shown);
    const found = this.#heldFor(shown);
    if (found === null) return err({ code: 'match-refused', reason: 'no-match' });
    const held = withGame(found, shown);
    const record = changed(held.record, [...held.games.values()]);
    if (!record.ok) return record;
    // What only this file can hold would be gone at the next start.
    if (this.#deps.files.leaves(held.record.id)) return err({ code: 'match-refused', reason: 'file-left' });
    const saved = await this.#deps.files.save(record.value);
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    this.#hold({ ...held, record: record.value });
    return ok(null);
  }

  /** Forgets all matches, because a name may have changed in any saved game; they are read again. */
  forget(): void {
    this.#held.clear();
  }

  #heldFor(shown: SavedGame): Held | null {
    const match = matchOf(shown);
    return match === null ? null : (this.#held.get(match) ?? null);
  }

  #hold(held: Held): void {
    this.#held.delete(held.record.id);
    this.#held.set(held.record.id, held);
    const [first] = this.#held.keys();
    if (this.#held.size > MOST_HELD && first !== undefined) this.#held.delete(first);
  }

  #viewOf(held: Held, shown: SavedGame): MatchView | null {
    const { record, games } = withGame(held, shown);
    const since = (game: Game, generation: number): readonly ListedChange[] =>
      this.#changesOf(game, generation);
    return matchView(record, [...games.values()], since, this.#deps.kept(record.id));
  }

  #changesOf(game: Game, since: number): readonly ListedChange[] {
    const known = this.#late.get(game);
    if (known?.since === since) return known.changes;
    const changes = lateChanges(game, since);
    this.#late.set(game, { since, changes });
    return changes;
  }

  async #read(match: MatchId): Promise<MatchRecord | null> {
    const { record, notices } = await this.#deps.files.read(match);
    this.#deps.tell(notices);
    return record;
  }

  /** The match of a game as saved; rebuilt from its games if its record is missing. */
  async #found(shown: SavedGame): Promise<{ readonly held: Held; readonly isHealed: boolean } | null> {
    const match = matchOf(shown);
    if (match === null) return null;
    const kept = await this.#read(match);
    const listed = kept?.games ?? (await this.#gamesAround(shown));
    const games = new Map<string, SavedGame>([[shown.id, shown]]);
    for (const id of listed) {
      if (games.has(id)) continue;
      const game = await this.#deps.game(id);
      if (game !== null && matchOf(game) === match) games.set(id, game);
    }
    const ids = kept === null ? [...games.keys()].toSorted(byCounter) : [...new Set([...listed, shown.id])];
    const record = { ...(kept ?? newRecord(match)), games: ids.slice(-MOST_MATCH_GAMES) };
    return { held: { record, games }, isHealed: !isDeepStrictEqual(record, kept) };
  }

  /** The saved games around this one that may belong to the same party: the newest, and those before this one. */
  async #gamesAround({ id, game }: SavedGame): Promise<readonly string[]> {
    const found = new Set<string>();
    for (const before of [null, id]) {
      for (const one of await this.#deps.newest(before, GAMES_BACK, game.setup.origin))
        if (one.phase !== 'newer' && one.party === game.setup.party) found.add(one.id);
    }
    return [...found];
  }
}

function matchOf({ game }: Pick<SavedGame, 'game'>): MatchId | null {
  return game.setup.league?.match ?? null;
}

function withGame({ record, games }: Held, shown: SavedGame): Held {
  return { record, games: new Map([...games, [shown.id, shown]]) };
}

function newRecord(id: MatchId): MatchRecord {
  return { id, fixture: NO_FIXTURE, games: [], rollOffs: [], signOffs: [] };
}
