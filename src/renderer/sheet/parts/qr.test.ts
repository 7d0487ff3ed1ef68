import { describe, expect, test } from 'vitest';
import { drawQr } from './qr.ts';

describe('the QR code', () => {
  test('starts in its corner with the seven modules of the finder pattern, as one bar', () => {
    expect(drawQr('PJS = 180').path.startsWith('M0 0h7v1h-7z')).toBe(true);
  });

  test('is as large as its text asks for: 21 modules for a few letters, more for a game', () => {
    expect(drawQr('PJS').size).toBe(21);
    expect(drawQr('X'.repeat(1_000)).size).toBeLessThanOrEqual(109);
  });

  test('has no module outside its square', () => {
    const { size, path } = drawQr('최민서: X 9/ = 180');
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/gu)].map((run) => run.slice(1).map(Number));
    expect(runs.length).toBeGreaterThan(size);
    for (const [x = 0, y = 0, length = 0] of runs) {
      expect(x + length).toBeLessThanOrEqual(size);
      expect(y).toBeLessThan(size);
    }
  });
});
