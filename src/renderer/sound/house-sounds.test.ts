import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effectScope, type EffectScope } from 'vue';
import { connect } from '../lane/connection.ts';
import { bowled, type FakeMain } from '../lane/testing/fake-main.testing.ts';
import { useHere } from '../lane/game/here.ts';
import { useHouseChanges } from '../lane/house-changes.ts';
import { useMessages } from '../lane/messages.ts';
import { useHouseSounds } from './house-sounds.ts';
import { SOUND_NAMES, SOUNDS, type SoundName } from './sounds.ts';
import { orderOf } from '../../contract/testing/order.testing.ts';

const STRIKE = { kind: 'strike' } as const;
let scope: EffectScope;

/** The sounds of a lane from its start. */
async function listening(main: FakeMain, sounds = true): Promise<SoundName[]> {
  main.settings = { ...main.settings, sounds };
  vi.stubGlobal('lane', main.bridge);
  const heard: SoundName[] = [];
  scope.run(() => {
    useHouseSounds(() => ({
      play: (sound) => void heard.push(...SOUND_NAMES.filter((name) => SOUNDS[name] === sound)),
      end: () => undefined,
    }));
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

test('a saved ball sounds once, although main reports it twice', async () => {
  const heard = await listening(bowled(['PJS'], '7'));
  await useHere().changes.roll({ kind: 'spare' });
  await useHere().changes.roll({ kind: 'pins', pins: 3 });
  expect(heard).toEqual(['spare', 'ball']);
});

test('earlier balls are silent when the window opens, and so is another game', async () => {
  const main = bowled(['PJS'], 'XX');
  const heard = await listening(main);
  main.elsewhere({ kind: 'stop' });
  await useHere().changes.newGame(orderOf(['PJS']));
  expect(heard).toEqual([]);
});

test('undo and redo are silent', async () => {
  const heard = await listening(bowled(['PJS'], 'X'));
  await useHere().changes.undo();
  await useHere().changes.redo();
  expect(heard).toEqual([]);
});

test('an unsaved ball sounds like a refusal, and like a ball once it is saved', async () => {
  const main = bowled(['PJS'], '');
  const heard = await listening(main);
  main.trouble = 'disk-full';
  await useHere().changes.roll(STRIKE);
  expect(heard).toEqual(['refusal']);
  main.trouble = null;
  await useHere().changes.tryAgain();
  expect(heard).toEqual(['refusal', 'strike']);
});

test('a refusal sounds each time, a question does not', async () => {
  const heard = await listening(bowled(['PJS'], '7'));
  await useHere().changes.roll({ kind: 'pins', pins: 9 });
  await useHere().changes.roll({ kind: 'pins', pins: 9 });
  useMessages().ask('Which frame?');
  expect(heard).toEqual(['refusal', 'refusal']);
});

test('a house that wants no sounds hears none', async () => {
  const heard = await listening(bowled(['PJS'], ''), false);
  await useHere().changes.roll(STRIKE);
  await useHere().changes.roll({ kind: 'pins', pins: 11 });
  expect(heard).toEqual([]);
});

test('switching sounds on plays one, and nothing sounds once they are off', async () => {
  const heard = await listening(bowled(['PJS'], ''), false);
  await useHouseChanges().changeSettings({ sounds: true });
  expect(heard).toEqual(['strike']);
  await useHouseChanges().changeSettings({ sounds: false });
  await useHere().changes.roll(STRIKE);
  expect(heard).toEqual(['strike']);
});
