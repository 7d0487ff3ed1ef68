import { call, currentGame } from '../../../drive/bridge.ts';
import { putEntries, putHalf } from '../../../drive/put-game.ts';
import { orderOf } from '../../../src/contract/testing/order.testing.ts';
import { HALVES } from '../../../src/contract/contract.ts';
import { SIDES } from '../../../src/core/league/side.ts';
import { USUAL_TERMS } from '../../../src/core/league/terms.ts';
import { entryOf } from '../../../src/core/testing/notation.testing.ts';
import { type Balls, ballsFor, middle, over, rounds } from '../balls.ts';
import { alike, inTurn, type Scene, scene, SCREEN, type Step } from '../scene.ts';
import { alone, button, chosen, fiveFrames, keys, seen, sent, withPin } from '../steps.ts';

export const onPair = chosen({ pair: true });

/** A pair of lanes, with half of the players on each and these balls bowled. */
function bowledOn(left: Balls, right: Balls | null): Step {
  return inTurn(
    onPair,
    async ({ page, names }) => {
      const first = Math.ceil(names.length / 2);
      await putHalf(page, 'left', names.slice(0, first), ballsFor(left, first));
      if (right === null) return;
      await putHalf(page, 'right', names.slice(first), ballsFor(right, names.length - first));
    },
    seen('[data-half]'),
  );
}

/** A frame behind the left lane, on a first ball. */
const behind: Balls = (players) => rounds(players, '7/', 'X', '8-', '9/', '63');
export const bothLanes = bowledOn(middle, behind);
const leftAlone = bowledOn(middle, null);

/** Ten-pin on the left lane and candlepin on the right one. */
const twoFormats = inTurn(leftAlone, async ({ page, names }) => {
  const others = names.slice(Math.ceil(names.length / 2));
  const begun = await call(page, 'games.new', orderOf(others, { half: 'right', format: 'candlepin' }));
  if (!begun.ok) throw new Error(`no game: ${begun.error.code}`);
  await putEntries(page, Array.from('63-8-', entryOf), 'right');
});

const ended = inTurn(bowledOn(over, behind), button('Results'));
const secondGame = inTurn(ended, button('New game, same players'), seen('[data-half]'), ({ page }) =>
  putEntries(page, Array.from('X9/', entryOf)),
);

/** Views of two lanes side by side. */
export const pairs: readonly Scene[] = [
  scene('pair', [2, 6, 10], bothLanes),
  scene('pair-right', [6], bothLanes, keys('Tab')),
  scene('pair-correct', [6], bothLanes, keys('ArrowLeft')),
  scene('pair-pins', [6], bothLanes, keys('d', '7')),
  scene('pair-panel', [6], bothLanes, keys('o')),
  scene('pair-formats', [2, 6], twoFormats),
  scene('pair-free', [4], leftAlone),
  scene('pair-over', [4], bowledOn(over, behind)),
  scene('pair-set-up', [4], leftAlone, button('New game')),
  scene('pair-set-up-recent', [12], ended, button('New players')),
  scene('pair-set-up-staff', [4], ended, withPin, button('New players')),
  scene('pair-second-game', [2, 4, 10], secondGame),
  scene('pair-second-game-staff', [4], secondGame, withPin),
  scene('pair-end', [4], ended),
  scene('pair-end-stopped', [4], bothLanes, sent({ kind: 'stop' }), button('Results')),
  ...alike(
    { sizes: [SCREEN] },
    scene('pair-board-formats', [2, 6], twoFormats, alone),
    scene('pair-board-second', [4, 10], secondGame, alone),
    scene('pair-board', [2, 6, 10], bothLanes, alone),
    scene('pair-board-five', [6], bothLanes, alone, fiveFrames),
  ),
];

/** The order of a league's match with half of these bowlers in each team, on both lanes. */
export function matchOrder(names: readonly string[], averageOf: (place: number) => number | null): object {
  const players = names.map((name, place) => ({
    ...{ name, average: averageOf(place), was: null },
    league: { team: place < Math.ceil(names.length / 2) ? 1 : 2 },
  }));
  const league = { terms: USUAL_TERMS, teams: ['Late Hooks', '볼링메이트 화요일'] };
  return { half: 'both', players, follows: null, league };
}

/** A league's match on a pair of lanes, with these balls of home and of the visitors. */
function match(home: Balls, visitors: Balls): Step {
  return inTurn(
    onPair,
    async ({ page, names }) => {
      const begun = await call(
        page,
        'games.new',
        matchOrder(names, (place) => 150 + place * 7),
      );
      if (!begun.ok) throw new Error(`no match: ${JSON.stringify(begun.error)}`);
      const size = Math.ceil(names.length / 2);
      const balls = [ballsFor(home, size), ballsFor(visitors, names.length - size)];
      for (const [index, half] of HALVES.entries())
        await putEntries(page, Array.from(balls[index] ?? '', entryOf), half);
    },
    seen('[data-half], main.end'),
  );
}

const matched = match(middle, behind);

/** Both captains sign the game on both lanes. */
const signed: Step = async ({ page }) => {
  const [home, visitors] = [await currentGame(page, 'left'), await currentGame(page, 'right')];
  const game = { gameId: home.id, generation: home.generation, beside: visitors.generation, player: 1 };
  for (const side of SIDES) {
    const answer = await call(page, 'matches.signOff', { ...game, side });
    if (!answer.ok) throw new Error(`not signed: ${answer.error.code}`);
  }
};
const matchEnded = match(over, over);
const secondOfMatch = inTurn(
  ...[matchEnded, signed, button('Start game 2'), seen('[data-half]')],
  async ({ page }) => {
    for (const half of HALVES) await putEntries(page, Array.from('X9/72', entryOf), half);
  },
);

/** Views of a league's match on a pair of lanes. */
export const pairMatches: readonly Scene[] = [
  scene('match-on-pair', [2, 6, 10], matched),
  scene('match-on-pair-half-over', [6], match(over, behind), button('Results')),
  scene('match-on-pair-end', [6, 10], matchEnded),
  scene('match-on-pair-signed', [10], matchEnded, signed),
  scene('match-on-pair-second', [2, 10], secondOfMatch),
  ...alike(
    { sizes: [SCREEN] },
    scene('match-on-pair-second-board', [2, 10], secondOfMatch, alone),
    scene('match-on-pair-end-board', [6, 10], matchEnded, alone),
    scene('match-on-pair-board', [2, 6, 10], matched, alone),
  ),
];
