import { describe, expect, it } from 'vitest';
import { applyCommand } from '../game/command.ts';
import type { Command } from '../game/event.ts';
import { STAMP, after, afterBalls, gameOf } from '../testing/notation.testing.ts';
import { NEW_BOWLER, NEW_SERIES, occasion } from '../testing/setup.testing.ts';
import { isOfLineUp } from './player-command.ts';
import type { PlayerCommand, PlayerHappening } from './player-event.ts';

// In the third frame; the second player has left, the third is on turn.
const game = after(afterBalls(gameOf('PJS', 'KYJ', 'LEE'), 'X X X X X X X'), { kind: 'leave', player: 2 });

const TABLE: readonly (readonly [PlayerCommand, PlayerHappening])[] = [
  [
    { kind: 'call', player: 1 },
    { type: 'playerCalled', player: 1 },
  ],
  [
    { kind: 'join', name: ' kim', makesUp: false },
    { type: 'playerJoined', player: 4, name: 'kim', from: 3, bowler: NEW_BOWLER, series: NEW_SERIES },
  ],
  [
    { kind: 'join', name: 'pjs', makesUp: true },
    { type: 'playerJoined', player: 4, name: 'pjs 2', from: 1, bowler: NEW_BOWLER, series: NEW_SERIES },
  ],
  [
    { kind: 'rename', player: 1, name: 'lee', somebodyElse: false },
    { type: 'playerRenamed', player: 1, name: 'lee 2' },
  ],
  [
    { kind: 'rename', player: 1, name: 'lee', somebodyElse: true },
    { type: 'playerRenamed', player: 1, name: 'lee 2', bowler: NEW_BOWLER, series: NEW_SERIES },
  ],
  [
    { kind: 'reorder', players: [3, 1, 2] },
    { type: 'playersReordered', players: [3, 1, 2] },
  ],
  [
    { kind: 'skip', player: 3, skipped: true },
    { type: 'playerSkipped', player: 3, skipped: true },
  ],
  [
    { kind: 'leave', player: 3 },
    { type: 'playerLeft', player: 3 },
  ],
  [
    { kind: 'comeBack', player: 2, makesUp: false },
    { type: 'playerReturned', player: 2, from: 3 },
  ],
  [
    { kind: 'comeBack', player: 2, makesUp: true },
    { type: 'playerReturned', player: 2, from: 1 },
  ],
  [
    { kind: 'setAverage', player: 3, average: 180 },
    { type: 'averageSet', player: 3, average: 180 },
  ],
  [
    { kind: 'remove', player: 3 },
    { type: 'playerRemoved', player: 3 },
  ],
];

describe('a line-up request', () => {
  it.each(TABLE)('%j becomes one event', (command, happening) => {
    const applied = applyCommand(game, command, occasion(STAMP.at));
    if (!applied.ok) expect.fail(applied.error.code);
    expect(applied.value.event).toEqual({ ...happening, ...STAMP });
    expect(applied.value.game.events).toHaveLength(game.events.length + 1);
    expect(isOfLineUp(command)).toBe(true);
  });

  it('for an absent player becomes one event too', () => {
    const applied = applyCommand(
      gameOf('PJS', 'KYJ'),
      { kind: 'absent', player: 2, score: 150 },
      occasion(STAMP.at),
    );
    const event = { type: 'playerAbsent', player: 2, score: 150, ...STAMP };
    expect(applied).toMatchObject({ ok: true, value: { event } });
  });

  it.each<Command>([
    { kind: 'stop' },
    { kind: 'undo' },
    { kind: 'roll', entry: { kind: 'foul' } },
    { kind: 'annulBall', player: 1, frame: 1 },
  ])('is not $kind', (command) => {
    expect(isOfLineUp(command)).toBe(false);
  });
});
