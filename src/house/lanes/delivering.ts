import { personsIn, withoutErased } from '../../core/chain/erasing.ts';
import { mergedNames, type NameEntry } from '../../core/chain/names.ts';
import { isContainer } from '../../core/chain/facts.ts';
import type { Delivery, Part, PartAnswer } from '../../house-contract/deliveries.ts';
import { otherIds } from '../../saves/record/new-id.ts';
import { RECORD_VERSION } from '../../saves/record/migrations.ts';
import { sha256 } from '../db/hash.ts';
import { lockLane } from '../db/lane-lock.ts';
import type { KnownLane, Queries } from '../db/transactions.ts';
import { erasedAmong } from '../games/erasing.ts';
import { storedBodies } from '../games/stored-bodies.ts';
import type { KeptGames } from '../games/kept-games.ts';
import { readFacts, readMore, type Reading } from '../games/reading.ts';
import { Arriving } from './arriving.ts';
import { placeOf, type Branch, type Place } from './branches.ts';
import { knownGames, type KnownGame } from './known-games.ts';
import { linkedFacts, type LinkedFact } from './linked.ts';
import { SecondBranches } from './second-branches.ts';
import { branchesOf } from './stored-branches.ts';

interface Judged {
  readonly taken: number;
  /** Why the rules refuse the next one; null if they accept all. */
  readonly refused: string | null;
}

/** Takes a delivery in its transaction. Each part gets an answer; a repeated part changes nothing. */
export class Delivering {
  readonly #queries: Queries;
  readonly #lane: KnownLane;
  readonly #kept: KeptGames;
  readonly #arriving: Arriving;
  readonly #known = new Map<string, KnownGame>();
  /** Erased bowlers of whom the delivery has names. */
  #erased: ReadonlySet<string> = new Set();

  constructor(queries: Queries, lane: KnownLane, kept: KeptGames) {
    this.#queries = queries;
    this.#lane = lane;
    this.#kept = kept;
    this.#arriving = new Arriving(queries, lane);
  }

