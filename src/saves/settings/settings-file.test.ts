import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MOST_GAMES_OPEN, type Settings, type StartNotice } from '../../contract/contract.ts';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { sealText } from '../record/sealed-text.ts';
import { SETTINGS_VERSION, SettingsFile, makeSettings, parseSettings } from './settings-file.ts';
import { DEFAULTS } from './testing/settings.testing.ts';

const CHOSEN: Settings = { ...DEFAULTS, language: 'ko', lane: 12, printer: 'Büro "2"' };

/** What versions 7 and 8 added, as it is where nobody chose it. */
const PRINTING = {
  cardPaper: DEFAULTS.cardPaper,
  cardPrinter: DEFAULTS.cardPrinter,
  sheetStatistics: DEFAULTS.sheetStatistics,
  sheetChart: DEFAULTS.sheetChart,
  printsAt: DEFAULTS.printsAt,
  prints: DEFAULTS.prints,
} as const;

async function opened(data: string): Promise<{ file: SettingsFile; notices: readonly StartNotice[] }> {
  const file = new SettingsFile(new NodeDisk(), data, DEFAULTS);
  return { file, notices: await file.open() };
}

describe('settings', () => {
  test('are the defaults on a new lane, silently', async () => {
    const { file, notices } = await opened(await tempFolder());
    expect([file.current(), notices]).toEqual([DEFAULTS, []]);
    expect((await opened(join(await tempFolder(), 'gone'))).notices).toEqual([]);
  });

  test('that were changed are there at the next start, in one file', async () => {
    const data = await tempFolder();
    const { file } = await opened(data);
    expect(await file.change({ language: 'ko', lane: 12 })).toMatchObject({ ok: true });
    expect(await file.change({ printer: 'Büro "2"' })).toEqual({ ok: true, value: CHOSEN });
    expect((await opened(data)).file.current()).toEqual(CHOSEN);
    expect(await namesIn(data)).toEqual(['settings.json']);
  });

  test('that do not change are not written', async () => {
    const data = await tempFolder();
    const disk = new FailingDisk();
    const file = new SettingsFile(disk, data, DEFAULTS);
    await file.open();
    expect(await file.change({ lane: DEFAULTS.lane })).toEqual({ ok: true, value: DEFAULTS });
    expect(await namesIn(data)).toEqual([]);
    await file.change({ lane: 12, bowlersMay: { ...DEFAULTS.bowlersMay, undo: false } });
    const [before, calls] = [await disk.look(join(data, 'settings.json')), disk.calls.length];
    const same = { lane: 12, bowlersMay: { ...DEFAULTS.bowlersMay, undo: false } };
    for (const change of [same, {}])
      expect(await file.change(change)).toMatchObject({ ok: true, value: same });
    expect(await disk.look(join(data, 'settings.json'))).toEqual(before);
    // Only the test has read the file since.
    expect(disk.calls.length).toBe(calls + 1);
  });

  test('that could not be saved are written when they are chosen again', async () => {
    const data = await tempFolder();
    const disk = new FailingDisk();
    const file = new SettingsFile(disk, data, DEFAULTS);
    await file.change({ lane: 12 });
    disk.fails = (call) => (call === 'syncFolder' ? 'EIO' : null);
    expect(await file.change({ lane: 13 })).toEqual({ ok: false, error: 'device-error' });
    disk.fails = () => null;
    // The new file may already be in place.
    expect(await file.change({ lane: 12 })).toMatchObject({ ok: true });
    expect((await opened(data)).file.current().lane).toBe(12);
  });

  test('changed at the same moment are all kept', async () => {
    const data = await tempFolder();
    const { file } = await opened(data);
    await Promise.all([
      file.change({ language: 'ko' }),
      file.change({ lane: 12 }),
      file.change({ printer: 'Büro "2"' }),
    ]);
    expect((await opened(data)).file.current()).toEqual(CHOSEN);
  });

  test.each([
    ['the disk does not say what is there', 'list', 'EIO', makeSettings(CHOSEN)],
    ['they may not be looked at', 'look', 'EACCES', makeSettings(CHOSEN)],
    ['they are damaged and cannot be moved aside', 'rename', 'EACCES', 'language = ko'],
  ])('are left unchanged, with a notice, when %s', async (_when, broken, code, text) => {
    const data = await tempFolder();
    await writeFile(join(data, 'settings.json'), text);
    const disk = new FailingDisk();
    disk.fails = (call) => (call === broken ? code : null);
    const file = new SettingsFile(disk, data, DEFAULTS);
    expect(await file.open()).toEqual([{ kind: 'left-unread', file: 'settings.json' }]);
    expect(file.current()).toEqual(DEFAULTS);
    disk.fails = () => null;
    // The choice lasts until the program ends; the earlier saved choices are not lost.
    expect(await file.change({ lane: 3 })).toMatchObject({ ok: true, value: { lane: 3 } });
    expect(await readFile(join(data, 'settings.json'), 'utf8')).toBe(text);
  });

  test('leave the temp file of another file in place', async () => {
    const data = await tempFolder();
    await writeFile(join(data, 'lock.0a1b2c3d.tmp'), '');
    await writeFile(join(data, 'settings.json.0a1b2c3d.tmp'), '');
    await opened(data);
    expect(await namesIn(data)).toEqual(['lock.0a1b2c3d.tmp']);
  });

  test('are settled when every requested change is done', async () => {
    const { file } = await opened(await tempFolder());
    const change = file.change({ lane: 12 });
    await file.settled();
    expect(file.current().lane).toBe(12);
    await change;
  });

  test('that could not be saved stay unchanged', async () => {
    const data = await tempFolder();
    const disk = new FailingDisk();
    const file = new SettingsFile(disk, data, DEFAULTS);
    await file.open();
    disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    expect(await file.change({ lane: 12 })).toEqual({ ok: false, error: 'disk-full' });
    expect(file.current()).toEqual(DEFAULTS);
    expect(await namesIn(data)).toEqual([]);
  });

  test('that are unreadable are quarantined, and the defaults are in force', async () => {
    const data = await tempFolder();
    await writeFile(join(data, 'settings.json'), 'language = ko');
    await writeFile(join(data, 'settings.json.0a1b2c3d.tmp'), 'left over');
    const { file, notices } = await opened(data);
    expect([file.current(), notices]).toEqual([DEFAULTS, [{ kind: 'settings-lost' }]]);
    expect(await namesIn(data)).toEqual(['quarantine']);
    expect((await file.change({ lane: 3 })).ok).toBe(true);
    expect((await opened(data)).notices).toEqual([]);
  });

  test('of a newer program keep the lane’s number and all else that is known of them', async () => {
    const data = await tempFolder();
    const values = {
      ...CHOSEN,
      lane: 17,
      theme: 'sunset',
      formats: ['ten-pin', 'mars-pin'],
      lanes: [17, 18],
    };
    const newer = sealText('headpin-settings', SETTINGS_VERSION + 1, [['settings', JSON.stringify(values)]]);
    await writeFile(join(data, 'settings.json'), newer);
    const { file, notices } = await opened(data);
    expect(notices).toEqual([{ kind: 'newer', file: 'settings.json' }]);
    const kept = { ...CHOSEN, lane: 17, theme: DEFAULTS.theme, formats: ['ten-pin'] };
    expect(file.current()).toEqual(kept);
  });

  test('of a newer program stay byte for byte, whatever is changed here', async () => {
    const data = await tempFolder();
    const newer = sealText('headpin-settings', SETTINGS_VERSION + 1, [['settings', '{"lanes":[7,8]}']]);
    await writeFile(join(data, 'settings.json'), newer);
    const { file, notices } = await opened(data);
    expect(notices).toEqual([{ kind: 'newer', file: 'settings.json' }]);
    expect([file.isLeft, (await opened(await tempFolder())).file.isLeft]).toEqual([true, false]);
    expect(await file.change({ lane: 12 })).toMatchObject({ ok: true, value: { lane: 12 } });
    expect(await readFile(join(data, 'settings.json'), 'utf8')).toBe(newer);
  });
});

