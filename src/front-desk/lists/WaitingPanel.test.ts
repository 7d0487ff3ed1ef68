import { afterEach, describe, expect, test } from 'vitest';
import { newGame } from '../../core/game/game.ts';
import { setupOf } from '../../core/testing/setup.testing.ts';
import type { SentOrder } from '../../house-contract/front-desk.ts';
import LanesView from '../lanes/LanesView.vue';
import { deskLane, deskPage, RUNNING, type DeskPage } from '../testing/desk.testing.ts';

const WEBER = { id: '1'.repeat(24), name: 'Weber', bowlers: 4, since: '2026-11-21T19:00:00.000Z' };
const waiting = [{ ...WEBER, note: '', perhaps: null }];
const GAME = newGame(setupOf(['KYJ']));
/** Its party was the last one, as staff ordered. */
const closed: SentOrder = {
  order: { id: 'c'.repeat(24), author: 'Mia', seconds: 60, body: { kind: 'close', lane: 2 } },
  ...{ origin: String(2).padStart(24, '0'), sentAt: '2026-11-21T18:00:00.000Z', state: 'done', answer: null },
  ...{ late: false, cancelledBy: null, others: [], move: null },
};
const OVER = deskLane(2, { ...RUNNING, phase: 'over', gamesLeft: 0 }, GAME);
let desk: DeskPage;
afterEach(() => {
  desk.page.unmount();
});

describe('the waiting list', () => {
  test.each(['while nothing is chosen', 'with a lane chosen', 'from a button of the chosen lane'])(
    'takes the typing once W was pressed: %s',
    async (where) => {
      desk = await deskPage(LanesView, { lanes: [deskLane(1, RUNNING, GAME)], waiting });
      if (where !== 'while nothing is chosen') await desk.page.get('[data-tile="1"]').trigger('click');
      if (where === 'from a button of the chosen lane')
        desk.page.get<HTMLButtonElement>('.actions button').element.focus();
      await desk.press('w');
      expect(document.activeElement).toBe(desk.page.get('.party-form input').element);
      // Keys of the chosen lane: message, open, extend.
      for (const key of ['m', 'o', 'e']) await desk.press(key);
      expect(desk.view.panel).toBe('waiting');
    },
  );

  test('takes the typing again, where W is pressed a second time', async () => {
    desk = await deskPage(LanesView, { lanes: [deskLane(1)], waiting });
    await desk.press('w');
    const field = desk.page.get<HTMLInputElement>('.party-form input').element;
    field.blur();
    await desk.press('w');
    expect(document.activeElement).toBe(field);
  });

  test('offers lanes that staff closed after a party, behind the free ones', async () => {
    desk = await deskPage(LanesView, { lanes: [OVER, deskLane(5)], orders: [closed], waiting });
    await desk.press('w');
    const give = (): string => desk.page.get('[data-party] button').text();
    const list = desk.page.get('.panel-body select');
    expect(list.findAll('option').map((one) => one.text())).toEqual(['Lane 5: Free', 'Lane 2: Closed']);
    expect(give()).toBe('Give lane 5');
    await list.setValue(list.findAll('option')[1]?.attributes('value'));
    expect(give()).toBe('Give lane 2');
    await desk.page.get('[data-party] button').trigger('click');
    expect(desk.sent).toMatchObject([{ kind: 'seat', order: { body: { kind: 'open', lane: 2 } } }]);
  });

  test('offers one that was closed where no other is free', async () => {
    desk = await deskPage(LanesView, { lanes: [OVER], orders: [closed], waiting });
    await desk.press('w');
    expect(desk.page.get('[data-party] button').text()).toBe('Give lane 2');
    expect(desk.page.text()).toContain('Lane 2: Closed');
  });
});
