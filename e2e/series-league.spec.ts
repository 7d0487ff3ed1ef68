import { kill } from './support/kill.ts';
import { LeagueEvening, written } from './league/evening.ts';
import { asReckoned, expectedOf } from './league/handed-in.ts';
import { importToday, TRIOS } from './league/match.ts';
import { lastGame, start } from './league/trios.ts';
import { savedPdf, textOf } from './support/pdf.ts';
import { expect, test } from './support/test.ts';

const expected = expectedOf(TRIOS);

test(
  'a league evening of two teams of three is bowled, signed, corrected and handed in',
  { tag: '@long' },
  async ({ open, data }) => {
    // Two minutes on an idle machine; a lost press shows within half a minute.
    test.setTimeout(1_200_000);
    const files = await importToday(data);

    const first = await open();
    const evening = new LeagueEvening(first.page, TRIOS);
    await evening.keep(files);
    await start(evening);
    // The pair's evening has all its balls by keys.
    await evening.agree(1);
    expect(await evening.scratchAtEnd()).toEqual(expected.atEnd[0]);
    await evening.sign();

    await evening.nextGame(2);
    await evening.preBowled('KYJ', 157);
    await evening.bowl(2, 2);
    await evening.comes('DOM', /^Frame 1: bowl it now/u);
    await evening.bowl(2, 6);
    await kill(first);
    const again = await open();
    evening.page = again.page;
    await evening.bowl(2);
    // Frame 3 of PJS was a spare.
    await evening.correct('PJS', 3, '5 4');
    await evening.sign();
    const corrected = expected.lines
      .filter((line) => line.startsWith('2,'))
      .map((line) =>
        line
          .split(',')
          .filter((_part, at) => at === 3 || at === 5)
          .join(),
      );
    await evening.correct('PJS', 3, '5 /', corrected);
    await evening.isUnsigned();
    await evening.sign();
    expect(await evening.scratchAtEnd()).toEqual(expected.atEnd[1]);

    await lastGame(evening, expected, (game) => evening.agree(game));
    const json = await asReckoned(data, expected);
    // Game 2 was signed twice: again after its correction.
    expect(json.signOffs.map(({ game, by }) => `${String(game)} ${by}`)).toEqual(
      [1, 2, 2, 3].flatMap((game) => [`${String(game)} PJS`, `${String(game)} 최민서`]),
    );
    expect(json.corrections).toMatchObject([{ game: 2, frame: 3, before: '54', after: '5/' }]);

    const sheet = await textOf(await savedPdf({ ...again, data }));
    for (const text of [
      ...expected.series.map(String),
      ...expected.match.map(written),
      'Changed after a signature: 1',
    ])
      expect(sheet).toContain(text);
  },
);
