import { headsDigest } from '../../core/chain/digests.ts';
import type { Head } from '../../house-contract/deliveries.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import { codeOf } from '../../saves/disk/trouble.ts';
import type { LinkSaves } from './link-deps.ts';
import { linkedGame, sha256 } from './linked-game.ts';

/** A month of the archive, as the house compares it. */
export interface MonthDigest {
  readonly digest: string;
  /** Games with a tombstone. */
  readonly deleted: readonly string[];
}

interface KnownMonth extends MonthDigest {
  readonly stamp: string;
}

/**
 * What the archive has of this folder's own games. A month is read once and then only again when its file has changed,
 * so that a lane with many games connects again at little cost.
 */
export class ArchivedHeads {
  readonly #archive: LinkSaves['games']['archive'];
  readonly #origin: string;
  readonly #known = new Map<string, KnownMonth>();
  /** Of the month that was read last: the running one is asked for twice. */
  #last: {
    readonly month: string;
    readonly stamp: string;
    readonly heads: ReadonlyMap<string, Head>;
  } | null = null;

  constructor(archive: LinkSaves['games']['archive'], origin: string) {
    this.#archive = archive;
    this.#origin = origin;
  }

  /** Years beyond four digits are no months of the house: a clock was wrong. */
  months(): readonly string[] {
    return this.#archive.months().filter((month) => isHouseMonth(month));
  }

  /** A month with some of its games as they are in `games/`. Yields while it reads, so that others may be served. */
  async *digest(month: string, live: ReadonlyMap<string, Head>): AsyncGenerator<null, MonthDigest> {
    const stamp = await this.#stamp(month);
    const known = this.#known.get(month);
    if (live.size === 0 && known !== undefined && known.stamp === stamp) return known;
    const heads = yield* this.heads(month);
    const { deleted = [] } = this.#known.get(month) ?? {};
    const all = new Map([...heads, ...newer(live, heads)]);
    return { digest: headsDigest(sha256, [...all.values()]), deleted };
  }

  /** The archived games of a month. */
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
    // Rewritten while it was read: the next comparison reads it again.
    if ((await this.#stamp(month)) !== stamp) return heads;
    this.#last = { month, stamp, heads };
    this.#known.set(month, {
      stamp,
      digest: headsDigest(sha256, [...heads.values()]),
      deleted: [...deleted],
    });
    return heads;
  }

  /** Those of a month's games that are wanted, one after another. */
  async *games(month: string, isWanted: (id: string) => boolean): AsyncGenerator<GameRecord> {
    if ((await this.#stamp(month)) === null) return;
    for await (const line of this.#archive.linesOf(month))
      if (line.kind === 'game' && this.isOwn(line.record) && isWanted(line.record.id)) yield line.record;
  }

  /** Imported games of other lanes are theirs to deliver. */
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
