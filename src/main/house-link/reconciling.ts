import { idsDigest } from '../../core/chain/digests.ts';
import {
  COMPARED,
  MOST_HEADS,
  type Compare,
  type Compared,
  type Head,
} from '../../house-contract/deliveries.ts';
import { LANE_ROUTES } from '../../house-contract/routes.ts';
import * as v from 'valibot';
import { monthOf } from '../../saves/archive/month-name.ts';
import { isHouseMonth, type ArchivedHeads } from './archived-heads.ts';
import type { Deliveries } from './deliveries.ts';
import type { HouseClient } from './house-client.ts';
import type { LinkSaves } from './link-deps.ts';
import { LinkLost } from './link-trouble.ts';
import { linkedGame, sha256, type LinkedGame } from './linked-game.ts';

/** The most ids in one request; each takes at most 30 bytes. */
const MOST_IDS = 20_000;
/** How many facts of the archive are read before they are sent. */
const MANY_FACTS = 2000;
const MANY_GAMES = 100;
/** How many single games of the archive are read before balls have their turn. */
const FEW_GAMES = 20;

const DONE = v.object({});
const NOBODY: ReadonlyMap<string, Head> = new Map();

export interface ReconcilingDeps {
  readonly client: HouseClient;
  readonly saves: LinkSaves;
  readonly heads: ArchivedHeads;
  readonly deliveries: Deliveries;
}

/**
 * Asks what the house has and sends what it lacks: first the games in `games/`, then the archive, month by
 * month. Yields after every game and every answer, so that balls go first.
 */
export class Reconciling {
  readonly #deps: ReconcilingDeps;

  constructor(deps: ReconcilingDeps) {
    this.#deps = deps;
  }

  /**
   * Reconciles games that may still be bowled, and erasures. The archive follows once the lane is on line.
   */
  async begin(): Promise<void> {
    const { deliveries, saves } = this.#deps;
    const all = this.live();
    for (let at = 0; at === 0 || at < all.length; at += MOST_HEADS) {
      const heads = all.slice(at, at + MOST_HEADS).map(({ head }) => head);
      const { erased } = await this.#compared({ games: heads });
      if (erased && at === 0) await this.#tell(LANE_ROUTES.erasures, 'bowlers', saves.erased());
    }
    await deliveries.send(this.#deps.client, all);
  }

  async *everything(): AsyncGenerator<null> {
    await this.begin();
    yield* this.archive();
  }

  /** Reconciles the archive. */
  async *archive(): AsyncGenerator<null> {
    const { heads } = this.#deps;
    const months = heads.months();
    for (const month of months) yield* heads.digest(month, NOBODY);
    const other = yield* this.#otherMonths(months);
    for (const month of other) yield* this.#askedFor(month);
    for (const month of other.toReversed()) yield* this.#sent(month);
    yield* this.#left();
  }

  /** This folder's own games in `games/`. */
  live(): readonly LinkedGame[] {
    const { saves, heads } = this.#deps;
    return saves.games
      .durable()
      .filter((record) => heads.isOwn(record) && isHouseMonth(monthOf(record.game.setup.startedAt)))
      .map(linkedGame);
  }

  async *#otherMonths(months: readonly string[]): AsyncGenerator<null, readonly string[]> {
    const { heads } = this.#deps;
    const live = this.live();
    const digests: Compare['months'] = [];
    const deleted: string[] = [];
    for (const month of new Set([...months, ...live.map((game) => game.month)])) {
      const own = live.filter((game) => game.month === month).map(({ head }) => [head.game, head] as const);
      const known = yield* heads.digest(month, new Map(own));
      digests.push({ month, digest: known.digest });
      for (const id of known.deleted) deleted.push(id);
    }
    const other: string[] = [];
    for (let at = 0; at === 0 || at < digests.length; at += MOST_HEADS) {
      const answer = await this.#compared({ months: digests.slice(at, at + MOST_HEADS), deleted });
      if (at === 0 && answer.deleted) await this.#tell(LANE_ROUTES.deletions, 'games', deleted);
      for (const month of answer.months) other.push(month);
      yield null;
    }
    return other;
  }

