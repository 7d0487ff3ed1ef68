import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../line/entry.ts';
import { PIN_NUMBERS, type PinNumber } from '../line/leave.ts';
import { markText } from '../line/marks.ts';
import { MOST_CONVERSIONS } from './conversions.ts';
import { practised, type PracticeAction } from './action.ts';
import {
  conversionOf,
  isSound,
  lastRacks,
  marksOf,
  MOST_BALLS,
  newPractice,
  rackNow,
  type Practice,
} from './practice.ts';

const BOWLERS = ['PJS', 'KYJ', 'CMS'];
const BIG_FOUR: readonly PinNumber[] = [4, 6, 7, 10];
const STRIKE: Entry = { kind: 'strike' };
const SPARE: Entry = { kind: 'spare' };

function pins(count: number): Entry {
  return { kind: 'pins', pins: count };
}

/** The practice after these actions; an entry is a ball. */
function after(practice: Practice, ...actions: readonly (PracticeAction | Entry)[]): Practice {
  return actions.reduce((now, one) => {
    const next = practised(now, isAction(one) ? one : { kind: 'ball', entry: one });
    return next.ok ? next.value : expect.fail(JSON.stringify(next.error));
  }, practice);
}

function isAction(one: PracticeAction | Entry): one is PracticeAction {
  return ['ball', 'undo', 'rack', 'bowler'].includes(one.kind) || (one.kind === 'leave' && !('left' in one));
}

function at(leave: readonly PinNumber[] | null): PracticeAction {
  return { kind: 'leave', leave };
}

function refused(practice: Practice, action: PracticeAction): string {
  const next = practised(practice, action);
  return next.ok ? 'taken' : next.error.code;
}

const START = newPractice(BOWLERS);
const UNDO: PracticeAction = { kind: 'undo' };

describe('free balls', () => {
  test.each<[string, readonly Entry[], number, number]>([
    ['a strike ends the rack, and the next bowler is up', [STRIKE], 1, 10],
    ['a first ball leaves its pins to the same bowler', [pins(7)], 0, 3],
    ['a spare ends the rack', [pins(7), SPARE], 1, 10],
    ['an open rack ends after two balls', [pins(7), pins(1)], 1, 10],
    ['a foul on the first ball leaves ten pins', [{ kind: 'foul' }], 0, 10],
    ['after the last bowler comes the first', [STRIKE, STRIKE, STRIKE], 0, 10],
  ])('%s', (_, balls, up, standing) => {
    const practice = after(START, ...balls);
    expect([practice.up, rackNow(practice).standing]).toEqual([up, standing]);
  });

  test('a ball that says what it left leaves those pins', () => {
    const practice = after(START, { kind: 'leave', left: [10, 7] });
    expect(rackNow(practice)).toMatchObject({ standing: 2, ball: 2, pins: [7, 10] });
    expect(refused(practice, { kind: 'ball', entry: { kind: 'leave', left: [3] } })).toBe(
      'leave-does-not-fit',
    );
  });

  test.each<[string, Entry, string]>([
    ['eleven pins', pins(11), 'out-of-range'],
    ['half a pin', pins(0.5), 'not-an-integer'],
    ['four of three pins', pins(4), 'too-many-pins'],
    ['a strike on the second ball', STRIKE, 'no-strike-here'],
  ])('a practice ball of %s is refused', (_, entry, code) => {
    expect(refused(after(START, pins(7)), { kind: 'ball', entry })).toBe(code);
  });

  test('a new rack is for the same bowler, and another bowler begins at a full one', () => {
    expect(after(START, pins(7), { kind: 'rack' })).toMatchObject({ up: 0, rack: [] });
    expect(after(START, pins(7), { kind: 'bowler', bowler: 2 })).toMatchObject({ up: 2, rack: [] });
    expect(after(START, pins(7), { kind: 'bowler', bowler: 0 })).toMatchObject({
      up: 0,
      rack: [{ pins: 7 }],
    });
    expect(refused(START, { kind: 'bowler', bowler: 3 })).toBe('no-such-bowler');
  });

  test('the newest racks of a bowler are told with all their balls', () => {
    const practice = after(START, pins(7), pins(1), STRIKE, STRIKE, pins(9), SPARE);
    expect(lastRacks(practice, 0, 2).map(({ rolls }) => rolls.length)).toEqual([2, 2]);
    expect(lastRacks(practice, 0, 1).map(({ rolls }) => rolls[0])).toEqual([{ kind: 'pins', pins: 9 }]);
    expect(lastRacks(practice, 1, 9)).toEqual([{ leave: null, rolls: [{ kind: 'pins', pins: 10 }] }]);
  });

  test('the marks of a rack are those of a frame, and a made leave is a spare', () => {
    const practice = after(newPractice(['PJS']), pins(7), SPARE, STRIKE, at([10]), SPARE, pins(0));
    expect(lastRacks(practice, 0, 9).map((rack) => marksOf(rack).map(markText).join(''))).toEqual([
      ...['7/', 'X', '/', '-'],
    ]);
  });

  test('of more balls than are kept the newest stay, and no list begins in the middle of a rack', () => {
    const racks = Array.from({ length: MOST_BALLS }, () => [pins(7), pins(1)]).flat();
    const practice = after(START, STRIKE, ...racks, pins(8));
    expect(practice.balls[0]?.ball).toBe(1);
    expect(practice.balls.length).toBeGreaterThan(MOST_BALLS - 2);
    expect(isSound(practice)).toBe(true);
  });
});

