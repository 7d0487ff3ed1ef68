import {
  ANY_GAME,
  HALVES,
  plainSettings,
  type GameView,
  type Half,
  type NewGameOrder,
  type StartNotice,
} from '../../contract/contract.ts';
import { expect, test } from 'vitest';
import { CrashDisk } from '../../saves/disk/testing/crash-disk.testing.ts';
import {
  DATA,
  expectNoHarm,
  survey,
  together,
  type Harm,
  type Inspection,
  type Survey,
} from '../../saves/disk/testing/crash-survey.testing.ts';
import { WHOLE } from '../../saves/disk/testing/share.testing.ts';
import type { DiskImage } from '../../saves/disk/testing/disk-image.testing.ts';
import { GamesFolder } from '../../saves/games/games-folder.ts';
import { halfBegunNotices } from '../../saves/games/at-start.ts';
import type { Closeness } from '../../saves/games/testing/crash-states.testing.ts';
import { NOBODY } from '../../saves/games/save-watch.ts';
import { MatchFiles } from '../../saves/matches/match-files.ts';
import { newId } from '../../saves/record/new-id.ts';
import { NOON } from '../../saves/record/testing/game.testing.ts';
import { KeptFile } from '../../saves/settings/kept-file.ts';
import { MOVE_FILE } from '../../saves/settings/move-file.ts';
import { erasure } from './testing/erasure.testing.ts';
import { ORIGIN_FILE } from '../../saves/settings/origin-file.ts';
import { night } from '../matches/testing/league-night.testing.ts';
import { Games } from './games.ts';
import { halfOnPair } from './testing/booked-lane.testing.ts';
import { STOP, view } from './testing/lane.testing.ts';

const NIGHT: NewGameOrder = { ...night(), half: 'both' };
const SOME: Closeness = { grain: 211, most: 24 };
const JOURNAL = 4096;

interface Started {
  readonly games: Games;
  readonly folder: GamesFolder;
  readonly told: readonly StartNotice[];
}

/** Starts the games of a pair on this disk as the program does; null when the folder cannot be opened. */
async function started(disk: CrashDisk, journal = 0): Promise<Started | null> {
  await disk.makeFolder(DATA);
  const folder = new GamesFolder(disk, DATA, NOBODY, journal);
  const opened = await folder.open(halfOnPair);
  if (!opened.ok) return null;
  const { left, right } = opened.value.halves;
  const resume = { left: left.resume, right: right.resume };
  const matches = new MatchFiles(disk, DATA);
  const origin = new KeptFile(disk, DATA, ORIGIN_FILE);
  await Promise.all([matches.open(), origin.open()]);
  const told: StartNotice[] = [...opened.value.notices];
  for (const half of HALVES) told.push(...halfBegunNotices(resume[half], folder.games()));
  const games = new Games({
    ended: () => null,
    ...{ folder, matches, origin, newId, resume, ...erasure(disk, DATA) },
    moves: new KeptFile(disk, DATA, MOVE_FILE),
    clock: () => NOON,
    announce: () => null,
    notices: { tell: (notice) => void told.push(notice) },
    staff: { by: 'staff', allows: () => true },
    enters: () => true,
    settings: { current: { ...plainSettings('en'), lane: 7, pair: true } },
    log: (trouble) => expect.fail(String(trouble)),
  });
  await games.settled();
  return { games, folder, told };
}

/** The running games of a match on both halves. */
function running(games: Games): readonly GameView[] {
  return HALVES.flatMap((half) => {
    const game = games.current(half);
    return game === null || game.setup.pair === undefined || isStopped(game) ? [] : [game];
  });
}

function isStopped({ events }: GameView): boolean {
  return events.at(-1)?.type === 'gameStopped';
}

/** Whether these are the two games of one match, and each names the other. */
function isPair([left, right]: readonly GameView[]): boolean {
  if (left === undefined || right === undefined) return false;
  const entry = left.match?.games.find(({ gameId }) => gameId === left.id);
  return entry?.beside?.gameId === right.id && JSON.stringify(left.match) === JSON.stringify(right.match);
}

/** What a start finds of the two games, and how often. */
type States = Map<string, number>;

/**
 * After a crash: neither game, both, or one of which the start says that it is alone. Beginning the match then begins both,
 * and nothing else is listed. `acknowledged`: from here on both are there.
 */
function bothAsIn(acknowledged: number, others: number, states: States): Inspection {
  const harms = async (image: DiskImage, after: number): Promise<readonly Harm[]> => {
    const disk = new CrashDisk(image);
    const lane = await started(disk);
    if (lane === null) return ['not-opened'];
    const found = running(lane.games);
    const alone = lane.told.filter(({ kind }) => kind === 'half-begun').length;
    const state = `${String(found.length)} found, ${String(alone)} told`;
    states.set(state, (states.get(state) ?? 0) + 1);
    const wrong: Harm[] = [];
    if (lane.told.length > alone) wrong.push('set-aside');
    if (alone !== (found.length === 1 ? 1 : 0) || found.some(({ events }) => events.length > 0))
      wrong.push('returned');
    if (after >= acknowledged && found.length < 2) wrong.push('lost');
    const begun = await lane.games.newGame(NIGHT, 7);
    await lane.games.settled();
    if (begun.ok === (found.length === 2) || !isPair(running(lane.games))) wrong.push('torn');
    const { games } = await lane.games.page({ ...ANY_GAME, before: null, count: 20 });
    if (games.length !== others + 2) wrong.push('left-over');
    return wrong;
  };
  return { told: (after) => Number(after >= acknowledged), harms };
}

async function begun(
  disk: CrashDisk,
  journal: number,
  before: (games: Games) => Promise<number>,
): Promise<{
  readonly from: number;
  readonly others: number;
}> {
  const lane = (await started(disk, journal)) ?? expect.fail('not opened');
  const others = await before(lane.games);
  const from = disk.log.length;
  view(await lane.games.newGame(NIGHT, 7));
  return { from, others };
}

/** A game of each half that was bowled and stopped. */
async function earlier(games: Games): Promise<number> {
  for (const half of ['left', 'right'] as const satisfies readonly Half[]) {
    const players = [{ name: 'PJS', average: null, was: null }];
    const { id } = view(await games.newGame({ half, players, follows: null }, half === 'left' ? 7 : 8));
    view(await games.apply(id, 0, { kind: 'roll', entry: { kind: 'pins', pins: 7 } }));
    view(await games.apply(id, 1, STOP));
  }
  await games.tidy();
  return 2;
}

test.for([0, JOURNAL])(
  'after a kill or a power cut at any moment of beginning a match on a pair there are neither or both of its games, or the start says which one is alone (journals of %i bytes)',
  async (journal, context) => {
    const surveys: Survey[] = [];
    const states: States = new Map();
    for (const before of [() => Promise.resolve(0), earlier]) {
      const disk = new CrashDisk();
      const { from, others } = await begun(disk, journal, before);
      surveys.push(await survey(disk, SOME, bothAsIn(disk.log.length, others, states), from, WHOLE));
    }
    await context.annotate(JSON.stringify([...states]));
    expect([...states.keys()].toSorted()).toEqual(['0 found, 0 told', '1 found, 1 told', '2 found, 0 told']);
    await expectNoHarm(context, together(surveys), 60);
  },
);
