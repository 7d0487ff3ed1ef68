import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import '../../drive/bridge.ts';
import type { Program } from '../../drive/program.ts';

const run = promisify(execFile);
const SIZES = { A4: [595, 842], Letter: [612, 792] } as const;

/** A PDF's text in layout order, with form feeds between pages. */
export async function textOf(pdf: string): Promise<string> {
  return (await run('pdftotext', ['-layout', pdf, '-'])).stdout;
}

/** Expects this number of pages in this paper's size, in points; sizes are rounded to whole dots. */
export async function expectPages(pdf: string, pages: number, paper: keyof typeof SIZES): Promise<void> {
  const { stdout } = await run('pdfinfo', [pdf]);
  expect(stdout).toMatch(new RegExp(`^Pages:\\s+${String(pages)}$`, 'mu'));
  const [, width, height] = /^Page size:\s+([\d.]+) x ([\d.]+) pts/mu.exec(stdout) ?? [];
  expect(Math.abs(Number(width) - SIZES[paper][0])).toBeLessThan(1);
  expect(Math.abs(Number(height) - SIZES[paper][1])).toBeLessThan(1);
}

/** Saves the current game's sheet for A4 and returns its path. */
export async function savedPdf({ page, data }: Program): Promise<string> {
  const saved = await page.evaluate(async () => {
    const loaded = await window.lane.program.load();
    const { games } = (loaded.ok ? loaded.value : {}) as {
      readonly games?: { readonly left: { readonly id: string } };
    };
    return window.lane.printing.savePdf({ what: { kind: 'game', gameId: games?.left.id }, paper: 'A4' });
  });
  if (!saved.ok) throw new Error(`no PDF was saved: ${JSON.stringify(saved)}`);
  return join(data, 'export', (saved.value as { readonly file: string }).file);
}

const RECEIPT_POINTS = 226.77;

/** Expects this number of pages on a roll of 80 mm, none much longer than what is on it. */
export async function expectReceipt(pdf: string, pages: number): Promise<void> {
  const { stdout } = await run('pdfinfo', [pdf]);
  expect(stdout).toMatch(new RegExp(`^Pages:\\s+${String(pages)}$`, 'mu'));
  const [, width, height] = /^Page size:\s+([\d.]+) x ([\d.]+) pts/mu.exec(stdout) ?? [];
  expect(Math.abs(Number(width) - RECEIPT_POINTS)).toBeLessThan(1);
  expect(Number(height)).toBeGreaterThan(RECEIPT_POINTS / 2);
}

/** In points: what no printer reaches at the sides, and above and below, where a word's box is higher than its letters. */
const EDGES = { side: 8, end: 0 };

interface Word {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
}

/** The words of each page with their places in points. */
export async function wordsOf(pdf: string): Promise<readonly PdfPage[]> {
  const { stdout } = await run('pdftotext', ['-bbox', pdf, '-']);
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) => {
      const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/u.exec(page) ?? [];
      const words = Array.from(
        page.matchAll(/<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)</gu),
        ([, left, top, right, bottom, text = '']) => ({
          ...{ text, left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) },
        }),
      );
      return { width: Number(width), height: Number(height), words };
    });
}

/** Expects that every word of every page is where printers print, and lies on no other. */
export async function expectNothingClipped(pdf: string): Promise<void> {
  const pages = await wordsOf(pdf);
  expect(pages.length).toBeGreaterThan(0);
  for (const { width, height, words } of pages) {
    const outside = words.filter(
      ({ left, top, right, bottom }) =>
        left < EDGES.side || top < EDGES.end || right > width - EDGES.side || bottom > height - EDGES.end,
    );
    expect(outside.map(({ text }) => text)).toEqual([]);
    expect(overlaps(words)).toEqual([]);
  }
}

/** Words on each other. Their boxes are as high as the font, so only the middle of each counts, where its letters are. */
function overlaps(words: readonly Word[]): readonly string[] {
  return words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter((other) => {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const [upper, lower] = [middleOf(one), middleOf(other)];
        const high = Math.min(upper.bottom, lower.bottom) - Math.max(upper.top, lower.top);
        return wide > 0.8 && high > 0.8;
      })
      .map((other) => `${one.text} on ${other.text}`),
  );
}

function middleOf({ top, bottom }: Word): { readonly top: number; readonly bottom: number } {
  const quarter = (bottom - top) / 4;
  return { top: top + quarter, bottom: bottom - quarter };
}
