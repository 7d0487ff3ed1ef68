import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const run = promisify(execFile);
const DOTS_AN_INCH = 150;
const MOST_CODES = 8;

/** The texts of the QR codes on each page, read by another decoder from pictures as a plain scanner makes them. */
export async function codesOn(pdf: string): Promise<readonly (readonly string[])[]> {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(wasm)).buffer } });
  const folder = await mkdtemp(join(tmpdir(), 'headpin-codes-'));
  await run('pdftoppm', ['-r', String(DOTS_AN_INCH), '-gray', pdf, join(folder, 'page')]);
  const pages: (readonly string[])[] = [];
  for (const name of (await readdir(folder)).toSorted()) {
    const read = await readBarcodes(pictureOf(await readFile(join(folder, name))), {
      formats: ['QRCode'],
      maxNumberOfSymbols: MOST_CODES,
      tryHarder: true,
    });
    pages.push(read.map(({ text }) => text));
  }
  return pages;
}

/** A grey picture as pdftoppm writes it: its size in text, then a byte for each dot. */
function pictureOf(bytes: Uint8Array): ImageData {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/u.exec(Buffer.from(bytes.subarray(0, 64)).toString('latin1'));
  if (head === null) throw new Error('no picture in grey');
  const [width, height] = [Number(head[1]), Number(head[2])];
  const grey = bytes.subarray(head[0].length);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let dot = 0; dot < width * height; dot += 1) data.fill(grey[dot] ?? 255, dot * 4, dot * 4 + 3);
  return { data, width, height, colorSpace: 'srgb' };
}
