import fc from 'fast-check';
import { FORMAT_IDS } from '../../../core/formats/formats.ts';
import {
  forSettings,
  MOST_GAMES_OPEN,
  plainSettings,
  type Settings,
  type Shape,
} from '../../../contract/contract.ts';

export const DEFAULTS: Settings = plainSettings('en');

/** Any value of a shape. Text lengths are in UTF-16 units, of which a character may have two. */
function anyOf(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'flag':
      return fc.boolean();
    case 'flags':
      return fc.record(Object.fromEntries(shape.names.map((name) => [name, fc.boolean()])));
    case 'one-of':
      return fc.constantFrom(...shape.values);
    case 'some-of':
      return fc.subarray([...shape.values], { minLength: 1 });
    case 'number':
      return fc.double({ min: shape.least, max: shape.most, noNaN: true });
    case 'whole':
      return fc.integer({ min: shape.least, max: shape.most });
    case 'text':
      return fc.string({ unit: 'binary', maxLength: shape.longest / 2 });
    case 'or-none':
      return fc.option(anyOf(shape.shape));
    case 'opening':
      return anyOpening;
    case 'formats':
      return fc.subarray([...FORMAT_IDS], { minLength: 1 });
  }
}

const anyOpening = fc.oneof(
  fc.constant({ kind: 'free' }),
  fc.record({
    kind: fc.constant('games'),
    games: fc.integer({ min: 1, max: MOST_GAMES_OPEN }),
    from: fc.integer({ min: 1, max: 1e9 }),
  }),
  fc.record({
    kind: fc.constant('until'),
    at: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((at) => at.toISOString()),
  }),
);

/** Any possible settings. */
export const anySettings = fc.record(forSettings(({ is }) => anyOf(is))) as fc.Arbitrary<Settings>;

/** Values that a shape does not have: of another type, and just out of its bounds. */
export function hostileOf(shape: Shape): readonly unknown[] {
  return [{}, [], ...justOutOf(shape)];
}

function justOutOf(shape: Shape): readonly unknown[] {
  switch (shape.kind) {
    case 'flag':
      return [null, 0, 1, 'true'];
    case 'flags': {
      const all = Object.fromEntries(shape.names.map((name) => [name, true]));
      return [null, { ...all, fly: true }, ...shape.names.map((name) => ({ ...all, [name]: 'yes' }))];
    }
    case 'one-of':
      return [null, 0, 'pink', [...shape.values]];
    case 'some-of':
      return [null, shape.values[0], ['pink'], [...shape.values, shape.values[0]]];
    case 'whole':
      return [shape.least - 1, shape.least + 0.5, shape.most + 1, String(shape.least)];
    case 'number':
      return [shape.least - 0.1, shape.most + 0.1, Infinity, String(shape.least)];
    case 'text':
      return [7, 'n'.repeat(shape.longest + 1)];
    case 'or-none':
      return justOutOf(shape.shape);
    case 'opening':
      return [
        { kind: 'games', games: 3 },
        { kind: 'games', games: 0, from: 1 },
        { kind: 'games', games: MOST_GAMES_OPEN + 1, from: 1 },
        { kind: 'games', games: 3, from: 0 },
        { kind: 'games', games: 3, from: 1.5 },
        { kind: 'until', at: 'tonight' },
        { kind: 'free', games: 3 },
      ];
    case 'formats':
      return ['duckpin', ['n'.repeat(41)], Array(101).fill('duckpin')];
  }
}
