import { putBalls } from '../../../drive/put-game.ts';
import { type } from '../../../drive/play.ts';
import { putTeams } from '../../../drive/put-teams.ts';
import { SIZES } from '../size.ts';
import { chosen, inTurn, keys, sent, touchName, type Scene } from '../scene.ts';

const NAMES = ['IDA', '박지훈', 'EVA', 'NIK', '정유나', 'SUN', 'LIA', '오지호', 'BEN', 'Maximilian'];

/** Bowlers of two teams, so many in each. */
function teamsOf(count: number, bowlers: number): readonly (readonly string[])[] {
  return [NAMES, NAMES.toReversed()]
    .slice(0, count)
    .map((names, team) =>
      names.slice(0, bowlers).map((name) => (team === 0 ? name : `${name.slice(0, 8)} ${String(team + 1)}`)),
    );
}

/** A game of these teams in its middle. */
function bowledBy(format: 'baker' | 'scotch-doubles', teams: readonly (readonly string[])[]): Scene['show'] {
  return async ({ page }) => {
    await putTeams(page, format, teams);
    await putBalls(page, 'X9/72X8/63X9/X'.repeat(teams.length).slice(0, 9 * teams.length));
  };
}

const corrected = sent({
  kind: 'correctFrame',
  player: 1,
  frame: 1,
  balls: [{ entry: { kind: 'pins', pins: 7 }, split: false }],
});
const alone = chosen({ view: 'board' });

const FIVES = bowledBy('baker', teamsOf(2, 5));
const TEN = bowledBy('baker', teamsOf(1, 10));
const PARTNERS = bowledBy('scotch-doubles', teamsOf(2, 2));

/** A set-up of this format with these names typed, `>` for Enter. */
const typing =
  (format: 'baker' | 'scotch-doubles', text: string): Scene['show'] =>
  async (stage) => {
    await chosen({ formats: [format] })(stage);
    for (const [place, names] of text.split('>').entries()) {
      if (place > 0) await keys('Enter')(stage);
      await type(stage.page, names);
    }
  };

/** Whole games of both teams. */
const over: Scene['show'] = async ({ page }) => {
  await putTeams(page, 'baker', teamsOf(2, 5));
  await putBalls(page, `${'X72'.repeat(9)}XX97/9`);
};

const views: readonly Omit<Scene, 'sizes' | 'players'>[] = [
  { name: 'teams-board-baker', show: inTurn(alone, FIVES) },
  { name: 'teams-board-baker-ten', show: inTurn(alone, TEN) },
  {
    name: 'teams-board-baker-four',
    show: inTurn(alone, bowledBy('baker', [...teamsOf(2, 3), ['A', 'B'], ['C', 'D', 'E']])),
  },
  { name: 'teams-board-scotch', show: inTurn(alone, PARTNERS) },
  { name: 'teams-set-up', show: typing('baker', 'idaparevanikjun>sunliahannoaem') },
  { name: 'teams-set-up-scotch', show: typing('scotch-doubles', 'annbencatdan') },
  { name: 'teams-end', show: over },
  { name: 'teams-bowlers', show: inTurn(TEN, touchName(1), keys('n')) },
  { name: 'teams-console-baker', show: FIVES },
  { name: 'teams-console-scotch', show: inTurn(PARTNERS, corrected) },
];

/** Baker and Scotch doubles. */
export const teams: readonly Scene[] = views.map((view) => ({ ...view, players: [1], sizes: SIZES }));
