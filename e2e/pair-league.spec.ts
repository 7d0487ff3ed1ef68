import { call } from '../drive/bridge.ts';
import { bowl, press } from '../drive/play.ts';
import { LeagueEvening, written } from './league/evening.ts';
import { asReckoned, expectedOf } from './league/handed-in.ts';
import { importToday, TRIOS } from './league/match.ts';
import { lastGame, start } from './league/trios.ts';
import { kill } from './support/kill.ts';
import { savedPdf, textOf } from './support/pdf.ts';
import { expect, test } from './support/test.ts';

const expected = expectedOf(TRIOS);

test('a league match of two teams of three is bowled on a pair of lanes, through a power cut, to both signatures', async ({
  open,
  data,
}) => {
  test.setTimeout(600_000);
  const files = await importToday(data);
  const first = await open();
  expect((await call(first.page, 'settings.change', { lane: 11, pair: true })).ok).toBe(true);
  const evening = new LeagueEvening(first.page, TRIOS, { on: 'pair' });
  await evening.keep(files);
  await start(evening);

  await evening.bowl(1, 2);
  await evening.takeKeysTo('right');
  // A ball of PJS under the keys of the visitors' lane: two presses give it back.
  await bowl(first.page, '9');
  await evening.shows('최민서', 2, '9');
  await press(first.page, 'w');
  await press(first.page, 'Tab');
  await evening.shows('최민서', 2, '');
  await evening.shows('PJS', 2, '9');
  await evening.takeKeysTo('left');
  await bowl(first.page, '/');
  await evening.put(1, 11);
  await evening.bowl(1);
  expect(await evening.scratchAtEnd()).toEqual(expected.atEnd[0]);
  await evening.sign();

  await evening.nextGame(2);
  await evening.preBowled('KYJ', 157);
  await evening.bowl(2, 2);
  await evening.comes('DOM', /^Frame 1: bowl it now/u);
  await evening.put(2, 6);
  // Each lane has a ball of a frame that is not finished when the power goes.
  await evening.takeKeysTo('left');
  await bowl(first.page, '7');
  await evening.takeKeysTo('right');
  await bowl(first.page, '4');
  await evening.shows('PJS', 6, '7');
  await evening.shows('최민서', 6, '4');
  await kill(first);
  const again = await open();
  evening.page = again.page;
  await evening.shows('PJS', 6, '7');
  await evening.shows('최민서', 6, '4');
  await evening.takeKeysTo('left');
  await bowl(again.page, '-');
  await evening.takeKeysTo('right');
  await bowl(again.page, '/');
  await evening.put(2);
  await evening.bowl(2);

  // Frame 3 of both was a spare. Either lane's correction asks both captains again.
  await evening.correct('PJS', 3, '5 4');
  await evening.correct('최민서', 3, '9 -');
  await evening.sign();
  await evening.correct('최민서', 3, '9 /');
  await evening.isUnsigned();
  await evening.sign();
  await evening.correct('PJS', 3, '5 /');
  await evening.isUnsigned();
  await evening.sign();
  expect(await evening.scratchAtEnd()).toEqual(expected.atEnd[1]);

  await lastGame(evening, expected, async (game) => {
    await evening.put(game, 11);
    await evening.bowl(game);
  });
  const json = await asReckoned(data, expected);
  // Home's game and the visitors' are both named, and a signature is of both.
  expect(json.games).toHaveLength(3);
  for (const game of json.games)
    expect(game).toMatchObject({ id: expect.any(String), beside: expect.any(String) });
  expect(json.signOffs).toHaveLength(10);
  expect(json.corrections).toMatchObject([
    { game: 2, side: 'home', frame: 3, before: '54', after: '5/' },
    { game: 2, side: 'visitors', frame: 3, before: '9-', after: '9/' },
  ]);

  const sheet = await textOf(await savedPdf({ ...again, data }));
  for (const text of [...expected.series.map(String), ...expected.match.map(written), 'PJS', '최민서'])
    expect(sheet).toContain(text);
});
