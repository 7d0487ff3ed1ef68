import { expect, test } from 'vitest';
import type { Command } from '../../core/game/event.ts';
import { bowled } from '../lane/testing/fake-main.testing.ts';
import { soundOf } from './sound-of.ts';

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
