import { usualTable } from '../../../core/formats/format.ts';
import { mount, type DOMWrapper } from '@vue/test-utils';
import { describe, expect, it } from 'vitest';
import { TEN_PIN } from '../../../core/formats/ten-pin-table.ts';
import { DUCKPIN } from '../../../core/formats/duckpin.ts';
import { FIVE_PIN } from '../../../core/formats/five-pin.ts';
import { LOW_GAME } from '../../../core/formats/low-game.ts';
import { frameOf } from '../../../core/line/frame.ts';
import type { PinCount } from '../../../core/line/pins.ts';
import type { Rack } from '../../../core/line/rack.ts';
import { pinsRoll } from '../../../core/line/roll.ts';
import { NINES } from '../../../core/testing/nines.testing.ts';
import { must, rackAfter } from '../../../core/testing/notation.testing.ts';
import { CONSOLE_TEXT } from '../../../text/console/console.ts';
import { NOTHING_BEGUN } from '../desk/begun-ball.ts';
import KeyPad from './KeyPad.vue';

/** A mounted pad: its buttons, and the entries it emitted. */
const FULL = TEN_PIN.rack;
const DUCKPINS = usualTable(DUCKPIN);
const FIVE_PINS = usualTable(FIVE_PIN).rack;
const TWO = rackAfter(pinsRoll(8));

interface Pad {
  readonly buttons: readonly DOMWrapper<HTMLButtonElement>[];
  readonly entered: () => unknown;
}

function pad(rack: Rack | null, locked = false, full = FULL, begun = NOTHING_BEGUN): Pad {
  const text = CONSOLE_TEXT.en;
  const wrapper = mount(KeyPad, {
    props: {
      ...{ rack, full, begun, label: 'Score keys', text, locked, toPins: 'Pins' },
      ...{ fixing: false, canSplit: false },
    },
  });
  return { buttons: wrapper.findAll('button'), entered: () => wrapper.emitted('enter') };
}

/** A key's label without the drawn mark. */
function nameOf(button: Element): string {
  const copy = button.cloneNode(true);
  if (!(copy instanceof Element)) throw new Error('a key is an element');
  for (const drawn of copy.querySelectorAll('[aria-hidden]')) drawn.remove();
  return copy.textContent.trim();
}

/** The labels of the enabled keys. */
function ready({ buttons }: Pad): readonly string[] {
  return buttons
    .filter((button) => button.attributes('aria-disabled') !== 'true')
    .map(({ element }) => nameOf(element));
}

function key({ buttons }: Pad, name: string): DOMWrapper<HTMLButtonElement> {
  const found = buttons.find(({ element }) => nameOf(element) === name);
  if (found === undefined) throw new Error(`no key ${name}`);
  return found;
}