  async take({ parts }: Delivery): Promise<readonly PartAnswer[]> {
    await lockLane(this.#queries, this.#lane);
    const named = parts.flatMap(({ names }) => entriesOf(names?.entries ?? []));
    this.#erased = await erasedAmong(this.#queries, this.#lane, named);
    const ids = new Set(parts.map(({ game }) => game));
    for (const known of await knownGames(this.#queries, this.#lane, [...ids]))
      this.#known.set(known.game, known);
    const answers: PartAnswer[] = [];
    for (const part of parts) answers.push(await this.#take(part));
    await this.#arriving.write();
    return answers;
  }

  async #take(part: Part): Promise<PartAnswer> {
    const known = this.#known.get(part.game);
    if (known === undefined) throw new Error('every game of the delivery was looked up');
    const top = part.from + part.facts.length - 1;
    // A lane restored from an old copy still has the game; the deletion holds.
    if (known.deleted) return { state: 'kept', generation: top };
    if (!isOwn(part, this.#lane.origin)) return { state: 'not-yours', generation: -1 };
    const facts = linkedFacts(sha256, { origin: this.#lane.origin, id: part.game }, part);
    const place = placeOf(facts, part, await this.#branches(known, part));
    const answer = await this.#put(part, facts, place);
    // Facts after one with a wrong checksum were not kept.
    if (answer.state !== 'kept' || facts.length === part.facts.length) return answer;
    return { state: 'gap', generation: part.from + facts.length - 1 };
  }

  /** Reads the rest of the game only if the part does not simply continue it. */
  async #branches(known: KnownGame, { game, from, facts }: Part): Promise<readonly [Branch, ...Branch[]]> {
    const { head } = known;
    if (!known.others && from === (head?.generation ?? -1) + 1) {
      const chains = new Map(head === null ? [] : [[head.generation, head.chain]]);
      return [{ name: 'first', above: -1, generation: from - 1, chains }];
    }
    await this.#arriving.write();
    return branchesOf(this.#queries, this.#lane, game, { from: from - 1, to: from + facts.length });
  }

  async #put(part: Part, facts: readonly LinkedFact[], place: Place): Promise<PartAnswer> {
    const second = new SecondBranches(this.#queries, this.#lane, part.game);
    const generation = part.from + facts.length - 1;
    switch (place.kind) {
      case 'gap':
        return { state: 'gap', generation: place.generation };
      case 'fork': {
        if (part.fork !== true) return { state: 'fork', generation: place.above };
        const from = typeof place.from === 'number' ? place.from : null;
        const branch = await second.begin(place.above, from);
        await this.#onFork(second, branch, part, facts.slice(place.kept));
        return { state: 'kept', generation };
      }
      case 'add': {
        const added = facts.slice(place.kept);
        if (place.to === 'first') return this.#onFirst(second, part, added);
        if (place.to !== 'aside') {
          await this.#onFork(second, place.to, part, added);
          return { state: 'kept', generation };
        }
        await this.#named(part);
        await second.putAside(part.save, 'follows-refused', added);
        return { state: 'aside', generation };
      }
    }
  }

  async #onFork(
    second: SecondBranches,
    branch: number,
    { save, game, names }: Part,
    added: readonly LinkedFact[],
  ): Promise<void> {
    await second.add(branch, save, added);
    if (names !== undefined) {
      const bodies = await this.#bodies(game, branch);
      await second.name(branch, names.digest, this.#withoutErased(bodies, entriesOf(names.entries)));
    }
    this.#change(game, { others: true });
  }

  async #onFirst(second: SecondBranches, part: Part, added: readonly LinkedFact[]): Promise<PartAnswer> {
    const names = await this.#named(part);
    const top = part.from + part.facts.length - 1;
    const { taken, refused } = await this.#judgedWithNames(part, added, names);
    const good = added.slice(0, taken);
    const newest = good.at(-1);
    if (newest !== undefined) this.#arriving.add(part.game, { ...part, facts: good });
    if (newest !== undefined) this.#change(part.game, { head: newest });
    if (refused === null) return { state: 'kept', generation: top };
    await second.putAside(part.save, refused, added.slice(taken));
    this.#change(part.game, { others: true });
    return { state: 'aside', generation: top };
  }

  /** The game's names together with those of the part. A repeated old part must not restore older names. */
  async #named(part: Part): Promise<readonly NameEntry[]> {
    const { game, names, from, facts } = part;
    const { names: before = [], digest, head = null } = this.#known.get(game) ?? {};
    if (names === undefined || names.digest === digest) return before;
    if (from + facts.length - 1 < (head?.generation ?? -1)) return before;
    const entries = mergedNames(before, await this.#without(before, part));
    this.#name(game, { digest: names.digest, entries });
    return entries;
  }

  #name(game: string, names: { readonly digest: string; readonly entries: readonly NameEntry[] }): void {
    this.#arriving.name(game, names);
    this.#change(game, { names: names.entries, digest: names.digest });
  }

  /** The part's names without those of erased bowlers; a name that was erased before keeps its placeholder. */
  async #without(before: readonly NameEntry[], part: Part): Promise<readonly NameEntry[]> {
    const come = entriesOf(part.names?.entries ?? []);
    const left = await this.#leftOf(part, come);
    if (left === come) return come;
    const sent = new Map(come.map(({ path, value }) => [path, value]));
    const kept = new Map(before.map(({ path, value }) => [path, value]));
    return left.map(({ path, value }) => ({
      path,
      value: value !== sent.get(path) && kept.has(path) ? kept.get(path) : value,
    }));
  }

  /** Without erased bowlers, by the facts that are stored and those that come: a mended name is of whoever had the place. */
  async #leftOf({ game, from, facts }: Part, come: readonly NameEntry[]): Promise<readonly NameEntry[]> {
    if (!this.#hasErased(come)) return come;
    const stored = (await this.#bodies(game, null)).slice(0, from);
    return this.#withoutErased([...stored, ...facts.map(({ body }) => body)], come);
  }

  #hasErased(entries: readonly NameEntry[]): boolean {
    return entries.some(({ path, value }) => path.endsWith('.bowler') && this.#erased.has(String(value)));
  }

  #withoutErased(bodies: readonly string[], names: readonly NameEntry[]): readonly NameEntry[] {
    const facts = { bodies, names };
    return withoutErased(facts, personsIn(facts, this.#erased), otherIds());
  }

  /**
   * Placeholders that the house gave can clash with those that the lane gave since, and the rules refuse two players with
   * one name: then the lane's names hold, without the erased.
   */
  async #judgedWithNames(
    part: Part,
    added: readonly LinkedFact[],
    names: readonly NameEntry[],
  ): Promise<Judged> {
    const judged = await this.#judged(part, added, names);
    if (judged.refused === null || part.names === undefined) return judged;
    const entries = await this.#leftOf(part, entriesOf(part.names.entries));
    const again = await this.#judged(part, added, entries);
    if (again.taken <= judged.taken) return judged;
    this.#name(part.game, { digest: part.names.digest, entries });
    return again;
  }

  /** How many of the new facts the rules accept. */
  async #judged(part: Part, added: readonly LinkedFact[], names: readonly NameEntry[]): Promise<Judged> {
    const [first] = added;
    if (first === undefined) return { taken: 0, refused: null };
    const { origin } = this.#lane;
    const head = first.generation === 0 ? null : (this.#known.get(part.game)?.head ?? null);
    const kept = head === null ? null : this.#kept.get(origin, part.game, { chain: head.chain, names });
    const bodies = added.map(({ body }) => body);
    const reading: Reading =
      kept !== null && part.save === RECORD_VERSION
        ? readMore(kept, bodies, names)
        : readFacts({ ...part, names, bodies: [...(await this.#bodiesBefore(part.game, first)), ...bodies] });
    const taken = Math.max(0, reading.facts - first.generation);
    const newest = added[taken - 1];
    if (reading.game !== null && newest !== undefined)
      this.#kept.keep(origin, part.game, { chain: newest.chain, names, game: reading.game });
    return { taken, refused: reading.refused };
  }

  async #bodiesBefore(game: string, { generation }: LinkedFact): Promise<readonly string[]> {
    return generation === 0 ? [] : (await this.#bodies(game, null)).slice(0, generation);
  }

  async #bodies(game: string, branch: number | null): Promise<readonly string[]> {
    await this.#arriving.write();
    return storedBodies(this.#queries, { ...this.#lane, game, branch });
  }

  #change(game: string, change: Partial<KnownGame>): void {
    const known = this.#known.get(game);
    if (known !== undefined) this.#known.set(game, { ...known, ...change });
  }
}

/** Checks the origin in the set-up: a lane delivers no games that it imported from others. */
function isOwn({ from, facts }: Part, origin: string): boolean {
  const body = facts[0]?.body;
  if (from > 0 || body === undefined) return true;
  try {
    const setup: unknown = JSON.parse(body);
    return !isContainer(setup) || !('origin' in setup) || setup['origin'] === origin;
  } catch {
    return true;
  }
}

/** As the database keeps them: JSON has no `undefined`, so that becomes null. */
function entriesOf(
  entries: readonly { readonly path: string; readonly value?: unknown }[],
): readonly NameEntry[] {
  return entries.map(({ path, value }) => ({ path, value: value ?? null }));
}
