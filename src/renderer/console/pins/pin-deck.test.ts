import { usualTable } from '../../../core/formats/format.ts';
import { mount } from '@vue/test-utils';
import { expect, it } from 'vitest';
import { TEN_PIN } from '../../../core/formats/ten-pin-table.ts';
import { leavingRoll } from '../../../core/line/roll.ts';
import type { Table } from '../../../core/line/table.ts';
import { NINES } from '../../../core/testing/nines.testing.ts';
import { textFor } from '../../../text/index.ts';
import PinDeck from './PinDeck.vue';
import { deckPins } from './taps.ts';

/** The text of Enter when all pins but the ten are tapped down. */
function enterOf({ rack }: Table): string {
  const taps = { pins: [1, 2, 3, 4, 5, 6, 7, 8, 9], split: null } as const;
  const props = {
    ...{
      rack,
      pins: deckPins(rack, taps, 'fallen'),
      tap: 'fallen' as const,
      roll: leavingRoll(9, [10]),
      fell: null,
    },
    ...{ label: 'Pins', locked: false, fixing: false, canSplit: false, text: textFor('en') },
  };
  return mount(PinDeck, { props }).get('button.enter').text().replaceAll(/ +/gu, ' ');
}

it('nine pins tapped down are entered as the strike that they are', () => {
  expect(enterOf(usualTable(NINES))).toBe('Enter strike, 9 pins 10');
});

it('and as nine where a strike needs all ten', () => {
  expect(enterOf(TEN_PIN)).toBe('Enter 9 10');
});
