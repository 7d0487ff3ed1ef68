import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { beforeAll, expect, test, vi } from 'vitest';

import { codedGame } from '../../../core/game-code/coded-game.ts';
import { makeGameCodes } from '../../../core/game-code/game-codes.ts';
import { readGameCode } from '../../../core/game-code/game-code.ts';
import { plainCode } from '../../../core/game-code/testing/plain-code.testing.ts';
import { randomGamesOf } from '../../../core/game-code/testing/random-games.testing.ts';
import { FORMAT_IDS } from '../../../core/formats/formats.ts';
import { drawQr } from './codes.ts';

/** `npm run verify` draws a thousand of each format. */
const GAMES = Number(process.env['HEADPIN_RANDOM_CODES'] ?? 5);
// A thousand games, in verify.
vi.setConfig({ testTimeout: 1_200_000 });

const MODULE = 3;
const QUIET = 4;

beforeAll(() => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } });
});

/** The picture of a drawn code: its path read back, three dots a module. */
function pictureOf(text: string): ImageData {
  const { size, path } = drawQr(text);
  const width = (size + 2 * QUIET) * MODULE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu))
    for (let row = 0; row < MODULE; row += 1) {
      const top = (Number(y) + QUIET) * MODULE + row;
      const left = (Number(x) + QUIET) * MODULE;
      for (let dot = left; dot < left + Number(run) * MODULE; dot += 1)
        data.fill(0, (top * width + dot) * 4, (top * width + dot) * 4 + 3);
    }
  return { data, width, height: width, colorSpace: 'srgb' };
}

// A decoder that shares no code with the encoder.
test.each(FORMAT_IDS)(
  'a drawn code of %s is read by another decoder, and has every ball of its game',
  async (format) => {
    for (const game of randomGamesOf(format, GAMES)) {
      const coded = codedGame(game);
      for (const text of makeGameCodes([[coded]], '7F3A 91C2').flat()) {
        const [seen] = await readBarcodes(pictureOf(text), { formats: ['QRCode'] });
        expect(seen?.text).toBe(text);
        const read = readGameCode(seen?.text ?? '');
        if (!read.ok) throw new Error(`refused: ${text}`);
        const { part, parts } = read.value;
        if (parts === 1)
          expect(plainCode(read.value)).toBe(plainCode({ games: [coded], check: '7F3A 91C2', part, parts }));
      }
    }
  },
);
