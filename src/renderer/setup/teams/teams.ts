import type { Sharing } from '../../../core/formats/format.ts';
import { committed, type LineUpDraft, type Row } from '../line-up/line-up-draft.ts';

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
