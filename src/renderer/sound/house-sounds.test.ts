import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effectScope, type EffectScope } from 'vue';
import { connect } from '../lane/connection.ts';
import { bowled, type FakeMain } from '../lane/testing/fake-main.testing.ts';
import { useChanges } from '../lane/game/changes.ts';
import { useHouseChanges } from '../lane/house-changes.ts';
import { useMessages } from '../lane/messages.ts';
import { useHouseSounds } from './house-sounds.ts';
import type { SoundName } from './sounds.ts';

const STRIKE = { kind: 'strike' } as const;
let scope: EffectScope;

/** What is heard of a lane from its start on. */
async function listening(main: FakeMain, sounds = true): Promise<SoundName[]> {
  main.settings = { ...main.settings, sounds };
  vi.stubGlobal('lane', main.bridge);
  const heard: SoundName[] = [];
  scope.run(() => {
    useHouseSounds(() => ({ play: (name) => void heard.push(name), end: () => undefined }));
  });
  await connect();
  return heard;
}

beforeEach(() => {
  setActivePinia(createPinia());
  scope = effectScope();
});

afterEach(() => {
  scope.stop();
  vi.unstubAllGlobals();
});

test('a saved ball is heard once, though main tells of it twice', async () => {
  const heard = await listening(bowled(['PJS'], '7'));
  await useChanges().roll({ kind: 'spare' });
  await useChanges().roll({ kind: 'pins', pins: 3 });
  expect(heard).toEqual(['spare', 'ball']);
});

test('what was bowled before is silent when the window opens, and so is another game', async () => {
  const main = bowled(['PJS'], 'XX');
  const heard = await listening(main);
  main.elsewhere({ kind: 'stop' });
  await useChanges().newGame(['PJS'], 3);
  expect(heard).toEqual([]);
});

test('undo and redo are silent', async () => {
  const heard = await listening(bowled(['PJS'], 'X'));
  await useChanges().undo();
  await useChanges().redo();
  expect(heard).toEqual([]);
});

test('a ball that is not saved is heard as refused, and as a ball when it is', async () => {
  const main = bowled(['PJS'], '');
  const heard = await listening(main);
  main.trouble = 'disk-full';
  await useChanges().roll(STRIKE);
  expect(heard).toEqual(['refusal']);
  main.trouble = null;
  await useChanges().tryAgain();
  expect(heard).toEqual(['refusal', 'strike']);
});

test('a refusal is heard each time, a question is not', async () => {
  const heard = await listening(bowled(['PJS'], '7'));
  await useChanges().roll({ kind: 'pins', pins: 9 });
  await useChanges().roll({ kind: 'pins', pins: 9 });
  useMessages().ask('Which frame?');
  expect(heard).toEqual(['refusal', 'refusal']);
});

test('a house that wants none hears none', async () => {
  const heard = await listening(bowled(['PJS'], ''), false);
  await useChanges().roll(STRIKE);
  await useChanges().roll({ kind: 'pins', pins: 11 });
  expect(heard).toEqual([]);
});

test('whoever switches them on hears one, and nothing more once they are off', async () => {
  const heard = await listening(bowled(['PJS'], ''), false);
  await useHouseChanges().changeSettings({ sounds: true });
  expect(heard).toEqual(['strike']);
  await useHouseChanges().changeSettings({ sounds: false });
  await useChanges().roll(STRIKE);
  expect(heard).toEqual(['strike']);
});
