import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SaveTrouble } from '../../contract/contract.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { troubleOf } from '../disk/trouble.ts';
import { PACE, type Pace } from '../lock/freshness.ts';
import { type Here, here as thisPlace } from '../lock/machine.ts';
import { checkArchive } from './check-archive.ts';
import { checkCopies, type CheckedCopy } from './check-copies.ts';
import { checkFiles } from './check-files.ts';
import { checkGames } from './check-games.ts';
import { checkLeagues, checkMatches, checkResults } from './check-leagues.ts';
import { heldBy, type HeldBy } from './check-lock.ts';
import { finding, type Finding, type Grade, gradeOf, nameOf } from './finding.ts';
import { Looking } from './looking.ts';
import { type CheckedDisk, QuietDisk } from './quiet-disk.ts';

export interface CheckDeps {
  readonly disk?: CheckedDisk;
  readonly here?: Here;
  readonly pace?: Pace;
  /** A folder with second copies. */
  readonly copies?: string | null;
  /** The pause between two looks beside a running lane, in ms, so that it can finish a save. */
  readonly pause?: number;
}

export interface Counts {
  readonly running: number;
  readonly over: number;
  readonly stopped: number;
  /** Games of a newer program, in `games/` and the archive. */
  readonly newer: number;
  readonly archived: number;
  readonly deleted: number;
  readonly months: number;
  readonly quarantined: number;
  readonly bytes: number;
}

/** The content of a data folder, and what is wrong with it. */
export interface CheckReport {
  readonly folder: string;
  readonly verdict: 'whole' | Grade;
  readonly held: HeldBy;
  readonly counts: Counts;
  readonly copies: readonly CheckedCopy[];
  readonly findings: readonly Finding[];
  /** The files that a start would move to quarantine. */
  readonly aside: readonly string[];
}

/** Why a folder could not be checked. */
export type CheckRefusal =
  | { readonly code: 'no-folder' }
  | { readonly code: 'trouble'; readonly trouble: SaveTrouble };

const A_SAVE_AND_MORE = 1_500;

/** Checks a whole data folder without writing, moving or locking anything. */
export async function checkFolder(
  folder: string,
  { disk = new QuietDisk(), here, pace = PACE, copies = null, pause = A_SAVE_AND_MORE }: CheckDeps = {},
): Promise<Result<CheckReport, CheckRefusal>> {
  try {
    if ((await disk.look(folder))?.kind !== 'folder') return err({ code: 'no-folder' });
    await disk.list(folder);
    const held = await heldBy(disk, folder, here ?? (await thisPlace()), pace);
    const copied = copies === null ? { copies: [], found: [] } : await checkCopies(disk, copies);
    const looked = await lookTwice(disk, folder, held, pause);
    const findings = [...looked.findings, ...foundOf(held), ...copied.found];
    return ok({ folder, verdict: verdictOn(findings), held, ...looked, copies: copied.copies, findings });
  } catch (error) {
    return err({ code: 'trouble', trouble: troubleOf(error) });
  }
}

type Looked = Pick<CheckReport, 'counts' | 'findings' | 'aside'>;

/** Looks twice beside a running lane and keeps only what both looks see: one look may come in the middle of a save. */
async function lookTwice(disk: CheckedDisk, folder: string, held: HeldBy, pause: number): Promise<Looked> {
  const first = await look(disk, folder);
  const mayChange = held.kind === 'process' || held.kind === 'machine';
  if (!mayChange || first.findings.length === 0) return first;
  await wait(pause);
  const second = await look(disk, folder);
  const seen = new Set(first.findings.map(nameOf));
  return { ...second, findings: second.findings.filter((one) => seen.has(nameOf(one))) };
}

async function look(disk: CheckedDisk, folder: string): Promise<Looked> {
  const looking = new Looking(disk, folder);
  await looking.begin();
  const quarantined = await namesOf(looking);
  // Before the archive: a game archived meanwhile is then found in one place or both, never in none.
  const games = await checkGames(looking, quarantined);
  const archive = await checkArchive(looking, games);
  await checkResults(looking);
  const aside = [
    ...games.aside,
    ...(await checkLeagues(looking)),
    ...(await checkFiles(looking)),
    ...(await checkMatches(looking)),
  ];
  const phases = [...games.states.values()].map(({ phase }) => phase);
  const count = (wanted: string): number => phases.filter((phase) => phase === wanted).length;
  const counts = {
    ...{ running: count('running'), over: count('over'), stopped: count('stopped') + count('moved') },
    newer: games.newer + archive.newer,
    archived: archive.states.size,
    ...{ deleted: archive.deleted.size, months: archive.months, quarantined: quarantined.length },
    bytes: looking.bytes,
  };
  return { counts, findings: looking.found, aside };
}

/** The files already in quarantine. Staff were told about them at the time. */
async function namesOf(looking: Looking): Promise<readonly string[]> {
  const names = await looking.names('quarantine');
  for (const name of names) await looking.meet(join('quarantine', name));
  return names;
}

function foundOf(held: HeldBy): readonly Finding[] {
  if (held.kind === 'gone' || held.kind === 'silent') return [finding('lock', 'lock-left')];
  return held.kind === 'no-lock' ? [finding('lock', 'lock-damaged')] : [];
}

function verdictOn(findings: readonly Finding[]): CheckReport['verdict'] {
  if (findings.some((one) => gradeOf(one) === 'damage')) return 'damage';
  return findings.length > 0 ? 'told' : 'whole';
}
