import {
  DELIVERED,
  LARGEST_REQUEST,
  type Delivered,
  type GameAnswer,
  type Head,
  type Part,
  type PartAnswer,
} from '../../house-contract/deliveries.ts';
import { LANE_ROUTES } from '../../house-contract/routes.ts';
import type { HouseClient } from './house-client.ts';
import { LinkLost } from './link-trouble.ts';
import { bytesOf, partOf, type LinkedGame } from './linked-game.ts';

/** Bytes of parts in one request, with room for the JSON around them. */
const MOST_ROOM = LARGEST_REQUEST - 16 * 1024;
const LEAST_ROOM = 16 * 1024;
/** The most games in one request, each with one part. */
const MOST_GAMES = 200;
/** A game that makes no progress in so many answers is left until the next connection. */
const MOST_FAULTS = 6;

/** How much of a game the house has on this lane's branch. */
interface Progress {
  /** The newest generation in the house; -1 if it has none, or that is not known. */
  readonly after: number;
  /** The digest of the house's names; null if they differ, or that is not known. */
  readonly names: string | null;
  readonly isFork: boolean;
  readonly faults: number;
}

const UNKNOWN: Progress = { after: -1, names: null, isFork: false, faults: 0 };

/**
 * Keeps which games the house lacks something of, and sends it. Sending something again changes nothing in
 * the house.
 */
export class Deliveries {
  readonly #log: (trouble: unknown) => void;
  /** Games that are not completely delivered. */
  readonly #wanted = new Map<string, Progress>();
  /** Games that this connection has brought up to date. */
  readonly #known = new Map<string, Progress>();
  /** Games that changed since they were last sent. */
  readonly #urgent = new Set<string>();
  readonly #behind = new Set<string>();
  #room = MOST_ROOM;
  /** How many of the next requests carry only one part, to find the part that the house cannot read. */
  #alone = 0;

  constructor(log: (trouble: unknown) => void) {
    this.#log = log;
  }

  /** How many games are not completely delivered, as far as the lane knows. */
  get toDeliver(): number {
    return this.#wanted.size;
  }

  /** How many games the house has more of. */
  get behind(): number {
    return this.#behind.size;
  }

  /** A game was saved. */
  changed(id: string): void {
    this.#urgent.add(id);
    this.#wanted.set(id, this.#known.get(id) ?? this.#wanted.get(id) ?? UNKNOWN);
  }

  /** The house lacks some of a game that seemed up to date. */
  doubt(id: string): void {
    this.#known.delete(id);
    this.#wanted.delete(id);
    this.changed(id);
  }

