import { standingChanges } from '../../../../core/game/standing-changes.ts';
import { lateChanges } from '../../../../core/game/late-changes.ts';
import { generationOf, phaseOf, type Game } from '../../../../core/game/game.ts';
import { matchOf } from '../../../../core/match/league-lead.ts';
import { matchLines } from '../../../../core/match/match-lines.ts';
import { matchResult, type RollOff } from '../../../../core/league/match.ts';
import { SIDES, type SideName } from '../../../../core/league/side.ts';
import { nameIn } from '../../../../core/players/position.ts';
import type { MatchGame, MatchSignOff, MatchView } from '../../../../contract/contract.ts';
import { FACTS_TEXT } from '../../../../text/league/facts.ts';
import type { ShownMatch } from '../match/match-rows.ts';

/** Who has signed the last game: a player of each side, and how many events ago. */
export type Signed = Readonly<Partial<Record<SideName, readonly [player: number, ago: number]>>>;

/** The match of these games as main has it; the last one is signed. */
export function matchViewOf(
  games: readonly Game[],
  signed: Signed = {},
  rollOffs: readonly RollOff[] = [],
): MatchView {
  const positions = games.map(({ position }) => position);
  const league = games.at(-1)?.setup.league;
  const match = matchOf(positions, rollOffs);
  if (league === undefined || match === null) throw new Error('no match');
  return {
    ...{ id: 'c3'.repeat(12), league: 'Tuesday Trios', round: 'week 9', date: '2026-11-24', lanes: null },
    teams: league.teams.map(({ id, name }, index) => ({
      ...{ side: SIDES[index] ?? 'home', id, name, leagueId: null },
    })),
    games: games.map((game, index) => matchGameOf(game, index + 1, index === games.length - 1 ? signed : {})),
    rollOffs,
    result: matchResult(league.terms, match),
    kept: { kind: 'none' },
  };
}

/** The last game of a match and the match, as the end shows them. */
export function shownOf(
  games: readonly Game[],
  signed: Signed = {},
  rollOffs?: readonly RollOff[],
): ShownMatch {
  const match = matchViewOf(games, signed, rollOffs);
  const [game, terms] = [match.games.at(-1), games.at(-1)?.setup.league?.terms];
  if (game === undefined || terms === undefined) throw new Error('no game');
  return { match, game, terms, facts: FACTS_TEXT.en };
}

function matchGameOf(game: Game, number: number, signed: Signed): MatchGame {
  const [home, visitors] = game.setup.league?.teams ?? [];
  const now = generationOf(game);
  const signOffs = SIDES.flatMap((side): MatchSignOff[] => {
    const [player, ago] = signed[side] ?? [];
    if (player === undefined || ago === undefined) return [];
    const by = nameIn(game.position, player);
    const at = '2026-11-24T20:30:12.000Z';
    return [{ side, player, by, at, generation: now - ago, beside: null, stands: ago === 0 }];
  });
  const [first] = signOffs;
  return {
    ...{ gameId: `g00000${String(number)}-0a1b2c`, number, phase: phaseOf(game), generation: now },
    home: home === undefined ? [] : matchLines(game.position, home.id),
    visitors: visitors === undefined ? [] : matchLines(game.position, visitors.id),
    beside: null,
    signOffs,
    signed: signOffs.filter(({ stands }) => stands).length === (visitors === undefined ? 1 : SIDES.length),
    standing: standingChanges(game),
    changes:
      first === undefined
        ? []
        : lateChanges(game, first.generation).map((change) => ({ ...change, side: null })),
  };
}
