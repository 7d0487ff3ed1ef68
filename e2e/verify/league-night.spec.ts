import { call } from '../../drive/bridge.ts';
import { LANGUAGES } from '../../src/text/language.ts';
import { LeagueEvening, written } from '../league/evening.ts';
import { BOWLED_BEFORE, FIVES, filesOfFives } from '../league/fives.ts';
import { asReckoned, expectedOf } from '../league/handed-in.ts';
import { importToday } from '../league/match.ts';
import { savedPdf, textOf } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';
import { Finger } from '../support/touch.ts';

const expected = expectedOf(FIVES);

test('a night of two teams of five is bowled on a pair by touch, as an independent reckoner counts it', async ({
  open,
  data,
}) => {
  test.setTimeout(1_800_000);
  const files = await importToday(data, filesOfFives);
  const program = await open();
  const { page } = program;
  expect((await call(page, 'settings.change', { lane: 11, pair: true })).ok).toBe(true);
  const evening = new LeagueEvening(page, FIVES, { on: 'pair', finger: await Finger.on(page) });

  await evening.keep(files);
  await evening.press('League', 'Take this match');
  await evening.press(/TOM Avg/u, /^Substitute/u, /^Somebody new/u);
  await evening.typed('SUE', 'Apply');
  await evening.press(/LEE Avg/u, /^Vacancy/u, /김영준 Avg/u, /^Pre-bowled/u);
  for (const [index, score] of BOWLED_BEFORE.entries())
    await evening.typed(String(score), index < 2 ? 'Next game' : 'Apply');
  await evening.press(/^Settle 1 of 2/u);
  await evening.press('Scratch, handicap 0', /^Settle 1 of 1/u);
  await evening.press('M. Hohenfels');
  await evening.press(/^Start game 1/u);
  for (const [index] of FIVES.games.entries()) {
    const game = index + 1;
    if (game > 1) await evening.nextGame(game);
    await evening.bowl(game);
    expect(await evening.scratchAtEnd()).toEqual(expected.atEnd[index]);
    await evening.sign();
  }
  await evening.showsMatch(expected.series, expected.match);
  await evening.saveResult();
  await asReckoned(data, expected);
  for (const language of LANGUAGES) {
    await call(page, 'settings.change', { language });
    const sheet = await textOf(await savedPdf(program));
    for (const text of [...expected.series.map(String), ...expected.match.map(written)])
      expect(sheet).toContain(text);
  }
});
