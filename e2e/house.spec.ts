import { bowlAll } from '../drive/play.ts';
import { putGame } from '../drive/put-game.ts';
import { expect, test } from './house/test.ts';

const STRIKES = Array.from({ length: 12 }, () => 'X').join(' ');

test('a lane without a network bowls two games, and the house then has every event; its killed service is back by itself', async ({
  evening,
}) => {
  const { desk, house } = evening;
  const lane = await evening.pair(1);
  await putGame(lane.page, ['ANNA'], 'X');
  await evening.isDelivered(lane);

  await test.step('off the network', async () => {
    lane.cable.pullOut();
    await lane.linkSays(/^Desk offline since \d\d:\d\d/u);
    await desk.says(1, 'Offline');
    await bowlAll(lane.page, STRIKES.slice(2));
    await lane.nextGame();
    await bowlAll(lane.page, STRIKES);
    await lane.linkSays(/^Desk offline since \d\d:\d\d, 2 games to deliver$/u);
  });

  await test.step('back, and caught up', async () => {
    lane.cable.plugIn();
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
    // Nobody has loaded it again.
    await expect(desk.page.locator('body')).toHaveAttribute('data-same', 'page');
  });
});
