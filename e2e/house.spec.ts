import type { Page } from '@playwright/test';
import { bowlAll } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { readBoard, type ShownLine } from '../drive/board.ts';
import { savedGames } from './house/facts.ts';
import type { HouseLane } from './house/house-lane.ts';
import { expect, test } from './house/test.ts';
import { inTurn } from '../drive/turns.ts';

// One of three letters stays as it was typed, as every other name.
const NAMES = ['ANNA', 'Ida', '지훈'];
const MINUTE = 60_000;
const STRIKES = Array.from({ length: 12 }, () => 'X').join(' ');

test('four lanes are served from the front desk: opened with names, extended, seen live, given to who waits, and a game moves in its sixth frame', async ({
  evening,
}) => {
  const { desk } = evening;
  const [one, two, three, four] = await evening.pairFour();

  await test.step('lane 1 is opened for 2 games, with three names', async () => {
    await desk.choose(1);
    const form = await desk.form('Open this lane');
    await form.getByRole('spinbutton', { name: 'Games' }).press('2');
    for (const [place, name] of NAMES.entries())
      await form.getByRole('textbox', { name: `Bowler ${String(place + 1)}` }).fill(name);
    await desk.apply();
    await desk.lastOrder(/Open: 2 games.*Done/u);
    await expect.poll(async () => (await readBoard(one.page)).map(({ name }) => name)).toEqual(NAMES);
    await desk.says(1, 'Game 1 of 2, frame 1');
    const [game] = Object.values(await savedGames(one.data));
    expect(game?.setup.order).toMatchObject({ author: 'manager' });
  });

  await test.step('who waits gets the next free lane', async () => {
    // Its letters are keys of the chosen lane as well.
    await desk.choose(1);
    await desk.page.keyboard.press('w');
    await expect(desk.panel.getByLabel('Party')).toBeFocused();
    await desk.page.keyboard.type('Sora, moved');
    await desk.panel.getByLabel('Bowlers').fill('5');
    await desk.panel.getByRole('button', { name: 'Add' }).click();
    await desk.panel.getByRole('button', { name: 'Give lane 2' }).click();
    await expect(desk.panel).toContainText('Nobody is waiting.');
    await desk.says(2, 'Open, nobody bowls yet');
  });

  await test.step('lanes 2 and 3 are opened at once, until a time', async () => {
    await desk.choose(2, 3);
    const form = await desk.form('Open this lane');
    await form.getByRole('button', { name: 'Until a time' }).click();
    // So far away that the lane says when it closes, and not yet the minutes until then.
    const end = new Date(Date.now() + 90 * MINUTE);
    await form.getByLabel('Time').fill(clockTime(end));
    await desk.apply();
    // An order has whole minutes, and it takes a moment to arrive.
    const closing = new RegExp(`${clockTime(end)}|${clockTime(new Date(end.getTime() + MINUTE))}`, 'u');
    for (const lane of [two, three]) {
      await desk.says(lane.number, /\d+ (?:h|min) left/u);
      await lane.begins('DOM');
      await expect(lane.page.getByText(closing).first()).toBeVisible();
    }
    await desk.says(2, 'DOM');
  });

  await test.step('a message stands on the board of lane 3, until a touch takes it away', async () => {
    await desk.choose(3);
    const form = await desk.form('Message');
    await form.getByRole('textbox', { name: 'Message' }).fill('Last orders at the bar');
    await desk.apply();
    const message = three.page.getByRole('button', { name: 'Last orders at the bar' });
    await message.click();
    await expect(message).toHaveCount(0);
    await desk.lastOrder(/Last orders at the bar.*Done/u);
  });

  await test.step('help asked at lane 3 is answered at the desk', async () => {
    await three.page.getByRole('button', { name: 'Ask the staff' }).click();
    await expect(three.page.getByRole('button', { name: /^Help asked at/u })).toBeVisible();
    await desk.says(3, /help/iu);
    await desk.choose(3);
    await desk.panel.getByRole('button', { name: 'Help is on its way' }).click();
    await expect(three.page.getByRole('button', { name: 'Staff are coming' })).toBeVisible();
    await desk.lastOrder(/Help is on its way.*Done/u);
    await expect(desk.tile(3)).not.toContainText(/help/iu);
  });

  await test.step('lane 1 is extended by a game', async () => {
    await desk.choose(1);
    await desk.form('Extend');
    await desk.apply();
    await desk.lastOrder(/Extend by 1 game.*Done/u);
    await desk.says(1, 'Game 1 of 3, frame 1');
    await expect(one.page.getByText('Game 1 of 3')).toBeVisible();
  });

  await test.step('balls keyed at the lane are on the desk, with the same marks and totals', async () => {
    await bowlAll(one.page, 'X 9 / 8 1');
    await putBalls(one.page, '7 2 X 6 / F 9 4 5 9 -');
    await sameBoard(desk.page, one);
    await desk.says(1, 'frame 4');
  });

  await test.step('what the lane refuses says why', async () => {
    await desk.choose(1);
    const form = await desk.form('Open this lane');
    await form.getByRole('textbox', { name: 'Bowler 1' }).fill('EVE');
    await desk.apply();
    await desk.lastOrder(/Refused:/u);
    expect((await readBoard(one.page)).map(({ name }) => name)).toEqual(NAMES);
  });

  await test.step('a lane that is taken says why the game cannot move there, as the panel does', async () => {
    await desk.choose(1);
    const form = await desk.form('Move the game');
    await desk.tile(2).click();
    await desk.says(2, 'Taken');
    await expect(form.getByRole('status')).toContainText('Lane 2: Taken.');
    await expect(form.locator('button[type=submit]')).toBeDisabled();
    await desk.page.keyboard.press('Escape');
  });

  await test.step('the game moves to lane 4 in its sixth frame, with a first ball that stands', async () => {
    await putBalls(one.page, '7 / X 8 - X 9 / 5 3');
    await bowlAll(one.page, '7');
    const board = await readBoard(one.page);
    expect(board[0]?.frames[5]?.marks).toBe('7');
    // By keyboard alone: the target by its number, and Enter applies. A number is forgotten if its Enter comes late.
    await expect(async () => {
      for (const key of ['Escape', 'Escape', '1', 'Enter', 'v', '4', 'Enter'])
        await desk.page.keyboard.press(key);
      await expect(desk.page.getByRole('form')).toContainText('Apply: 1 to 4', { timeout: 2_000 });
    }).toPass();
    await desk.page.keyboard.press('Enter');
    await desk.page.getByRole('form').waitFor({ state: 'detached' });
    await expect(desk.tile(1)).toBeFocused();
    await desk.choose(1);
    await expect(
      desk.panel.getByRole('listitem').filter({ hasText: /Game from 1 to 4.*Moved/u }),
    ).toHaveCount(1);
    await expect.poll(() => readBoard(four.page)).toEqual(board);
    await expect(one.page.getByText('Moved to lane 4').first()).toBeVisible();
    await expect(one.page.getByRole('button', { name: 'New players' })).toHaveCount(1);
    await expect(one.page.getByRole('button', { name: 'New game, same players' })).toHaveCount(0);
    await bowlAll(four.page, '/ X 9 -');
    expect((await readBoard(four.page))[0]?.frames[4]?.total).toBe(77);
    await desk.choose(4);
    await sameBoard(desk.page, four);
    await evening.isDelivered(one);
    await evening.isDelivered(four);
  });

  await test.step('the games that were left went along, and lane 1 is closed', async () => {
    await desk.choose(4);
    await desk.lastOrder(/Open: 3 games.*Done/u);
    await desk.says(4, /Game 1 of 3/u);
    await desk.choose(1);
    await desk.lastOrder(/Close after this game.*Done/u);
    await desk.says(1, 'Closed');
  });

  await test.step('one bowler moves alone', async () => {
    await desk.choose(4);
    const form = await desk.form('Move a bowler');
    await form.getByRole('button', { name: 'Ida' }).click();
    await form.getByRole('combobox', { name: 'To' }).selectOption('Lane 2');
    await desk.apply();
    await expect
      .poll(async () => (await readBoard(two.page)).map(({ name }) => name))
      .toEqual(['DOM', 'Ida']);
    await desk.choose(4);
    await desk.lastOrder(/Bowler from 4 to 2.*Moved/u);
  });
});

