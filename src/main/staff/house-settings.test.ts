import { expect, test, vi } from 'vitest';
import { plainSettings, type Notice } from '../../contract/contract.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';
import { KeptFile } from '../../saves/settings/kept-file.ts';
import { settingsFile, type SettingsFile } from '../../saves/settings/settings-file.ts';
import { HouseSettings } from './house-settings.ts';

// Outside the program there is no Electron; it only knows the system's language.
vi.mock('electron', () => ({ app: {} }));

async function savedIn(data: string): Promise<SettingsFile> {
  const file = new KeptFile(new NodeDisk(), data, settingsFile(plainSettings('en')));
  await file.open();
  return file;
}

test('a language given for one start is not kept with a setting that is changed', async () => {
  const data = await tempFolder();
  const announced: Notice[] = [];
  const settings = new HouseSettings(await savedIn(data), { lane: 9, language: 'ko' }, (notice) =>
    announced.push(notice),
  );
  expect(await settings.change({ theme: 'day' })).toMatchObject({ ok: true });
  const { current } = settings;
  expect(current).toMatchObject({ lane: 9, language: 'ko', houseLanguage: 'ko', theme: 'day' });
  expect(announced).toEqual([{ name: 'settingsChanged', value: current }]);
  const kept = (await savedIn(data)).current();
  expect(kept).toEqual({ ...plainSettings('en'), theme: 'day' });
});

test('what is chosen on the screen outlives what was given for one start', async () => {
  const data = await tempFolder();
  const settings = new HouseSettings(await savedIn(data), { lane: 9, language: 'ko' }, () => undefined);
  await settings.change({ language: 'de' });
  expect(settings.current).toMatchObject({ lane: 9, language: 'de', houseLanguage: 'ko' });
  expect((await savedIn(data)).current()).toEqual({ ...plainSettings('en'), language: 'de' });
});
