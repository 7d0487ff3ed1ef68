import { isDeepStrictEqual } from 'node:util';
import type { EarlierGame } from '../../core/players/bowler-series.ts';
import type { MatchId } from '../../core/players/league.ts';
import { gameInMatch, type MatchView } from '../../contract/contract.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { Matches } from '../matches/matches.ts';
import type { EarlierGames } from './earlier-games.ts';

export interface RelatedGamesDeps {
  readonly series: EarlierGames;
  readonly matches: Matches;
  /** Shows the game on the board with what has been read since; called outside of the queue. */
  readonly found: () => Promise<void>;
  /** Receives bugs in background work. */
  readonly log: (trouble: unknown) => void;
}

/** What a game has of others: the games before it in its players' series, and its match. */
export interface Related {
  readonly earlier: readonly EarlierGame[];
  readonly match: MatchView | null;
}

/** Knows what the game on the board has of other games. Known facts are shown at once; the rest follows when it is read. */
export class RelatedGames {
  readonly #deps: RelatedGamesDeps;
  #shown: Related = { earlier: [], match: null };
  #reading: Promise<unknown> = Promise.resolve();

  constructor(deps: RelatedGamesDeps) {
    this.#deps = deps;
  }

  /** Of the game on the board, as shown; its match is null until it is read. */
  get shown(): Related {
    return this.#shown;
  }

  /** Whether the captains have signed this game of the shown match. */
  isSigned(id: string): boolean {
    return gameInMatch(this.#shown.match, id)?.signed === true;
  }

  /** Of any game, for printing. */
  async of(record: GameRecord): Promise<Related> {
    const { series, matches } = this.#deps;
    if (series.misses(record, series.of(record))) await series.lookBack(record);
    return { match: await matches.viewOf(record), earlier: series.of(record) };
  }

  /**
   * Whether a continuing match may have its next game: the captains have signed the game before, which is its last one,
   * or there is none. A game that follows an earlier one takes the place of what was bowled since.
   */
  async allowsNext(before: GameRecord | null, match: MatchId | undefined): Promise<boolean> {
    if (before === null || match === undefined || before.game.setup.league?.match !== match) return true;
    const view = await this.#deps.matches.viewOf(before);
    const game = gameInMatch(view, before.id);
    return game !== null && game === view?.games.at(-1) && game.signed;
  }

  /** Remembers a game that leaves the board. */
  left(record: GameRecord): void {
    this.#deps.series.left(record);
    this.#deps.matches.left(record);
  }

  /** Begins with a game that comes on the board. */
  comes(record: GameRecord): void {
    const { series, matches, found, log } = this.#deps;
    const earlier = series.of(record);
    this.#shown = { ...this.#shown, earlier };
    const isLookedFor = series.misses(record, earlier);
    if (!isLookedFor && !matches.misses(record)) return;
    const looked = isLookedFor ? series.lookBack(record) : Promise.resolve();
    const before = this.#reading;
    this.#reading = looked
      .then(found)
      .catch(log)
      .then(() => before);
  }

  /** Takes the match as it is now, before the game is shown. */
  show(record: GameRecord): void {
    this.#shown = { ...this.#shown, match: this.#deps.matches.of(record) };
  }

  /** Reads what is missing and looks again; returns whether anything else is to be shown. */
  async look(record: GameRecord): Promise<boolean> {
    const { series, matches } = this.#deps;
    await matches.bring(record);
    if (!this.differs(record)) return false;
    this.#shown = { ...this.#shown, earlier: series.of(record) };
    return true;
  }

  /** Whether something else is known by now than what is shown. */
  differs(record: GameRecord): boolean {
    const { series, matches } = this.#deps;
    return !isDeepStrictEqual({ earlier: series.of(record), match: matches.of(record) }, this.#shown);
  }

  /** Resolves once nothing is being read. */
  async settled(): Promise<void> {
    await this.#reading;
  }
}
