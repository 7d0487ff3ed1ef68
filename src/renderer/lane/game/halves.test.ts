import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HALVES } from '../../../contract/contract.ts';
import { marksOf, pairOf, type PairOnPage } from '../testing/pair.testing.ts';
import { bowled } from '../testing/fake-main.testing.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** PJS has bowled a seven on the left lane, KYJ an eight on the right one. */
function pair(): Promise<PairOnPage> {
  return pairOf(bowled(['PJS'], '7'), bowled(['KYJ'], '8'));
}

describe('two games side by side', () => {
  it('show what belongs to the active half', async () => {
    const { halves, here } = await pair();
    const names = (): readonly string[] => here.board.rows.map(({ name }) => name);
    expect(names()).toEqual(['PJS']);
    halves.goTo('right');
    expect(names()).toEqual(['KYJ']);
  });

  it('get each ball in the half where the keys went when it was pressed', async () => {
    const { halves, here, left } = await pair();
    const release = left.hold();
    const first = here.changes.roll({ kind: 'spare' });
    const typedAhead = here.changes.roll({ kind: 'strike' });
    halves.goTo('right');
    const second = here.changes.roll({ kind: 'pins', pins: 1 });
    await second;
    expect(HALVES.map(marksOf)).toEqual(['7', '81']);
    release();
    await Promise.all([first, typedAhead]);
    expect(HALVES.map(marksOf)).toEqual(['7/ X', '81']);
  });

  it('take back their own newest ball', async () => {
    const { halves, here } = await pair();
    halves.goTo('right');
    await here.changes.undo();
    expect(HALVES.map(marksOf)).toEqual(['7', '']);
  });

  it('do not wait for a ball of the other half that cannot be saved, nor lose balls typed after it', async () => {
    const { halves, here, left } = await pair();
    left.trouble = 'disk-full';
    const failed = here.changes.roll({ kind: 'spare' });
    halves.goTo('right');
    const typed = [here.changes.roll({ kind: 'spare' }), here.changes.roll({ kind: 'strike' })];
    await Promise.all([failed, ...typed]);
    expect(HALVES.map(marksOf)).toEqual(['7', '8/ X']);
    expect(here.changes.locked).toBe(false);
    halves.goTo('left');
    expect(here.changes.locked).toBe(true);
  });

  it('give the PIN asked for in one half to that half', async () => {
    const { halves, here, left, staff } = await pair();
    left.pin = '2468';
    left.guarded = true;
    const undone = here.changes.undo();
    await vi.waitFor(() => {
      expect(staff.pinQuestion).toBe('enter');
    });
    halves.goTo('right');
    await staff.order({ kind: 'enter', pin: '2468' });
    staff.answerPin();
    await undone;
    expect(HALVES.map(marksOf)).toEqual(['', '8']);
  });
});
