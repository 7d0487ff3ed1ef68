import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { call } from '../../../drive/bridge.ts';
import { orderOf } from '../../../src/contract/testing/order.testing.ts';
import type { Entry } from '../../../src/core/line/entry.ts';
import type { PinNumber } from '../../../src/core/line/leave.ts';
import { newPractice } from '../../../src/core/practice/practice.ts';
import { PRACTICE_FILE } from '../../../src/saves/practice/practice-file.ts';
import { ABOVE } from './board.ts';
import { matchOrder, onPair } from './pair.ts';
import { alike, inTurn, namesFor, type Scene, scene, type Step } from '../scene.ts';
import { button, keys } from '../steps.ts';

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
): Step {
  return async ({ page, names }) => {
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
  await writeFile(join(data, 'practice.json'), PRACTICE_FILE.make({ left, right: null }));
}

/** Both teams of a match on a pair in practice, the visitors with the keys. */
const pairPractises = inTurn(onPair, async ({ page, names }) => {
  const size = Math.ceil(names.length / 2);
  await call(page, 'practice.begin', { game: matchOrder(names, () => null), minutes: 10 });
  for (const entry of freeBalls(size)) await call(page, 'practice.change', 'left', { kind: 'ball', entry });
  for (const entry of freeBalls(names.length - size).slice(0, 5))
    await call(page, 'practice.change', 'right', { kind: 'ball', entry });
  await page.locator('[data-practising]').first().waitFor();
});
const free = practised(freeBalls);

/** Practice before a game: free balls, drills, the clock, its end, and the overhead. */
export const practice: readonly Scene[] = [
  {
    ...scene('practice-times', [4], button('Practice')),
    open: { args: ['--players', namesFor(4).join(',')] },
  },
  scene('practice-free', [1, 4, 8, 12], free),
  scene('practice-pins', [4], free, keys('d')),
  scene('practice-drill', [1, 4, 8], drill),
  { ...scene('practice-over', [4]), before: timeUp },
  scene('practice-pair', [2, 6, 10], pairPractises),
  scene('practice-pair-pins', [6], pairPractises, keys('Tab', 'd')),
  scene('practice-pair-leaves', [6], pairPractises, button('Spare drill')),
  scene('practice-leaves', [4], drill, button('Spare drill')),
  ...alike(
    ABOVE,
    scene('practice-overhead', [1, 4, 8], free),
    scene('practice-overhead-drill', [4], drill),
    scene('practice-pair-overhead', [2, 6, 10], pairPractises),
  ),
];
