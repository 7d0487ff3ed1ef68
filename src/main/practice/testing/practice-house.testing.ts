import { bowlerOf } from '../../../core/testing/setup.testing.ts';
import { expect, onTestFinished } from 'vitest';
import type { Phase } from '../../../core/game/game.ts';
import type { Result } from '../../../core/line/result.ts';
import type {
  Failure,
  Half,
  Halves,
  Notice,
  PracticeChange,
  Practices,
  PracticeView,
  Settings,
} from '../../../contract/contract.ts';
import { FailingDisk } from '../../../saves/disk/testing/failing-disk.testing.ts';
import { KeptFile } from '../../../saves/settings/kept-file.ts';
import { PRACTICE_FILE, type PracticeFile } from '../../../saves/practice/practice-file.ts';
import { readOrder } from '../../bridge/calls/practice.ts';
import { LanePractice, type PracticeDeps } from '../practice.ts';

/** The games as practice sees them: the phase of each half, and the number of the next game. */
export interface LanesInTest {
  readonly phases: Record<Half, Phase | null>;
  next: number;
  /** The number of the newest game of each half at the start. */
  newest: Halves<number>;
}

export interface PracticeHouse {
  readonly practice: LanePractice;
  readonly file: PracticeFile;
  readonly disk: FailingDisk;
  readonly data: string;
  readonly lanes: LanesInTest;
  readonly announced: Notice[];
  /** The clock that nobody sets, in milliseconds. */
  readonly clock: { now: number };
}

interface Start {
  readonly lanes: Partial<LanesInTest>;
  readonly staff: PracticeDeps['staff'];
  readonly began: number;
  readonly settings: Partial<Pick<Settings, 'opening' | 'pair'>>;
}

/** Switches a PC on. Its clock that nobody sets begins at any number. */
export async function practiceHouse(
  data: string,
  { lanes: asked = {}, staff, began = 0, settings = {} }: Partial<Start> = {},
): Promise<PracticeHouse> {
  const disk = new FailingDisk();
  const file = new KeptFile(disk, data, PRACTICE_FILE);
  await file.open();
  const announced: Notice[] = [];
  const clock = { now: began };
  const none = { phases: { left: null, right: null }, next: 1, newest: { left: 0, right: 0 } };
  const lanes: LanesInTest = { ...none, ...asked };
  const games = {
    phaseOf: (half: Half) => lanes.phases[half],
    busy: (half: Half): Failure | null =>
      lanes.phases[half] === 'running' ? { code: 'game-running' } : null,
    get next() {
      return lanes.next;
    },
  };
  const practice = new LanePractice({
    ...{ file, games, newest: lanes.newest, readOrder, enters: () => true },
    settings: { current: { opening: { kind: 'free' }, pair: false, ...settings } },
    staff: staff ?? { by: 'bowler', allows: () => true },
    opensBy: () => 'anyone',
    time: () => clock.now,
    bowlerOf: ({ player }) => Promise.resolve(bowlerOf(player)),
    announce: (notice) => announced.push(notice),
  });
  // A clock that was saved late would meet a folder that is being deleted.
  onTestFinished(() => practice.settled());
  return { practice, file, disk, data, lanes, announced, clock };
}

/** The practice of a half after a change that was carried out. */
export function toldOf(answer: Result<Practices, Failure>, half: Half = 'left'): PracticeView {
  const view = answer.ok ? answer.value[half] : null;
  return view ?? expect.fail(JSON.stringify(answer));
}

export function ballOf(pins: number): PracticeChange {
  return { kind: 'ball', entry: { kind: 'pins', pins } };
}

/** Lets this many seconds pass, with a beat for each. */
export function pass({ clock, practice }: PracticeHouse, seconds: number): void {
  for (let second = 0; second < seconds; second += 1) {
    clock.now += 1_000;
    practice.beat();
  }
}

export function refusal(failure: Failure): { ok: false; error: Failure } {
  return { ok: false, error: failure };
}