describe('the keys', () => {
  it('of a first ball take every number, a strike, a miss and a foul', () => {
    expect(ready(pad(FULL))).toEqual([
      ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'Strike', 'Miss', 'Foul', 'Pins'],
    ]);
  });

  it('of a second ball take what stands, and call the last of it the spare', () => {
    const wrapper = pad(TWO);
    expect(ready(wrapper)).toEqual(['1', '2', '0', 'Spare', 'Miss', 'Foul', 'Pins']);
    expect(key(wrapper, '2').attributes('aria-description')).toBe('that is the spare');
    expect(key(wrapper, '1').attributes('aria-description')).toBeUndefined();
  });

  it('of a first ball that nine pins make a strike say so of the nine', () => {
    const nine = key(pad(usualTable(NINES).rack), '9');
    expect(nine.attributes('aria-description')).toBe('that is a strike');
    expect(nine.get('.strike').text()).toBe('X');
    expect(
      key(pad(usualTable(NINES).rack), '8')
        .find('.strike')
        .exists(),
    ).toBe(false);
  });

  it('of a third ball at a full rack have ten in the place of the strike', () => {
    const { rack } = must(frameOf(DUCKPINS, 1, [pinsRoll(0), pinsRoll(0)]));
    const wrapper = pad(rack);
    expect(ready(wrapper)).toEqual([
      ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '10', 'Miss', 'Foul', 'Pins'],
    ]);
    void key(wrapper, '10').trigger('click');
    expect(wrapper.entered()).toEqual([[{ kind: 'pins', pins: 10 }]]);
  });

  it('of a third ball at fewer pins call the last of them neither a strike nor a spare', () => {
    const { rack } = must(frameOf(DUCKPINS, 1, [pinsRoll(6), pinsRoll(2)]));
    const wrapper = pad(rack);
    expect(ready(wrapper)).toEqual(['1', '2', '0', 'Miss', 'Foul', 'Pins']);
    expect(key(wrapper, '2').attributes('aria-description')).toBeUndefined();
  });

  it('say of a miss that it is a strike where the lowest total wins', () => {
    const wrapper = pad(usualTable(LOW_GAME).rack);
    for (const name of ['0', 'Miss'])
      expect(key(wrapper, name).attributes('aria-description')).toBe('that is a strike');
    expect(key(wrapper, '1').attributes('aria-description')).toBeUndefined();
  });

  it('take nothing while a ball waits or when none is due', () => {
    expect(ready(pad(FULL, true))).toEqual(['Pins']);
    expect(ready(pad(null))).toEqual(['Pins']);
  });

  it('act when the finger lands, and the click that follows is the same press', async () => {
    const wrapper = pad(FULL);
    await key(wrapper, '7').trigger('pointerdown', { button: 0 });
    await key(wrapper, '7').trigger('click', { detail: 1 });
    expect(wrapper.entered()).toEqual([[{ kind: 'pins', pins: 7 }]]);
  });

  it('act on a click that has no pointer, from the keyboard or a screen reader', async () => {
    const wrapper = pad(FULL);
    await key(wrapper, 'Strike').trigger('click', { detail: 0 });
    expect(wrapper.entered()).toEqual([[{ kind: 'strike' }]]);
  });

  it('that are not legal can still be pressed and say why', async () => {
    const wrapper = pad(TWO);
    await key(wrapper, '9').trigger('click', { detail: 0 });
    expect(wrapper.entered()).toEqual([[{ kind: 'pins', pins: 9 }]]);
  });

  it('Miss and 0 enter the same ball', async () => {
    const wrapper = pad(FULL);
    await key(wrapper, '0').trigger('click', { detail: 0 });
    await key(wrapper, 'Miss').trigger('click', { detail: 0 });
    expect(wrapper.entered()).toEqual([[{ kind: 'pins', pins: 0 }], [{ kind: 'pins', pins: 0 }]]);
  });
});

describe('the keys of five-pin', () => {
  const marks = ['Strike', 'Spare', 'Miss', 'Foul'];
  const values = Array.from({ length: 12 }, (_, index) => String(index + 2));

  /** A pad at the rack that this ball leaves. */
  function after(first: PinCount): Pad {
    const { rack } = must(frameOf(usualTable(FIVE_PIN), 1, [pinsRoll(first)]));
    return pad(rack, false, FIVE_PINS);
  }

  it('are all that a ball can count, one press each, and neither pins to touch nor a split', () => {
    const wrapper = pad(FIVE_PINS, false, FIVE_PINS);
    expect(wrapper.buttons.map(({ element }) => nameOf(element))).toEqual([...values, ...marks]);
    expect(ready(wrapper)).toEqual([...values, 'Strike', 'Miss', 'Foul']);
    void key(wrapper, '13').trigger('click');
    expect(wrapper.entered()).toEqual([[{ kind: 'pins', pins: 13 }]]);
  });

  it('of a second ball take what the standing pins can be worth', () => {
    // Twelve left a three.
    expect(ready(after(12))).toEqual(['3', 'Spare', 'Miss', 'Foul']);
    expect(key(after(12), '3').attributes('aria-description')).toBe('that is the spare');
  });

  it('of a third ball at all pins have fifteen in the place of the strike', () => {
    const { rack } = must(frameOf(usualTable(FIVE_PIN), 1, [pinsRoll(0), pinsRoll(0)]));
    const wrapper = pad(rack, false, FIVE_PINS);
    expect(ready(wrapper)).toEqual([...values, '15', 'Miss', 'Foul']);
  });

  it('stay where they are when the game is over, and none of them can be pressed', () => {
    const wrapper = pad(null, false, FIVE_PINS);
    expect(wrapper.buttons).toHaveLength(16);
    expect(ready(wrapper)).toEqual([]);
  });

  it('show which numbers a first digit waits for', () => {
    const wrapper = pad(FIVE_PINS, false, FIVE_PINS, { foul: false, digit: 1 });
    const waiting = wrapper.buttons.filter((button) => button.classes('waits'));
    expect(waiting.map(({ element }) => nameOf(element))).toEqual(['10', '11', '12', '13']);
  });

  it('show that the next one is a foul', () => {
    const pressed = (foul: boolean): string | undefined =>
      key(pad(FIVE_PINS, false, FIVE_PINS, { foul, digit: null }), 'Foul').attributes('aria-pressed');
    expect([pressed(false), pressed(true)]).toEqual(['false', 'true']);
    // In ten-pin a foul is entered at once.
    expect(key(pad(FULL), 'Foul').attributes('aria-pressed')).toBeUndefined();
  });
});