  /** The game was deleted. */
  lose(id: string): void {
    this.#urgent.delete(id);
    for (const games of [this.#wanted, this.#known]) games.delete(id);
    this.#behind.delete(id);
  }

  /** Games that changed since they were last taken. */
  urgent(): readonly string[] {
    return [...this.#urgent];
  }

  /** These games are about to be sent; a later change makes them urgent again. */
  take(ids: readonly string[]): void {
    for (const id of ids) this.#urgent.delete(id);
  }

  isUrgent(id: string): boolean {
    return this.#urgent.has(id);
  }

  isWanted(id: string): boolean {
    return (this.#wanted.get(id)?.faults ?? MOST_FAULTS) < MOST_FAULTS;
  }

  wanted(): readonly string[] {
    return [...this.#wanted.keys()];
  }

  /**
   * A new connection may reach another house or a restored one, so nothing that seemed delivered is trusted.
   */
  forget(): void {
    this.#known.clear();
    this.#behind.clear();
    for (const id of this.#wanted.keys()) this.#wanted.set(id, UNKNOWN);
    [this.#room, this.#alone] = [MOST_ROOM, 0];
  }

  /** Takes the house's answer about a game. */
  compared(head: Head, { state, generation }: GameAnswer): void {
    const { game } = head;
    this.#behind.delete(game);
    switch (state) {
      case 'same':
        this.#upToDate(game, { ...UNKNOWN, after: head.generation, names: head.names });
        return;
      case 'more':
        // If the lane bowls on, its next ball begins another branch, which the house then answers.
        this.#upToDate(game, { ...UNKNOWN, after: head.generation, names: head.names });
        this.#behind.add(game);
        return;
      case 'missing':
        this.#wanted.set(game, { ...UNKNOWN, after: Math.min(generation, head.generation) });
        return;
      case 'names':
        this.#wanted.set(game, { ...UNKNOWN, after: head.generation });
        return;
      case 'fork':
        this.#wanted.set(game, { ...UNKNOWN, isFork: true });
        return;
    }
  }

  /** Sends in order what the house lacks of these games, in as many requests as it takes. */
  async send(client: HouseClient, games: readonly LinkedGame[]): Promise<void> {
    for (let left = games; ;) {
      left = left.filter((game) => this.#isLacking(game));
      if (left.length === 0) return;
      const parts = this.#partsOf(left);
      const answers = await this.#asked(client, parts);
      for (const [index, part] of parts.entries()) {
        const game = left[index];
        const answer = answers?.[index];
        if (game !== undefined && answer !== undefined) this.#answered(game, part, answer);
      }
    }
  }

  /** Whether the game must still be sent. Notes a game that is up to date. */
  #isLacking({ head }: LinkedGame): boolean {
    const progress = this.#wanted.get(head.game);
    if (progress === undefined || progress.faults >= MOST_FAULTS) return false;
    if (progress.after < head.generation || progress.names !== head.names) return true;
    this.#upToDate(head.game, progress);
    return false;
  }

  #upToDate(game: string, progress: Progress): void {
    const known = { ...progress, faults: 0 };
    this.#known.set(game, known);
    if (this.#urgent.has(game)) this.#wanted.set(game, known);
    else this.#wanted.delete(game);
  }

  #partsOf(games: readonly LinkedGame[]): readonly Part[] {
    const parts: Part[] = [];
    let left = this.#room;
    for (const game of games.slice(0, this.#alone > 0 ? 1 : MOST_GAMES)) {
      const { after, names, isFork } = this.#wanted.get(game.head.game) ?? UNKNOWN;
      const withNames = names !== game.head.names;
      const part = partOf(game, { after, withNames, isFork, room: left });
      const bytes = bytesOf(part) + 1;
      if (parts.length > 0 && bytes > left) break;
      parts.push(part);
      left -= bytes;
    }
    this.#alone = Math.max(0, this.#alone - 1);
    return parts;
  }

  /** Null if the parts must be sent again in another way. */
  async #asked(client: HouseClient, parts: readonly Part[]): Promise<Delivered['parts'] | null> {
    const said = await client.post(LANE_ROUTES.facts, JSON.stringify({ parts }), DELIVERED);
    if (said.kind === 'answer') {
      if (said.value.parts.length !== parts.length) throw new LinkLost('no-house', 'other parts');
      return said.value.parts;
    }
    if (said.status === 413 && this.#room > LEAST_ROOM) this.#room = Math.max(LEAST_ROOM, this.#room / 2);
    else if ([400, 413].includes(said.status) && parts.length > 1) this.#alone = parts.length;
    else if ([400, 413].includes(said.status)) this.#leave(parts, said.code);
    else throw new LinkLost(said.status === 403 ? 'revoked' : 'no-house', String(said.status));
    return null;
  }

  /** Skips games that the house cannot read, so that they do not hold up the others. */
  #leave(parts: readonly Part[], code: string): void {
    for (const { game } of parts) {
      this.#wanted.set(game, { ...UNKNOWN, faults: MOST_FAULTS });
      this.#log(new Error(`the house refuses game ${game}: ${code}`));
    }
  }

  #answered(
    { head }: LinkedGame,
    { game, from, facts, fork }: Part,
    { state, generation }: PartAnswer,
  ): void {
    const before = this.#wanted.get(game) ?? UNKNOWN;
    const isFork = fork === true;
    switch (state) {
      case 'kept':
      case 'aside': {
        const after = from + facts.length - 1;
        this.#wanted.set(game, { after, names: head.names, isFork, faults: 0 });
        return;
      }
      case 'gap':
        // Continues after what the house has; if that does not fit the lane's game, from the beginning.
        this.#wanted.set(game, {
          ...before,
          names: null,
          after: before.faults > 1 ? -1 : Math.min(generation, head.generation),
          faults: before.faults + 1,
        });
        return;
      case 'fork':
        // The lane's game now has something that the house lacks.
        this.#behind.delete(game);
        this.#wanted.set(game, { after: generation, names: null, isFork: true, faults: before.faults + 1 });
        return;
      case 'not-yours':
        this.#leave([{ game, from, facts, month: '', save: 0, before: null }], state);
        return;
    }
  }
}
