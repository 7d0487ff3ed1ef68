import { describe, expect, it } from 'vitest';
import { gameAfter, pointsIn, times } from './testing/classes.testing.ts';
import type { Frame } from './frame.ts';
import { Game } from './game.ts';

// The document's table: AddRoll(), Frames(), TotalScore; `…` repeats what is already there.
const TABLE: readonly (readonly [pins: number, frames: string, total: number])[] = [
  [1, '([1],1)', 1],
  [4, '([1,4],5)', 5],
  [4, '([1,4],5), ([4],4)', 9],
  [5, '([1,4],5), ([4,5],9)', 14],
  [6, '…, ([6],6)', 20],
  [4, '…, ([6,4],10)', 24],
  [5, '…, ([6,4],15), ([5],5)', 34],
  [5, '…, ([5,5],10)', 39],
  [10, '…, ([5,5],20), ([10],10)', 59],
  [0, '…, ([10],10), ([0],0)', 59],
  [1, '…, ([10],11), ([0,1],1)', 61],
  [7, '…, ([7],7)', 68],
  [3, '…, ([7,3],10)', 71],
  [6, '…, ([7,3],16), ([6],6)', 83],
  [4, '…, ([6,4],10)', 87],
  [10, '…, ([6,4],20), ([10],10)', 107],
  [2, '…, ([10],12), ([2],2)', 111],
  [8, '…, ([10],20), ([2,8],10)', 127],
  [6, '…, ([2,8,6],16)', 133],
];

const BALLS = TABLE.map(([pins]) => pins);
const FINISHED =
  '([1,4],5) ([4,5],9) ([6,4],15) ([5,5],20) ([10],11) ([0,1],1) ([7,3],16) ([6,4],20) ([10],20)';

function written(frames: readonly Frame[]): readonly string[] {
  return frames.map((frame) => `([${frame.pins.join(',')}],${String(frame.score())})`);
}

/** A table cell's meaning, given the frames before its ball; `…` stands for frames not written again. */
function meant(cell: string, before: readonly string[], begun: number): readonly string[] {
  const shown = cell.replace('…, ', '').split(', ');
  return cell.startsWith('…') ? [...before.slice(0, begun - shown.length), ...shown] : shown;
}

describe('seed 000: the table of a whole game', () => {
  it('seed 000: each line of the table gives its frames, its total score and whether the game is over', () => {
    const game = new Game();
    for (const [index, [pins, cell, total]] of TABLE.entries()) {
      const before = written(game.frames());
      game.addRoll(pins);
      const frames = written(game.frames());
      expect(frames).toEqual(meant(cell, before, frames.length));
      expect(game.totalScore()).toBe(total);
      expect(game.over()).toBe(index === TABLE.length - 1);
    }
    expect(written(game.frames())).toEqual([...FINISHED.split(' '), '([2,8,6],16)']);
  });

  it('seed 000: AddRoll() throws once the game is over, and the throw changes nothing', () => {
    const game = gameAfter(...BALLS);
    for (const pins of [0, 5, 10]) {
      expect(() => {
        game.addRoll(pins);
      }).toThrow('The game is over and takes no more balls.');
    }
    expect(written(game.frames())).toEqual([...FINISHED.split(' '), '([2,8,6],16)']);
    expect([game.totalScore(), game.score(), game.over()]).toEqual([133, 133, true]);
  });

  it('seed 000: the frames of the diagram show one, two or three rolls, and their points add up to its totals', () => {
    let total = 0;
    const frames = gameAfter(...BALLS).frames();
    expect(frames.map((frame) => frame.pins.length)).toEqual([2, 2, 2, 2, 1, 2, 2, 2, 1, 3]);
    expect(frames.map((frame) => (total += frame.score()))).toEqual([
      5, 14, 29, 49, 60, 61, 77, 97, 117, 133,
    ]);
  });
});

describe('seed 000: rolls and frames', () => {
  it('seed 000: a class counts the pins in a bowling game', () => {
    expect(new Game().totalScore()).toBe(0);
    expect(gameAfter(3, 4, 2).totalScore()).toBe(9);
  });

  it('seed 000: with each roll one can clear from 0 to 10 pins', () => {
    for (let pins = 0; pins <= 10; pins += 1) expect(gameAfter(pins).totalScore()).toBe(pins);
    expect(() => gameAfter(-1)).toThrow('A ball knocks down 0 to 10 pins, not -1.');
    expect(() => gameAfter(11)).toThrow('A ball knocks down 0 to 10 pins, not 11.');
  });

  it('seed 000: a round has two rolls at most to knock down 10 pins', () => {
    expect(gameAfter(3, 4, 5).frames()).toHaveLength(2);
    expect(() => gameAfter(7, 4)).toThrow('A ball cannot fell 4 pins where 3 stand.');
  });

  it('seed 000: rolls are summed up to frames, and each frame gets points', () => {
    const game = gameAfter(3, 4, 5);
    expect(game.frames().map((frame) => frame.pins)).toEqual([[3, 4], [5]]);
    expect(pointsIn(game)).toEqual([7, 5]);
  });

  it('seed 000: a game consists of 10 frames', () => {
    expect(gameAfter().frames()).toHaveLength(0);
    const game = gameAfter(...times(10, 3, 4));
    expect(game.frames()).toHaveLength(10);
    expect(game.over()).toBe(true);
  });

  it('seed 000: all 10 pins thrown is a strike, the only roll in its round', () => {
    const [strike, next] = gameAfter(10, 3).frames();
    expect(strike?.pins).toEqual([10]);
    expect(next?.pins).toEqual([3]);
  });

  it('seed 000: otherwise a frame has two rolls, each with 0 to 10 pins', () => {
    for (let second = 0; second <= 10; second += 1) {
      expect(gameAfter(0, second).frames()[0]?.pins).toEqual([0, second]);
      expect(gameAfter(0, second, 1).frames()).toHaveLength(2);
    }
  });

  it('seed 000: the 10th frame has a third roll if it is a strike or a spare, and only then', () => {
    const nine = times(9, 0, 0);
    expect(gameAfter(...nine, 10, 3).over()).toBe(false);
    expect(gameAfter(...nine, 10, 3, 4).over()).toBe(true);
    expect(gameAfter(...nine, 6, 4).over()).toBe(false);
    expect(gameAfter(...nine, 6, 4, 7).over()).toBe(true);
    expect(gameAfter(...nine, 6, 3).over()).toBe(true);
  });
});

describe('seed 000: the points of a frame', () => {
  it('seed 000: a frame of at most 9 pins is counted as the sum of the pins', () => {
    expect(pointsIn(gameAfter(5, 4, 10))).toEqual([9, 10]);
    expect(pointsIn(gameAfter(0, 0, 10))).toEqual([0, 10]);
  });

  it('seed 000: a spare is 10 plus the pins of the next roll', () => {
    expect(pointsIn(gameAfter(6, 4))).toEqual([10]);
    expect(pointsIn(gameAfter(6, 4, 3))).toEqual([13, 3]);
    expect(pointsIn(gameAfter(6, 4, 3, 5))).toEqual([13, 8]);
  });

  it('seed 000: a strike is 10 plus the pins of the next two rolls', () => {
    expect(pointsIn(gameAfter(10))).toEqual([10]);
    expect(pointsIn(gameAfter(10, 3))).toEqual([13, 3]);
    expect(pointsIn(gameAfter(10, 3, 5))).toEqual([18, 8]);
    expect(pointsIn(gameAfter(10, 3, 5, 7))).toEqual([18, 8, 7]);
  });
});
