import type pg from 'pg';
import type { DeskLaneState, DeskNews } from '../../house-contract/front-desk.ts';
import type { Change, News } from '../db/news.ts';
import { gameOf, lanesOf } from '../desk/desk-lanes.ts';
import { eventsOf, type GameFrom } from '../desk/saved-facts.ts';
import { sentOrders, waitingParties } from '../desk/sent-orders.ts';
import { shownMoves } from '../desk/shown-moves.ts';
import type { Hears } from './listener.ts';
import { NewsRing, type Batch } from './news-ring.ts';

/** A browser's stream of news. */
export interface Hearer {
  batch(batch: Batch): void;
}

const RELOAD: DeskNews = { kind: 'reload' };

/** Turns changes into news. Changes that arrive during a query are handled together afterwards. */
export class DeskFeed implements Hears {
  readonly #pool: pg.Pool;
  readonly #house: string;
  readonly #log: (line: string) => void;
  readonly #ring = new NewsRing();
  readonly #hearers = new Set<Hearer>();
  /** The game that was last sent for each lane. */
  readonly #shown = new Map<string, string | null>();
  #waiting: News[] = [];
  /** Until all that waits is told; null while nothing waits. */
  #telling: Promise<void> | null = null;

  constructor(pool: pg.Pool, house: string, log: (line: string) => void) {
    this.#pool = pool;
    this.#house = house;
    this.#log = log;
  }

  news(news: News): void {
    if (news.change.house !== this.#house) return;
    this.#waiting.push(news);
    this.#telling ??= this.#tellAll();
  }

  again(): void {
    this.#startOver();
  }

  /** Resolves once all news that has come is told. */
  async end(): Promise<void> {
    await this.#telling;
  }

  /**
   * Sends news from now on, after those that were missed since `after`; null for a page that has just loaded.
   */
  subscribe(hearer: Hearer, after: string | null): () => void {
    this.#hearers.add(hearer);
    const missed = after === null ? [] : this.#ring.after(after);
    for (const batch of missed ?? [{ id: '', lines: [JSON.stringify(RELOAD)] }]) hearer.batch(batch);
    return () => {
      this.#hearers.delete(hearer);
    };
  }

  async #tellAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const news = this.#waiting;
      this.#waiting = [];
      try {
        const told = await this.#newsOf(news.map(({ change }) => change));
        const batch = this.#ring.add(
          news.map(({ n }) => String(n)),
          told,
        );
        for (const hearer of this.#hearers) hearer.batch(batch);
      } catch (fault) {
        this.#log(`front desk: ${String(fault)}`);
        this.#startOver();
      }
    }
    this.#telling = null;
  }

  #startOver(): void {
    this.#ring.clear();
    this.#shown.clear();
    for (const hearer of this.#hearers) hearer.batch({ id: '', lines: [JSON.stringify(RELOAD)] });
  }

  async #newsOf(changes: readonly Change[]): Promise<readonly DeskNews[]> {
    const origins = new Set(changes.flatMap((change) => ('origin' in change ? [change.origin] : [])));
    const named = new Set(changes.flatMap((change) => (change.kind === 'lane' ? [change.origin] : [])));
    const lanes = origins.size === 0 ? [] : await lanesOf(this.#pool, this.#house, [...origins]);
    const told: DeskNews[] = lanes.flatMap((lane) =>
      named.has(lane.origin) ? [{ kind: 'lane', lane }] : [],
    );
    for (const news of await this.#gamesNews(lanes, changes)) told.push(news);
    const orders = new Set(changes.flatMap((change) => (change.kind === 'order' ? [change.id] : [])));
    if (orders.size > 0)
      for (const order of await sentOrders(this.#pool, this.#house, [...orders]))
        told.push({ kind: 'order', order });
    const moves = new Set(changes.flatMap((change) => (change.kind === 'move' ? [change.id] : [])));
    if (moves.size > 0)
      for (const move of await shownMoves(this.#pool, this.#house, [...moves]))
        told.push({ kind: 'move', move });
    // News cannot say that a lane is gone, so pages load everything again.
    if (changes.some(({ kind }) => kind === 'unpaired' || kind === 'numbers')) told.push(RELOAD);
    // What becomes of an order to open a lane may bring a party back.
    const opens = told.some((news) => news.kind === 'order' && news.order.order.body.kind === 'open');
    if (opens || changes.some(({ kind }) => kind === 'waiting'))
      told.push({ kind: 'waiting', waiting: await waitingParties(this.#pool, this.#house) });
    return told;
  }

  /** A new game is sent whole, a known one only with its new events. */
  async #gamesNews(
    lanes: readonly DeskLaneState[],
    changes: readonly Change[],
  ): Promise<readonly DeskNews[]> {
    const told: DeskNews[] = [];
    const more: GameFrom[] = [];
    for (const lane of lanes) {
      const { origin, lane: number } = lane;
      const id = lane.state?.game?.id ?? null;
      const key = `${origin} ${String(number)}`;
      const from = changedFrom(changes, origin, id);
      if (this.#shown.get(key) !== id || from === 0) {
        this.#shown.set(key, id);
        told.push({ kind: 'game', origin, lane: number, game: await gameOf(this.#pool, this.#house, lane) });
      } else if (id !== null && from !== Infinity) more.push({ origin, game: id, from });
    }
    const events = await eventsOf(this.#pool, this.#house, more);
    for (const [place, { origin, game, from }] of more.entries()) {
      const own = events[place] ?? null;
      if (own !== null) told.push({ kind: 'facts', origin, game, from, events: own });
    }
    return told;
  }
}

/** The lowest changed generation of a game: 0 if its names changed, `Infinity` if nothing did. */
function changedFrom(changes: readonly Change[], origin: string, game: string | null): number {
  let lowest = Infinity;
  for (const change of changes) {
    if (
      (change.kind !== 'facts' && change.kind !== 'names') ||
      change.origin !== origin ||
      change.game !== game
    )
      continue;
    lowest = Math.min(lowest, change.kind === 'names' ? 0 : change.from);
  }
  return lowest;
}
