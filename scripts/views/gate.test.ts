// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refuseForeignPresses } from '../../src/renderer/press/foreign-press.ts';
import { cellsIn, columnFaults } from './column-faults.ts';
import { colourFaults, coloursIn } from './colour-faults.ts';
import { outsideFaults, placedIn, pressFaults, reachedIn } from './reach-faults.ts';

const COLOURS = { amber: 'rgb(255, 184, 28)', red: 'rgb(255, 120, 110)' };
const [AMBER, RED] = [`background-color: ${COLOURS.amber}`, `color: ${COLOURS.red}`];
const { checkVisibility } = HTMLElement.prototype;

beforeEach(() => {
  // Nothing of these small pages is hidden.
  HTMLElement.prototype.checkVisibility = () => true;
});

afterEach(() => {
  HTMLElement.prototype.checkVisibility = checkVisibility;
  document.body.innerHTML = '';
});

function draw(page: string): void {
  document.body.innerHTML = page;
}

const lines = (first: number, second: number): string => `<table>
  <tr><th scope="col">Player</th><th scope="col">Total</th></tr>
  <tr><th scope="row"><b class="name" style="font-size: ${String(first)}px">PJS</b></th><td style="font-size: 20px">187</td></tr>
  <tr><th scope="row"><b class="name" style="font-size: ${String(second)}px">Alexandra K.</b></th><td style="font-size: 20px">90</td></tr>
</table>`;

describe('one type size in a column', () => {
  test('is right whatever the head and the other columns have', () => {
    draw(lines(18, 18));
    expect(columnFaults(cellsIn())).toEqual([]);
  });

  test('a short name that is larger than a long one is found', () => {
    draw(lines(24, 18));
    expect(columnFaults(cellsIn())).toEqual([
      expect.stringMatching(/column 1, name: "Alexandra K." 18.0 px, "PJS" 24.0 px$/u),
    ]);
  });
});

describe('one type size in a list', () => {
  const list = (size: number): string => `<ol>
    <li><span class="name" style="font-size: 30px">PJS</span><small style="font-size: 16px">Late</small></li>
    <li><span class="name long" style="font-size: ${String(size)}px">Maximiliane von</span></li>
  </ol>`;

  test('is right whatever stands beside the names', () => {
    draw(list(30));
    expect(columnFaults(cellsIn())).toEqual([]);
  });

  test('a long name that is smaller than the others is found', () => {
    draw(list(24));
    expect(columnFaults(cellsIn())).toEqual([
      'sizes: list 1, span.name in li: "Maximiliane von" 24.0 px, "PJS" 30.0 px',
    ]);
  });
});

describe('one amber', () => {
  test('may stand beside other buttons', () => {
    draw(`<button style="${AMBER}">Start</button><button>Print</button><p style="${AMBER}">PJS</p>`);
    expect(colourFaults(coloursIn(COLOURS))).toEqual([]);
  });

  test('a second one is found', () => {
    draw(`<button style="${AMBER}">Start</button><button style="${AMBER}">Apply</button>`);
    expect(colourFaults(coloursIn(COLOURS))).toEqual(['ambers: "Start", "Apply"']);
  });
});

describe('red', () => {
  test('is right for a foul, a fault and a removal', () => {
    draw(`<b class="mark" style="${RED}">F</b><p role="alert" style="${RED}">Not saved</p>
      <button class="remove" style="${RED}">Remove</button>`);
    expect(colourFaults(coloursIn(COLOURS))).toEqual([]);
  });

  test('a success in the colour of faults is found', () => {
    draw(`<p class="told" style="${RED}">Saved on the stick</p>`);
    expect(colourFaults(coloursIn(COLOURS))).toEqual(['red without a fault: "told: Saved on the stick"']);
  });
});

describe('the window', () => {
  test('a button that stands outside is found, one that can be scrolled into sight is not', () => {
    draw('<button class="next">New players</button><div style="overflow-x: auto"><button>PJS</button></div>');
    const [placed, ...others] = placedIn();
    expect([placed?.name, others]).toEqual(['button.next', []]);
    const at = (left: number) => [
      { name: 'button.next', box: { left, top: 0, right: left + 90, bottom: 64 } },
    ];
    const size = { width: 1280, height: 800 };
    expect(outsideFaults(at(1190), size)).toEqual([]);
    expect(outsideFaults(at(1200), size)).toEqual(['outside: button.next']);
    expect(outsideFaults(at(-3), size)).toEqual(['outside: button.next']);
  });
});

describe('a press that began on the page before', () => {
  test('reaches the button under the finger of a page that hears every click, and that is found', () => {
    let started = 0;
    draw('<button>Start, 3 players</button>');
    document.querySelector('button')?.addEventListener('click', () => (started += 1));
    expect(pressFaults(reachedIn())).toEqual(['under the finger of the page before: "Start, 3 players"']);
    // Looking presses nothing.
    expect(started).toBe(0);
  });

  test('reaches nothing of ours', () => {
    refuseForeignPresses();
    draw('<button>Start, 3 players</button>');
    expect(pressFaults(reachedIn())).toEqual([]);
  });
});
