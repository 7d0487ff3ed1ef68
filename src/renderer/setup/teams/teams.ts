import type { Sharing } from '../../../core/formats/format.ts';
import { committed, type LineUpDraft, type Row } from '../line-up/line-up-draft.ts';
import type { NewPlayer } from '../../../contract/contract.ts';
import type { PlayerId } from '../../../core/players/player.ts';
import type { Party } from '../../lane/game/party.ts';

type Split = Pick<LineUpDraft, 'rows' | 'breaks'>;

/** Where a row of the line-up stands: its team, and its place in the team, both from 1. */
export interface InTeam {
  readonly team: number;
  readonly place: number;
}

/** Where each row stands, and behind them the next bowler's: a team that is full is followed by the next one. */
export function placesIn({ least, most }: Sharing, { rows, breaks }: Split): readonly InTeam[] {
  const places: InTeam[] = [];
  for (let row = 0; row <= rows.length; row += 1) {
    const { team, place } = places.at(-1) ?? { team: 1, place: 0 };
    // Teams of one size need no ends.
    const begins = place === most || (least < most && place > 0 && breaks.includes(row));
    places.push(begins ? { team: team + 1, place: 1 } : { team, place: place + 1 });
  }
  return places;
}

/** The rows of each team. */
export function teamsOf(sharing: Sharing, draft: Split): readonly (readonly Row[])[] {
  const teams: Row[][] = [];
  for (const [row, { team }] of placesIn(sharing, draft).slice(0, -1).entries()) {
    const found = draft.rows[row];
    if (found !== undefined) (teams[team - 1] ??= []).push(found);
  }
  return teams;
}

/** Whether the next bowler can begin another team: the one before has enough bowlers. */
export function canBeginTeam(sharing: Sharing, draft: Split): boolean {
  const next = placesIn(sharing, draft).at(-1)?.place ?? 1;
  return next > 1 && next > sharing.least;
}

/** The line-up with what was typed, and with another team for the next bowler where one can begin. */
export function withNextTeam(sharing: Sharing, draft: LineUpDraft): LineUpDraft {
  const before = committed(draft);
  if (before.refusal !== null || !canBeginTeam(sharing, before)) return before;
  return { ...before, breaks: [...before.breaks, before.rows.length] };
}

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