test(
  'an order to a lane that is killed has one effect; a lane without a network bowls two games and catches up; a killed service is back by itself (1 of 2)',
  { tag: inTurn(1, 2) },
  async ({ evening }) => {
    const { desk, house } = evening;
    const lane = await evening.pair(1);

    await test.step('killed before its answer is out, the lane answers after its next start', async () => {
      lane.cable.become({ kind: 'deaf' });
      await desk.choose(1);
      const form = await desk.form('Open this lane');
      await form.getByRole('spinbutton', { name: 'Games' }).press('3');
      await form.getByRole('textbox', { name: 'Bowler 1' }).fill('ANNA');
      await desk.apply();
      await expect.poll(async () => (await readBoard(lane.page)).map(({ name }) => name)).toEqual(['ANNA']);
      await lane.kill();
      await desk.lastOrder(/Sent, waiting for the lane/u);
      lane.cable.become({ kind: 'cut' });
      lane.cable.become({ kind: 'fair' });
      await lane.startAgain();
      await desk.lastOrder(/Open: 3 games, ANNA.*Done/u);
      await desk.says(1, 'Game 1 of 3, frame 1');
      expect(Object.keys(await savedGames(lane.data))).toHaveLength(1);
      await evening.isDelivered(lane);
    });

    await test.step('off the network', async () => {
      lane.cable.become({ kind: 'cut' });
      await lane.linkSays(/^Desk offline since \d\d:\d\d/u);
      await desk.says(1, 'Offline');
      await putBalls(lane.page, STRIKES);
      await lane.nextGame();
      await putBalls(lane.page, STRIKES);
      await lane.linkSays(/^Desk offline since \d\d:\d\d, 2 games to deliver$/u);
    });

    await test.step('back, and caught up', async () => {
      lane.cable.become({ kind: 'fair' });
      await lane.linkSays('Desk');
      await evening.isDelivered(lane);
      await expect(desk.tile(1)).not.toContainText('Offline');
    });

    await test.step('the service is killed and started again', async () => {
      await desk.page.evaluate(() => {
        document.body.dataset['same'] = 'page';
      });
      await house.killService();
      await desk.announces(/^The service has been silent since \d\d:\d\d\.$/u);
      await lane.nextGame();
      await bowlAll(lane.page, '7 / 9');
      await house.beginService();
      await desk.announces('The service is back.');
      await lane.linkSays('Desk');
      await evening.isDelivered(lane);
      await desk.choose(1);
      await sameBoard(desk.page, lane);
      // The page was not loaded again.
      await expect(desk.page.locator('body')).toHaveAttribute('data-same', 'page');
    });

    await test.step('the day report has these games', async () => {
      await desk.view('Day report');
      const row = desk.page.getByRole('row').filter({ has: desk.page.getByRole('rowheader', { name: '1' }) });
      await expect(async () => {
        await desk.page.getByRole('button', { name: 'Show' }).click();
        // Finished, unfinished, lines.
        await expect(row).toContainText(/^1\s*2\s*1\s*3/u, { timeout: 2_000 });
      }).toPass({ timeout: 120_000 });
    });
  },
);

/** Waits until the chosen lane's board at the desk equals the lane's own. */
async function sameBoard(desk: Page, { page }: HouseLane): Promise<void> {
  await expect(async () => {
    expect((await readBoard(desk)).map(figures)).toEqual((await readBoard(page)).map(figures));
  }).toPass({ timeout: 120_000 });
}

/** What a line shows both at the desk and at the lane. */
function figures({ name, posted, frames }: ShownLine): object {
  return { name, posted, frames };
}

/** A time of day as a person types it: `21:05`. */
function clockTime(time: Date): string {
  return time.toTimeString().slice(0, 5);
}
