import type { Page } from '@playwright/test';
import { call, callUntil, currentGame } from '../../../drive/bridge.ts';
import { StandInHouse, type StandInSecurity } from '../../../drive/stand-in-house.ts';
import type { FrontDeskState } from '../../../src/contract/contract.ts';
import type { OrderBody } from '../../../src/house-contract/orders.ts';
import { ABOVE } from './board.ts';
import { bothLanes } from './pair.ts';
import { bowled, more, over, playing } from '../balls.ts';
import { alike, inTurn, type Scene, scene, SCREEN, type Step } from '../scene.ts';
import { alone, chosen, keys, seen, typed } from '../steps.ts';

const houses = new WeakMap<Page, StandInHouse>();
/** The house that a page's lane is paired with. */
export function houseOf(page: Page): StandInHouse {
  const house = houses.get(page);
  if (house === undefined) throw new Error('the scene has no house');
  return house;
}

/** Pairs the lane with a house. */
export function paired(security?: () => Promise<StandInSecurity>): Step {
  return async ({ page }) => {
    const house = await StandInHouse.begin((await security?.()) ?? null);
    houses.set(page, house);
    await house.pair(page);
    await page.locator('[data-link="connected"]').or(page.locator('main.setup')).first().waitFor();
  };
}

/** An order that the lane does. */
function ordered(body: OrderBody): Step {
  return async ({ page }) => {
    const { outcome } = await houseOf(page).order(body);
    if (outcome.state !== 'done') throw new Error(`${body.kind}: ${JSON.stringify(outcome)}`);
  };
}

export const offline = inTurn(({ page }) => houseOf(page).end(), seen('[data-link="offline"]'));

const SHORT = 'Last orders at the bar';
const LONG =
  'Bitte die Leihschuhe bis 23:30 Uhr an der Theke abgeben: Donaudampfschifffahrtsgesellschaft, 최민서 외 4명, gracias. 12345';

/** A message that has just come, because it passes by itself. */
function message(text: string, lanes: readonly number[] = [1]): Step {
  return async (stage) => {
    const { page } = stage;
    const plates = page.locator('.messages .plate');
    while ((await plates.count()) > 0) {
      const before = await plates.count();
      const state = await page.evaluate(() => window.lane.program.load());
      if (!state.ok) throw new Error('main did not answer load');
      const { frontDesk: desk } = state.value as {
        frontDesk: { messages: Record<string, { id: string } | null> };
      };
      for (const shown of Object.values(desk.messages))
        if (shown !== null) await call(page, 'frontDesk.dismissMessage', shown.id);
      await page.waitForFunction((n) => document.querySelectorAll('.messages .plate').length < n, before);
    }
    for (const lane of lanes) await ordered({ kind: 'message', lane, text })(stage);
    await plates.nth(lanes.length - 1).waitFor();
  };
}

/** A scene with this message, above whatever it shows. */
function withMessage(shown: Scene, text: string, lanes?: readonly number[]): Scene {
  const again = message(text, lanes);
  return { ...shown, show: inTurn(shown.show, again), again };
}

const linked = inTurn(playing, paired());
const linkedPair = inTurn(bothLanes, paired());
const linkedEnd = inTurn(bowled(over), paired());
const askedHelp = inTurn(linked, keys('F2'));
/** Main has to know of it before it can be answered. */
const answered = inTurn(
  keys('F2'),
  ({ page }) =>
    callUntil(page, 'program.load', (state) => {
      const { help } = (state as { frontDesk: Pick<FrontDeskState, 'help'> }).frontDesk;
      return help.left?.state === 'asked';
    }),
  ordered({ kind: 'answerHelp', lane: 1 }),
);
const takesNothing: Step = ({ page }) => {
  houseOf(page).takesNothing = true;
  return Promise.resolve();
};
const toDeliver = inTurn(more('1'), ({ page }) =>
  page.locator('[data-link]').getByText('to deliver').waitFor({ state: 'attached' }),
);

