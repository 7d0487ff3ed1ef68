import type { Page } from '@playwright/test';
import type { Program, ProgramOptions, Size } from '../../drive/program.ts';

/** A program showing a view, and its players. */
export interface Stage extends Program {
  readonly names: readonly string[];
}

/** What somebody does, or what comes to pass. */
export type Step = (stage: Stage) => Promise<unknown>;

/** A view to check, in its own program. */
export interface Scene {
  readonly name: string;
  /** The player counts to check; one number if the view does not depend on it. */
  readonly players: readonly number[];
  /** Opens the view, in English. */
  readonly show: Step;
  /** Repeated before every look, because it passes by itself. */
  readonly again?: Step;
  /** Repairs what would keep the program from ending. */
  readonly leave?: Step;
  /** The page to check, if not the console's. */
  readonly page?: (stage: Stage) => Promise<Page>;
  /** Prepares the data folder. */
  readonly before?: (data: string) => Promise<unknown>;
  readonly open?: Pick<ProgramOptions, 'args' | 'keepNotices'>;
  /** Shows the overhead on a second screen. */
  readonly twoScreens?: true;
  /** Its sizes; all by default. */
  readonly sizes?: readonly Size[];
  /** Shown once: language and theme do not apply. */
  readonly once?: true;
}

/** A view that these steps open. */
export function scene(name: string, players: readonly number[], ...steps: readonly Step[]): Scene {
  return { name, players, show: inTurn(...steps) };
}

/** Scenes that have something in common. */
export function alike(common: Partial<Scene>, ...scenes: readonly Scene[]): readonly Scene[] {
  return scenes.map((one) => ({ ...one, ...common }));
}

/** The lane's usual screen, and the overhead's. */
export const SCREEN = { width: 1920, height: 1080 };

/** The console's design size, the lane's usual screen, a small one, an old one, and a portrait one. */
export const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  SCREEN,
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1080, height: 1920 },
];
/** For the bare board. */
export const LANE_FIRST = [SCREEN, ...SIZES.filter((size) => size !== SCREEN)];

/** A size on the command line and in file names. */
export function nameOfSize({ width, height }: Size): string {
  return `${String(width)}x${String(height)}`;
}

const EIGHT = [
  'KYJ',
  'PJS',
  '최민서',
  'Alexandra K.',
  'DOM',
  '볼링왕김도윤',
  'MWMWMWMWMWMW',
  '가나다라마바사아자차카타',
];
const TWELVE = [...EIGHT, 'TOM', 'SUN', 'JHK', 'IDA'];

/** This many names: short, long, in both scripts. */
export function namesFor(players: number): readonly string[] {
  return TWELVE.slice(0, players);
}

/** The usual player counts, for views that depend on them. */
export const ANY = [1, 4, 8] as const;

/** Runs steps in turn. */
export function inTurn(...steps: readonly Step[]): Step {
  return async (stage) => {
    for (const step of steps) await step(stage);
  };
}

/** A scene's sizes; the first one is its main size. */
export function sizesOf({ sizes }: Scene): readonly [Size, ...Size[]] {
  const [first, ...others] = sizes ?? SIZES;
  if (first === undefined) throw new Error('a scene without a size');
  return [first, ...others];
}
