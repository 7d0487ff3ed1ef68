import { expect } from '../support/test.ts';
import type { LeagueEvening } from './evening.ts';
import { expectedScratch, handedIn, LINES, reckoned } from './handed-in.ts';

/** The third game, bowled or entered by agreement: tied, decided by a roll-off, and signed; then the result is saved. */
export async function lastGame(evening: LeagueEvening, bowl: (game: number) => Promise<void>): Promise<void> {
  await evening.nextGame(3);
  await evening.comes('KYJ');
  await bowl(3);
  expect(await evening.scratchAtEnd()).toEqual(expectedScratch(3));
  await evening.rollOff();
  await evening.sign();
  await evening.showsMatch(reckoned.series, reckoned.match);
  await evening.saveResult();
}

/** Expects the reckoned points and lines in the exported files; answers the JSON. */
export async function asReckoned(data: string): Promise<Awaited<ReturnType<typeof handedIn>>['json']> {
  const { json, csv } = await handedIn(data);
  const [home, visitors] = reckoned.match;
  expect(json.points).toEqual({ home, visitors, unearned: 0, due: 0 });
  expect(
    json.lines.map(({ game, side, place, scratch, handicap, total }) =>
      [game, side, place, scratch, handicap, total].join(),
    ),
  ).toEqual(LINES);
  expect(csv).toEqual(LINES);
  return json;
}
