import { expect, test } from 'vitest';
import { NOON } from '../../saves/record/testing/game.testing.ts';
import { DEFAULTS } from '../../saves/settings/testing/settings.testing.ts';
import { LaneStates } from './lane-states.ts';

const MINUTE = 60_000;
const NOBODY = { left: null, right: null };

test('a lane that nobody touches tells when its time is up', () => {
  const end = Date.parse(NOON) + 90 * MINUTE;
  let now = Date.parse(NOON);
  let waits = { milliseconds: 0, then: (): void => expect.fail('it waits for nothing') };
  const told: (number | null | undefined)[] = [];
  const states = new LaneStates({
    games: { current: () => null, phaseOf: () => null, next: 1 },
    settings: { current: { ...DEFAULTS, opening: { kind: 'until', at: new Date(end).toISOString() } } },
    practice: { current: () => NOBODY },
    help: { current: NOBODY },
    clock: () => new Date(now).toISOString(),
    after: (milliseconds, then) => {
      waits = { milliseconds, then };
      return () => undefined;
    },
    changed: () => told.push(states.states()[0]?.timeLeft),
  });
  states.look();
  while (now < end) {
    now += waits.milliseconds;
    waits.then();
  }
  expect(told).toEqual([90 * MINUTE, 0]);
});
