import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { call } from '../../drive/bridge.ts';
import { FORMAT_IDS } from '../../src/core/formats/formats.ts';
import { codedGame } from '../../src/core/game-code/coded-game.ts';
import { readGameCode } from '../../src/core/game-code/game-code.ts';
import { plainCode } from '../../src/core/game-code/testing/plain-code.testing.ts';
import { randomGamesOf } from '../../src/core/game-code/testing/random-games.testing.ts';
import { makeRecord } from '../../src/saves/record/game-record.ts';
import { recordOf } from '../../src/saves/record/testing/game.testing.ts';
import { codesOn } from '../support/codes.ts';
import { expect, test } from '../support/test.ts';

const GAMES = 10;

for (const format of FORMAT_IDS)
  test(`codes on the printed page of ${format} are read at 150 dots an inch, and have every ball`, async ({
    open,
    data,
  }) => {
    test.setTimeout(600_000);
    const records = randomGamesOf(format, GAMES).map((game, index) => recordOf(game, index + 1));
    await mkdir(join(data, 'games'), { recursive: true });
    for (const record of records)
      await writeFile(join(data, 'games', `${record.id}.json`), makeRecord(record));
    const { page } = await open();
    for (const { id, game } of records) {
      const saved = await call(page, 'printing.savePdf', { what: { kind: 'game', gameId: id }, paper: 'A4' });
      if (!saved.ok) throw new Error(`no PDF was saved: ${JSON.stringify(saved)}`);
      const { file } = saved.value as { readonly file: string };
      const codes = (await codesOn(join(data, 'export', file))).flat().map(readGameCode);
      const read = codes.flatMap((code) => (code.ok ? [code.value] : []));
      expect(read).toHaveLength(codes.length);
      const players = read.flatMap(({ games }) => games.flatMap((one) => one.players));
      const end = { check: '', part: 1, parts: 1 };
      const [first] = read[0]?.games ?? [];
      if (first === undefined) throw new Error(`no code on the page of ${id}`);
      expect(plainCode({ games: [{ ...first, players }], ...end })).toBe(
        plainCode({ games: [codedGame(game)], ...end }),
      );
    }
  });
