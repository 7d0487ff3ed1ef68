import type { NewPlayer } from '../../../contract/contract.ts';
import type { PlayerId } from '../../../core/players/player.ts';
import type { Party } from '../../lane/game/party.ts';
import type { Row } from '../line-up/line-up-draft.ts';

/** The teams of a new game. A team that somebody of it was in before has that team's name, once. */
export function teamPlayers(
  teams: readonly (readonly Row[])[],
  party: Pick<Party, 'names' | 'players'> | null,
  nameOf: (team: number) => string,
): readonly NewPlayer[] {
  const taken = new Set<PlayerId>();
  return teams.map((rows, place): NewPlayer => {
    const team = party === null ? undefined : rows.find((row) => isOfTeam(row) && !taken.has(row.was));
    const was = team?.was ?? null;
    if (was !== null) taken.add(was);
    const name = was === null ? undefined : party?.names[party.players.indexOf(was)];
    const mates = rows.map((row) => ({
      name: row.name,
      was: party !== null && isOfTeam(row) ? { player: row.was, mate: row.mate } : null,
    }));
    return { name: name ?? nameOf(place + 1), average: null, option: null, was, mates };
  });
}

/** Whether the row is a bowler of a team of the game before. */
function isOfTeam(row: Row): row is Row & { readonly was: PlayerId; readonly mate: number } {
  return row.was !== null && row.mate !== undefined;
}