describe('a spare drill', () => {
  test('every ball is a try at the same leave, and the bowlers take turns', () => {
    const practice = after(START, at(BIG_FOUR), SPARE, pins(3));
    expect(practice.up).toBe(2);
    expect(rackNow(practice)).toMatchObject({ standing: 4, pins: BIG_FOUR });
    expect(conversionOf(practice, 0, BIG_FOUR)).toMatchObject({ tries: 1, made: 1 });
    expect(conversionOf(practice, 1, BIG_FOUR)).toMatchObject({ tries: 1, made: 0 });
    expect(conversionOf(practice, 2, BIG_FOUR)).toMatchObject({ tries: 0, made: 0 });
  });

  test('four of seven are counted for the bowler and for the leave', () => {
    const alone = newPractice(['PJS']);
    const tries = [SPARE, pins(0), SPARE, SPARE, pins(0), { kind: 'foul', fell: 1 } as const, pins(1)];
    const practice = after(alone, at([10]), ...tries, at([7]), SPARE);
    expect(conversionOf(practice, 0, [10])).toMatchObject({ tries: 7, made: 4 });
    expect(conversionOf(practice, 0, [7])).toMatchObject({ tries: 1, made: 1 });
  });

  test('taking the last try back counts it no more', () => {
    const practice = after(newPractice(['PJS']), at([10]), SPARE, pins(0));
    const once = after(practice, UNDO);
    expect(conversionOf(once, 0, [10])).toMatchObject({ tries: 1, made: 1 });
    expect(after(once, UNDO).conversions).toEqual([]);
  });

  test('taking a try back returns to its leave', () => {
    const practice = after(START, at([10]), SPARE, at(null), UNDO);
    expect(practice).toMatchObject({ up: 0, leave: [10], rack: [], balls: [], conversions: [] });
  });

  test('a leave of no pins is refused', () => {
    expect(refused(START, at([]))).toBe('no-pins');
  });

  test('pins are put in order, and the same leave again changes nothing', () => {
    const practice = after(START, at([10, 3, 6, 3]));
    expect(practice.leave).toEqual([3, 6, 10]);
    expect(after(practice, at([6, 10, 3]))).toBe(practice);
    expect(after(START, at(null))).toBe(START);
  });

  test('ten pins are a drill for strikes', () => {
    const practice = after(newPractice(['PJS']), at(PIN_NUMBERS), STRIKE, pins(9));
    expect(conversionOf(practice, 0, PIN_NUMBERS)).toMatchObject({ tries: 2, made: 1 });
  });
});

test('without a ball there is none to take back', () => {
  expect(refused(START, UNDO)).toBe('no-ball-to-take-back');
});

const anyLeave = fc.subarray([...PIN_NUMBERS]);
const anyEntry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({ kind: fc.constant('pins' as const), pins: fc.integer({ min: -1, max: 11 }) }),
  fc.record({ kind: fc.constant('leave' as const), left: anyLeave }),
  fc.constantFrom<Entry>(STRIKE, SPARE, { kind: 'foul' }, { kind: 'foul', fell: 3 }),
);
const anyAction: fc.Arbitrary<PracticeAction> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('ball' as const), entry: anyEntry }) },
  fc.constantFrom<PracticeAction>(UNDO, { kind: 'rack' }, at(null)),
  fc.record({ kind: fc.constant('bowler' as const), bowler: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constant('leave' as const), leave: anyLeave }),
);

/** The practice after all of these that are not refused. */
function afterAny(practice: Practice, actions: readonly PracticeAction[]): Practice {
  return actions.reduce((now, action) => {
    const next = practised(now, action);
    return next.ok ? next.value : now;
  }, practice);
}

