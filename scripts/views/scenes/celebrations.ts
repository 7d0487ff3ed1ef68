import type { Entry } from '../../../src/core/line/entry.ts';
import { ANY, bowled, chosen, inTurn, rounds, sent, still, type Scene } from '../scene.ts';

/** In milliseconds: the least pause between bands. */
const BETWEEN = 450;
/** In milliseconds: a band has fully appeared and not begun to leave. */
const HELD = 500;

/** A celebrated ball on the bare board, with the band held in place. */
function celebration(
  name: string,
  players: readonly number[],
  before: (players: number) => string,
  entry: Entry,
): Scene {
  return {
    ...{ name: `celebration-${name}`, players },
    show: inTurn(still, chosen({ view: 'board' }), bowled(before), celebrated(entry)),
  };
}

function celebrated(entry: Entry): Scene['show'] {
  return async (stage) => {
    const { page } = stage;
    await page.waitForTimeout(BETWEEN);
    await sent({ kind: 'roll', entry })(stage);
    await page.locator('.band, .whole, .overhead .over').first().waitFor();
    await page.evaluate((held) => {
      for (const animation of document.getAnimations()) {
        if (!(animation instanceof CSSAnimation) || !animation.animationName.startsWith('wipe')) continue;
        animation.pause();
        animation.currentTime = held;
      }
    }, HELD);
  };
}

const STRIKE: Entry = { kind: 'strike' };

/** Celebrations of strikes and the like, held midway. */
export const celebrations: readonly Scene[] = [
  celebration('strike', ANY, (players) => rounds(players, '72'), STRIKE),
  celebration('turkey', [4], (players) => rounds(players, 'X', 'X'), STRIKE),
  celebration('spare', [4], (players) => `${rounds(players, '72')}8`, { kind: 'spare' }),
  {
    name: 'celebration-split-made',
    players: [2],
    show: inTurn(
      still,
      chosen({ view: 'board' }),
      bowled(() => ''),
      sent({ kind: 'roll', entry: { kind: 'leave', left: [7, 10] } }),
      celebrated({ kind: 'spare' }),
    ),
  },
  celebration('two-hundred', [1], (players) => rounds(players, ...Array<string>(9).fill('X')), STRIKE),
  celebration('perfect', [1], (players) => `${rounds(players, ...Array<string>(9).fill('X'))}XX`, STRIKE),
  {
    name: 'celebration-still',
    players: [4],
    show: inTurn(
      ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }),
      still,
      chosen({ view: 'board' }),
      bowled((players) => rounds(players, '72')),
      celebrated(STRIKE),
    ),
  },
];
