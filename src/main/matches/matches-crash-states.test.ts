import { expect, test } from 'vitest';
import type { Command } from '../../core/game/event.ts';
import { plainSettings, type GameView } from '../../contract/contract.ts';
import { CrashDisk } from '../../saves/disk/testing/crash-disk.testing.ts';
import {
  DATA,
  expectNoHarm,
  survey,
  type Harm,
  type Inspection,
} from '../../saves/disk/testing/crash-survey.testing.ts';
import { WHOLE } from '../../saves/disk/testing/share.testing.ts';
import type { DiskImage } from '../../saves/disk/testing/disk-image.testing.ts';
import type { Closeness } from '../../saves/games/testing/crash-states.testing.ts';
import { GamesFolder } from '../../saves/games/games-folder.ts';
import { MatchFiles } from '../../saves/matches/match-files.ts';
import { newId } from '../../saves/record/new-id.ts';
import { NOON } from '../../saves/record/testing/game.testing.ts';
import { KeptFile } from '../../saves/settings/kept-file.ts';
import { MOVE_FILE } from '../../saves/settings/move-file.ts';
import { erasure } from '../games/testing/erasure.testing.ts';
import { ORIGIN_FILE } from '../../saves/settings/origin-file.ts';
import { Games } from '../games/games.ts';
import { view } from '../games/testing/lane.testing.ts';
import { lineOf, next, night } from './testing/league-night.testing.ts';

const SOME: Closeness = { grain: 61, most: 60 };

/** The match that a window sees, and the moment of its acknowledgement. */
interface Seen {
  readonly after: number;
  readonly match: string;
}

interface Started {
  readonly games: Games;
  readonly told: readonly unknown[];
}

/** Starts the program's games on this disk; null when the folder cannot be opened. */
async function started(disk: CrashDisk): Promise<Started | null> {
  await disk.makeFolder(DATA);
  const folder = new GamesFolder(disk, DATA);
  const opened = await folder.open();
  if (!opened.ok) return null;
  const matches = new MatchFiles(disk, DATA);
  const origin = new KeptFile(disk, DATA, ORIGIN_FILE);
  await Promise.all([matches.open(), origin.open()]);
  const told: unknown[] = [...opened.value.notices];
  const games = new Games({
    ended: () => null,
    moves: new KeptFile(disk, DATA, MOVE_FILE),
    ...{ folder, matches, origin, newId, ...erasure(disk, DATA) },
    resume: { left: opened.value.resume, right: null },
    clock: () => NOON,
    announce: () => null,
    notices: { tell: (notice) => told.push(notice) },
    staff: { by: 'staff', allows: () => true },
    enters: () => true,
    settings: { current: { ...plainSettings('en'), lane: 7 } },
    log: (trouble) => expect.fail(String(trouble)),
  });
  await games.settled();
  return { games, told };
}

/** The board's game and match, without what every start counts anew. */
function seenIn(game: GameView | null): string {
  return JSON.stringify(game === null ? null : [game.id, game.events.length, game.match]);
}

/** A lane that bowls and signs in a league, and what it acknowledged. */
class LeagueLane {
  readonly disk = new CrashDisk();
  readonly seen: Seen[] = [{ after: 0, match: seenIn(null) }];
  #games: Games | null = null;

  get games(): Games {
    return this.#games ?? expect.fail('not started');
  }

  get shown(): GameView {
    return this.games.current() ?? expect.fail('no game on the board');
  }

  async begin(): Promise<void> {
    this.#games = (await started(this.disk))?.games ?? expect.fail('not opened');
    view(await this.games.newGame(night({ ties: 'one-ball' }), 7));
    this.#acknowledged();
  }

  async finish(): Promise<void> {
    const notations = ['9/ 9/ 9/ 9- 9- 9- 9- 9- 9- 9-', lineOf(80), lineOf(80)];
    for (const [index, notation] of notations.entries())
      await this.apply({ kind: 'agreeLine', player: index + 1, notation });
  }

  async apply(command: Command): Promise<void> {
    const { id, events } = this.shown;
    view(await this.games.apply(id, events.length, command));
    this.#acknowledged();
  }

  async sign(): Promise<void> {
    for (const [side, player] of [
      ['home', 1],
      ['visitors', 2],
    ] as const) {
      const { id, events } = this.shown;
      view(await this.games.matchOrders.signOff({ gameId: id, generation: events.length, side, player }));
      this.#acknowledged();
    }
  }

  async rollOff(home: number, visitors: number): Promise<void> {
    const unit = { kind: 'game', game: 1 } as const;
    view(await this.games.matchOrders.rollOff({ gameId: this.shown.id, unit, go: { home, visitors } }));
    this.#acknowledged();
  }

  async next(): Promise<void> {
    view(await this.games.newGame(next(this.shown), 7));
    this.#acknowledged();
  }

  #acknowledged(): void {
    this.seen.push({ after: this.disk.log.length, match: seenIn(this.shown) });
  }
}

/** After a crash the board has what was acknowledged last, or what was asked for then. */
function asSeen(seen: readonly Seen[]): Inspection {
  const lastAt = (after: number): number => seen.findLastIndex((one) => one.after <= after);
  const harms = async (image: DiskImage, after: number): Promise<readonly Harm[]> => {
    const disk = new CrashDisk(image);
    const found = await started(disk);
    if (found === null) return ['not-opened'];
    const now = seenIn(found.games.current());
    const last = lastAt(after);
    const fits = seen.slice(last, last + 2).some(({ match }) => match === now);
    const folder = `${DATA}/matches`;
    const names = (await disk.look(folder)) === null ? [] : await disk.list(folder);
    return [
      ...(fits ? [] : (['lost'] as const)),
      ...(found.told.length > 0 ? (['set-aside'] as const) : []),
      ...(names.some((name) => name.endsWith('.tmp')) ? (['left-over'] as const) : []),
    ];
  };
  return { told: lastAt, harms };
}

test('a match keeps fixture, roll-offs and signatures through a kill or power cut at any moment', async (context) => {
  const lane = new LeagueLane();
  await lane.begin();
  await lane.finish();
  await lane.rollOff(9, 9);
  await lane.rollOff(10, 8);
  await lane.sign();
  const { events } = lane.shown;
  await lane.apply({ kind: 'setAverage', player: 1, average: events.length });
  await lane.sign();
  await lane.next();
  await lane.finish();
  await expectNoHarm(context, await survey(lane.disk, SOME, asSeen(lane.seen)), 300);
});

test('the survey finds a match that is written behind its game', async () => {
  const lane = new LeagueLane();
  await lane.begin();
  const first = lane.disk.log.length;
  await lane.finish();
  // Unsigned in the file, signed on the screen.
  const last = lane.seen.at(-1) ?? expect.fail('nothing was shown');
  const wrong = { after: last.after, match: last.match.replace('"signOffs":[]', '"signOffs":[1]') };
  const { harms } = await survey(lane.disk, SOME, asSeen([...lane.seen.slice(0, -1), wrong]), first, WHOLE);
  expect(Object.keys(harms)).toEqual(['lost']);
});
