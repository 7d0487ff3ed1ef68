import { expect, onTestFinished, test, vi } from 'vitest';
import { LinkErasures } from './link-erasures.ts';

interface Erased {
  readonly erasures: LinkErasures;
  /** What the lane was asked to erase, and has noted. */
  readonly asked: (readonly string[])[];
  readonly known: string[];
}

/** A lane that refuses so many times, as while a change waits for the disk. */
function laneThat(refuses: number): Erased {
  const [asked, known]: [(readonly string[])[], string[]] = [[], ['anna']];
  const erasures = new LinkErasures({
    known: () => known,
    erase: (bowlers) => {
      asked.push(bowlers);
      if (asked.length <= refuses) return Promise.resolve(false);
      known.push(...bowlers);
      return Promise.resolve(true);
    },
    log: (trouble) => expect.fail(String(trouble)),
    again: 1,
  });
  onTestFinished(() => erasures.end());
  return { erasures, asked, known };
}

test('whom the house names is erased here once, and nobody again whom this lane erased', async () => {
  const { erasures, asked } = laneThat(0);
  for (let times = 0; times < 3; times += 1) erasures.hear(['anna', 'ben']);
  await erasures.end();
  expect(asked).toEqual([['ben']]);
});

test('a lane that is ended while it cannot erase leaves no try behind', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { erasures, asked } = laneThat(1);
  erasures.hear(['ben']);
  await erasures.end();
  expect([asked.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test('a lane that cannot erase now tries again until it can, with whoever was named meanwhile', async () => {
  const { erasures, asked, known } = laneThat(3);
  erasures.hear(['ben']);
  erasures.hear(['ben', 'carla']);
  await expect.poll(() => known).toEqual(['anna', 'ben', 'carla']);
  expect(asked).toHaveLength(4);
});