/** Link, messages and help: what is between a lane and its front desk. */
export const frontDesk: readonly Scene[] = [
  scene('desk-linked', [1, 8], linked),
  scene('desk-linked-pair', [6], linkedPair),
  scene('desk-linked-end', [4], linkedEnd),
  scene('desk-linked-set-up', [1], paired()),
  scene('desk-to-deliver', [4], linked, takesNothing, toDeliver),
  scene('desk-offline', [4], linked, offline, toDeliver),

  withMessage(scene('desk-message', [4], linked), SHORT),
  withMessage(scene('desk-message-long', [1, 8], linked), LONG),
  withMessage(scene('desk-message-pair', [6], linkedPair), SHORT, [1]),
  withMessage(scene('desk-message-pair-long', [6], linkedPair), LONG, [1, 2]),
  withMessage(scene('desk-message-end', [4], linkedEnd), LONG),
  withMessage(scene('desk-message-set-up', [1], paired()), LONG),
  { ...withMessage(scene('desk-message-board', [4], linked, alone), LONG), sizes: [SCREEN] },
  ...alike(
    ABOVE,
    withMessage(scene('desk-message-overhead', [4], linked), SHORT),
    withMessage(scene('desk-message-overhead-long', [8], linked), LONG),
    withMessage(scene('desk-message-overhead-pair', [6], linkedPair), LONG, [1, 2]),
  ),

  scene('desk-help-free', [4], linked, keys('F1')),
  scene('desk-help-asked', [1, 8], askedHelp),
  scene('desk-help-asked-open', [4], askedHelp, keys('F1')),
  scene('desk-help-coming', [4], linked, answered),
  scene('desk-help-coming-open', [4], linked, answered, keys('F1')),
  scene('desk-help-pair', [6], linkedPair, answered, keys('Tab', 'F2')),
  scene('desk-help-end', [4], linkedEnd, keys('F2')),
  scene('desk-help-set-up', [1], paired(), keys('F2')),
];

/** The game on the board goes to lane 2. */
const movedAway: Step = async (stage) => {
  const { id } = await currentGame(stage.page);
  await ordered({ kind: 'moveAway', lane: 1, games: [id], to: 2 })(stage);
};

/** It comes to this PC, which has lane 2 by now. */
const comes: Step = async (stage) => {
  const { page } = stage;
  const { id } = await currentGame(page);
  await movedAway(stage);
  await page.locator('[data-outcome="moved"]').waitFor();
  await call(page, 'settings.change', { lane: 2 });
  const loaded = await page.evaluate(() => window.lane.program.load());
  const { games } = (loaded as { value: { games: { left: { setup: { origin: string } } } } }).value;
  const taken = houseOf(page).game(id, games.left.setup.origin, 2);
  await ordered({ kind: 'takeGame', lane: 2, games: [taken], forced: false })(stage);
  await page.locator('[data-player]').first().waitFor();
};

const opened =
  (by: Extract<OrderBody, { kind: 'open' }>['for'], withNames = false): Step =>
  (stage) =>
    ordered({ kind: 'open', lane: 1, for: by, names: withNames ? [...stage.names] : [] })(stage);
const openedFor3 = inTurn(opened({ games: 3 }, true), seen('[data-player]'));
const closed = ordered({ kind: 'close', lane: 1 });
const extended = ordered({ kind: 'extend', lane: 1, by: { games: 2 } });

/** Lanes that the front desk opened or closed, and games that it moved. */
export const orderedLanes: readonly Scene[] = [
  scene('desk-open-games', [4], paired(), openedFor3),
  scene('desk-extended', [4], chosen({ opening: { kind: 'games', games: 1 } }), linked, extended),
  scene('desk-open-until', [4], linked, opened({ minutes: 90 })),
  scene('desk-open-minutes', [4], linked, opened({ minutes: 20 })),
  scene('desk-closed', [4], linked, closed),
  scene('desk-closed-end', [4], linkedEnd, closed),
  scene('desk-closed-set-up', [1], paired(), closed),
  scene('desk-names-kept', [4], paired(), typed('ANNA'), openedFor3),

  scene('desk-moved', [1, 8], linked, movedAway),
  scene('desk-moved-next', [4], linked, movedAway, keys('n')),
  { ...scene('desk-moved-board', [4], linked, movedAway, alone), sizes: [SCREEN] },
  { ...scene('desk-moved-overhead', [4], linked, movedAway), ...ABOVE },
  scene('desk-moved-pair', [4], linkedPair, movedAway),
  scene('desk-came', [4], linked, comes),
  scene('desk-came-history', [4], linked, comes, keys('h')),
];