  /** Asks about every archived game of a month. */
  async *#askedFor(month: string): AsyncGenerator<null> {
    const { heads } = this.#deps;
    const live = new Set(this.live().map(({ head }) => head.game));
    const archived = [...(yield* heads.heads(month)).values()].filter(({ game }) => !live.has(game));
    for (let at = 0; at < archived.length; at += MOST_HEADS) {
      await this.#compared({ games: archived.slice(at, at + MOST_HEADS) });
      yield null;
    }
  }

  /** Sends what the house lacks of a month. */
  async *#sent(month: string): AsyncGenerator<null> {
    const { client, heads, deliveries } = this.#deps;
    let games: LinkedGame[] = [];
    let facts = 0;
    for await (const record of heads.games(month, (id) => deliveries.isWanted(id))) {
      const game = linkedGame(record);
      games.push(game);
      facts += game.facts.length;
      if (facts >= MANY_FACTS || games.length >= MANY_GAMES) {
        await deliveries.send(client, games);
        [games, facts] = [[], 0];
      }
      yield null;
    }
    await deliveries.send(client, games);
  }

  /** Games that are still wanted after all months: the house has them by now, or they are gone. */
  async *#left(): AsyncGenerator<null> {
    const { deliveries } = this.#deps;
    const live = new Set(this.live().map(({ head }) => head.game));
    const left = deliveries.wanted().filter((id) => !live.has(id));
    for (let at = 0; at < left.length; at += FEW_GAMES) {
      await this.#sendSaved(left.slice(at, at + FEW_GAMES));
      yield null;
    }
  }

  /** Sends archived games, one at a time. One that cannot be found was deleted, or has a wrong date. */
  async #sendSaved(ids: readonly string[]): Promise<void> {
    const { client, deliveries } = this.#deps;
    const games: LinkedGame[] = [];
    for (const id of ids) {
      const game = await this.#saved(id);
      if (game !== null && deliveries.isWanted(id)) games.push(game);
      else if (game === null && !deliveries.isUrgent(id)) deliveries.lose(id);
    }
    if (games.length === 0) return;
    await this.#compared({ games: games.map(({ head }) => head) });
    await deliveries.send(client, games);
  }

  async #compared({
    games = [],
    months = [],
    deleted = [],
  }: {
    readonly games?: readonly Head[];
    readonly months?: Compare['months'];
    readonly deleted?: readonly string[];
  }): Promise<Compared> {
    const { client, saves, deliveries } = this.#deps;
    const asked: Compare = {
      games: [...games],
      months: [...months],
      deleted: idsDigest(sha256, deleted),
      erased: idsDigest(sha256, saves.erased()),
    };
    const said = await client.post(LANE_ROUTES.compare, JSON.stringify(asked), COMPARED);
    if (said.kind === 'refused') throw new LinkLost('no-house', `compare ${String(said.status)}`);
    const heads = new Map(games.map((head) => [head.game, head]));
    for (const answer of said.value.games) {
      const head = heads.get(answer.game);
      if (head !== undefined) deliveries.compared(head, answer);
    }
    return said.value;
  }

  async #tell(route: string, key: 'games' | 'bowlers', ids: readonly string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += MOST_IDS) {
      const body = JSON.stringify({ [key]: ids.slice(at, at + MOST_IDS) });
      const said = await this.#deps.client.post(route, body, DONE);
      if (said.kind === 'refused') throw new LinkLost('no-house', `${route} ${String(said.status)}`);
    }
  }

  /** A saved game of this folder; null if there is none. */
  async #saved(id: string): Promise<LinkedGame | null> {
    const { saves, heads } = this.#deps;
    const { record } = await saves.games.read(id);
    if (record === null || !heads.isOwn(record)) return null;
    return isHouseMonth(monthOf(record.game.setup.startedAt)) ? linkedGame(record) : null;
  }

  /** Sends the games in `games/` that changed since they were last sent. Whether there were any. */
  async urgent(): Promise<boolean> {
    const { client, saves, deliveries, heads } = this.#deps;
    const ids = new Set(deliveries.urgent());
    if (ids.size === 0) return false;
    const live = saves.games.durable().filter((record) => ids.has(record.id) && heads.isOwn(record));
    deliveries.take(live.map(({ id }) => id));
    await deliveries.send(client, live.map(linkedGame));
    return live.length > 0;
  }

  /** Sends a few changed games that have left `games/`, as after an outage. Whether there were any. */
  async urgentArchived(): Promise<boolean> {
    const { deliveries } = this.#deps;
    const ids = deliveries.urgent().slice(0, FEW_GAMES);
    deliveries.take(ids);
    await this.#sendSaved(ids);
    return ids.length > 0;
  }
}
