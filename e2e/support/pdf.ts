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

/** Expects that every word of every page is inside the page, where printers print. */
export async function expectNothingClipped(pdf: string): Promise<void> {
  const { stdout } = await run('pdftotext', ['-bbox', pdf, '-']);
  const pages = stdout.split('<page ').slice(1);
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/u.exec(page) ?? [];
    const words = page.matchAll(
      /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)</gu,
    );
    const outside = Array.from(words).filter(
      ([, left, top, right, bottom]) =>
        Number(left) < EDGES.side ||
        Number(top) < EDGES.end ||
        Number(right) > Number(width) - EDGES.side ||
        Number(bottom) > Number(height) - EDGES.end,
    );
    expect(outside.map(([, , , , , word]) => word)).toEqual([]);
  }
}
