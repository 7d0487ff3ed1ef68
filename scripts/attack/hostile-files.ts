import { ANY_GAME, markOf, type GameMark } from '../../src/contract/contract.ts';
import { join } from 'node:path';
import type { ListedGame } from '../../src/contract/contract.ts';
import { copyData } from '../../src/saves/copy/data-copy.ts';
import { KeptFile } from '../../src/saves/settings/kept-file.ts';
import { COPY_MEMORY } from '../../src/saves/copy/copy-memory.ts';
import { CrashDisk } from '../../src/saves/disk/testing/crash-disk.testing.ts';
import type { DiskImage } from '../../src/saves/disk/testing/disk-image.testing.ts';
import { diceOf } from '../../src/saves/disk/testing/dice.testing.ts';
import { GamesFolder } from '../../src/saves/games/games-folder.ts';
import { takeLock } from '../../src/saves/lock/lock.ts';
import { LOGO_FILE } from '../../src/saves/logo/logo-file.ts';
import { ORIGIN_FILE } from '../../src/saves/settings/origin-file.ts';
import { settingsFile } from '../../src/saves/settings/settings-file.ts';
import { STAFF_FILE, lookAtStaff } from '../../src/saves/settings/staff-file.ts';
import { DEFAULTS } from '../../src/saves/settings/testing/settings.testing.ts';
import { Choices, damage } from './damage.ts';
import { imageOf, LANE, put, STICK, wholeLane } from './lane.ts';

/** A lock of another machine is watched this briefly. */
const PACE = { beat: 20, patience: 4, look: 1 };

/** The program's reaction to a damaged file. */
export type Fate = 'read' | 'set aside' | 'left' | 'passed over';

/** A try and its fate; `fault` says what must not be. */
export interface Tried {
  readonly seed: number;
  readonly file: string;
  readonly fate: Fate;
  readonly fault: string | null;
}

/** Damages files of a whole lane, starts the program's readers on each, and judges what they leave. */
export class HostileFiles {
  readonly #whole: DiskImage;
  readonly #paths: readonly string[];
  readonly #games: ReadonlySet<string>;

  private constructor(whole: DiskImage, games: ReadonlySet<string>) {
    this.#whole = whole;
    this.#paths = whole.files().map(([path]) => path);
    this.#games = games;
  }

  static async begin(): Promise<HostileFiles> {
    const whole = await wholeLane();
    const { games } = await new Start(new CrashDisk(whole)).run();
    return new HostileFiles(whole, games);
  }

  /** The kinds of files, for a count of each. */
  get paths(): readonly string[] {
    return this.#paths;
  }

