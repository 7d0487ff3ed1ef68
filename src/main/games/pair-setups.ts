import type { Setup } from '../../core/game/event.ts';
import { SIDES, type SideName } from '../../core/league/side.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { League } from '../../core/players/league.ts';
import type { Failure } from '../../contract/contract.ts';

/**
 * The two games of a match on a pair of lanes, made from one with both teams: home's on its lane, the visitors' on the
 * next one. Refuses with `no-such-seat` if there are not two teams, and `no-players` if one of them has nobody.
 */
export function pairSetups(setup: Setup): Result<Readonly<Record<SideName, Setup>>, Failure> {
  const { league, lane } = setup;
  const [home, visitors] = league?.teams ?? [];
  if (league === undefined || home === undefined || visitors === undefined)
    return err({ code: 'refused', refusal: { code: 'no-such-seat' } });
  const both = {
    home: ofTeam(setup, { ...league, bowls: home.id }, lane, lane + 1),
    visitors: ofTeam(setup, { ...league, bowls: visitors.id }, lane + 1, lane),
  };
  const isEmpty = SIDES.some((side) => both[side].players.length === 0);
  return isEmpty ? err({ code: 'refused', refusal: { code: 'no-players' } }) : ok(both);
}

function ofTeam(setup: Setup, league: League, lane: number, pair: number): Setup {
  const { bowls } = league;
  const own = setup.players.filter(({ league: facts }) => facts?.seat?.team === bowls);
  const players = own.map((player, index) => ({ ...player, id: index + 1 }));
  return { ...setup, lane, pair, league, players };
}
