import { describe, expect, it } from 'vitest';
import { TEN_PIN_FORMAT } from '../formats/ten-pin.ts';
import { NINES } from '../testing/nines.testing.ts';
import { must } from '../testing/notation.testing.ts';
import { lineUp } from './player.ts';
import { withOptions } from './player-options.ts';

const players = must(lineUp(['PJS', 'KYJ', 'CMS']));

describe('the options of a line-up', () => {
  it('are each player’s own, and the usual one where nothing is chosen', () => {
    const all = must(withOptions(players, NINES, [8, null]));
    expect(all.map(({ option }) => option)).toEqual([8, 9, 9]);
  });

  it('are nothing in a format without options', () => {
    expect(withOptions(players, TEN_PIN_FORMAT, [null])).toEqual({ ok: true, value: players });
  });

  it.each([
    ['an option that the format does not offer is refused with those it does', NINES, [9, 8]],
    ['any option is refused in a format without options', TEN_PIN_FORMAT, []],
  ])('%s', (_what, format, options) => {
    const error = { code: 'no-such-option', option: 7, options };
    expect(withOptions(players, format, [null, 7])).toEqual({ ok: false, error });
  });
});
