import { headsDigest } from '../../core/chain/digests.ts';
import type { Head } from '../../house-contract/deliveries.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import { codeOf } from '../../saves/disk/trouble.ts';
import type { LinkSaves } from './link-deps.ts';
import { linkedGame, sha256 } from './linked-game.ts';

/** A month of the archive, as it is compared with the house. */
export interface MonthDigest {
  readonly digest: string;
  /** Deleted games, which have a tombstone. */
  readonly deleted: readonly string[];
}

interface KnownMonth extends MonthDigest {
  readonly stamp: string;
}

/**
 * The heads of this folder's own archived games. A month is read again only when its file has changed, so
 * that a lane with many games reconnects at little cost.
 */
export class ArchivedHeads {
  readonly #archive: LinkSaves['games']['archive'];
  readonly #origin: string;
  readonly #known = new Map<string, KnownMonth>();
  /** The month read last, because the current one is asked for twice. */
  #last: {
    readonly month: string;
    readonly stamp: string;
    readonly heads: ReadonlyMap<string, Head>;
  } | null = null;

  constructor(archive: LinkSaves['games']['archive'], origin: string) {
    this.#archive = archive;
    this.#origin = origin;
  }

  /** Leaves out years of more than four digits, which a wrong clock made and the house refuses. */
  months(): readonly string[] {
    return this.#archive.months().filter((month) => isHouseMonth(month));
  }

  /**
   * The digest of a month; `live` has the heads of its games that are still in `games/`. Yields between
   * reads, so that balls go first.
   */
  async *digest(month: string, live: ReadonlyMap<string, Head>): AsyncGenerator<null, MonthDigest> {
    const stamp = await this.#stamp(month);
    const known = this.#known.get(month);
    if (live.size === 0 && known !== undefined && known.stamp === stamp) return known;
    const heads = yield* this.heads(month);
    const { deleted = [] } = this.#known.get(month) ?? {};
    const all = new Map([...heads, ...newer(live, heads)]);
    return { digest: headsDigest(sha256, [...all.values()]), deleted };
  }

  /** The heads of a month's archived games. */
  async *heads(month: string): AsyncGenerator<null, ReadonlyMap<string, Head>> {
    const stamp = await this.#stamp(month);
    if (stamp === null) return new Map();
    if (this.#last?.month === month && this.#last.stamp === stamp) return this.#last.heads;
    const heads = new Map<string, Head>();
    const deleted = new Set<string>();
    for await (const line of this.#archive.linesOf(month)) {
      yield null;
      if (line.kind === 'deleted') deleted.add(line.id);
      else if (this.isOwn(line.record)) {
        const { head } = linkedGame(line.record);
        if ((heads.get(head.game)?.generation ?? -1) <= head.generation) heads.set(head.game, head);
      }
    }
    for (const id of deleted) heads.delete(id);
    // The file was rewritten during the read, so this result is not kept.
    if ((await this.#stamp(month)) !== stamp) return heads;
    this.#last = { month, stamp, heads };
    this.#known.set(month, {
      stamp,
      digest: headsDigest(sha256, [...heads.values()]),
      deleted: [...deleted],
    });
    return heads;
  }

  /** Reads the wanted games of a month, one at a time. */
  async *games(month: string, isWanted: (id: string) => boolean): AsyncGenerator<GameRecord> {
    if ((await this.#stamp(month)) === null) return;
    for await (const line of this.#archive.linesOf(month))
      if (line.kind === 'game' && this.isOwn(line.record) && isWanted(line.record.id)) yield line.record;
  }

  /** Imported games are delivered by the lane that they come from. */
  isOwn({ game }: GameRecord): boolean {
    return game.setup.origin === this.#origin;
  }

  async #stamp(month: string): Promise<string | null> {
    try {
      return await this.#archive.stampOf(month);
    } catch (error) {
      codeOf(error);
      return null;
    }
  }
}

export function isHouseMonth(month: string): boolean {
  return /^\d{4}-/u.test(month);
}

function newer(
  live: ReadonlyMap<string, Head>,
  heads: ReadonlyMap<string, Head>,
): readonly (readonly [string, Head])[] {
  return [...live].filter(([id, { generation }]) => generation >= (heads.get(id)?.generation ?? -1));
}