  /** The same seed makes the same damage. */
  async attempt(seed: number): Promise<Tried> {
    const choices = new Choices(diceOf(seed));
    const path = choices.of(this.#paths);
    const files = this.#whole.files();
    const before = files.find(([name]) => name === path)?.[1] ?? new Uint8Array();
    const bytes = damage(
      before,
      choices,
      files.map(([, other]) => other),
    );
    const image = this.#whole.copy();
    put(image, path, bytes);
    const disk = new CrashDisk(image);
    const start = new Start(disk);
    const file = path.slice('disk/'.length);
    try {
      const { games, opened } = await start.run(path.startsWith(STICK) || choices.below(4) === 0);
      const fault =
        overwritten(image, opened, path) ??
        lostGame(this.#games, games, path) ??
        changedOthers(image, imageOf(disk), path);
      return { seed, file, fate: fateOf(path, bytes, opened, start), fault };
    } catch (error) {
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { seed, file, fate: 'left', fault: `a reader threw: ${why}` };
    }
  }
}

/** Every reader of the program, in the order of a start (data-folder.ts), and what an evening reads after it. */
class Start {
  readonly #disk: CrashDisk;
  readonly notices: string[] = [];

  constructor(disk: CrashDisk) {
    this.#disk = disk;
  }

  /** The games that can be listed, and the disk right after everything was opened. */
  async run(copies = false): Promise<{ readonly games: ReadonlySet<string>; readonly opened: DiskImage }> {
    const disk = this.#disk;
    await lookAtStaff(disk, LANE);
    const lock = await takeLock(disk, LANE, 'program', { pace: PACE });
    const games = new GamesFolder(disk, LANE);
    const kept = [
      new KeptFile(disk, LANE, settingsFile(DEFAULTS)),
      new KeptFile(disk, LANE, STAFF_FILE),
      new KeptFile(disk, LANE, COPY_MEMORY),
      new KeptFile(disk, LANE, LOGO_FILE),
      new KeptFile(disk, LANE, ORIGIN_FILE),
    ];
    const found = await games.open();
    if (!found.ok) throw new Error(`the games could not be opened: ${found.error}`);
    for (const file of kept) for (const { kind } of await file.open()) this.notices.push(kind);
    for (const { kind } of found.value.notices) this.notices.push(kind);
    const opened = imageOf(disk);
    while (await games.index());
    const steps = games.tidy((id) => id === found.value.resume?.id);
    while ((await steps.next()).done !== true);
    const listed = await everyGame(games);
    for (const { id } of listed) {
      await games.read(id);
      await games.newer(id);
    }
    for (const { kind } of games.news()) this.notices.push(kind);
    const clock = (): string => '2026-11-03T04:00:00.000Z';
    if (copies) await copyData({ disk, from: LANE, to: STICK, clock, stopped: () => false });
    if (lock.ok) await lock.value.release();
    return { games: new Set(listed.map(({ id }) => id)), opened };
  }
}

async function everyGame(games: GamesFolder): Promise<readonly ListedGame[]> {
  const listed: ListedGame[] = [];
  for (let before: GameMark | null = null; ;) {
    const page: readonly ListedGame[] = (await games.found.page({ ...ANY_GAME, before, count: 5 })).games;
    for (const game of page) listed.push(game);
    const last = page.at(-1);
    if (last === undefined) return listed;
    if (listed.length > 1_000) throw new Error('the list of games has no end');
    before = markOf(last);
  }
}

/** Checks that opening keeps every byte, in its place or in quarantine. */
function overwritten(before: DiskImage, after: DiskImage, damaged: string): string | null {
  const kept = new Set(after.files().map(([, bytes]) => Buffer.from(bytes).toString('latin1')));
  const gone = before
    .files()
    // A lock has nothing to keep, and an index is rebuilt from its month.
    .filter(([path]) => !path.startsWith(join(LANE, 'lock')) && !path.endsWith('.index'))
    .find(([, bytes]) => !kept.has(Buffer.from(bytes).toString('latin1')));
  return gone === undefined ? null : `${gone[0]} was lost to ${damaged}`;
}

/** Damage to one game hides no other; damage to what is not a game hides none. */
function lostGame(before: ReadonlySet<string>, after: ReadonlySet<string>, damaged: string): string | null {
  // A month may lose any of its games to one damage.
  if (damaged.endsWith('.jsonl')) return null;
  const lost = [...before].filter((id) => !after.has(id) && !damaged.includes(id));
  return lost.length === 0 ? null : `${lost.join()} not listed`;
}

/** Checks that an evening leaves the house's other files unchanged, and only adds to months. */
function changedOthers(before: DiskImage, after: DiskImage, damaged: string): string | null {
  const now = new Map(after.files());
  for (const [path, bytes] of before.files()) {
    if (path === damaged || !/\.jsonl$|settings|staff|logo|origin|second-copy/u.test(path)) continue;
    if (path.startsWith(STICK)) continue;
    const there = now.get(path);
    if (there === undefined || !Buffer.from(there.subarray(0, bytes.length)).equals(bytes))
      return `${path} was changed by damage to ${damaged}`;
  }
  return null;
}

function fateOf(path: string, bytes: Uint8Array, after: DiskImage, { notices }: Start): Fate {
  const holds = ([, there]: readonly [string, Uint8Array]): boolean => Buffer.from(bytes).equals(there);
  const places = after
    .files()
    .filter(holds)
    .map(([name]) => name);
  if (places.some((name) => name.startsWith(join(LANE, 'quarantine')))) return 'set aside';
  if (!places.includes(path)) return 'passed over';
  return notices.some((kind) => ['newer', 'left-unread'].includes(kind)) ? 'left' : 'read';
}
