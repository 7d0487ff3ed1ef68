import { expect, test } from 'vitest';
import { setupOf } from '../../core/testing/setup.testing.ts';
import { pdfName } from './pdf-name.ts';

const SETUP = setupOf(['../../etc'], { gameNumber: 3, startedAt: '2026-11-21T20:14:00.000Z' });

test('a sheet’s file is named by day, lane and game, and by nothing that a user typed', () => {
  expect(pdfName(SETUP, 'Europe/Berlin')).toBe('headpin-2026-11-21-lane-7-game-3.pdf');
});

test('the day is the one at the lane', () => {
  expect(pdfName(SETUP, 'Asia/Seoul')).toBe('headpin-2026-11-22-lane-7-game-3.pdf');
});
