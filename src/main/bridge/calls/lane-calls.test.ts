import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { USUAL_FORMAT } from '../../../core/formats/formats.ts';
import { SAME_OF_BALLS } from '../../../core/game/event.ts';
import { SAME, type SameFields } from '../../../core/line-up/player-event.ts';
import {
  CALLS,
  plainSettings,
  SETTING_NAMES,
  SETTINGS,
  type ArgsOf,
  type CallName,
} from '../../../contract/contract.ts';
import { bentOf } from '../../../contract/testing/hostile-test.testing.ts';
import { hostileOf } from '../../../saves/settings/testing/settings.testing.ts';
import { HOSTILE_TESTS } from '../../../contract/testing/hostile-calls.testing.ts';
import type { Permission } from '../../staff/permissions.ts';
import type { CallDeps, StaffRule } from '../call-entry.ts';
import { LANE_CALLS } from './lane-calls.ts';
import { TAKE_OVER_CALLS, type QuestionDeps } from '../../start/take-over-question.ts';
import { orderOf } from '../../../contract/testing/order.testing.ts';
import { runs } from '../../../core/testing/runs.testing.ts';

const GAME = 'g000001-00ff00';
const ENTRIES = { ...LANE_CALLS, ...TAKE_OVER_CALLS };

const taken = (name: CallName, args: unknown): boolean => v.safeParse(ENTRIES[name].parser, args).success;
const goodOf = (name: CallName): readonly unknown[] => HOSTILE_TESTS[name].good;

describe.each(CALLS)('the arguments of %s', (name) => {
  test('are accepted if they match the contract', () => {
    expect(taken(name, goodOf(name))).toBe(true);
  });

  test.each(HOSTILE_TESTS[name].hostile)('are refused with $why', ({ args }) => {
    expect(taken(name, args)).toBe(false);
  });

  test('are refused with one too many, one too few, or none', () => {
    const good = goodOf(name);
    expect(taken(name, [...good, null])).toBe(false);
    if (good.length > 0) expect(taken(name, good.slice(0, -1))).toBe(false);
    expect(taken(name, null)).toBe(false);
    expect(taken(name, { length: 0 })).toBe(false);
  });

  test('are refused with something else in any place', () => {
    for (const bent of bentOf(goodOf(name))) expect(taken(name, bent), JSON.stringify(bent)).toBe(false);
  });

  test('never throw, whatever they are', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.anything({ maxDepth: 2 })), fc.anything({ maxDepth: 2 })), (args) => {
        taken(name, args);
      }),
      runs(5),
    );
  });
});

type Judged = 'none' | { readonly owner: PropertyKey } | readonly Permission[];

/** Each call's permission for the good arguments of its hostile test; the others are everybody's. */
const STAFF_RULES: Readonly<Partial<Record<CallName, Judged>>> = {
  'program.order': [null],
  'games.new': { owner: 'games' },
  'games.apply': { owner: 'games' },
  'practice.begin': { owner: 'practice' },
  'games.moveToOtherHalf': { owner: 'games' },
  'games.remove': ['staff'],
  'matches.takeBack': { owner: 'games' },
  'matches.rollOff': { owner: 'games' },
  'matches.export': ['print'],
  'settings.change': ['display', 'staff'],
  'leagues.files': ['staff'],
  'leagues.read': ['staff'],
  'leagues.keep': ['staff'],
  'leagues.forget': ['staff'],
  'imports.sources': ['staff'],
  'imports.read': ['staff'],
  'imports.add': ['staff'],
  'imports.progress': ['staff'],
  'imports.stop': ['staff'],
  'logo.order': ['staff'],
  'printing.print': ['print'],
  'printing.again': ['print'],
  'printing.savePdf': ['print'],
  'exports.make': ['print'],
  'exports.stop': ['staff'],
  'copy.order': ['staff'],
  'diagnostics.look': ['staff'],
  'diagnostics.export': ['staff'],
  'update.start': ['staff'],
  'house.find': ['staff'],
  'house.pair': ['staff'],
  'house.unpair': ['staff'],
  'staff.order': { owner: 'staff' },
  'takeOver.order': { owner: 'question' },
};

/** A staff rule's result for the good arguments of the call's hostile test. */
const saidOf = (name: CallName): unknown => saidBy(ENTRIES, name);

function saidBy<C extends CallName>(
  entries: { readonly [D in C]: { readonly permissions: StaffRule<ArgsOf<D>, CallDeps & QuestionDeps> } },
  name: C,
): Judged {
  const { permissions } = entries[name];
  if (typeof permissions === 'function') return permissions(HOSTILE_TESTS[name].good, plainSettings('en'));
  return permissions === 'staff' || permissions === 'print' ? [permissions] : permissions;
}

test.each(CALLS)('%s needs the permission that the house sets', (name) => {
  expect(saidOf(name)).toEqual(STAFF_RULES[name] ?? 'none');
});

