import { flushPromises, mount, type DOMWrapper, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANY_GAME, type ExportState } from '../../contract/contract.ts';
import { connect } from '../lane/connection.ts';
import { bowled, type FakeMain } from '../lane/testing/fake-main.testing.ts';
import ExportPanel from './ExportPanel.vue';

const GAME = 'g000002-0a1b2c';
const STICK = { kind: 'stick', name: 'KINGSTON' } as const;

beforeEach(() => {
  setActivePinia(createPinia());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the panel of exports', () => {
  test('saves one game as two tables on the stick that is in, and says where they are', async () => {
    const { panel, main } = await open({ gameId: GAME, found: 0 });
    main.exporting = {
      ...{ kind: 'done', place: STICK, games: 1, left: 0 },
      files: ['headpin-2026-05-01-lane-7-game-3-games.csv', 'headpin-2026-05-01-lane-7-game-3-frames.csv'],
    };
    await press(panel, 'Save files');
    expect(main.exported).toEqual([
      {
        what: { kind: 'game', gameId: GAME },
        ...{ kinds: ['games', 'frames'], separator: ',', paper: 'A4', sticks: true },
      },
    ]);
    expect(said(panel)).toBe(
      'The game is on the USB stick KINGSTON:headpin-2026-05-01-lane-7-game-3-games.csv, ' +
        'headpin-2026-05-01-lane-7-game-3-frames.csv',
    );
  });

  test('saves all found games with the chosen kinds, separator and place', async () => {
    const filter = { ...ANY_GAME, name: 'kim' };
    const { panel, main } = await open({ gameId: GAME, found: 41, filter });
    for (const name of ['Games found: 41', 'Games (CSV)', 'PDF', 'Semicolon', 'Export folder'])
      await press(panel, name);
    await press(panel, 'Save files');
    expect(main.exported).toEqual([
      {
        what: { kind: 'found', filter },
        ...{ kinds: ['frames', 'pdf'], separator: ';', paper: 'A4', sticks: false },
      },
    ]);
  });

  test('says how far it is, can be stopped, and then says that nothing was saved', async () => {
    const { panel, main } = await open({ gameId: null, found: 900 });
    main.exporting = { kind: 'running', place: STICK, done: 12, of: 900 };
    await press(panel, 'Save files');
    expect(said(panel)).toBe('12 of 900 games…');
    main.exporting = { ...main.exporting, done: 450 };
    await vi.advanceTimersByTimeAsync(400);
    expect(said(panel)).toBe('450 of 900 games…');
    await press(panel, 'Stop');
    expect(said(panel)).toBe('Stopped. Nothing was saved.');
  });

  test('shows an export that another panel began', async () => {
    const running: ExportState = { kind: 'running', place: STICK, done: 3, of: 9 };
    const { panel } = await open({ gameId: null, found: 9 }, (main) => (main.exporting = running));
    expect(said(panel)).toBe('3 of 9 games…');
  });

  test.each([
    ['disk-full', 'There is no room left. Nothing was saved; no game is lost.'],
    ['stick-out', 'The stick was pulled out. Nothing was saved on it; no game is lost.'],
    ['read-only', 'It can only be read. Nothing was saved; no game is lost.'],
    ['too-many-sheets', 'PDF takes 500 games at most. Search for fewer, or leave PDF out.'],
  ] as const)('tells %s in a sentence', async (trouble, sentence) => {
    const { panel, main } = await open({ gameId: GAME, found: 0 });
    main.exporting = { kind: 'failed', place: STICK, trouble };
    await press(panel, 'Save files');
    expect(said(panel)).toBe(sentence);
  });

  test('counts what it does not name: more files, and games that could not be read', async () => {
    const { panel, main } = await open({ gameId: null, found: 70 });
    const files = [1, 2, 3, 4].map((part) => `part-${String(part)}.pdf`);
    main.exporting = { kind: 'done', place: { kind: 'export-folder' }, files, games: 68, left: 2 };
    await press(panel, 'Save files');
    expect(said(panel)).toBe(
      '68 games are in the export folder:part-1.pdf, part-2.pdf and 2 more' +
        '2 games cannot be read and are left out.',
    );
  });

  test('saves nothing while no kind of file is chosen', async () => {
    const { panel, main } = await open({ gameId: GAME, found: 0 });
    for (const name of ['Games (CSV)', 'Frames (CSV)', 'Save files']) await press(panel, name);
    expect(main.exported).toEqual([]);
  });
});

type Panel = VueWrapper<InstanceType<typeof ExportPanel>>;

interface Shown {
  readonly gameId: string | null;
  readonly found: number;
  readonly filter?: typeof ANY_GAME;
}

async function open(
  { gameId, found, filter = ANY_GAME }: Shown,
  prepare: (main: FakeMain) => void = () => undefined,
): Promise<{ readonly panel: Panel; readonly main: FakeMain }> {
  const main = bowled(['PJS'], '8/');
  prepare(main);
  vi.stubGlobal('lane', main.bridge);
  await connect();
  const panel = mount(ExportPanel, {
    attachTo: document.body,
    props: { gameId, found, filter },
  });
  await flushPromises();
  return { panel, main };
}

function said(panel: Panel): string {
  return panel.get('[role=status]').text();
}

function button(panel: Panel, name: string): DOMWrapper<Element> {
  const found = panel.findAll('button').find((one) => one.text() === name);
  return found ?? expect.fail(`no button ${name}`);
}

async function press(panel: Panel, name: string): Promise<void> {
  await button(panel, name).trigger('click');
  await flushPromises();
}
