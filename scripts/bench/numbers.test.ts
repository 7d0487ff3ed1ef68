import { describe, expect, it } from 'vitest';
import { medianSeconds } from './numbers.ts';

describe('the rounds of a benchmark', () => {
  it('let the tasks take turns, and give a time for each', async () => {
    const order: string[] = [];
    const works = ['floor', 'program'].map((name) => () => {
      order.push(name);
    });
    const times = await medianSeconds(works, new AbortController().signal);
    expect(times).toHaveLength(2);
    expect(order.length).toBeGreaterThan(4);
    expect(order).toEqual(order.map((_, index) => (index % 2 === 0 ? 'floor' : 'program')));
  });

  it('end between two tasks when asked to', async () => {
    const stop = new AbortController();
    let done = 0;
    const work = (): void => {
      done += 1;
      stop.abort();
    };
    await expect(medianSeconds([work, work], stop.signal)).rejects.toThrow();
    expect(done).toBe(1);
  });
});
