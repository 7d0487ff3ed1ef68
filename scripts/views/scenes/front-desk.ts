import { call, callUntil } from '../../../drive/bridge.ts';
import type { FrontDeskState } from '../../../src/contract/contract.ts';
import { bowled, chosen, inTurn, keys, middle, more, over, type Scene, type Stage } from '../scene.ts';
import { atDesk, houseOf, ordered, steps, type Step } from './at-desk.ts';
import { above, SCREEN } from './overhead.ts';
import { bothLanes } from './pair.ts';

const SHORT = 'Last orders at the bar';
const LONG =
  'Bitte die Leihschuhe bis 23:30 Uhr an der Theke abgeben: Donaudampfschifffahrtsgesellschaft, 최민서 외 4명, gracias. 12345';

/** A message that has just come, because it passes by itself. */
function message(text: string, lanes: readonly number[] = [1]): NonNullable<Scene['again']> {
  return async ({ page, app }) => {
    const house = houseOf(page);
    const plates = page.locator('.messages .plate');
    while ((await plates.count()) > 0) {
      const before = await plates.count();
      const state = await page.evaluate(() => window.lane.program.load());
      if (!state.ok) throw new Error('main did not answer load');
      const { frontDesk } = state.value as { frontDesk: { messages: Record<string, { id: string } | null> } };
      for (const shown of Object.values(frontDesk.messages))
        if (shown !== null) await call(page, 'frontDesk.dismissMessage', shown.id);
      await page.waitForFunction((n) => document.querySelectorAll('.messages .plate').length < n, before);
    }
    for (const lane of lanes) await ordered({ kind: 'message', lane, text })({ page, app } as Stage, house);
    await plates.nth(lanes.length - 1).waitFor();
  };
}

/** A scene with this message, above whatever it shows. */
function withMessage(scene: Scene, text: string, lanes?: readonly number[]): Scene {
  const again = message(text, lanes);
  return { ...scene, show: inTurn(scene.show, again), again };
}

const playing = bowled(middle);
const linked = inTurn(playing, atDesk());
const askedHelp = inTurn(linked, keys('F2'));
/** Main has to know of it before it can be answered. */
const asksHelp: Step = async (stage) => {
  await keys('F2')(stage);
  const isAsked = (state: unknown): boolean =>
    (state as { frontDesk: Pick<FrontDeskState, 'help'> }).frontDesk.help.left?.state === 'asked';
  await callUntil(stage.page, 'program.load', isAsked);
};
const answered: Step = ordered({ kind: 'answerHelp', lane: 1 });
/** Link, messages and help: what is between a lane and its front desk. */
export const frontDesk: readonly Scene[] = [
  { name: 'desk-linked', players: [1, 8], show: linked },
  { name: 'desk-linked-pair', players: [6], show: inTurn(bothLanes, atDesk()) },
  { name: 'desk-linked-end', players: [4], show: inTurn(bowled(over), atDesk()) },
  { name: 'desk-linked-set-up', players: [1], show: atDesk() },
  {
    name: 'desk-to-deliver',
    players: [4],
    show: inTurn(
      playing,
      atDesk((_stage, house) => {
        house.takesNothing = true;
        return Promise.resolve();
      }),
      more(() => '1'),
      ({ page }) => page.locator('[data-link]').getByText('to deliver').waitFor({ state: 'attached' }),
    ),
  },
  {
    name: 'desk-offline',
    players: [4],
    show: inTurn(
      playing,
      atDesk(async ({ page }, house) => {
        await house.end();
        await page.locator('[data-link="offline"]').waitFor();
      }),
      more(() => '1'),
      ({ page }) => page.locator('[data-link]').getByText('to deliver').waitFor({ state: 'attached' }),
    ),
  },

  withMessage({ name: 'desk-message', players: [4], show: linked }, SHORT),
  withMessage({ name: 'desk-message-long', players: [1, 8], show: linked }, LONG),
  withMessage({ name: 'desk-message-pair', players: [6], show: inTurn(bothLanes, atDesk()) }, SHORT, [1]),
  withMessage(
    { name: 'desk-message-pair-long', players: [6], show: inTurn(bothLanes, atDesk()) },
    LONG,
    [1, 2],
  ),
  withMessage({ name: 'desk-message-end', players: [4], show: inTurn(bowled(over), atDesk()) }, LONG),
  withMessage({ name: 'desk-message-set-up', players: [1], show: atDesk() }, LONG),
  withMessage(
    {
      ...{ name: 'desk-message-board', players: [4], sizes: [SCREEN] },
      show: inTurn(linked, chosen({ view: 'board' })),
    },
    LONG,
  ),
  withMessage(
    {
      ...{ name: 'desk-message-overhead', players: [4], twoScreens: true, sizes: [SCREEN], page: above },
      show: linked,
    },
    SHORT,
  ),
  withMessage(
    {
      ...{ name: 'desk-message-overhead-long', players: [8], twoScreens: true, sizes: [SCREEN], page: above },
      show: linked,
    },
    LONG,
  ),
  withMessage(
    {
      ...{ name: 'desk-message-overhead-pair', players: [6], twoScreens: true, sizes: [SCREEN], page: above },
      show: inTurn(bothLanes, atDesk()),
    },
    LONG,
    [1, 2],
  ),

  { name: 'desk-help-free', players: [4], show: inTurn(linked, keys('F1')) },
  { name: 'desk-help-asked', players: [1, 8], show: askedHelp },
  { name: 'desk-help-asked-open', players: [4], show: inTurn(askedHelp, keys('F1')) },
  {
    name: 'desk-help-coming',
    players: [4],
    show: inTurn(playing, atDesk(steps(asksHelp, answered))),
  },
  {
    name: 'desk-help-coming-open',
    players: [4],
    show: inTurn(playing, atDesk(steps(asksHelp, answered)), keys('F1')),
  },
  {
    name: 'desk-help-pair',
    players: [6],
    show: inTurn(bothLanes, atDesk(steps(asksHelp, answered)), keys('Tab', 'F2')),
  },
  { name: 'desk-help-end', players: [4], show: inTurn(bowled(over), atDesk(), keys('F2')) },
  { name: 'desk-help-set-up', players: [1], show: inTurn(atDesk(), keys('F2')) },
];
