import type { Page } from '@playwright/test';
import { BOARD_PAGE } from '../../../drive/above.ts';
import { call } from '../../../drive/bridge.ts';
import { putGame } from '../../../drive/put-game.ts';
import type { Entry } from '../../../src/core/line/entry.ts';
import { type Balls, bowled, bowledBefore, middle, more, over, playing, rounds } from '../balls.ts';
import {
  alike,
  ANY,
  inTurn,
  LANE_FIRST,
  type Scene,
  scene,
  SCREEN,
  type Stage,
  type Step,
} from '../scene.ts';
import { alone, chosen, fiveFrames, keys, sent, still, touchFrame } from '../steps.ts';

/** Everybody in the tenth frame, one with a ball to go. */
function tenth(players: number): string {
  const before = rounds(players, 'X', '9/', '72', 'F9', 'X', 'X', '8/', '63', 'X');
  return `${before}${'XX9'.repeat(players - 1)}X`;
}

/** A ball that leaves a split. */
const SPLIT: Entry = { kind: 'leave', left: [7, 10] };

/** Every kind of player: with a provisional frame, skipped, gone, absent, and late. */
export const everyKind: Step = async (stage) => {
  const names = stage.names.slice(0, -1);
  const balls = [7, 3].map((pins) => ({ entry: { kind: 'pins', pins }, split: false }));
  await inTurn(
    ({ page }) => putGame(page, names, ''),
    sent({ kind: 'absent', player: 4, score: 151 }),
    more(rounds(names.length - 1, 'X', '9/', '72')),
    sent({ kind: 'leave', player: 3 }),
    sent({ kind: 'skip', player: 2, skipped: true }),
    sent({ kind: 'dispute', player: 1, frame: 3, balls }),
    sent({ kind: 'join', name: stage.names.at(-1), makesUp: false }),
    sent({ kind: 'roll', entry: SPLIT }),
  )(stage);
};

const twice = bowledBefore([over, over], middle);

/** The board in both layouts. */
export const board = alike(
  { sizes: LANE_FIRST },
  scene('board-first-ball', ANY, alone, bowled('')),
  scene('board', [...ANY, 2, 6, 11], alone, playing),
  scene('board-series', [...ANY, 2, 6], alone, twice),
  scene('board-split', [2], alone, playing, more('2'), sent({ kind: 'roll', entry: SPLIT })),
  scene('board-tenth', ANY, alone, bowled(tenth)),
  scene('board-letters', [4], alone, chosen({ marks: 'letters' }), bowled(tenth)),
  scene('board-every-kind', [5, 8], alone, everyKind),
  scene('five', [...ANY, 2, 6, 11], alone, fiveFrames, playing),
  scene('five-series', ANY, alone, fiveFrames, twice),
  scene('five-tenth', ANY, alone, fiveFrames, bowled(tenth)),
  scene('five-every-kind', [5, 8], alone, fiveFrames, everyKind),
);

/** In milliseconds: the least pause between bands. */
const BETWEEN = 450;
/** In milliseconds: a band has fully appeared and not begun to leave. */
const HELD = 500;

/** A celebrated ball, with the band held in place. */
function celebrated(entry: Entry): Step {
  return async (stage) => {
    const { page } = stage;
    await page.waitForTimeout(BETWEEN);
    await sent({ kind: 'roll', entry })(stage);
    await page.locator('.band, .whole, .overhead .over').first().waitFor();
    await page.evaluate((held) => {
      for (const animation of document.getAnimations()) {
        if (!(animation instanceof CSSAnimation) || !animation.animationName.startsWith('wipe')) continue;
        animation.pause();
        animation.currentTime = held;
      }
    }, HELD);
  };
}

/** A celebrated ball on the bare board. */
function celebration(
  name: string,
  players: readonly number[],
  before: Balls,
  entry: Entry,
  ...first: readonly Step[]
): Scene {
  return scene(`celebration-${name}`, players, still, alone, bowled(before), ...first, celebrated(entry));
}

const STRIKE: Entry = { kind: 'strike' };
const SPARE: Entry = { kind: 'spare' };
const open: Balls = (players) => rounds(players, '72');
const strikes = 'X'.repeat(9);
const motionless: Step = ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' });

/** Celebrations of strikes and the like, held midway. */
export const celebrations: readonly Scene[] = [
  celebration('strike', ANY, open, STRIKE),
  celebration('turkey', [4], (players) => rounds(players, 'X', 'X'), STRIKE),
  celebration('spare', [4], (players) => `${open(players)}8`, SPARE),
  celebration('split-made', [2], '', SPARE, sent({ kind: 'roll', entry: SPLIT })),
  celebration('two-hundred', [1], strikes, STRIKE),
  celebration('perfect', [1], `${strikes}XX`, STRIKE),
  scene('celebration-still', [4], motionless, still, alone, bowled(open), celebrated(STRIKE)),
];

/** The most milliseconds until a window appears. */
const PATIENCE = 10_000;

/** The page whose address ends like this, once it exists. */
async function pageOf({ app, page }: Stage, address: string): Promise<Page> {
  for (let waited = 0; waited < PATIENCE; waited += 50) {
    const found = app.windows().find((window) => window.url().includes(address));
    if (found !== undefined) {
      await found.waitForLoadState();
      return found;
    }
    await page.waitForTimeout(50);
  }
  throw new Error(`no window shows ${address}`);
}

/** On the second screen. */
export const ABOVE = {
  ...{ twoScreens: true, sizes: [SCREEN] },
  page: (stage: Stage) => pageOf(stage, BOARD_PAGE),
} as const satisfies Partial<Scene>;

/** Views of the second screen. */
export const overhead: readonly Scene[] = [
  ...alike(
    ABOVE,
    scene('overhead', ANY, playing),
    scene('overhead-five', [8], fiveFrames, playing),
    scene('overhead-no-game', [1], chosen({ houseName: 'Strike City Bowling' })),
  ),
  {
    ...scene('screen-number', [1], ({ page }) => call(page, 'program.order', { kind: 'showScreens' })),
    ...{ twoScreens: true, once: true, sizes: [{ width: 432, height: 432 }] },
    page: (stage) => pageOf(stage, 'screen-number'),
  },
  {
    ...scene('settings-two-screens', [4], playing, keys('Control+,'), ({ page }) =>
      page.locator('main.settings nav').getByRole('button', { name: 'Board', exact: true }).click(),
    ),
    ...{ twoScreens: true, sizes: [{ width: 1280, height: 800 }] },
  },
];

/** What everybody must be able to tell apart, whatever colours they see: the full board in both layouts, and the console. */
export const visionScenes: readonly Scene[] = [
  ...alike(
    { sizes: [SCREEN] },
    scene('vision-board', [5], alone, everyKind),
    scene('vision-five', [5], alone, fiveFrames, everyKind),
  ),
  {
    ...scene('vision-correction', [4], playing, touchFrame(1, 3), keys('x')),
    sizes: [{ width: 1280, height: 800 }],
  },
];
