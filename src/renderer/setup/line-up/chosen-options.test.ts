import { describe, expect, it } from 'vitest';
import { TEN_PIN_FORMAT } from '../../../core/formats/ten-pin.ts';
import { NINES } from '../../../core/testing/nines.testing.ts';
import { chosenOptions, optionAfter } from './chosen-options.ts';
import {
  added,
  draftAgain,
  draftOf,
  opened,
  optioned,
  retyped,
  committed,
  swapped,
} from './line-up-draft.ts';
import { columnsOf } from './testing/line-up-draft.testing.ts';

/** Ten-pin as it would be with options. */
const WITH_OPTIONS = { ...NINES, id: 'ten-pin' } as const;
const LAST = {
  format: 'ten-pin',
  follows: 'g000007-0a1b2c',
  names: ['KYJ', 'PJS'],
  players: [2, 1],
  options: [8, 9],
} as const;

describe('the options of a line-up that is typed', () => {
  it('are the usual one until another is chosen', () => {
    const draft = optioned(draftOf(['PJS', 'KYJ']), 1, 8);
    expect(chosenOptions(WITH_OPTIONS, draft, null)).toEqual([9, 8]);
  });

  it('are those of the last game where the same bowlers come again', () => {
    const again = draftAgain(LAST);
    expect(chosenOptions(WITH_OPTIONS, added(swapped(again, 0, 1), 'MAX'), LAST)).toEqual([9, 8, 9]);
    expect(chosenOptions(WITH_OPTIONS, optioned(again, 0, 9), LAST)).toEqual([9, 9]);
  });

  it('are not those of a bowler whose name somebody else has now', () => {
    const over = committed(retyped(opened(draftAgain(LAST), 1), 'KYJ'));
    expect(columnsOf(over).names).toEqual(['KYJ', 'KYJ']);
    expect(chosenOptions(WITH_OPTIONS, swapped(over, 0, 1), LAST)).toEqual([9, 8]);
    expect(chosenOptions(WITH_OPTIONS, draftOf(['KYJ']), LAST)).toEqual([9]);
  });

  it('are not those of a later game that the line-up does not follow', () => {
    const later = { ...LAST, follows: 'g000008-0a1b2c' };
    expect(chosenOptions(WITH_OPTIONS, draftAgain(LAST), later)).toEqual([9, 9]);
  });

  it('are not those of a game of another format', () => {
    expect(chosenOptions(NINES, draftAgain(LAST), LAST)).toEqual([9, 9]);
  });

  it('are never one that the format does not offer', () => {
    expect(chosenOptions(WITH_OPTIONS, optioned(draftOf(['KYJ']), 0, 4), LAST)).toEqual([9]);
  });

  it('are none in a format without options', () => {
    expect(chosenOptions(TEN_PIN_FORMAT, draftOf(['KYJ']), LAST)).toEqual([null]);
  });
});

it('the options of a format follow each other in a circle, from the usual one', () => {
  expect([9, 8].map((option) => optionAfter(NINES, option))).toEqual([8, 9]);
  expect(optionAfter(TEN_PIN_FORMAT, null)).toBeNull();
});
