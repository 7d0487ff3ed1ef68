import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdOf, type Hold, type LaneNow } from './hold.ts';

const FREE: LaneNow = {
  ...{ phase: null, waiting: false, printing: false, copying: false },
  ...{ staffOn: false, isQuiet: true },
};

describe('another version', () => {
  test.each<[string, Partial<LaneNow>, Hold | null, Hold | null]>([
    ['on an empty board', {}, null, null],
    ['after a game', { phase: 'over' }, null, null],
    ['after a stopped game', { phase: 'stopped' }, null, null],
    ['in a game', { phase: 'running' }, 'game', null],
    ['while a ball is not saved', { phase: 'running', waiting: true }, 'ball', 'ball'],
    ['while the last ball is not saved', { phase: 'over', waiting: true }, 'ball', 'ball'],
    ['while a sheet is printed', { phase: 'over', printing: true }, 'print', 'print'],
    ['while the second copy is written', { copying: true }, 'copy', null],
    ['while staff are at the desk', { staffOn: true }, 'staff', null],
    ['while somebody touches the screen', { isQuiet: false }, 'touched', null],
  ])('%s starts by itself or waits, and starts at staff’s word or waits', (_when, part, itself, staff) => {
    const lane = { ...FREE, ...part };
    expect([holdOf(lane, 'itself'), holdOf(lane, 'staff')]).toEqual([itself, staff]);
  });

  const lanes: fc.Arbitrary<LaneNow> = fc.record({
    phase: fc.constantFrom(null, 'running', 'over', 'stopped'),
    waiting: fc.boolean(),
    printing: fc.boolean(),
    copying: fc.boolean(),
    staffOn: fc.boolean(),
    isQuiet: fc.boolean(),
  });

  test('never interrupts a game by itself, and never loses a ball or a sheet', () => {
    fc.assert(
      fc.property(lanes, fc.constantFrom('itself', 'staff'), (lane, by) => {
        if (holdOf(lane, by) !== null) return;
        expect(lane).toMatchObject({ waiting: false, printing: false });
        if (by === 'itself') expect({ ...FREE, phase: lane.phase }).toEqual(lane);
        if (by === 'itself') expect(lane.phase).not.toBe('running');
      }),
    );
  });

  test('that may start by itself may start at staff’s word', () => {
    fc.assert(
      fc.property(lanes, (lane) => {
        fc.pre(holdOf(lane, 'itself') === null);
        expect(holdOf(lane, 'staff')).toBeNull();
      }),
    );
  });
});
