import { expect } from '../support/test.ts';
import type { LeagueEvening } from './evening.ts';
import type { Expected } from './handed-in.ts';

/** Takes tonight's match; ALEX bowls for TOM, and DOM has not come. */
export async function start(evening: LeagueEvening): Promise<void> {
  await evening.press('League', 'Take this match');
  await expect(evening.page.getByRole('button', { name: /PJS Avg 181 21 games/u })).toBeVisible();
  await evening.press(/TOM Avg/u, /^Substitute/u, /^Somebody new/u);
  await evening.typed('ALEX');
  await evening.press(/^Settle 1 of 1/u);
  await evening.typed('158');
  await evening.press(/DOM Avg/u, /^Absent/u, /^Start game 1/u);
  await expect(evening.page.locator('[data-name="DOM"]')).toHaveAttribute('data-type', 'absent');
}

/** The third game, bowled or entered by agreement: tied, decided by a roll-off, and signed; then the result is saved. */
export async function lastGame(
  evening: LeagueEvening,
  { atEnd, series, match }: Expected,
  bowl: (game: number) => Promise<void>,
): Promise<void> {
  await evening.nextGame(3);
  await evening.comes('KYJ');
  await bowl(3);
  expect(await evening.scratchAtEnd()).toEqual(atEnd[2]);
  await evening.rollOff();
  await evening.sign();
  await evening.showsMatch(series, match);
  await evening.saveResult();
}
