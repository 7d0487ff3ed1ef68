import { call } from '../drive/bridge.ts';
import { press, startGame } from '../drive/play.ts';
import { expect, test } from './support/test.ts';
import { Finger } from './support/touch.ts';

const PARTY = { args: ['--players', 'PJS'] };

test('the touch that wakes a resting screen presses nothing else', async ({ open }) => {
  const { page } = await open({ ...PARTY, own: true });
  const start = page.getByRole('button', { name: /^Start/u });
  await start.waitFor();
  const { x, y, width, height } = (await start.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.clock.install();
  await page.reload();
  await start.waitFor();
  await page.clock.fastForward('05:01');
  await expect(page.locator('.idle')).toBeVisible();
  const finger = await Finger.on(page);
  await finger.at(middle);
  await expect(start).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page.locator('main.setup')).toBeVisible();
  expect(await call(page, 'program.load')).toMatchObject({ value: { games: { left: null } } });
  // The next touch counts.
  await finger.tap(page.getByRole('textbox').first());
  await expect(page.getByRole('textbox').first()).toBeFocused();
});

test('the second tap of a finger that started the next game is no ball in it', async ({ open }) => {
  const { page } = await open(PARTY);
  await startGame(page);
  await press(page, 'o');
  await page.getByRole('button', { name: /^Stop this game/u }).click();
  const again = page.getByRole('button', { name: /same players/iu });
  await again.waitFor();
  const finger = await Finger.on(page);
  await finger.doubleTap(again, () => page.getByRole('button', { name: 'Strike' }).waitFor());
  await expect(page.locator('[data-player]')).toHaveCount(1);
  // Bowled after anything the second tap entered.
  await press(page, '3');
  await expect(page.locator('[data-frame="1"]')).toHaveAttribute('data-marks', '3');
});

test('a touch or a mouse that asks for new players presses nothing on the page it opens', async ({
  open,
}) => {
  const { page } = await open(PARTY);
  const finger = await Finger.on(page);
  await page.evaluate(() => {
    window.addEventListener('click', ({ target }) => {
      if (target instanceof Element) document.body.dataset['clicked'] = target.outerHTML.slice(0, 80);
    });
  });
  const newPlayers = page.getByRole('button', { name: 'New players', exact: true });
  for (const hand of ['touch', 'mouse'] as const) {
    await startGame(page);
    await press(page, 'o');
    await page.getByRole('button', { name: /^Stop this game/u }).click();
    await newPlayers.waitFor();
    await page.evaluate(() => delete document.body.dataset['clicked']);
    if (hand === 'touch') await finger.tap(newPlayers);
    else await newPlayers.click();
    const name = page.getByRole('textbox').first();
    await name.waitFor();
    await expect(page.locator('body')).not.toHaveAttribute('data-clicked');
    // The next press began there.
    if (hand === 'touch') await finger.tap(name);
    else await name.click();
    await expect(page.locator('body')).toHaveAttribute('data-clicked', /input/u);
    await page.keyboard.type('PJS');
  }
});

test('opening the lane for the next party ends staff mode: later changes are not staff’s', async ({
  open,
}) => {
  const { page } = await open(PARTY);
  await startGame(page);
  await call(page, 'staff.order', { kind: 'setPin', pin: '2468' });
  const strip = page.getByText('Staff mode is on.');
  await expect(strip).toBeVisible();
  await press(page, 'o');
  await page.getByRole('button', { name: /^Stop this game/u }).click();
  await page.getByRole('button', { name: /same players/iu }).click();
  await page.getByRole('button', { name: 'Strike' }).waitFor();
  await expect(strip).toBeHidden();
  const refused = { ok: false, error: { code: 'staff-only' } };
  expect(await call(page, 'settings.change', { lane: 3 })).toEqual(refused);
});
