import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../core/practice/countdown.ts';
import { err, ok } from '../../core/line/result.ts';
import { HALVES, type Half, type NewGameOrder } from '../../contract/contract.ts';
import { orderOf } from '../../contract/testing/order.testing.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { SAVE_EVERY } from './practice.ts';
import {
  ballOf,
  pass,
  practiceHouse,
  refusal,
  toldOf,
  type PracticeHouse,
} from './testing/practice-house.testing.ts';

const PAIR = { pair: true };

/** Two teams, each with somebody who does not bowl tonight. */
const MATCH: NewGameOrder = {
  half: 'both',
  players: [
    { name: 'PJS', average: null, was: null, league: { team: 1, place: 1 } },
    { name: 'KYJ', average: null, was: null, league: { team: 1, place: 2, type: 'absent' } },
    { name: 'CMS', average: null, was: null, league: { team: 2, place: 1 } },
    { name: 'LEE', average: null, was: null, league: { team: 2, place: 2 } },
    { name: 'Vacancy', average: null, was: null, league: { team: 2, place: 3, type: 'vacancy' } },
  ],
  follows: null,
};

function onLane(half: Half, ...names: readonly string[]): NewGameOrder {
  return { ...orderOf(names), half };
}

async function matchPractice(minutes: number | null = 5): Promise<PracticeHouse> {
  const house = await practiceHouse(await tempFolder(), { settings: PAIR });
  toldOf(await house.practice.begin({ game: MATCH, minutes }));
  return house;
}

function remains({ practice }: PracticeHouse): readonly (number | null | undefined)[] {
  return HALVES.map((half) => practice.current()[half]?.remaining);
}

describe('practice before a match on a pair', () => {
  test('has home on the left lane and the visitors on the right one, each who bowls tonight', async () => {
    const { practice } = await matchPractice();
    const { left, right } = practice.current();
    expect([left?.practice.bowlers, right?.practice.bowlers]).toEqual([['PJS'], ['CMS', 'LEE']]);
    expect(left?.game).toEqual(right?.game);
  });

  test('a ball, an undo and a drill never reach the other lane', async () => {
    const { practice } = await matchPractice();
    toldOf(await practice.change('right', ballOf(7)), 'right');
    toldOf(await practice.change('left', { kind: 'leave', leave: [10] }));
    toldOf(await practice.change('left', ballOf(1)));
    toldOf(await practice.change('left', { kind: 'undo' }));
    expect(practice.current()).toMatchObject({
      left: { practice: { leave: [10], balls: [] } },
      right: { practice: { leave: null, rack: [{ pins: 7 }] } },
    });
  });

  test('has one clock, which ends both lanes in the same second, and refuses balls on both then', async () => {
    const house = await matchPractice(5);
    for (const second of [1, 7, 60, 100, 131]) {
      pass(house, second);
      toldOf(await house.practice.change('right', ballOf(10)), 'right');
      const [left, right] = remains(house);
      expect(left).toBe(right);
    }
    pass(house, 1);
    await house.practice.settled();
    expect(remains(house)).toEqual([0, 0]);
    for (const half of HALVES)
      expect(await house.practice.change(half, ballOf(1))).toEqual(
        refusal({ code: 'practice-refused', reason: { code: 'time-is-up' } }),
      );
  });

  test('is the same after a power cut, on both lanes, with one clock', async () => {
    const house = await matchPractice(5);
    toldOf(await house.practice.change('left', ballOf(9)));
    pass(house, 63);
    toldOf(await house.practice.change('right', ballOf(8)), 'right');
    const before = house.practice.current();
    const again = await practiceHouse(house.data, { settings: PAIR });
    expect(again.practice.current()).toEqual(before);
    pass(again, SAVE_EVERY / 1_000);
    expect(remains(again)[0]).toBe(remains(again)[1]);
  });

  test('does not begin on one lane when the disk is full', async () => {
    const house = await practiceHouse(await tempFolder(), { settings: PAIR });
    house.disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    expect(await house.practice.begin({ game: MATCH, minutes: 5 })).toEqual(
      refusal({ code: 'not-saved', trouble: 'disk-full' }),
    );
    expect(house.practice.current()).toEqual({ left: null, right: null });
  });

  test('that is given up on either lane is given up on both, also after a restart', async () => {
    const house = await matchPractice();
    expect(await house.practice.change('right', { kind: 'end' })).toEqual(ok({ left: null, right: null }));
    const again = await practiceHouse(house.data, { settings: PAIR });
    expect(again.practice.current()).toEqual({ left: null, right: null });
  });

  test('waits until a game on either lane is over', async () => {
    const lanes = { phases: { left: null, right: 'running' as const } };
    const house = await practiceHouse(await tempFolder(), { lanes, settings: PAIR });
    expect(await house.practice.begin({ game: MATCH, minutes: 5 })).toEqual(
      refusal({ code: 'game-running' }),
    );
  });

  test('needs the lanes to be open for two games', async () => {
    const opening = { kind: 'games', games: 1, from: 1 } as const;
    const staff = { by: 'bowler', allows: () => false } as const;
    const house = await practiceHouse(await tempFolder(), { staff, settings: { ...PAIR, opening } });
    expect(await house.practice.begin({ game: MATCH, minutes: 5 })).toEqual(refusal({ code: 'staff-only' }));
    toldOf(await house.practice.begin({ game: onLane('left', 'PJS'), minutes: 5 }));
  });

  test('of a team in which nobody bowls tonight is refused, and the other team does not begin alone', async () => {
    const house = await practiceHouse(await tempFolder(), { settings: PAIR });
    const players = MATCH.players.filter(({ name }) => name !== 'CMS' && name !== 'LEE');
    expect(await house.practice.begin({ game: { ...MATCH, players }, minutes: 5 })).toEqual(
      refusal({ code: 'refused', refusal: { code: 'no-players' } }),
    );
    expect(house.practice.current()).toEqual({ left: null, right: null });
  });
});

