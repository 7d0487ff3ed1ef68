import { describe, expect, it } from 'vitest';
import type { Command } from '../game/event.ts';
import type { Game } from '../game/game.ts';
import { headlineRow, needOf, type Need, type NeedLine } from './headline.ts';
import { after, afterBalls, agreement, ballsIn, gameOf } from '../testing/notation.testing.ts';
import type { Outcome } from './outcome.ts';
import { USUAL_TERMS } from '../league/terms.ts';
import { turnOf } from '../players/position.ts';
import { SCRATCH, handicapGame, matchGame } from '../testing/league.testing.ts';

/** The need of the player on turn. */
function needNow(game: Game): Need | null {
  return needOf(game.position, turnOf(game.position)?.player ?? 0);
}

function outcomeText(outcome: Outcome): string {
  return 'pins' in outcome ? `${outcome.kind} ${String(outcome.pins)}` : outcome.kind;
}

function lineText(line: NeedLine): string {
  if (!('target' in line)) return Object.values(line).join(' ');
  switch (line.kind) {
    case 'sure':
      return `sure: ${targetText(line)}`;
    case 'ends': {
      const { outcome, strikes, pins } = line.ending;
      return `${outcomeText(outcome)} + ${String(strikes)}X ${String(pins)}: ${targetText(line)}`;
    }
    case 'keeps':
      return `${outcomeText(line.outcome)} keeps ${targetText(line)} (${String(line.best)}, ${String(line.without)})`;
    case 'secures':
      return `${outcomeText(line.outcome)} secures ${targetText(line)}`;
  }
}

function targetText({ target }: Extract<NeedLine, { target: unknown }>): string {
  return `${target.kind} ${String(target.score)}`;
}

/** The same for a player beside an absent one with this blind score. */
function besideBlind(score: number, balls: string): string {
  return saidIn(afterBalls(after(gameOf('A', 'B'), { kind: 'absent', player: 2, score }), balls));
}

/** The need as "a spare + 0X 8: win 120 / ..." for the player on turn after these balls. */
function need(names: readonly string[], balls: string, ...commands: readonly Command[]): string {
  return saidIn(after(afterBalls(gameOf(...names), balls), ...commands));
}

function saidIn(game: Game): string {
  const said = needNow(game);
  return said === null
    ? 'nothing'
    : [said.line, ...(said.also === null ? [] : [said.also])].map(lineText).join(' / ');
}

/** Frames of nine for one or two players. */
const nines = (frames: number, players = 2): string => '9- '.repeat(frames * players);

