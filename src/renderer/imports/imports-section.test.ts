import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AskedGame, ImportReport, ImportSource } from '../../contract/contract.ts';
import { err, ok } from '../../core/line/result.ts';
import { IMPORTS_TEXT } from '../../text/imports/imports.ts';
import { SKIP_REASONS } from '../../text/imports/skip-reasons.ts';
import { LANGUAGES } from '../../text/language.ts';
import { connect } from '../lane/connection.ts';
import { useMessages } from '../lane/messages.ts';
import { FakeMain } from '../lane/testing/fake-main.testing.ts';
import PressButton from '../press/PressButton.vue';
import ImportsSection from './ImportsSection.vue';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const STICK: ImportSource = {
  ...{ id: '1'.repeat(24), name: 'lane 9', kind: 'folder', size: null },
  place: { kind: 'stick', name: 'KINGSTON' },
};
const FILE: ImportSource = {
  ...{
    id: '2'.repeat(24),
    name: 'games.jsonl',
    kind: 'file',
    size: 5_000_000,
    place: { kind: 'import-folder' },
  },
};
const line = (frames: string, score: number) => ({ name: '김영준', frames, score });
const ASKED: AskedGame = {
  ...{ key: '7'.repeat(24), relation: 'differs', startedAt: '2026-11-21T12:00:00.000Z' },
  ...{ lane: 9, gameNumber: 2, format: 'ten-pin' },
  ours: { savedAt: '2026-11-21T13:00:00.000Z', events: 3, lines: [line('X 7/', 37)] },
  theirs: { savedAt: '2026-11-21T14:00:00.000Z', events: 4, lines: [line('X 72', 28)] },
};
const REPORT: ImportReport = {
  ...{ look: '3'.repeat(24), isAdded: false, fresh: 2, here: 5, oursMore: 1, taken: 0 },
  ...{ from: '2026-11-20T18:00:00.000Z', to: '2026-11-21T18:00:00.000Z' },
  ...{ names: ['PJS', 'Zoë'], hasMoreNames: false, asked: [ASKED], moreAsked: 0 },
  skipped: [{ file: 'games.jsonl', line: 4, game: null, reason: 'damaged', detail: null }],
  ...{ moreSkipped: 3, trouble: null, unclear: [], notes: [] },
};

async function shown(main: FakeMain): Promise<VueWrapper> {
  main.importSources = { sources: [STICK, FILE], more: 0, sticksKnown: true };
  vi.stubGlobal('lane', main.bridge);
  await connect();
  const page = mount(ImportsSection, { attachTo: document.body });
  await flushPromises();
  return page;
}

async function press(page: VueWrapper, label: string): Promise<void> {
  const button = page.findAllComponents(PressButton).find((one) => one.text().startsWith(label));
  if (button === undefined) expect.fail(`${label} is not in ${page.text()}`);
  button.vm.$emit('press');
  await flushPromises();
}

test('what may hold games is listed with its place and size', async () => {
  const page = await shown(new FakeMain());
  expect(page.findAll('.source').map((one) => one.text())).toEqual([
    'lane 9stick KINGSTON · data folder',
    'games.jsonlfolder import · 5 MB',
  ]);
});

test('a chosen source shows what is in it before anything is added', async () => {
  const main = new FakeMain();
  main.importReports = { ...main.importReports, read: ok(REPORT) };
  const page = await shown(main);
  await press(page, 'lane 9');
  const text = page.find('.result').text();
  for (const part of [
    ...['2 new games.', 'Bowlers: PJS, Zoë', '5 games are already here.'],
    ...['1 game is already here, with more balls', 'games.jsonl, line 4: damaged', 'And 3 more.'],
  ])
    expect(text).toContain(part);
});

test('a game that differs is shown side by side, and kept twice only if staff say so', async () => {
  const main = new FakeMain();
  main.importReports = {
    read: ok(REPORT),
    added: ok({ ...REPORT, isAdded: true, asked: [], taken: 1, skipped: [], moreSkipped: 0 }),
  };
  const page = await shown(main);
  await press(page, 'lane 9');
  expect(page.findAll('mark').map((one) => one.text())).toEqual(['7/', '72']);
  expect(page.findAll('.answers button').map((one) => one.text())).toEqual(['Keep ours', 'Keep both']);
  await press(page, 'Keep both');
  await press(page, 'Add 2 games');
  expect(main.importChoices).toEqual([{ key: ASKED.key, take: 'both' }]);
  expect(page.find('.result').text()).toContain('2 games were added.1 game was taken as you chose.');
  expect(page.findAllComponents(PressButton).some((one) => one.text().startsWith('Add'))).toBe(false);
});

