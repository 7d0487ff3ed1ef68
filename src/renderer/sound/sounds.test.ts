import { describe, expect, test } from 'vitest';
import type { Tone } from '../../board/sound/speaker.ts';
import { SOUND_NAMES, SOUNDS, type SoundName, soundOf } from './sounds.ts';
import type { Command } from '../../core/game/event.ts';
import { bowled } from '../lane/testing/fake-main.testing.ts';

/** The end of the last tone, in milliseconds. */
function lengthOf(name: SoundName): number {
  return Math.max(...SOUNDS[name].map(({ at, lasts }) => at + lasts));
}

/** The peak volume: tones begin together or in turn, so it is at a beginning. */
function loudest(tones: readonly Tone[]): number {
  const at = (time: number): number =>
    tones
      .filter((tone) => tone.at <= time && time < tone.at + tone.lasts)
      .reduce((sum, { loudness }) => sum + loudness, 0);
  return Math.max(...tones.map((tone) => at(tone.at)));
}

const FEATS: readonly SoundName[] = ['spare', 'split-made', 'strike', 'turkey', 'two-hundred', 'perfect'];

describe('a sound', () => {
  test.each(SOUND_NAMES)(
    '%s starts at once, never clips, and is within the range of small speakers',
    (name) => {
      const tones = SOUNDS[name];
      expect(Math.min(...tones.map(({ at }) => at))).toBe(0);
      expect(loudest(tones)).toBeGreaterThan(0);
      expect(loudest(tones)).toBeLessThanOrEqual(1);
      for (const { hertz, lasts } of tones) {
        expect(hertz).toBeGreaterThanOrEqual(200);
        expect(hertz).toBeLessThanOrEqual(4_000);
        expect(lasts).toBeGreaterThan(0);
      }
    },
  );

  test.each(FEATS)('%s rises, and is over before its band is', (name) => {
    const heights = SOUNDS[name].map(({ hertz }) => hertz);
    expect(heights.at(-1)).toBeGreaterThan(heights[0] ?? Infinity);
    expect(lengthOf(name)).toBeLessThanOrEqual(name === 'perfect' ? 2_200 : 1_120);
  });

  test('of a better result is longer', () => {
    const lengths = FEATS.map(lengthOf);
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  });

  test('of a ball is by far the softest, and ends before the same key counts again', () => {
    for (const name of SOUND_NAMES)
      if (name !== 'ball') expect(loudest(SOUNDS[name])).toBeGreaterThan(3 * loudest(SOUNDS.ball));
    expect(lengthOf('ball')).toBeLessThan(90);
  });

  test('of a refusal falls, as no other does', () => {
    const [first, last] = SOUNDS.refusal;
    expect(last?.hertz).toBeLessThan(first?.hertz ?? 0);
  });
});

function heard(balls: string, ...commands: readonly Command[]): ReturnType<typeof soundOf> {
  const main = bowled(['PJS'], balls);
  for (const command of commands) main.elsewhere(command);
  if (main.game === null) throw new Error('no game');
  return soundOf(main.game);
}

test.each([
  ['7', 'ball'],
  ['72', 'ball'],
  ['F', 'ball'],
  ['7/', 'spare'],
  ['X', 'strike'],
  ['XX', 'strike'],
  ['XXX', 'turkey'],
  ['XXXX', 'turkey'],
  ['X'.repeat(11), 'turkey'],
  ['X'.repeat(12), 'perfect'],
  [`${'X'.repeat(10)}9-`, 'two-hundred'],
  ['--'.repeat(10), 'ball'],
])('the last ball of %s is heard as %s', (balls, sound) => {
  expect(heard(balls)).toBe(sound);
});

test('a spare after a split sounds like a split that was made', () => {
  expect(heard('8', { kind: 'markSplit', player: 1, frame: 1, ball: 1, split: true })).toBeNull();
  expect(
    heard(
      '8',
      { kind: 'markSplit', player: 1, frame: 1, ball: 1, split: true },
      { kind: 'roll', entry: { kind: 'spare' } },
    ),
  ).toBe('split-made');
});

const balls = [{ entry: { kind: 'strike' }, split: false }] as const;

test.each<readonly Command[]>([
  [{ kind: 'undo' }],
  [{ kind: 'undo' }, { kind: 'redo' }],
  [{ kind: 'correctFrame', player: 1, frame: 1, balls }],
  [{ kind: 'join', name: 'KYJ', makesUp: false }],
  [{ kind: 'stop' }],
])('nothing else is heard: %j', (...commands) => {
  expect(heard('72X', ...commands)).toBeNull();
});

test('a game without a ball is silent', () => {
  expect(heard('')).toBeNull();
});