describe('alone, before the last frame,', () => {
  it.each([
    ['', 'worth strike'],
    ['7', 'worth spare'],
    ['9-', 'worth strike'],
    ['9- 7', 'worth spare'],
    ['9/', 'counts 2 / worth strike'],
    ['9/ 8', 'worth spare'],
    ['9/ F', 'worth spare'],
    ['X', 'counts 2 / streak 2'],
    ['X 7', 'counts 2 / worth spare'],
    ['9- X', 'counts 2 / streak 2'],
    ['X X', 'streak 3 / counts 3'],
    ['X X 7', 'stayClean  / counts 2'],
    ['X X X', 'streak 4 / perfect 300'],
    ['9- X X X', 'streak 4 / counts 3'],
    ['X X X X X X', 'perfect 300 / streak 7'],
    ['X X X X X X X X X', 'strike + 2X 0: milestone 300'],
    ['9/ 9/ 8', 'stayClean  / worth spare'],
    ['9/ 9/ 9/', 'counts 2 / clean'],
    ['9/ 9/ 9- 9/', 'counts 2 / worth strike'],
    ['9- 9- 7', 'firstMark / worth spare'],
    ['9- X 7', 'counts 2 / worth spare'],
    ['9- 9- 9- 9- 9-', 'toGo 50 5'],
    ['9- 9- 9- 9- 9- 5', 'firstMark / worth spare'],
    ['X 9- 9- 9- 9- 5', 'worth spare'],
    ['9- 9- 9- 9- 7- 8- 8', 'firstMark / worth spare'],
  ])('after "%s": %s', (balls, said) => {
    expect(need(['A'], balls).replace('false', '')).toBe(said);
  });

  it('mentions no win, no remote score and no maximum before the eighth frame', () => {
    for (const names of [['A'], ['A', 'B'], ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']])
      for (const frame of ['9-', '9/', 'X', '72'])
        for (let frames = 0; frames < 7 * names.length; frames += 1)
          expect(need(names, `${frame} `.repeat(frames))).not.toMatch(/keeps|win|tie|best|milestone/u);
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
    ['XXX', '', 'strike + 2X 0: tie 111 / spare + 0X 9: milestone 100'],
  ])('when the leader bowled %s and this player %s: %s', (leader, own, said) => {
    expect(need(['A', 'B'], `${eighteen}${leader} ${own}`)).toBe(said);
  });
});

describe('while a frame is provisional', () => {
  const others = (player: number, notation: string): Command => ({
    ...{ kind: 'dispute', player, frame: 9 },
    balls: ballsIn(notation),
  });

  it('nobody has won while a rival may still get more', () => {
    // With the spare in frame 9 the leader has 72 + 18 + 8 = 98.
    expect(need(['A', 'B'], `${nines(9)}8- 9`, others(1, '9/'))).toBe(
      'spare + 0X 8: safeWin 99 / spare + 0X 9: milestone 100',
    );
  });

  it('nobody has won on an outcome that may not stand', () => {
    expect(need(['A', 'B'], `${nines(9)}8- 9`, others(2, '8-'))).toBe('spare secures win 90');
  });
});

describe('after a spare in the ninth', () => {
  it('a strike and ten pins without another strike may be worth a pin more than any spare', () => {
    expect(need(['A', 'B'], `${nines(8)}9- 9/ XXX`)).toBe(
      'strike + 0X 10: win 112 / strike + 1X 8: milestone 120',
    );
  });
});

describe('a win that no ball can lose or secure', () => {
  it('is mentioned by its score', () => {
    const said = need(['A', 'B'], `${nines(8)}9- 5`, agreement(1, '9-'.repeat(10)));
    expect(said).toBe('wins 91 true / worth spare');
  });
});

describe('a tie', () => {
  const twelve = '9-'.repeat(6);

  it('that could be beaten is mentioned only if an ending makes it exactly', () => {
    const said = need(['A', 'B'], `${nines(6)}9- X 9- X`, agreement(1, `${twelve}9-9-XX7-`));
    expect(said).toBe('wins 117 true / streak 3');
  });

  it('that a strike keeps possible is mentioned in the last frame only', () => {
    expect(need(['A', 'B'], nines(8), agreement(1, `${twelve}9-XXX41`))).toBe('worth strike');
  });
});

describe('nothing is said', () => {
  it('about a player without a ball left or not in the game', () => {
    const game = afterBalls(gameOf('A', 'B'), `${nines(9)}9-`);
    expect(needOf(game.position, 1)).toBeNull();
    expect(needOf(game.position, 7)).toBeNull();
    const won = after(gameOf('A', 'B'), agreement(1, 'X'.repeat(12)), agreement(2, '9-'.repeat(10)));
    expect(needOf(won.position, 1)).toBeNull();
  });
});

describe('the player’s own average', () => {
  const average = { kind: 'setAverage', player: 1, average: 203 } as const;

  it('that is also a milestone is named once, as the average', () => {
    expect(need(['A'], 'X X X X X X 9- 9- 9-', { ...average, average: 225 })).toBe(
      'strike + 2X 0: average 225 / open 5 + 0X 0: milestone 200',
    );
  });

  it('is ranked among the milestones', () => {
    expect(need(['A'], 'X X X X X X 9- 9- 9-', average)).toBe(
      'strike + 2X 0: milestone 225 / open 8 + 0X 0: average 203',
    );
  });
});

describe('the gap', () => {
  it('compares the same frames, both settled', () => {
    // A has 9 + 9 and bowls the third frame; B has 7 + 9.
    expect(need(['A', 'B'], '9- 7- 9- 9-')).toBe('gap 2 B 2');
    expect(need(['A', 'B'], '9- 7- 9- 9- 9-')).toBe('gap -2 A 2');
    expect(need(['A', 'B'], '9- 9- 9- 9-')).toBe('gap 0 B 2');
  });

  it('is not mentioned on the first ball while the other’s mark waits for its bonus', () => {
    expect(need(['A', 'B'], '9- 9- 9- 9/')).toBe('worth strike');
  });

  it('compares an earlier frame if both marked the later one', () => {
    expect(need(['A', 'B'], '9- 7- 9- 9- 9/ 9/')).toBe('counts 2 / gap 2 B 2');
    expect(need(['A', 'B'], '9- 7- 9- 9- 9/ 9-')).toBe('counts 2 / worth strike');
  });

  it('is to the nearest player ahead, else to the nearest behind', () => {
    expect(need(['A', 'B', 'C', 'D'], '9- 72 8/ 5- 8- 9- 9- 8-')).toBe('gap -1 B 2');
    expect(need(['A', 'B', 'C', 'D'], '9- 7- 6- 5- 9- 9- 9- 8-')).toBe('gap 2 B 2');
  });

  it('is not called a lead while anybody’s mark may be worth more', () => {
    expect(need(['A', 'B', 'C'], '9- 7- 5- 9- 9- 5/')).toBe('worth strike');
    expect(need(['A', 'B', 'C'], '9/ X -- 9- 5- 1/')).toBe('gap 8 B 2');
  });

  it('is not mentioned if it is too wide to close', () => {
    expect(need(['A', 'B'], '3- 9- '.repeat(7))).toBe('worth strike');
  });

  it('ignores players who came late, left or are absent', () => {
    const late = { kind: 'join', name: 'C', makesUp: false } as const;
    expect(need(['A'], '9- 9- 9-', late)).toBe('worth strike');
    const gone = { kind: 'leave', player: 2 } as const;
    expect(need(['A', 'B'], '9- 8- 9- 9-', gone)).toBe('worth strike');
    expect(besideBlind(15, '9- 9-')).toBe('worth strike');
  });

  it('is not mentioned in the tenth beside a player who has bowled it', () => {
    const said = need(['A', 'B'], `${nines(8)} 9- 8- XXX`);
    expect(said).toBe('spare + 0X 0: milestone 90 / spare + 1X 0: milestone 100');
  });
});

describe('from the eighth frame on', () => {
  const eighth = '9- 9- 9- 9- 9- 9- 9-';

  it('the score that wins is named once the leader bowls no more', () => {
    expect(besideBlind(100, '9-')).toBe('worth strike');
    expect(besideBlind(100, eighth)).toBe('wins 101 true / worth strike');
  });

  it('a strike that the win depends on is named', () => {
    // Seven nines, then strikes to the end: 63 + 90.
    expect(besideBlind(150, eighth)).toBe('strike keeps win 151 (153, 143)');
    expect(besideBlind(170, eighth)).toBe('worth strike');
  });

  it('the score that nobody can beat any more is on the second line if spares reach it', () => {
    const balls = '62 9- 8- X 52 9- 6/ 81 X 9/ 3- X 71 9- 63 7/ 8/';
    expect(need(['A', 'B'], balls)).toBe('counts 2 / wins 127 false');
  });
});

describe('a provisional frame', () => {
  it('allows no statement that only one of its outcomes makes true', () => {
    const other: Command = { kind: 'dispute', player: 1, frame: 1, balls: ballsIn('9-') };
    expect(need(['A'], 'X')).toBe('counts 2 / streak 2');
    expect(need(['A'], 'X', other)).toBe('worth strike');
  });
});

describe('a ball missing before bowled frames', () => {
  it('is mentioned only if it decides', () => {
    const cut: Command = { kind: 'correctFrame', player: 1, frame: 1, balls: ballsIn('9') };
    expect(need(['A'], '9/ X 9- 9-', cut)).toBe('nothing');
    expect(need(['A'], '9-'.repeat(10), cut)).toBe('spare + 0X 0: milestone 100');
  });
});

describe('the reported row of the table', () => {
  it('is the one behind the headline', () => {
    expect(headlineRow(afterBalls(gameOf('A'), 'X X').position, 1)).toBe('streak');
    expect(headlineRow(gameOf('A').position, 2)).toBeNull();
  });
});

describe('in a league', () => {
  const names = ['A', 'B', 'C', 'D'];
  const points = { ...USUAL_TERMS.points, individual: 1 };
  const balls = '9-'.repeat(4) + '8-7-8-7-' + '9-'.repeat(4);
  const rivals = (game: Game): unknown => {
    const need = needNow(afterBalls(game, balls));
    return [need?.line, need?.also].flatMap((line) => (line?.kind === 'gap' ? [line.rival] : []));
  };

  it('a bowler is compared with the one in the same place of the other team alone', () => {
    expect(rivals(matchGame(names, [], { ...SCRATCH, points }))).toEqual(['B']);
  });

  it('with nobody where that place wins no points, or somebody’s handicap changes who wins', () => {
    expect(rivals(matchGame(names, [], SCRATCH))).toEqual([]);
    expect(rivals(matchGame(names, [{ average: 150 }, { average: 180 }], { points }))).toEqual([]);
    expect(rivals(matchGame(names, [{ average: 150 }, { average: 150 }], { points }))).toEqual(['B']);
    expect(rivals(handicapGame(names, [{ average: 150 }]))).toEqual([]);
  });

  it('with nobody beside an extra or a pacer', () => {
    const extra = after(matchGame(['A', 'B', 'C'], [], { ...SCRATCH, points }), {
      ...{ kind: 'roll', entry: { kind: 'pins', pins: 9 } },
    });
    expect(needOf(extra.position, 3)?.line.kind).not.toBe('gap');
  });
});
