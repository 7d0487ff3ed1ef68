import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  MOST_GAMES_OPEN,
  SETTING_NAMES,
  SETTINGS,
  type Settings,
  type StartNotice,
} from '../../contract/contract.ts';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { sealText } from '../record/sealed-text.ts';
import { KeptFile } from './kept-file.ts';
import {
  SETTINGS_VERSION,
  makeSettings,
  parseSettings,
  settingsFile,
  type SettingsFile,
} from './settings-file.ts';
import { DEFAULTS, hostileOf } from './testing/settings.testing.ts';

const CHOSEN: Settings = { ...DEFAULTS, language: 'ko', lane: 12, printer: 'Büro "2"' };

const FIXTURES = join(import.meta.dirname, 'fixtures');

const read = (text: string): ReturnType<typeof parseSettings> =>
  parseSettings(new TextEncoder().encode(text));

async function opened(data: string): Promise<{ file: SettingsFile; notices: readonly StartNotice[] }> {
  const file = new KeptFile(new NodeDisk(), data, settingsFile(DEFAULTS));
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
    const file = new KeptFile(disk, data, settingsFile(DEFAULTS));
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
    const file = new KeptFile(disk, data, settingsFile(DEFAULTS));
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
    const file = new KeptFile(disk, data, settingsFile(DEFAULTS));
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
    const file = new KeptFile(disk, data, settingsFile(DEFAULTS));
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

  test.each([{ volume: 11 }, { lane: undefined }])('with %j is refused', (change) => {
    const settings = JSON.stringify({ ...CHOSEN, ...change });
    const file = sealText('headpin-settings', SETTINGS_VERSION, [['settings', settings]]);
    expect(read(file)).toEqual({ kind: 'damaged', reason: 'content' });
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

  test.each(SETTING_NAMES)('with anything else as %s is refused', (name) => {
    for (const value of hostileOf(SETTINGS[name].is)) {
      const settings = JSON.stringify({ ...CHOSEN, [name]: value });
      const file = sealText('headpin-settings', SETTINGS_VERSION, [['settings', settings]]);
      expect(read(file), settings).toEqual({ kind: 'damaged', reason: 'content' });
    }
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

  test('of every version is there to be read', () => {
    const versions = Array.from({ length: SETTINGS_VERSION }, (_, before) => before + 1);
    expect(
      readdirSync(FIXTURES)
        .filter((name) => name.startsWith('settings-'))
        .toSorted(),
    ).toEqual(versions.map((version) => `settings-${String(version)}.json`).toSorted());
  });

  /** What the fixture of a version says, without its head. */
  function written(version: number): Readonly<Record<string, unknown>> {
    const text = readFileSync(join(FIXTURES, `settings-${String(version)}.json`), 'utf8');
    return (JSON.parse(text) as { settings: Record<string, unknown> }).settings;
  }

  const sealed = (version: number, settings: object): string =>
    sealText('headpin-settings', version, [['settings', JSON.stringify(settings)]]);

  test.each<[number, string, object]>([
    [
      1,
      'its last language and theme become the house’s',
      { houseLanguage: 'ko', houseTheme: 'day', paperMarks: 'letters' },
    ],
    [
      2,
      'a lane open for some games is simply open, because nobody counted them',
      { opening: { kind: 'free' }, paperMarks: 'letters' },
    ],
    [3, 'the sheet has the marks that it shared with the board', { paperMarks: 'letters' }],
    [4, 'the PC has one lane', {}],
    [5, 'the set-up offers ten-pin and no-tap, as it did', { formats: ['ten-pin', 'no-tap'] }],
    [6, 'nothing is printed by itself', { printsAt: 'never', prints: ['game'] }],
    [7, 'the one kind of sheet to print is a list of one', { prints: ['card'] }],
    [8, 'no front desk has opened the lane', {}],
    [9, 'all of it', {}],
  ])('of version %i keeps its choices: %s', (version, _, later) => {
    const value = { ...DEFAULTS, ...written(version), ...later };
    expect(read(sealed(version, written(version)))).toEqual({ kind: 'read', value });
    expect(parseSettings(readFileSync(join(FIXTURES, `settings-${String(version)}.json`)))).toEqual({
      kind: 'read',
      value,
    });
  });

  test('of version 2 that was open until a time still is', () => {
    const opening = { kind: 'until', at: '2026-11-21T22:00:00.000Z' };
    expect(read(sealed(2, { ...written(2), opening }))).toMatchObject({ value: { opening } });
  });

  test.each<[number, object]>([
    [1, { theme: 'pink' }],
    [1, { houseName: 'Kegel' }],
    [2, { opening: { kind: 'games', games: 3, from: 1 } }],
    [2, { opening: { kind: 'games', games: 0 } }],
    [2, { theme: 'pink' }],
    [2, { logo: 'cat.png' }],
    [3, { paperMarks: 'filled' }],
    [3, { theme: 'pink' }],
    [4, { pair: true }],
    [5, { formats: ['ten-pin'] }],
    [6, { printsAt: 'game' }],
    [7, { prints: ['card'] }],
    [7, { prints: 'recap' }],
    [8, { opening: written(9)['opening'] }],
  ])('of version %i with %j is refused', (version, change) => {
    const file = sealed(version, { ...written(version), ...change });
    expect(read(file)).toEqual({ kind: 'damaged', reason: 'content' });
  });

  test.each([
    [
      ['candlepin', 'skittles', 'duckpin', 'candlepin'],
      ['duckpin', 'candlepin'],
    ],
    [['skittles'], DEFAULTS.formats],
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
});
