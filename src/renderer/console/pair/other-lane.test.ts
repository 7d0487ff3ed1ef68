import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bowled } from '../../lane/testing/fake-main.testing.ts';
import { useGuide } from '../help/guide.ts';
import { both, consoleOf } from './testing/pair-console.testing.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('W and Tab give the last ball to the lane beside, and the desk says what it became there', async () => {
  const { key, halves, messages, page } = await consoleOf(bowled(['PJS'], '72'), bowled(['KYJ'], '8'));
  await key('KeyW', 'w');
  expect(page.get('[data-other="right"]').element.parentElement?.textContent).toContain(
    'Last ball to lane 13',
  );
  await key('Tab', 'Tab');
  expect(both()).toEqual(['7', '8/']);
  expect([halves.active, useGuide().sentence, messages.message]).toEqual([
    'left',
    'Moved to lane 13: KYJ /, frame 1.',
    null,
  ]);
  expect(page.get('[data-desk="right"]').text()).toContain('Undo KYJ /, frame 1');
  await key('Tab', 'Tab');
  await key('Backspace', 'Backspace');
  expect(both()).toEqual(['7', '8']);
});

test('two touches give the last ball to the lane beside: its frame, then the other lane', async () => {
  const { touchFrame, page, halves, press } = await consoleOf(bowled(['PJS'], '7'), bowled(['KYJ'], 'X'));
  await touchFrame('left', 1);
  await press('Last ball to lane 13');
  expect([both(), halves.active]).toEqual([['', 'X 7'], 'left']);
  expect(page.find('[data-other]').exists()).toBe(false);
});

test('only the frame with the last ball offers the other lane, and only while somebody bowls there', async () => {
  const offered = async (left: string, right: string, frame: number): Promise<boolean> => {
    setActivePinia(createPinia());
    const { touchFrame, page } = await consoleOf(bowled(['PJS'], left), bowled(['KYJ'], right));
    await touchFrame('left', frame);
    const isOffered = page.text().includes('Last ball to lane 13');
    page.unmount();
    return isOffered;
  };
  expect(await offered('X7', '8', 2)).toBe(true);
  expect(await offered('X7', '8', 1)).toBe(false);
  expect(await offered('X7', 'X'.repeat(12), 2)).toBe(false);
});

test('a ball that does not fit there stays, and the sentence says why', async () => {
  const { key, messages } = await consoleOf(bowled(['PJS'], '7'), bowled(['KYJ'], '8'));
  await key('KeyW', 'w');
  await key('Tab', 'Tab');
  expect(both()).toEqual(['7', '8']);
  expect(messages.message).toBe('The ball stays here. On the other side: Only 2 pins are standing.');
});

test('a ball stays while the other lane waits for a save, and when the last change here is no ball', async () => {
  const { key, touch, right, messages, here } = await consoleOf(bowled(['PJS'], '7'), bowled(['KYJ'], '8'));
  right.trouble = 'disk-full';
  await touch('right', 'Spare');
  right.trouble = null;
  await key('Tab', 'Tab');
  await key('KeyW', 'w');
  await key('Tab', 'Tab');
  expect([both(), messages.message]).toEqual([
    ['7', '8'],
    'A change on the other side is not saved. Nothing was moved. Try again or take it back there.',
  ]);
  await touch('right', 'Take it back');
  await key('Tab', 'Tab');
  const balls = [{ entry: { kind: 'pins', pins: 1 }, split: false }] as const;
  await here.changes.apply({ kind: 'correctFrame', player: 1, frame: 1, balls });
  await key('KeyW', 'w');
  await key('Tab', 'Tab');
  expect([both(), messages.message]).toEqual([
    ['1', '8'],
    'The last change here is not a ball. Nothing was moved. Undo or correct it instead.',
  ]);
});
