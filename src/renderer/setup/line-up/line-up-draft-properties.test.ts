import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyName } from '../../../core/players/player.ts';
import {
  added,
  averaged,
  committed,
  draftAgain,
  draftOf,
  isNextRow,
  lengthened,
  opened,
  optioned,
  removed,
  retyped,
  shownNames,
  swapped,
  takenBack,
  typed,
  type LineUpDraft,
} from './line-up-draft.ts';
import { columnsOf, press } from './testing/line-up-draft.testing.ts';

/** The last game's players. */
const AGAIN: Parameters<typeof draftAgain>[0] = {
  format: 'ten-pin',
  follows: 'g000007-0a1b2c',
  names: ['PJS', 'KIM', 'ALEXANDRA'],
  players: [4, 1, 2],
};

describe('whatever is done to a line-up', () => {
  const step = fc.oneof(
    fc
      .constantFrom('a', 'b', 'z', 'Ñ', '9', ' ')
      .map((letter) => (draft: LineUpDraft) => typed(draft, letter)),
    fc.constant(takenBack),
    fc.constant(committed),
    fc.constant(lengthened),
    fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => (draft: LineUpDraft) => {
      return retyped(draft, text);
    }),
    fc.nat(5).map((place) => (draft: LineUpDraft) => opened(draft, place)),
    fc.nat(5).map((place) => (draft: LineUpDraft) => removed(draft, place)),
    fc.nat(5).map((place) => (draft: LineUpDraft) => swapped(draft, place, place + 1)),
    fc.constant((draft: LineUpDraft) => added(draft, 'KIM')),
    fc.nat(5).map((place) => (draft: LineUpDraft) => averaged(draft, place, 150)),
    fc.nat(5).map((place) => (draft: LineUpDraft) => optioned(draft, place, 8)),
  );

  it('its committed names can start, and exactly one row is open', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(draftOf([]), draftAgain(AGAIN)),
        fc.array(step, { maxLength: 40 }),
        (begun, steps) => {
          const draft = steps.reduce((before, change) => change(before), begun);
          const { rows } = draft;
          expect(rows.every(({ name }) => tidyName(name, 1).ok)).toBe(true);
          // Nobody has an id that went with another name.
          for (const { name, was } of rows)
            if (was !== null) expect(name).toBe(AGAIN.names[AGAIN.players.indexOf(was)]);
          const known = rows.flatMap(({ was }) => was ?? []);
          expect(new Set(known).size).toBe(known.length);
          expect(shownNames(rows)).toHaveLength(rows.length);
          expect(new Set(shownNames(rows)).size).toBe(rows.length);
          expect(draft.at).toBeGreaterThanOrEqual(0);
          expect(draft.at).toBeLessThanOrEqual(rows.length);
          if (draft.entry === 'letters') expect(Array.from(draft.text).length).toBeLessThan(3);
        },
      ),
    );
  });

  it('three letters add one name, and Backspace brings back the two before the third', () => {
    const letters = fc.string({ unit: fc.constantFrom('A', 'B', 'X', 'Y'), minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 12 }), letters, (names, name) => {
        const before = draftOf(names);
        const after = press(name, before);
        expect(columnsOf(after).names).toEqual([...names, name]);
        const back = takenBack(after);
        expect({ ...back, taken: [] }).toEqual(press(name.slice(0, 2), before));
        expect(press(name.slice(2), back)).toEqual(after);
      }),
    );
  });

  it('a swap done twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), fc.nat(5), (steps, place) => {
        const draft = steps.reduce((before, change) => change(before), draftOf([]));
        const twice = swapped(swapped(draft, place, place + 1), place, place + 1);
        expect(twice).toEqual(draft);
        expect(isNextRow(twice)).toBe(isNextRow(draft));
      }),
    );
  });
});