test('a file that continues our game offers to take it', async () => {
  const main = new FakeMain();
  const more: AskedGame = { ...ASKED, relation: 'theirs-has-more' };
  main.importReports = { ...main.importReports, read: ok({ ...REPORT, fresh: 0, asked: [more] }) };
  const page = await shown(main);
  await press(page, 'lane 9');
  expect(page.find('.game').text()).toContain('The file continues our game: 1 entry more.');
  await press(page, 'Take the file’s');
  expect(page.findAllComponents(PressButton).some((one) => one.text() === 'Apply the choices')).toBe(true);
});

test('a disk that refuses is told, with what was added before', async () => {
  const main = new FakeMain();
  main.importReports = {
    ...main.importReports,
    read: ok({ ...REPORT, isAdded: true, asked: [], trouble: 'disk-full' }),
  };
  const page = await shown(main);
  await press(page, 'lane 9');
  expect(page.find('.result').text()).toContain('What was saved before stays; the rest could not be saved:');
});

test('an import that took too long says so, and the files can be chosen again', async () => {
  const main = new FakeMain();
  main.importReports = { ...main.importReports, read: err({ code: 'reading-ended' }) };
  const page = await shown(main);
  await press(page, 'lane 9');
  expect(page.find('.result').exists()).toBe(false);
  expect(page.find('[role=status]').text()).toBe(
    'Reading took too long. Reading was stopped; nothing was added.',
  );
  expect(useMessages().message).toBeNull();
  main.importReports = { ...main.importReports, read: ok(REPORT) };
  await press(page, 'lane 9');
  expect(page.find('.result').exists()).toBe(true);
  expect(page.find('[role=status]').text()).toBe('');
});

test('while games are added, no other source can be chosen, and Stop says what became of them', async () => {
  const main = new FakeMain();
  main.importReports = { read: ok(REPORT), added: err({ code: 'reading-ended' }) };
  const page = await shown(main);
  await press(page, 'lane 9');
  const release = main.hold();
  await press(page, 'Add 2 games');
  expect(page.find('[role=status]').text()).toBe('Adding… 0 games so far');
  await press(page, 'games.jsonl');
  expect(page.findAll('.source[aria-pressed=true]').map((one) => one.text())).toHaveLength(1);
  await press(page, 'Stop');
  release();
  await flushPromises();
  expect(page.find('[role=status]').text()).toMatch(/^Adding was stopped. The games added so far stay/u);
});

test('when Add has done its work, the keyboard is at what became of the games', async () => {
  const main = new FakeMain();
  main.importReports = { read: ok(REPORT), added: ok({ ...REPORT, isAdded: true, asked: [] }) };
  const page = await shown(main);
  await press(page, 'lane 9');
  page.find<HTMLElement>('.add').element.focus();
  await press(page, 'Add 2 games');
  expect(document.activeElement?.textContent).toContain('2 games were added.');
});

test('every reason has a sentence of its own in every language', () => {
  for (const language of LANGUAGES) {
    const { reasons } = IMPORTS_TEXT[language];
    expect(new Set(SKIP_REASONS.map((reason) => reasons[reason])).size).toBe(SKIP_REASONS.length);
  }
});

test('a file whose encoding is not clear is asked about with a sample, and read again as staff say', async () => {
  const main = new FakeMain();
  const candidates = [
    { encoding: 'windows-1250', sample: 'Wałęsa' },
    { encoding: 'windows-1252', sample: 'Wa³êsa' },
  ] as const;
  const unclear = [{ source: FILE.id, file: FILE.name, candidates }];
  main.importReports = { ...main.importReports, read: ok({ ...REPORT, fresh: 0, unclear }) };
  const page = await shown(main);
  await press(page, 'games.jsonl');
  expect(page.find('.result').text()).toContain('How are the letters of games.jsonl to be read?');
  const notes = [
    { file: FILE.name, code: 'read-as', encoding: 'windows-1250' },
    { file: FILE.name, code: 'unseen-left-out' },
  ] as const;
  main.importReports = { ...main.importReports, read: ok({ ...REPORT, notes }) };
  await press(page, 'Wałęsa (Windows-1250)');
  expect(main.importEncodings).toEqual([{ source: FILE.id, encoding: 'windows-1250' }]);
  expect(page.find('.result').text()).toContain('Read games.jsonl in Windows-1250.');
  expect(page.find('.result').text()).toContain('Invisible characters in names of games.jsonl are left out.');
});
