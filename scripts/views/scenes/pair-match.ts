import { call, currentGame } from '../../../drive/bridge.ts';
import { putEntries } from '../../../drive/put-game.ts';
import { SIDES } from '../../../src/core/league/side.ts';
import { USUAL_TERMS } from '../../../src/core/league/terms.ts';
import { entryOf } from '../../../src/core/testing/notation.testing.ts';
import { HALVES } from '../../../src/contract/contract.ts';
import { button, chosen, inTurn, middle, over, rounds, type Scene } from '../scene.ts';

const SCREEN = { width: 1920, height: 1080 };

type Balls = (players: number) => string;

/** A league's match on a pair of lanes, with these balls of home and of the visitors. */
function match(home: Balls, visitors: Balls): Scene['show'] {
  return inTurn(chosen({ pair: true }), async ({ page, names }) => {
    const size = Math.ceil(names.length / 2);
    const players = names.map((name, index) => ({
      ...{ name, average: 150 + index * 7, was: null },
      league: { team: index < size ? 1 : 2 },
    }));
    const league = { terms: USUAL_TERMS, teams: ['Late Hooks', '볼링메이트 화요일'] };
    const begun = await call(page, 'games.new', { half: 'both', players, follows: null, league });
    if (!begun.ok) throw new Error(`no match: ${JSON.stringify(begun.error)}`);
    const balls = [home(size), visitors(names.length - size)];
    for (const [index, half] of HALVES.entries()) {
      const bowled = (balls[index] ?? '').replaceAll(' ', '');
      await putEntries(page, Array.from(bowled, entryOf), half);
    }
    await page.locator('[data-half], main.end').first().waitFor();
  });
}

const behind: Balls = (players) => rounds(players, '7/', 'X', '8-', '9/', '63');
const bowls = match(middle, behind);

/** Both captains sign the game on both lanes. */
const signed: Scene['show'] = async ({ page }) => {
  const [home, visitors] = [await currentGame(page, 'left'), await currentGame(page, 'right')];
  const game = { gameId: home.id, generation: home.generation, beside: visitors.generation, player: 1 };
  for (const side of SIDES) {
    const answer = await call(page, 'matches.signOff', { ...game, side });
    if (!answer.ok) throw new Error(`not signed: ${answer.error.code}`);
  }
};
const ended = match(over, over);
const secondGame = inTurn(ended, signed, button('Start game 2'), async ({ page }) => {
  await page.locator('[data-half]').first().waitFor();
  for (const half of HALVES) await putEntries(page, Array.from('X9/72', entryOf), half);
});

/** Views of a league's match on a pair of lanes. */
export const pairMatches: readonly Scene[] = [
  { name: 'match-on-pair', players: [2, 6, 10], show: bowls },
  { name: 'match-on-pair-half-over', players: [6], show: inTurn(match(over, behind), button('Results')) },
  { name: 'match-on-pair-end', players: [6, 10], show: ended },
  { name: 'match-on-pair-signed', players: [10], show: inTurn(ended, signed) },
  { name: 'match-on-pair-second', players: [2, 10], show: secondGame },
  {
    ...{ name: 'match-on-pair-second-board', players: [2, 10], sizes: [SCREEN] },
    show: inTurn(secondGame, chosen({ view: 'board' })),
  },
  {
    ...{ name: 'match-on-pair-end-board', players: [6, 10], sizes: [SCREEN] },
    show: inTurn(ended, chosen({ view: 'board' })),
  },
  {
    ...{ name: 'match-on-pair-board', players: [2, 6, 10], sizes: [SCREEN] },
    show: inTurn(bowls, chosen({ view: 'board' })),
  },
];
