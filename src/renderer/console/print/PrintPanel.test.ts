import { flushPromises, mount, type DOMWrapper, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SheetOrder } from '../../../contract/contract.ts';
import { err, ok } from '../../../core/line/result.ts';
import { setupOf } from '../../../core/testing/setup.testing.ts';
import { connect } from '../../lane/connection.ts';
import { bowled, type FakeMain } from '../../lane/testing/fake-main.testing.ts';
import PrintPanel from './PrintPanel.vue';

const COUNTER = { name: 'Counter', label: 'By the desk', isDefault: true };

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the print panel', () => {
  test('with a printer prints: that is the main button', async () => {
    const panel = await open((main) => (main.printersFound = ok([COUNTER])));
    expect(mainButton(panel)).toBe('Print');
    expect(panel.text()).toContain('By the desk');
    await enter();
    expect(panel.get('[role=status]').text()).toBe('Sent to the printer.');
  });

  test('without a printer saves a PDF: that is the main button, names the place, and is what Enter does', async () => {
    const panel = await open((main) => (main.printersFound = ok([])));
    expect(mainButton(panel)).toBe('Save PDFto the stick KINGSTON');
    expect(panel.text()).toContain('No printer is connected.');
    await enter();
    expect(panel.get('[role=status]').text()).toBe('Saved on the USB stick KINGSTON: lane-12-game-2.pdf');
  });

  test('says that the print service does not answer, and saves a PDF then', async () => {
    const panel = await open((main) => (main.printersFound = err({ code: 'print-silent', sent: false })));
    expect(mainButton(panel)).toBe('Save PDFto the stick KINGSTON');
    expect(panel.text()).toContain(
      'The print service does not answer. You can save a PDF; the game is safe.',
    );
  });

  test('says beside each kind how many pages it comes to', async () => {
    const setup = setupOf(['PJS']);
    const order: SheetOrder = {
      ...{ kind: 'game', paper: 'A4', marks: 'filled', language: 'en', printedAt: setup.startedAt },
      ...{ statistics: true, chart: true, house: '', logo: null, beside: null },
      game: {
        ...{ revision: 1, half: 'left', id: 'g', counter: 1, newest: 1, setup, events: [], earlier: [] },
        ...{ match: null, savedAt: setup.startedAt, waiting: null },
      },
    };
    const panel = await open((main) => (main.previewed = ok(order)));
    await vi.waitFor(() => {
      expect(button(panel, 'Game sheet').text()).toBe('Game sheet 1 p.');
    });
    expect(button(panel, 'Guest cards').text()).toBe('Guest cards');
  });

  test('a digit right after P chooses that bowler’s card, before the document is there', async () => {
    const main = bowled(['PJS', 'KYJ'], 'X'.repeat(24));
    const preview = (): Promise<never> => new Promise(() => undefined);
    main.bridge = { ...main.bridge, printing: { ...main.bridge.printing, preview } };
    const panel = await shown(main);
    await key('2');
    expect(button(panel, 'KYJ').attributes('aria-pressed')).toBe('true');
    expect(button(panel, 'Guest cards').attributes('aria-pressed')).toBe('true');
  });

  test('without a stick names the export folder', async () => {
    const panel = await open((main) => (main.pdfPlace = { kind: 'export-folder' }));
    expect(button(panel, 'Save PDF').text()).toBe('Save PDFto the export folder');
  });

  test('saves a PDF during a print, and reports the print once it is answered', async () => {
    let answer: () => void = () => undefined;
    const panel = await open((main) => {
      main.printersFound = ok([COUNTER]);
      main.bridge = {
        ...main.bridge,
        printing: {
          ...main.bridge.printing,
          print: () =>
            new Promise((resolve) => {
              answer = () => {
                resolve(err({ code: 'print-silent', sent: true }));
              };
            }),
        },
      };
    });
    await press(panel, 'Print');
    expect(panel.get('[role=status]').text()).toBe('One moment…');
    await press(panel, 'Save PDF');
    expect(panel.get('[role=status]').text()).toContain('lane-12-game-2.pdf');
    answer();
    await flushPromises();
    expect(panel.get('[role=status]').text()).toContain(
      'The printer does not say whether it took the sheet.',
    );
  });
});

async function open(prepare: (main: FakeMain) => void): Promise<VueWrapper> {
  const main = bowled(['PJS'], '8/');
  prepare(main);
  return shown(main);
}

async function shown(main: FakeMain): Promise<VueWrapper> {
  vi.stubGlobal('lane', main.bridge);
  await connect();
  const panel = mount(PrintPanel, { attachTo: document.body });
  await flushPromises();
  return panel;
}

/** The main button's label. */
function mainButton(panel: VueWrapper): string {
  return panel
    .findAll('button.primary')
    .map((found) => found.text())
    .join(', ');
}

function button(panel: VueWrapper, name: string): DOMWrapper<Element> {
  const found = panel.findAll('button').find((one) => one.text().startsWith(name));
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
}

async function press(panel: VueWrapper, name: string): Promise<void> {
  await button(panel, name).trigger('click');
  await flushPromises();
}

function enter(): Promise<void> {
  return key('Enter');
}

async function key(pressed: string): Promise<void> {
  const code = /\d/u.test(pressed) ? `Digit${pressed}` : pressed;
  window.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, code }));
  await flushPromises();
}
