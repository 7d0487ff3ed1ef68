import type { Page } from '@playwright/test';
import { readMarks } from '../../drive/board.ts';
import { apply, call, callUntil } from '../../drive/bridge.ts';
import { bowlAll, press, pressDigits, startGame, type } from '../../drive/play.ts';
import type { Program } from '../../drive/program.ts';
import { putBalls } from '../../drive/put-game.ts';
import { inTurn } from '../../drive/turns.ts';
import { StandInHouse } from '../../drive/stand-in-house.ts';
import type { HouseState } from '../../src/contract/contract.ts';
import { kill } from '../support/kill.ts';
import { expect, test as base } from '../support/test.ts';

// Each test is a row of the table in docs/house.md: what a bowler alone at such a lane can press, and what it does.

const PIN = '481920';
const STRIKES = 'X'.repeat(12);
const STAFF_ONLY = { ok: false, error: { code: 'staff-only' } };
const ORDER = { players: [{ name: 'EVE', average: null, was: null }], follows: null };

interface ShutLane {
  readonly program: Program;
  readonly page: Page;
  readonly house: StandInHouse;
}

/** A lane that was just paired with a house whose front desk opens the lanes; nobody is in staff mode. */
const test = base.extend<{ readonly shut: () => Promise<ShutLane> }>({
  shut: async ({ open }, use) => {
    const house = await StandInHouse.begin();
    house.opens = { by: 'desk', pin: PIN };
    await use(async () => {
      const program = await open({ args: ['--lane', '7'] });
      const { page } = program;
      await house.pair(page);
      await page.getByRole('button', { name: 'End staff mode' }).click();
      return { program, page, house };
    });
    await house.end().catch(() => undefined);
  },
});

const desk = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Please go to the desk' })).toBeVisible();

/** The desk opens the lane for a game, and a bowler begins it. */
async function opened({ page, house }: ShutLane, games = 1): Promise<void> {
  const answer = await house.order({ kind: 'open', lane: 7, for: { games }, names: [] });
  expect(answer.outcome).toMatchObject({ state: 'done' });
  await type(page, 'DOM');
  await startGame(page);
}

/** What every bowler at a lane that is not open is refused in main, whatever the page shows. */
async function beginsNothing(page: Page): Promise<void> {
  expect(await call(page, 'games.new', ORDER)).toEqual(STAFF_ONLY);
  expect(await call(page, 'practice.begin', { game: ORDER, minutes: null })).toEqual(STAFF_ONLY);
  expect(await call(page, 'settings.change', { opening: { kind: 'games', games: 3 } })).toEqual(STAFF_ONLY);
  expect(await call(page, 'staff.order', { kind: 'setPin', pin: '2468' })).toEqual(STAFF_ONLY);
  expect(await call(page, 'house.unpair')).toEqual(STAFF_ONLY);
}

async function staffEnter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Staff: open with the PIN' }).click();
  const panel = page.getByRole('dialog', { name: 'Staff PIN' });
  await pressDigits(panel, PIN);
  await panel.getByRole('button', { name: 'OK' }).click();
  await expect(panel).toBeHidden();
}

