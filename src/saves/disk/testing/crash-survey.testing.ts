import { join } from 'node:path';
import { expect, type TestContext } from 'vitest';
import { CrashDisk } from './crash-disk.testing.ts';
import { kills, powerCuts, type Closeness } from '../../games/testing/crash-states.testing.ts';
import { diceOf } from './dice.testing.ts';
import { isInShare, TODAYS } from './share.testing.ts';
import { ROOT, type DiskImage } from './disk-image.testing.ts';
import { tidied } from '../../games/testing/folder.testing.ts';
import type { Half } from '../../../contract/contract.ts';
import { makeRecord, type GameRecord } from '../../record/game-record.ts';
import { GamesFolder } from '../../games/games-folder.ts';
import { JOURNALS } from '../../games/journal.ts';
import type { Ledger, Standing } from '../../games/testing/ledger.testing.ts';

/** The data folder on a crash disk. */
export const DATA = join(ROOT, 'data');

/**
 * What is wrong after a crash. `lost`: an acknowledged ball is gone. `returned`: a ball is there that was taken back
 * or never bowled. `torn`: a file in use is neither the old nor the new version that it may be. `set-aside`: a notice
 * reports a broken or missing file where none should be. `not-opened`: no start. `left-over`: a temp file stays.
 */
const HARMS = ['lost', 'returned', 'torn', 'set-aside', 'not-opened', 'left-over'] as const;
export type Harm = (typeof HARMS)[number];

/** The number of different states after crashes, how many of them were inspected, and how many had each harm. */
export interface Survey {
  readonly states: number;
  readonly inspected: number;
  readonly harms: Partial<Record<Harm, number>>;
}

export function together(surveys: readonly Survey[]): Survey {
  const harms: Partial<Record<Harm, number>> = {};
  for (const one of surveys)
    for (const harm of HARMS)
      if (one.harms[harm] !== undefined) harms[harm] = (harms[harm] ?? 0) + one.harms[harm];
  const sum = (count: (one: Survey) => number): number => surveys.reduce((all, one) => all + count(one), 0);
  return { states: sum(({ states }) => states), inspected: sum(({ inspected }) => inspected), harms };
}

/** Expects no harm, and at least this many states; how many of them were inspected is annotated to the test. */
export async function expectNoHarm(
  context: TestContext,
  { states, inspected, harms }: Survey,
  least: number,
): Promise<void> {
  const share = TODAYS.day === null ? '' : `, HEADPIN_SHARE=${String(TODAYS.day)}`;
  await context.annotate(`${String(inspected)} of ${String(states)} crash states inspected${share}`);
  expect(harms).toEqual({});
  expect(states).toBeGreaterThanOrEqual(least);
}

/** What to expect after a crash. */
export interface Inspection {
  /** Changes whenever something new is acknowledged. */
  readonly told: (after: number) => number;
  readonly harms: (image: DiskImage, after: number) => Promise<readonly Harm[]>;
}

/**
 * Crashes after every change from `first` on that is in the run's share, in every way, and inspects the results that
 * are in it. Equal disks count once, and again once something new was acknowledged.
 */
export async function survey(
  disk: CrashDisk,
  closeness: Closeness,
  inspection: Inspection,
  first = 0,
  share = TODAYS,
): Promise<Survey> {
  const dice = diceOf(4);
  const harms: Partial<Record<Harm, number>> = {};
  const seen = new Set<string>();
  let states = 0;
  for (let after = first; after <= disk.log.length; after += 1) {
    for (const crash of [kills(disk, after, closeness), powerCuts(disk, after, closeness, dice)]) {
      let place = 0;
      for (const left of crash) {
        states += 1;
        const isIn = isInShare(place, share);
        place += 1;
        if (!isIn) continue;
        const image = left();
        const state = `${String(inspection.told(after))} ${image.fingerprint()}`;
        if (seen.has(state)) continue;
        seen.add(state);
        for (const harm of new Set(await inspection.harms(image, after)))
          harms[harm] = (harms[harm] ?? 0) + 1;
      }
    }
  }
  return { states, inspected: seen.size, harms };
}

/** Starts the program's saves on what is left, of a pair by `halfOf`, and compares them with what was acknowledged. */
export function gamesAsIn(ledger: Ledger, halfOf?: (lane: number) => Half): Inspection {
  const told = (after: number): number => ledger.lines(after);
  const harmsTo = async (image: DiskImage, after: number): Promise<readonly Harm[]> => {
    const standings = ledger.at(after);
    const disk = new CrashDisk(image);
    const folder = new GamesFolder(disk, DATA);
    const torn = tornFiles(image, standings);
    const opened = await folder.open(halfOf);
    if (!opened.ok) return [...torn, 'not-opened'];
    const { notices, halves } = opened.value;
    const resumed = Object.values(halves).flatMap(({ resume }) => resume ?? []);
    const harms: Harm[] = [...torn];
    if (notices.length > 0) harms.push('set-aside');
    for (const [id, standing] of standings) {
      const record = resumed.find((one) => one.id === id) ?? (await folder.read(id)).record;
      harms.push(...harmTo(standing, record));
    }
    const before = folder.games().length;
    await tidied(folder, ...resumed.map(({ id }) => id));
    if (await isLeftOver(disk)) harms.push('left-over');
    if (folder.games().length < before)
      for (const [id, standing] of standings) harms.push(...harmTo(standing, (await folder.read(id)).record));
    if (resumed.some(({ id }) => !standings.has(id))) harms.push('returned');
    return harms;
  };
  return { told, harms: harmsTo };
}

async function isLeftOver(disk: CrashDisk): Promise<boolean> {
  const folders = ['games', 'archive'].map((name) => join(DATA, name));
  for (const folder of folders) {
    const names = (await disk.look(folder)) === null ? [] : await disk.list(folder);
    if (names.some((name) => name.endsWith('.tmp'))) return true;
  }
  return false;
}

/** What is wrong with a game found as this record, or not found. */
export function harmTo({ now, shown }: Standing, record: GameRecord | null): readonly Harm[] {
  const text = record === null ? null : makeRecord(record);
  if (now.has(text)) return [];
  return text === null || shown.has(text) ? ['lost'] : ['returned'];
}

/**
 * A game's file must hold what was requested or acknowledged last, its `.prev` something that was shown. Behind a
 * journal the file may be older too.
 */
function tornFiles(image: DiskImage, standings: ReadonlyMap<string, Standing>): readonly Harm[] {
  const hasJournal = Object.values(JOURNALS).some((name) => image.at(join(DATA, 'games', name)) !== null);
  return image.files(join(DATA, 'games')).flatMap(([path, bytes]): Harm[] => {
    const [, id = '', ending] = /([^/\\]+)\.json(\.prev)?$/u.exec(path) ?? [];
    const standing = standings.get(id);
    if (standing === undefined) return [];
    const text = new TextDecoder().decode(bytes);
    if (ending === undefined && standing.now.has(text)) return [];
    return (ending !== undefined || hasJournal) && standing.shown.has(text) ? [] : ['torn'];
  });
}