describe('whatever is pressed', () => {
  test('practice stays sound, also read from a file', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
        const practice = afterAny(START, actions);
        expect(isSound(practice)).toBe(true);
        expect(isSound(JSON.parse(JSON.stringify(practice)) as Practice)).toBe(true);
      }),
    );
  });

  test('a ball and its undo leave everything as it was before the ball', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 30 }), anyEntry, (actions, entry) => {
        const practice = afterAny(START, actions);
        const ball = practised(practice, { kind: 'ball', entry });
        if (!ball.ok) return;
        const back = after(ball.value, UNDO);
        expect({ ...back, conversions: sorted(back) }).toEqual({
          ...practice,
          conversions: sorted(practice),
        });
      }),
    );
  });

  test('tries are the balls at a leave, and made ones those that left nothing', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
        const practice = afterAny(START, actions);
        const balls = practice.balls.filter(({ leave }) => leave !== null);
        const cleared = balls.filter(
          ({ leave, roll }) => roll.kind === 'pins' && roll.pins === leave?.length,
        );
        const sum = (of: 'tries' | 'made'): number =>
          practice.conversions.reduce((total, one) => total + one[of], 0);
        expect([sum('tries'), sum('made')]).toEqual([balls.length, cleared.length]);
      }),
    );
  });
});

test('drills at more leaves than practice can keep forget the oldest tries', () => {
  const four = newPractice([...BOWLERS, 'LEE']);
  const leaves = Array.from({ length: MOST_CONVERSIONS / 4 }, (_none, index) =>
    PIN_NUMBERS.filter((pin) => ((index + 1) >> (pin - 1)) % 2 === 1),
  );
  const conversions = four.bowlers.flatMap((_name, bowler) =>
    leaves.map((leave) => ({ bowler, leave, tries: 1, made: 0 })),
  );
  const practice = after({ ...four, conversions }, at(PIN_NUMBERS), STRIKE);
  expect(practice.conversions).toHaveLength(MOST_CONVERSIONS);
  expect(conversionOf(practice, 0, PIN_NUMBERS)).toMatchObject({ tries: 1, made: 1 });
  expect(conversionOf(practice, 0, [1])).toEqual({ tries: 0, made: 0 });
  expect(isSound(practice)).toBe(true);
});

function sorted({ conversions }: Practice): readonly string[] {
  return conversions.map((one) => JSON.stringify(one)).toSorted();
}

test.each<[string, Partial<Practice>]>([
  ['nobody is up', { up: 3 }],
  ['a leave has no pins', { leave: [] }],
  ['a leave is out of order', { leave: [10, 3] }],
  [
    'a rack has eleven pins down',
    {
      rack: [
        { kind: 'pins', pins: 9 },
        { kind: 'pins', pins: 2 },
      ],
    },
  ],
  ['a finished rack continues', { rack: [{ kind: 'pins', pins: 10 }] }],
  ['a rack has a ball that nobody bowled', { rack: [{ kind: 'pins', pins: 3 }] }],
  [
    'a rack has another ball than the newest one',
    {
      rack: [{ kind: 'pins', pins: 3 }],
      balls: [{ bowler: 0, leave: null, ball: 1, roll: { kind: 'pins', pins: 4 } }],
    },
  ],
  [
    'somebody is up in the middle of another one’s rack',
    {
      up: 1,
      rack: [{ kind: 'pins', pins: 3 }],
      balls: [{ bowler: 0, leave: null, ball: 1, roll: { kind: 'pins', pins: 3 } }],
    },
  ],
  [
    'a leave is counted twice for one bowler',
    {
      conversions: [
        { bowler: 0, leave: [10], tries: 1, made: 1 },
        { bowler: 0, leave: [10], tries: 1, made: 0 },
      ],
    },
  ],
  ['a drill has a ball at its rack', { leave: [10], rack: [{ kind: 'pins', pins: 0 }] }],
  ['more is made than tried', { conversions: [{ bowler: 0, leave: [10], tries: 1, made: 2 }] }],
  ['a try is nobody’s', { conversions: [{ bowler: 9, leave: [10], tries: 1, made: 1 }] }],
  ['a second ball has no first', { balls: [{ bowler: 0, leave: null, ball: 2, roll: { kind: 'foul' } }] }],
  [
    'a try knocks down more than stood',
    { balls: [{ bowler: 0, leave: [10], ball: 1, roll: { kind: 'pins', pins: 2 } }] },
  ],
])('a file is not believed in which %s', (_, change) => {
  expect(isSound({ ...START, ...change })).toBe(false);
});