test(
  'free: keys and buttons begin nothing; the desk’s order brings the set-up (1 of 3)',
  { tag: inTurn(1, 3) },
  async ({ shut }) => {
    const lane = await shut();
    const { page } = lane;
    await desk(page);
    await type(page, 'EVE');
    await press(page, 'Enter');
    await desk(page);
    await beginsNothing(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Staff PIN' })).toBeVisible();
    await press(page, 'Escape');
    await opened(lane);
    await bowlAll(page, '7 2');
    expect(await readMarks(page, 1)).toMatch(/^72 /u);
  },
);

test(
  'closed: the game is bowled to its end, and then no key and no two presses open the lane again (2 of 3)',
  { tag: inTurn(2, 3) },
  async ({ shut }) => {
    const lane = await shut();
    const { page, house } = lane;
    await opened(lane, 3);
    await house.order({ kind: 'close', lane: 7 });
    await putBalls(page, STRIKES);
    await expect(page.getByText('Your game is finished.').first()).toBeVisible();
    await press(page, 'n');
    await expect(page.getByRole('dialog', { name: 'Staff PIN' })).toBeVisible();
    await press(page, 'Escape');
    await page.getByRole('button', { name: 'New party' }).click();
    await desk(page);
    await expect(page.getByText('Your game is finished.')).toBeVisible();
    await beginsNothing(page);
  },
);

test(
  'paused: a game that was stopped goes on with Undo, also on a lane that is closed meanwhile (3 of 3)',
  { tag: inTurn(3, 3) },
  async ({ shut }) => {
    const lane = await shut();
    const { page, house } = lane;
    await opened(lane);
    await bowlAll(page, '7 2');
    await house.order({ kind: 'close', lane: 7 });
    expect(await apply(page, { kind: 'stop' })).toMatchObject({ ok: true });
    await page.getByRole('button', { name: /^Undo/u }).first().click();
    await bowlAll(page, '8 1');
    expect(await readMarks(page, 1)).toMatch(/^72 81 /u);
  },
);

test(
  'offline: the lane stays shut, guesses are slowed, and staff open it with the PIN or its recovery code (1 of 3)',
  { tag: inTurn(1, 3) },
  async ({ shut }) => {
    const { page, house } = await shut();
    await call(page, 'staff.order', { kind: 'enter', pin: PIN });
    const made = await call(page, 'staff.order', { kind: 'newCode' });
    const { recoveryCode } = (made.ok ? made.value : {}) as { readonly recoveryCode?: string };
    expect(recoveryCode).toMatch(/^\d{12}$/u);
    await call(page, 'staff.order', { kind: 'leave' });
    await house.end();
    await expect(page.getByText('Please go to the desk')).toBeVisible();
    await beginsNothing(page);
    await staffEnter(page);
    await type(page, 'DOM');
    await startGame(page);
    // Whoever began the game for bowlers is staff no more.
    expect(await call(page, 'house.unpair')).toEqual(STAFF_ONLY);
    for (const pin of ['000000', '111111', '222222'])
      expect(await call(page, 'staff.order', { kind: 'enter', pin })).toMatchObject({
        error: { code: 'wrong-pin' },
      });
    expect(await call(page, 'staff.order', { kind: 'enter', pin: PIN })).toMatchObject({
      error: { code: 'pin-wait' },
    });
    // The code waits as long as the PIN.
    await expect
      .poll(async () => (await call(page, 'staff.order', { kind: 'recover', code: recoveryCode })).ok, {
        timeout: 60_000,
        intervals: [2_000],
      })
      .toBe(true);
    await expect(page.getByText('Staff mode is on.')).toBeVisible();
  },
);

test(
  'after a power cut with the house gone: a running game is on the board and bowls on; a lane without one is still shut (2 of 3)',
  { tag: inTurn(2, 3) },
  async ({ shut, open }) => {
    const lane = await shut();
    await opened(lane);
    await bowlAll(lane.page, '7');
    await lane.house.end();
    await kill(lane.program);
    const again = await open({ args: ['--lane', '7'] });
    await bowlAll(again.page, '2 8 1');
    expect(await readMarks(again.page, 1)).toMatch(/^72 81 /u);
    await putBalls(again.page, 'X'.repeat(10));
    await again.stop();
    const { page } = await open({ args: ['--lane', '7'] });
    await page.getByRole('button', { name: 'New party' }).click();
    await desk(page);
    await beginsNothing(page);
  },
);

test(
  'a lane that was paired before keeps its way, and is shut as soon as its house says so (3 of 3)',
  { tag: inTurn(3, 3) },
  async ({ open }) => {
    const house = await StandInHouse.begin();
    const { page } = await open({ args: ['--lane', '7'] });
    await house.pair(page);
    expect(await call(page, 'games.new', ORDER)).toMatchObject({ ok: true });
    await putBalls(page, STRIKES);
    house.opens = { by: 'desk', pin: PIN };
    house.hangUp();
    await callUntil(page, 'house.status', (state) => (state as HouseState).house?.opensBy === 'desk');
    await beginsNothing(page);
    await house.end();
  },
);
