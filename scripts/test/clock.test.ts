import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../drive/runtime.ts';

/** A wait for a time. Calls that the clock fakes or hands on have a quote, a dot or a brace in front. */
const WAIT = /waitForTimeout\(|(?<![\w.'])setTimeout\(|setTimeout as \w+/u;

const BOUNCE = 'the program itself counts presses by time (decision 6)';
const LIMIT = 'the limit after which a wait gives up';
const LOOK = 'the pause between two looks at a condition';
const FAULT = 'the fault is a time: a kill at any moment, a standstill, a slow network';
const HELD = 'a key is held down for a while';
const FRAME = 'a turn of the page or of main, without a time that matters';
const NOTHING = 'nothing may happen for a while';
const MILLISECOND = 'two moments must differ, and a Date has no smaller parts than milliseconds';

/** The tests that may wait for a time, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'drive/above.ts': LIMIT,
  'drive/ask-main.ts': LIMIT,
  'drive/pauses.ts': BOUNCE,
  'drive/play.ts': BOUNCE,
  'drive/proxy.ts': FAULT,
  'drive/refused-presses.ts': LIMIT,
  'drive/stand-in-house.ts': LIMIT,
  'drive/x-server.ts': LIMIT,
  'e2e/bad-input.spec.ts': HELD,
  'e2e/board-exciters.spec.ts': FRAME,
  'e2e/deck.spec.ts': BOUNCE,
  'e2e/entry-keyboard.spec.ts': BOUNCE,
  'e2e/faults/kill.spec.ts': FAULT,
  'e2e/faults/standing-still.spec.ts': FRAME,
  'e2e/faults/uncaught.spec.ts': FAULT,
  'e2e/renderer-faults.spec.ts': BOUNCE,
  'e2e/reopening.spec.ts': 'timers are what it counts',
  'e2e/rough-hands.spec.ts': HELD,
  'e2e/support/bare-machine.ts': LOOK,
  'e2e/support/booted-machine.ts': LOOK,
  'e2e/support/cups.ts': LOOK,
  'e2e/support/lane-board.ts': LOOK,
  'e2e/support/packaged.ts': LOOK,
  'e2e/support/points.ts': NOTHING,
  'e2e/support/probed.ts': LOOK,
  'e2e/support/reborn.ts': LIMIT,
  'e2e/support/settled.ts': FRAME,
  'e2e/support/standing-still.ts': FAULT,
  'e2e/support/thrown.ts': FAULT,
  'e2e/support/touch.ts': BOUNCE,
  'e2e/support/traced.ts': LOOK,
  'e2e/verify/bare-debian.spec.ts': LOOK,
  'e2e/verify/no-network-at-rest.spec.ts': NOTHING,
  'e2e/ways-out.spec.ts': FRAME,
  'scripts/soak/delays.test.ts': 'timers are what it tests',
  'src/house/derive/deriving.test.ts': LOOK,
  'src/house/operate/operate.test.ts': MILLISECOND,
  'src/house/operate/operated-house.testing.ts': LOOK,
  'src/house/operate/restore.long.test.ts': MILLISECOND,
  'src/house/operate/uncaught.test.ts': FAULT,
  'src/house/testing/database.testing.ts': LOOK,
  'src/house/testing/hearing.testing.ts': LOOK,
  'src/main/house-link/testing/house.testing.ts': LOOK,
  'src/main/printing/sheet-window.test.ts': 'the clock is fake',
  'src/saves/games/real-faults.test.ts': FAULT,
};

test('a test waits for a condition: those that wait for a time are listed with the reason', () => {
  const files = globSync(['{e2e,drive}/**/*.ts', '{src,scripts}/**/*.{test,testing}.ts'], { cwd: root });
  const waiting = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== 'scripts/test/clock.test.ts')
    .filter((file) => WAIT.test(readFileSync(join(root, file), 'utf8')));
  expect(waiting.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});
