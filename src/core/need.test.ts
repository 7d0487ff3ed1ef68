import { describe, expect, it } from 'vitest';
import type { Command } from './event.ts';
import type { Game } from './game.ts';
import { needOf, type Need, type NeedLine } from './need.ts';
import { expectedNeed } from './need-oracle.testing.ts';
import { drawFrom, drawPosition } from './need-positions.testing.ts';
import { after, afterBalls, agreement, ballsIn, gameOf } from './notation.testing.ts';
import type { Outcome } from './outcome.ts';
import { turnOf } from './position.ts';

/** What whoever is on turn needs. */
function needNow(game: Game): Need | null {
  return needOf(game.position, turnOf(game.position)?.player ?? 0);
}

function outcomeText(outcome: Outcome): string {
  return 'pins' in outcome ? `${outcome.kind} ${String(outcome.pins)}` : outcome.kind;
}

function lineText(line: NeedLine): string {
  const target = `${line.target.kind} ${String(line.target.score)}`;
  switch (line.kind) {
    case 'sure':
      return `sure: ${target}`;
    case 'ends': {
      const { outcome, strikes, pins } = line.ending;
      return `${outcomeText(outcome)} + ${String(strikes)}X ${String(pins)}: ${target}`;
    }
    case 'keeps':
      return `${outcomeText(line.outcome)} keeps ${target} (${String(line.best)}, ${String(line.without)})`;
    case 'secures':
      return `${outcomeText(line.outcome)} secures ${target}`;
  }
}

/** "a spare + 0X 8: win 120 / ..." for the player on turn after these balls. */
function need(names: readonly string[], balls: string, ...commands: readonly Command[]): string {
  const said = needNow(after(afterBalls(gameOf(...names), balls), ...commands));
  return said === null
    ? 'nothing'
    : [said.line, ...(said.also === null ? [] : [said.also])].map(lineText).join(' / ');
}

/** Frames without a mark for one or two players. */
const nines = (frames: number, players = 2): string => '9- '.repeat(frames * players);

describe('in the middle of a game', () => {
  it.each([
    ['', 'strike keeps milestone 300 (300, 290)'],
    ['9', 'spare keeps milestone 290 (290, 279)'],
    ['8', 'spare keeps milestone 290 (290, 279)'],
    ['9-', 'strike keeps milestone 279 (279, 269)'],
    ['F', 'spare keeps milestone 290 (290, 279)'],
    // No milestone is at stake: the most that there still is has to do.
    ['X X 8/', 'strike keeps best 278 (278, 267)'],
    // One pin would keep 200 possible, yet before the last frame only a mark is worth a line.
    ['X 9/ 72 8- X X 8', 'spare keeps best 212 (212, 200)'],
  ])('after "%s": %s', (balls, said) => {
    expect(need(['A'], balls)).toBe(said);
  });
});

describe('in the tenth', () => {
  const eighteen = nines(9);

  it.each([
    // The leader has 99: a spare and 9 beat it by one, a spare and 8 tie it.
    ['9/8', '', 'spare + 0X 9: win 100 / spare + 0X 8: tie 99'],
    ['9/8', '5', 'spare + 0X 9: win 100 / spare + 0X 8: tie 99'],
    ['9/8', '5/', 'ball 9 + 0X 0: win 100 / ball 8 + 0X 0: tie 99'],
    ['8-', '', 'open 9 + 0X 0: win 90 / open 8 + 0X 0: tie 89'],
    ['8-', '7', 'ball 2 + 0X 0: win 90 / ball 1 + 0X 0: tie 89'],
    ['8-', '9', 'sure: win 90 / spare + 0X 9: milestone 100'],
    ['XX9', '', 'strike + 2X 0: win 111 / strike + 1X 9: tie 110'],
    ['XXX', '', 'strike + 2X 0: tie 111 / strike + 1X 9: milestone 110'],
  ])('when the leader bowled %s and this player %s: %s', (leader, own, said) => {
    expect(need(['A', 'B'], `${eighteen}${leader} ${own}`)).toBe(said);
  });
});

describe('while a frame is provisional', () => {
  const others = (player: number, notation: string): Command => ({
    ...{ kind: 'dispute', player, frame: 9 },
    balls: ballsIn(notation),
  });

  it('nobody has won while a rival may still come to more', () => {
    // With the spare in frame 9 the leader has 72 + 18 + 8 = 98.
    expect(need(['A', 'B'], `${nines(9)}8- 9`, others(1, '9/'))).toBe(
      'spare + 0X 8: win 99 / spare + 0X 9: milestone 100',
    );
  });

  it('nobody has won on an outcome that may not stand', () => {
    expect(need(['A', 'B'], `${nines(9)}8- 9`, others(2, '8-'))).toBe('spare secures win 90');
  });
});

describe('behind a spare in the ninth', () => {
  it('a strike and ten pins without another strike may be worth a pin more than any spare', () => {
    expect(need(['A', 'B'], `${nines(8)}9- 9/ XXX`)).toBe(
      'strike + 0X 10: win 112 / strike + 1X 8: milestone 120',
    );
  });
});

describe('a win that no ball can take away or make sure of', () => {
  it('is not spoken of', () => {
    const said = need(['A', 'B'], `${nines(8)}9- 5`, agreement(1, '9-'.repeat(10)));
    expect(said).toBe('spare keeps milestone 120 (122, 111)');
  });
});

describe('a tie', () => {
  const twelve = '9-'.repeat(6);

  it('that could be bettered is spoken of only where an ending makes exactly that', () => {
    const said = need(['A', 'B'], `${nines(6)}9- X 9- X`, agreement(1, `${twelve}9-9-XX7-`));
    expect(said).toBe('strike keeps milestone 170 (174, 153)');
  });

  it('that is the most there still is has to do', () => {
    expect(need(['A', 'B'], nines(8), agreement(1, `${twelve}9-XXX41`))).toBe(
      'strike keeps tie 132 (132, 122)',
    );
  });
});

describe('nothing is said', () => {
  it('of somebody who has no ball left, or is not in the game', () => {
    const game = afterBalls(gameOf('A', 'B'), `${nines(9)}9-`);
    expect(needOf(game.position, 1)).toBeNull();
    expect(needOf(game.position, 7)).toBeNull();
    const won = after(gameOf('A', 'B'), agreement(1, 'X'.repeat(12)), agreement(2, '9-'.repeat(10)));
    expect(needOf(won.position, 1)).toBeNull();
  });
});

describe('the own average', () => {
  const average = { kind: 'setAverage', player: 1, average: 203 } as const;

  it('that is a milestone is named once, as the average', () => {
    expect(need(['A'], 'X X X X X X 9- 9- 9-', { ...average, average: 225 })).toBe(
      'strike + 2X 0: average 225 / open 5 + 0X 0: milestone 200',
    );
  });

  it('stands among the milestones by its height', () => {
    expect(need(['A'], 'X X X X X X 9- 9- 9-', average)).toBe(
      'strike + 2X 0: milestone 225 / open 8 + 0X 0: average 203',
    );
  });
});

describe('by chance', () => {
  it.each([8, 9, 10, 1] as const)('from frame %i on, it is what the second scorer finds too', (frame) => {
    const draw = drawFrom(frame);
    const drawn = Array.from({ length: 60 }, () => drawPosition(draw, frame));
    expect(drawn.map(({ position }) => needOf(position, 1))).toEqual(
      drawn.map(({ contest }) => expectedNeed(contest)),
    );
  });
});