describe("the settings' file", () => {
  const whole = new TextEncoder().encode(makeSettings(CHOSEN));

  test('is read as it was written', () => {
    expect(parseSettings(whole)).toEqual({ kind: 'read', value: CHOSEN });
  });

  test('with any bit flipped or any end cut off is detected', () => {
    for (let place = 0; place < whole.length; place += 1) {
      expect(parseSettings(whole.subarray(0, place)).kind, `cut to ${String(place)}`).toBe('damaged');
      for (let bit = 0; bit < 8; bit += 1) {
        const changed = whole.slice();
        changed[place] = (changed[place] ?? 0) ^ (1 << bit);
        expect(parseSettings(changed).kind, `byte ${String(place)}, bit ${String(bit)}`).toBe('damaged');
      }
    }
  });

  const wrong: readonly Partial<Record<keyof Settings | 'volume', unknown>>[] = [
    { lane: 0 },
    { lane: 1.5 },
    { lane: 1000 },
    { language: 'fr' },
    { theme: 'pink' },
    { printer: 7 },
    { volume: 11 },
    { houseName: 'n'.repeat(41) },
    { houseLanguage: 'fr' },
    { houseTheme: 'pink' },
    { layout: 'six' },
    { pad: 'mouse' },
    { pinTap: 'neither' },
    { lateRule: 'forgiven' },
    { opening: { kind: 'games', games: 3 } },
    { opening: { kind: 'games', games: 0, from: 1 } },
    { opening: { kind: 'games', games: MOST_GAMES_OPEN + 1, from: 1 } },
    { opening: { kind: 'games', games: 3, from: 0 } },
    { opening: { kind: 'games', games: 3, from: 1.5 } },
    { opening: { kind: 'until', at: 'tonight' } },
    { opening: { kind: 'free', games: 3 } },
    { celebrations: 1 },
    { sounds: null },
    { overhead: 's'.repeat(201) },
    { distance: 0.9 },
    { distance: 20.1 },
    { diagonal: 9.9 },
    { diagonal: 121 },
    { bowlersMay: { ...DEFAULTS.bowlersMay, undo: 'yes' } },
    { bowlersMay: { correct: true } },
    { bowlersMay: { ...DEFAULTS.bowlersMay, fly: true } },
    { keepNames: 0 },
    { keepNames: 3651 },
    { keepNames: 1.5 },
    { formats: [] },
    { formats: ['n'.repeat(41)] },
    { formats: Array(101).fill('duckpin') },
    { formats: 'duckpin' },
    { printsAt: 'frame' },
    { prints: [] },
    { prints: 'game' },
    { prints: ['statistics'] },
  ];
  test.each(wrong)('with %j is refused', (change) => {
    const settings = JSON.stringify({ ...CHOSEN, ...change });
    const file = sealText('headpin-settings', SETTINGS_VERSION, [['settings', settings]]);
    expect(parseSettings(new TextEncoder().encode(file))).toEqual({ kind: 'damaged', reason: 'content' });
  });

  const right: readonly Partial<Settings>[] = [
    { lane: 999 },
    { houseName: 'n'.repeat(40) },
    { opening: { kind: 'games', games: MOST_GAMES_OPEN, from: 1 } },
    { opening: { kind: 'until', at: '2026-11-21T22:00:00.000Z' } },
    { overhead: 's'.repeat(200) },
    { distance: 1, diagonal: 120 },
    { distance: 20, diagonal: 10 },
    { keepNames: 1 },
    { keepNames: 3650 },
    { formats: ['candlepin'] },
    { printsAt: 'series', prints: ['recap', 'series', 'card'] },
  ];
  test.each(right)('with %j is read', (change) => {
    const settings = { ...CHOSEN, ...change };
    const file = new TextEncoder().encode(makeSettings(settings));
    expect(parseSettings(file)).toEqual({ kind: 'read', value: settings });
  });

  // As version 1 wrote them.
  const first = {
    ...{ language: 'ko', theme: 'day', view: 'board', lane: 12 },
    ...{ paper: 'Letter', marks: 'letters', printer: null },
  };
  const sealedFirst = (settings: object): Uint8Array =>
    new TextEncoder().encode(sealText('headpin-settings', 1, [['settings', JSON.stringify(settings)]]));

  test('of version 1 keeps its choices, and its last language and theme become the house’s', () => {
    const house = { houseLanguage: 'ko', houseTheme: 'day' };
    expect(parseSettings(sealedFirst(first))).toEqual({
      kind: 'read',
      value: { ...DEFAULTS, ...first, ...house, paperMarks: 'letters' },
    });
  });

  const PLAIN = ['ten-pin', 'no-tap'];

  // As version 2 wrote them.
  const second = {
    ...{ language: 'ko', theme: 'day', view: 'board', lane: 12, paper: 'Letter', marks: 'letters' },
    ...{ printer: 'Büro "2"', houseName: 'Kegel', houseLanguage: 'de', houseTheme: 'contrast' },
    ...{ layout: 'five', pad: 'pins', pinTap: 'left', lateRule: 'made-up' },
    ...{ celebrations: false, sounds: true, overhead: null, distance: 6, diagonal: 55, keepNames: 30 },
    bowlersMay: { correct: false, undo: true, players: true, print: false, display: true, end: true },
  };
  const sealedSecond = (settings: object): Uint8Array =>
    new TextEncoder().encode(sealText('headpin-settings', 2, [['settings', JSON.stringify(settings)]]));

  test('of version 2 keeps its choices; a lane open for some games is simply open, because nobody counted them', () => {
    const until = { kind: 'until', at: '2026-11-21T22:00:00.000Z' };
    const read = (opening: object): unknown => parseSettings(sealedSecond({ ...second, opening }));
    expect(read({ kind: 'games', games: 3 })).toEqual({
      kind: 'read',
      value: {
        ...second,
        opening: { kind: 'free' },
        paperMarks: 'letters',
        pair: false,
        ...PRINTING,
        formats: PLAIN,
      },
    });
    expect(read(until)).toEqual({
      kind: 'read',
      value: { ...second, opening: until, paperMarks: 'letters', pair: false, ...PRINTING, formats: PLAIN },
    });
  });

  test.each([
    { opening: { kind: 'games', games: 3, from: 1 } },
    { opening: { kind: 'games', games: 0 } },
    { theme: 'pink' },
    { logo: 'cat.png' },
  ])('of version 2 with %j is refused', (change) => {
    const refused = { kind: 'damaged', reason: 'content' };
    expect(parseSettings(sealedSecond({ ...second, opening: { kind: 'free' }, ...change }))).toEqual(refused);
  });

  // As version 3 wrote them.
  const third = { ...second, opening: { kind: 'games', games: 3, from: 7 } };
  const sealedThird = (settings: object): Uint8Array =>
    new TextEncoder().encode(sealText('headpin-settings', 3, [['settings', JSON.stringify(settings)]]));

  test.each(['filled', 'letters'])(
    'of version 3 keeps its choices: the sheet has the marks (%s) that it shared with the board',
    (marks) => {
      expect(parseSettings(sealedThird({ ...third, marks }))).toEqual({
        kind: 'read',
        value: { ...third, marks, paperMarks: marks, pair: false, ...PRINTING, formats: PLAIN },
      });
    },
  );

  test.each([{ paperMarks: 'filled' }, { theme: 'pink' }])('of version 3 with %j is refused', (change) => {
    const refused = { kind: 'damaged', reason: 'content' };
    expect(parseSettings(sealedThird({ ...third, ...change }))).toEqual(refused);
  });

  // As version 4 wrote them.
  const fourth = { ...third, paperMarks: 'letters' };
  const sealedFourth = (settings: object): Uint8Array =>
    new TextEncoder().encode(sealText('headpin-settings', 4, [['settings', JSON.stringify(settings)]]));

  test('of version 4 keeps its choices: the PC has one lane', () => {
    expect(parseSettings(sealedFourth(fourth))).toEqual({
      kind: 'read',
      value: { ...fourth, pair: false, ...PRINTING, formats: PLAIN },
    });
  });

  test('of version 4 with a pair of lanes is refused', () => {
    const refused = { kind: 'damaged', reason: 'content' };
    expect(parseSettings(sealedFourth({ ...fourth, pair: true }))).toEqual(refused);
  });

  // As version 5 wrote them.
  const fifth = { ...fourth, pair: true };
  const sealedFifth = (settings: object): Uint8Array =>
    new TextEncoder().encode(sealText('headpin-settings', 5, [['settings', JSON.stringify(settings)]]));

  test('of version 5 keeps its choices: the set-up offers ten-pin and no-tap, as it did', () => {
    expect(parseSettings(sealedFifth(fifth))).toEqual({
      kind: 'read',
      value: { ...fifth, ...PRINTING, formats: PLAIN },
    });
  });

  test('of version 5 with formats is refused', () => {
    const refused = { kind: 'damaged', reason: 'content' };
    expect(parseSettings(sealedFifth({ ...fifth, formats: PLAIN }))).toEqual(refused);
  });

  // As version 7 wrote them.
  const seventh = { ...fifth, ...PRINTING, formats: PLAIN, prints: 'card' };
  const sealedSeventh = (settings: object): Uint8Array =>
    new TextEncoder().encode(sealText('headpin-settings', 7, [['settings', JSON.stringify(settings)]]));

  test('of version 7 keeps its choices: the one kind of sheet to print is a list of one', () => {
    expect(parseSettings(sealedSeventh(seventh))).toEqual({
      kind: 'read',
      value: { ...seventh, prints: ['card'] },
    });
  });

  test.each([{ prints: ['card'] }, { prints: 'recap' }])('of version 7 with %j is refused', (change) => {
    const refused = { kind: 'damaged', reason: 'content' };
    expect(parseSettings(sealedSeventh({ ...seventh, ...change }))).toEqual(refused);
  });

  test.each([
    [
      ['candlepin', 'skittles', 'duckpin', 'candlepin'],
      ['duckpin', 'candlepin'],
    ],
    [['skittles'], PLAIN],
  ])(
    'with the formats %j, some of them a later program’s, offers %j and keeps the rest',
    (formats, known) => {
      const settings = JSON.stringify({ ...CHOSEN, formats });
      const file = sealText('headpin-settings', SETTINGS_VERSION, [['settings', settings]]);
      expect(parseSettings(new TextEncoder().encode(file))).toEqual({
        kind: 'read',
        value: { ...CHOSEN, formats: known },
      });
    },
  );

  test.each([{ theme: 'pink' }, { houseName: 'Kegel' }])('of version 1 with %j is refused', (change) => {
    const refused = { kind: 'damaged', reason: 'content' };
    expect(parseSettings(sealedFirst({ ...first, ...change }))).toEqual(refused);
  });
});
