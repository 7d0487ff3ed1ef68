import { expect, onTestFinished } from 'vitest';
import type { Command } from '../../../core/game/event.ts';
import type { Result } from '../../../core/line/result.ts';
import type { Origin } from '../../../core/players/opaque-id.ts';
import {
  createStandstill,
  halfOf,
  plainSettings,
  type Failure,
  type GameView,
  type Notice,
  type Settings,
  type StartNotice,
} from '../../../contract/contract.ts';
import { orderOf } from '../../../contract/testing/order.testing.ts';
import { Games } from '../games.ts';
import type { GamesDeps } from '../games-deps.ts';
import { FailingDisk } from '../../../saves/disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../../../saves/games/testing/folder.testing.ts';
import { NOON } from '../../../saves/record/testing/game.testing.ts';
import { MatchFiles } from '../../../saves/matches/match-files.ts';
import { GamesFolder } from '../../../saves/games/games-folder.ts';
import { NOBODY } from '../../../saves/games/save-watch.ts';
import { newId } from '../../../saves/record/new-id.ts';
import { KeptFile } from '../../../saves/settings/kept-file.ts';
import type { ErasedFile } from '../../../saves/settings/erased-file.ts';
import { MOVE_FILE } from '../../../saves/settings/move-file.ts';
import { erasure } from './erasure.testing.ts';
import { ORIGIN_FILE } from '../../../saves/settings/origin-file.ts';

/** A lane just switched on: its games, their notices, and a disk that can be told to fail. */
export interface Lane {
  readonly games: Games;
  readonly folder: GamesFolder;
  readonly origin: Origin;
  /** The bowlers who were erased. */
  readonly erased: ErasedFile;
  /** In force at once when changed. */
  readonly settings: { current: Settings };
  readonly announced: Notice[];
  readonly told: StartNotice[];
  readonly disk: FailingDisk;
  readonly data: string;
  /** The clock for presses, in milliseconds; it does not advance by itself. */
  readonly clock: { now: number };
}

interface Wanted {
  readonly pair?: boolean;
  readonly disk?: FailingDisk;
  readonly ended?: GamesDeps['ended'];
  readonly results?: GamesDeps['results'];
  /** Hears what is announced. */
  readonly hears?: GamesDeps['announce'];
  readonly removed?: GamesDeps['removed'];
  readonly clock?: GamesDeps['clock'];
  readonly offers?: GamesDeps['offers'];
}

/**
 * Switches a lane on as the program does. `journal` is the size of the journal that tidying makes, `staff` the
 * permissions. A pair has lanes 7 and 8.
 */
export async function start(
  data: string,
  journal = 0,
  staff: GamesDeps['staff'] = { by: 'bowler', allows: () => true },
  { pair = false, disk = new FailingDisk(), ended, results, hears, removed, clock: now, offers }: Wanted = {},
): Promise<Lane> {
  const settings = { current: { ...plainSettings('en'), lane: 7, pair } };
  const matches = new MatchFiles(disk, data);
  const folder = new GamesFolder(disk, data, NOBODY, journal, () => matches.leagues());
  const opened = await folder.open((one) => halfOf(one, settings.current));
  if (!opened.ok) expect.fail(opened.error);
  const origin = new KeptFile(disk, data, ORIGIN_FILE);
  await origin.open();
  const announced: Notice[] = [];
  const told: StartNotice[] = [];
  const clock = { now: 0 };
  const standstill = createStandstill();
  standstill.beat(clock.now);
  const forErasing = erasure(disk, data);
  await forErasing.erased.open();
  const games = new Games({
    ended: ended ?? (() => undefined),
    ...(removed === undefined ? {} : { removed }),
    ...(offers === undefined ? {} : { offers }),
    ...(results === undefined ? {} : { results }),
    moves: new KeptFile(disk, data, MOVE_FILE),
    folder,
    matches,
    origin,
    ...forErasing,
    resume: { left: opened.value.halves.left.resume, right: opened.value.halves.right.resume },
    clock: now ?? (() => NOON),
    newId,
    announce: (notice) => {
      announced.push(notice);
      hears?.(notice);
    },
    notices: { tell: (notice) => void told.push(notice) },
    staff,
    enters: (pressed) => standstill.enters(pressed, clock.now),
    settings,
    log: (trouble) => expect.fail(String(trouble)),
  });
  // A game that just ended is still being archived; the folder is removed after that.
  onTestFinished(() => games.settled());
  const own = { origin: origin.current().origin, erased: forErasing.erased };
  return { games, folder, ...own, settings, announced, told, disk, data, clock };
}

export const PARTY = orderOf(['PJS']);
/** Ends the game before its last ball. */
export const STOP: Command = { kind: 'stop' };

/** A lane with one bowler's game. */
export async function begun(): Promise<Lane & { game: GameView }> {
  const lane = await start(await tempFolder());
  const game = view(await lane.games.newGame(PARTY, 7));
  return { ...lane, game };
}

export function view(answer: Result<GameView, Failure>): GameView {
  if (!answer.ok) expect.fail(JSON.stringify(answer.error));
  return answer.value;
}

export function refusal(failure: Failure): { ok: false; error: Failure } {
  return { ok: false, error: failure };
}

/** What the lane shows after a restart. */
export async function reopened(lane: Lane): Promise<GameView | null> {
  return (await start(lane.data)).games.current();
}

/** Every call of this name fails with that code. */
export function failing(call: string, code: string): (call: string) => string | null {
  return (asked) => (asked === call ? code : null);
}