describe('practice of one lane of a pair', () => {
  test('counts its own time, whatever the lane beside does', async () => {
    const house = await practiceHouse(await tempFolder(), { settings: PAIR });
    toldOf(await house.practice.begin({ game: onLane('left', 'PJS'), minutes: 5 }));
    pass(house, 30);
    toldOf(await house.practice.begin({ game: onLane('right', 'CMS'), minutes: 3 }), 'right');
    pass(house, 30);
    expect(remains(house)).toEqual([4 * MINUTE, 2.5 * MINUTE]);
    await house.practice.change('left', { kind: 'end' });
    expect(remains(house)).toEqual([undefined, 2.5 * MINUTE]);
  });

  test('continues while the other one begins games, also after a restart', async () => {
    const house = await practiceHouse(await tempFolder(), { settings: PAIR });
    toldOf(await house.practice.begin({ game: onLane('left', 'PJS'), minutes: 5 }));
    toldOf(await house.practice.begin({ game: onLane('right', 'CMS'), minutes: 5 }), 'right');
    Object.assign(house.lanes, { next: 2 });
    house.lanes.phases.left = 'running';
    house.practice.gameBegan();
    toldOf(await house.practice.change('right', ballOf(7)), 'right');
    await house.practice.settled();
    expect(house.practice.current().left).toBeNull();
    expect(await readFile(join(house.data, 'practice.json'), 'utf8')).not.toContain('PJS');
    const lanes = { ...house.lanes, newest: { left: 1, right: 0 } };
    const again = await practiceHouse(house.data, { lanes, settings: PAIR });
    expect(again.practice.current().right?.practice.rack).toEqual([{ kind: 'pins', pins: 7 }]);
    const over = { ...lanes, newest: { left: 1, right: 2 }, next: 3 };
    const later = await practiceHouse(house.data, { lanes: over, settings: PAIR });
    expect(later.practice.current().right).toBeNull();
  });

  test('does not come back when a game began there while its newest ball was being saved', async () => {
    const house = await practiceHouse(await tempFolder(), { settings: PAIR });
    toldOf(await house.practice.begin({ game: onLane('right', 'CMS'), minutes: 5 }), 'right');
    const late = house.practice.change('right', ballOf(7));
    house.lanes.phases.right = 'running';
    house.practice.gameBegan();
    await late;
    await house.practice.settled();
    expect(house.practice.current().right).toBeNull();
    expect(await readFile(join(house.data, 'practice.json'), 'utf8')).not.toContain('CMS');
  });

  test('keeps a match on both lanes waiting, and no game on the lane beside', async () => {
    const house = await practiceHouse(await tempFolder(), { settings: PAIR });
    toldOf(await house.practice.begin({ game: onLane('left', 'PJS'), minutes: 5 }));
    expect(house.practice.against(MATCH)).toEqual({
      code: 'practice-refused',
      reason: { code: 'practice-on' },
    });
    for (const half of HALVES) expect(house.practice.against({ half })).toBeNull();
    await house.practice.change('left', { kind: 'end' });
    expect(house.practice.against(MATCH)).toBeNull();
    toldOf(await house.practice.begin({ game: MATCH, minutes: 5 }));
    expect(house.practice.against(MATCH)).toBeNull();
  });

  test('on a PC with one lane is refused', async () => {
    const house = await practiceHouse(await tempFolder());
    for (const game of [onLane('right', 'CMS'), MATCH])
      expect(await house.practice.begin({ game, minutes: 5 })).toEqual(refusal({ code: 'no-second-lane' }));
  });
});

describe('the lanes of a PC', () => {
  test('stay as they are while somebody practises, and change once nobody does', async () => {
    const house = await matchPractice();
    let saves = 0;
    const change = () => {
      saves += 1;
      return Promise.resolve(saves === 1 ? ok('saved') : err({ code: 'internal' } as const));
    };
    expect(await house.practice.changeLanes(change)).toEqual(
      refusal({ code: 'practice-refused', reason: { code: 'lanes-in-use' } }),
    );
    expect(saves).toBe(0);
    await house.practice.change('left', { kind: 'end' });
    expect(await house.practice.changeLanes(change)).toEqual(ok('saved'));
  });
});

test('a team’s bowlers practise one by one', async () => {
  const house = await practiceHouse(await tempFolder());
  const mates = ['PJS', 'KYJ'].map((name) => ({ name, was: null }));
  const team = { name: 'Team 1', average: null, was: null, mates };
  const game: NewGameOrder = { players: [team], follows: null, format: 'baker' };
  expect(toldOf(await house.practice.begin({ game, minutes: null })).practice.bowlers).toEqual([
    'PJS',
    'KYJ',
  ]);
});
