import { TEN_PIN } from '../../src/core/formats/ten-pin-table.ts';
import { bowl, newLine, rackOfLine } from '../../src/core/line/line.ts';
import { isPinCount, type PinCount } from '../../src/core/line/pins.ts';
import { pinsRoll } from '../../src/core/line/roll.ts';

/** The pinfall of each ball of a line. */
export type Balls = readonly PinCount[];

/** Whole games, the same in every run, with a good bowler's share of strikes and spares. */
export function someGames(count: number): readonly Balls[] {
  const chance = chanceFrom(20_260_501);
  return Array.from({ length: count }, () => someGame(chance));
}

/** The scoring requests for these games, one per line. */
export function requestLines(games: readonly Balls[]): string {
  return games.map((rolls) => `${JSON.stringify({ rolls })}\n`).join('');
}

function someGame(chance: (most: number) => number): Balls {
  const balls: PinCount[] = [];
  let line = newLine(TEN_PIN);
  for (let rack = rackOfLine(line); rack !== null; rack = rackOfLine(line)) {
    const felled = chance(2) === 0 ? rack.standing : chance(rack.standing);
    const pins = isPinCount(felled) ? felled : 0;
    const next = bowl(line, pinsRoll(pins));
    if (!next.ok) throw new Error(`a legal ball was refused: ${next.error.code}`);
    balls.push(pins);
    line = next.value;
  }
  return balls;
}

/** Whole numbers from 0 to `most`, uniform and the same in every run (Lehmer's generator). */
function chanceFrom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % (most + 1);
  };
}
