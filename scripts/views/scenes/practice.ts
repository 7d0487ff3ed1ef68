import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { call } from '../../../drive/bridge.ts';
import { orderOf } from '../../../src/contract/testing/order.testing.ts';
import type { Entry } from '../../../src/core/line/entry.ts';
import { USUAL_TERMS } from '../../../src/core/league/terms.ts';
import type { PinNumber } from '../../../src/core/line/leave.ts';
import { newPractice } from '../../../src/core/practice/practice.ts';
import { makePractice } from '../../../src/saves/practice/practice-file.ts';
import { above, SCREEN } from './overhead.ts';
import { button, chosen, inTurn, keys, namesFor, type Scene, type Stage } from '../scene.ts';

const SPARE: Entry = { kind: 'spare' };
const STRIKE: Entry = { kind: 'strike' };

function pins(count: number): Entry {
  return { kind: 'pins', pins: count };
}

/** Everybody's first racks; then the first bowler leaves these pins. */
function freeBalls(players: number): readonly Entry[] {
  const racks = [[STRIKE], [pins(9), SPARE], [pins(7), pins(2)], [{ kind: 'foul' } as const, pins(8)]];
  const all = Array.from({ length: 4 }, (_, round) =>
    Array.from({ length: players }, (_none, place) => racks[(round + place) % racks.length] ?? []),
  );
  return [...all.flat(2), { kind: 'leave', left: [3, 6, 10] }];
}

/** Practice of this many, with these balls at full racks, or at a leave. */
function practised(
  balls: (players: number) => readonly Entry[],
  leave: readonly PinNumber[] | null = null,
): Scene['show'] {
  return async ({ page, names }: Stage): Promise<void> => {
    await call(page, 'practice.begin', { game: orderOf(names), minutes: leave === null ? 10 : null });
    if (leave !== null) await call(page, 'practice.change', 'left', { kind: 'leave', leave });
    for (const entry of balls(names.length))
      await call(page, 'practice.change', 'left', { kind: 'ball', entry });
    await page.locator('[data-practising]').first().waitFor();
  };
}

/** Four of seven, then fewer. */
const drill = practised(
  (players) =>
    [1, 1, 0, 1, 0, 0, 1].flatMap((made, round) =>
      Array.from({ length: players }, (_, place) =>
        made === 1 && (place + round) % 3 !== 2 ? SPARE : pins(1),
      ),
    ),
  [4, 6, 7, 10],
);

/** Practice whose time is up. */
async function timeUp(data: string): Promise<void> {
  const names = namesFor(4);
  const left = {
    ...{ counter: 1, remaining: 0, game: { ...orderOf(names) } },
    practice: newPractice(names),
  };
  await mkdir(data, { recursive: true });
  await writeFile(join(data, 'practice.json'), makePractice({ left, right: null }));
}

/** Practice before a game: free balls, drills, the clock, its end, and the overhead. */
/** Both teams of a match on a pair in practice, the visitors with the keys. */
const onPair = inTurn(chosen({ pair: true }), async ({ page, names }: Stage): Promise<void> => {
  const size = Math.ceil(names.length / 2);
  const players = names.map((name, index) => ({
    ...{ name, average: null, was: null },
    league: { team: index < size ? 1 : 2 },
  }));
  const league = { terms: USUAL_TERMS, teams: ['Late Hooks', '볼링메이트 화요일'] };
  const game = { half: 'both', players, follows: null, league };
  await call(page, 'practice.begin', { game, minutes: 10 });
  for (const entry of freeBalls(size)) await call(page, 'practice.change', 'left', { kind: 'ball', entry });
  for (const entry of freeBalls(names.length - size).slice(0, 5))
    await call(page, 'practice.change', 'right', { kind: 'ball', entry });
  await page.locator('[data-practising]').first().waitFor();
});

export const practice: readonly Scene[] = [
  {
    name: 'practice-times',
    players: [4],
    show: button('Practice'),
    open: { args: ['--players', namesFor(4).join(',')] },
  },
  { name: 'practice-free', players: [1, 4, 8, 12], show: practised(freeBalls) },
  { name: 'practice-pins', players: [4], show: inTurn(practised(freeBalls), keys('d')) },
  { name: 'practice-drill', players: [1, 4, 8], show: drill },
  { name: 'practice-over', players: [4], show: () => Promise.resolve(), before: timeUp },
  {
    ...{ name: 'practice-overhead', players: [1, 4, 8], twoScreens: true, sizes: [SCREEN] },
    ...{ show: practised(freeBalls), page: above },
  },
  {
    ...{ name: 'practice-overhead-drill', players: [4], twoScreens: true, sizes: [SCREEN] },
    ...{ show: drill, page: above },
  },
  { name: 'practice-pair', players: [2, 6, 10], show: onPair },
  { name: 'practice-pair-pins', players: [6], show: inTurn(onPair, keys('Tab', 'd')) },
  { name: 'practice-pair-leaves', players: [6], show: inTurn(onPair, button('Spare drill')) },
  {
    ...{ name: 'practice-pair-overhead', players: [2, 6, 10], twoScreens: true, sizes: [SCREEN] },
    ...{ show: onPair, page: above },
  },
  { name: 'practice-leaves', players: [4], show: inTurn(drill, button('Spare drill')) },
];
