import { generationOf } from '../../core/game/game.ts';
import type { TeamId } from '../../core/players/league.ts';
import type { PlayerId } from '../../core/players/player.ts';
import type { MatchRecord, SignOffRecord } from '../../saves/matches/match-record.ts';
import type { CountedGame, SavedGame } from './counted-games.ts';

/** A captain's signature. On a pair of lanes it is on both games, so that a change in either ends it. */
export interface Signature {
  readonly team: TeamId;
  readonly by: PlayerId;
  readonly at: string;
  /** One for each saved game that was signed. */
  readonly rows: readonly SignOffRecord[];
}

/** The signatures of this game, oldest first. */
export function signaturesOf(
  { signOffs }: Pick<MatchRecord, 'signOffs'>,
  { parts }: CountedGame,
): readonly Signature[] {
  const found: Signature[] = [];
  for (const row of signOffs) {
    if (!parts.some(({ id }) => id === row.game)) continue;
    const { team, by, at } = row;
    const index = found.findIndex((one) => isOf(one, row));
    const begun = found[index];
    if (begun === undefined) found.push({ team, by, at, rows: [row] });
    else found[index] = { ...begun, rows: [...begun.rows, row] };
  }
  return found;
}

/** Whether this row belongs to that signature: one moment has at most one for each game. */
function isOf({ team, by, at, rows }: Signature, row: SignOffRecord): boolean {
  const isSame = team === row.team && by === row.by && at === row.at;
  return isSame && rows.every(({ game }) => game !== row.game);
}

/** Whether a signature still counts: nothing has changed since in what was signed. */
export function stands({ rows }: Signature, { parts }: CountedGame): boolean {
  return parts.every((part) => generationIn(rows, part) === generationOf(part.game));
}

/** The generation of this game that was signed; null where it was not. */
export function generationIn(rows: readonly SignOffRecord[], { id }: SavedGame): number | null {
  return rows.find(({ game }) => game === id)?.generation ?? null;
}

/** All rows but those of signatures that count: of one team, or of every team. */
export function withoutStanding(
  record: MatchRecord,
  game: CountedGame,
  team: TeamId | null,
): readonly SignOffRecord[] {
  const standing = signaturesOf(record, game).filter(
    (one) => stands(one, game) && (team ?? one.team) === one.team,
  );
  const rows = new Set(standing.flatMap((one) => one.rows));
  return record.signOffs.filter((row) => !rows.has(row));
}

/** Whether this team has signed the game as it is now. */
export function hasSigned(record: MatchRecord, game: CountedGame, team: TeamId): boolean {
  return signaturesOf(record, game).some((one) => one.team === team && stands(one, game));
}