describe('who calls', () => {
  test('the overhead may only load; a sheet only requests its content and reports that it has drawn', () => {
    const callsOf = (caller: string): readonly CallName[] =>
      CALLS.filter((name) => ENTRIES[name].callers.some((one) => one === caller));
    expect(callsOf('board')).toEqual(['program.load']);
    expect(callsOf('sheet')).toEqual(['sheet.order', 'sheet.drawn']);
    expect(callsOf('question')).toEqual(['takeOver.order']);
    expect(callsOf('console')).toHaveLength(CALLS.length - 3);
  });
});

describe('a change of the game', () => {
  const CHANGES = [
    'games.new',
    'games.apply',
    'games.tryAgain',
    'games.takeBack',
    'games.moveToOtherHalf',
    'games.open',
  ] as const;

  test.each(CHANGES)('by %s is accepted with the time of its press', (name) => {
    expect(taken(name, [...goodOf(name), 1_795_000_000_123.4])).toBe(true);
  });

  test.each(CHANGES)('by %s is refused with an invalid time or with two times', (name) => {
    for (const time of [Number.NaN, Number.POSITIVE_INFINITY, '1', undefined, {}])
      expect(taken(name, [...goodOf(name), time])).toBe(false);
    expect(taken(name, [...goodOf(name), 1, 1])).toBe(false);
  });
});

const FIELDS: SameFields = {
  ...{ player: 1, players: [2, 1], skipped: true, score: 150, average: 151, scores: [176], option: 9 },
  ...{ handicap: 30, seat: { team: '0'.repeat(24), place: 1 } },
  ...{ frame: 1, to: 2, ball: 1, split: true, provisional: true },
};

test.each(Object.entries({ ...SAME, ...SAME_OF_BALLS }))(
  'the command %s is accepted with its fields, and refused with something else in any place',
  (kind, { fields }) => {
    const command = { kind, ...Object.fromEntries(fields.map((field) => [field, FIELDS[field]])) };
    expect(taken('games.apply', [GAME, 0, command])).toBe(true);
    for (const bent of bentOf(command))
      expect(taken('games.apply', [GAME, 0, bent]), JSON.stringify(bent)).toBe(false);
  },
);

// Windows say an opening otherwise than the file.
test.each(SETTING_NAMES.filter((name) => name !== 'opening'))(
  'a change of the setting %s is accepted, and refused with what the setting cannot be',
  (name) => {
    expect(taken('settings.change', [{ [name]: SETTINGS[name].plain }])).toBe(true);
    for (const value of hostileOf(SETTINGS[name].is))
      expect(taken('settings.change', [{ [name]: value }]), JSON.stringify(value)).toBe(false);
  },
);

describe('a request', () => {
  test('to enter an agreed line is accepted with the longest possible line', () => {
    const notation = '(8) - | '.repeat(10);
    expect(taken('games.apply', [GAME, 0, { kind: 'agreeLine', player: 1, notation }])).toBe(true);
  });

  test('for a foul is accepted with any number of its pins; the rules judge that number', () => {
    for (const fell of [0, 9, 10, 11, -1, 0.5])
      expect(taken('games.apply', [GAME, 0, { kind: 'roll', entry: { kind: 'foul', fell } }])).toBe(true);
  });

  test('for a strike or a spare with a foul is accepted', () => {
    for (const kind of ['strike', 'spare'])
      expect(taken('games.apply', [GAME, 0, { kind: 'roll', entry: { kind, foul: true } }])).toBe(true);
  });

  test('for a game of a format that this program does not know is refused', () => {
    const order = orderOf(['PJS']);
    expect(taken('games.new', [{ ...order, format: USUAL_FORMAT }])).toBe(true);
    for (const format of ['no-such-format', 'TEN-PIN', '', null, 1])
      expect(taken('games.new', [{ ...order, format }])).toBe(false);
  });

  test('for a game with any options is accepted; the format judges them', () => {
    const order = (option: unknown): unknown => ({
      ...{ follows: null, players: [{ name: 'PJS', average: null, was: null, option }] },
    });
    for (const option of [9, 6, -1, 8.5, null]) expect(taken('games.new', [order(option)])).toBe(true);
    for (const option of ['9', {}, undefined, Number.NaN])
      expect(taken('games.new', [order(option)])).toBe(false);
  });

  test('for a game of a name of ten megabytes is refused', () => {
    expect(taken('games.new', [orderOf(['A'.repeat(10_000_000)])])).toBe(false);
  });

  test.each([
    ['  Alley   &  Söhne ', 'Alley & Söhne'],
    ['Alley\u0000 Nine', 'Alley Nine'],
    ['\u3164\u200b\u2800', ''],
  ])('to call the house %j calls it %j', (houseName, tidy) => {
    const { output } = v.safeParse(ENTRIES['settings.change'].parser, [{ houseName }]);
    expect(output).toEqual([{ houseName: tidy }]);
  });

  test('to name the house is accepted with the longest name that fits its file', () => {
    expect(taken('settings.change', [{ houseName: 'k'.repeat(40) }])).toBe(true);
  });
});
