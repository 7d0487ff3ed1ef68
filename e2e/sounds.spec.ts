import type { Page } from '@playwright/test';
import { apply } from '../drive/bridge.ts';
import { bowl, press, waitForBalls } from '../drive/play.ts';
import { expect, test } from './support/test.ts';

/** Recorded from the page's audio. */
declare global {
  interface Window {
    tones?: number;
    peak?: () => number;
  }
}

/** Counts the page's tones and measures the output to the speaker. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.tones = 0;
    type Start = (this: AudioScheduledSourceNode, when?: number) => void;
    const start: Start = Reflect.get(AudioScheduledSourceNode.prototype, 'start');
    AudioScheduledSourceNode.prototype.start = function (when?: number): void {
      window.tones = (window.tones ?? 0) + 1;
      start.call(this, when);
    };
    const connect = Reflect.get(AudioNode.prototype, 'connect') as (
      this: AudioNode,
      to: AudioNode,
    ) => AudioNode;
    let highest = 0;
    Reflect.set(AudioNode.prototype, 'connect', function (this: AudioNode, to: AudioNode): AudioNode {
      if (to instanceof AudioDestinationNode) {
        const meter = this.context.createAnalyser();
        connect.call(this, meter);
        const samples = new Float32Array(meter.fftSize);
        setInterval(() => {
          meter.getFloatTimeDomainData(samples);
          highest = Math.max(highest, ...samples.map(Math.abs));
        }, 10);
      }
      return connect.call(this, to);
    });
    window.peak = () => highest;
  });
}

const tones = (page: Page): Promise<number> => page.evaluate(() => window.tones ?? -1);

test('staff switch sounds on: balls and refusals are heard, corrections, undo and a reload are not', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  await listen(page);
  await bowl(page, '7');
  await press(page, 'Control+,');
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  expect(await tones(page), 'a new house is silent').toBe(0);
  await page.getByRole('group', { name: 'Sounds' }).getByRole('button', { name: 'On' }).click();
  // A strike's four notes show staff how loud it is.
  await expect.poll(() => tones(page)).toBe(4);
  await expect.poll(() => page.evaluate(() => window.peak?.() ?? 0)).toBeGreaterThan(0.05);
  await press(page, 'Escape');

  await bowl(page, '/');
  await expect.poll(() => tones(page), 'the two notes of a spare').toBe(6);
  await press(page, 'Backspace');
  await waitForBalls(page, 1);
  await press(page, 'Shift+Backspace');
  await waitForBalls(page, 2);
  await bowl(page, '3');
  await expect.poll(() => tones(page), 'one tick, and nothing of undo and redo').toBe(7);
  await press(page, '9');
  await expect.poll(() => tones(page), 'the two notes of a refusal').toBe(9);
  await apply(page, { kind: 'stop' });
  await apply(page, { kind: 'undo' });
  expect(await tones(page)).toBe(9);

  await page.reload();
  await listen(page);
  await expect(page.getByRole('button', { name: /^Undo/u })).toBeVisible();
  expect(await tones(page)).toBe(0);
  await bowl(page, '4');
  await expect.poll(() => tones(page)).toBe(1);
});
