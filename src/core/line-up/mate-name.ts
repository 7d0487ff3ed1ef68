import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import { freshName, keptName, type PlayerId } from '../players/player.ts';
import { playerIn, withPlayer, type Position } from '../players/position.ts';
import { mateNumbered, type MateNumber } from '../players/shared-line.ts';
import type { PlayerCommand, PlayerHappening } from './player-event.ts';

type Rename = Extract<PlayerCommand, { kind: 'rename' }> & { readonly mate: MateNumber };
type Renamed = Extract<PlayerHappening, { type: 'playerRenamed' }> & { readonly mate: MateNumber };

/** The new name of a bowler of a team. Nobody takes a bowler's place: their balls stay theirs. */
export function mateRenaming(position: Position, command: Rename): Result<PlayerHappening, Refusal> {
  const { player, mate, somebodyElse, substitutes = false } = command;
  if (somebodyElse || substitutes) return err({ code: 'teams-are-set' });
  const name = freshName(command.name, otherNames(position, player, mate));
  return name.ok ? ok({ type: 'playerRenamed', player, name: name.value, mate }) : name;
}

/** Renames a bowler of a team. The name is already tidied and must be unique among the bowlers of all teams. */
export function mateRenamed(position: Position, change: Renamed): Result<Position, Refusal> {
  const { player, mate, name } = change;
  const found = playerIn(position, player);
  if (!found.ok) return found;
  const { shared } = found.value;
  const before = shared === null ? null : mateNumbered(shared, mate);
  if (shared === null || before === null) return err({ code: 'no-such-player' });
  const may = mayBeRenamed(position, change, before.name);
  if (!may.ok) return may;
  const mates = shared.mates.with(mate - 1, { ...before, name });
  return ok(withPlayer(position, { ...found.value, shared: { ...shared, mates } }));
}

function mayBeRenamed(position: Position, change: Renamed, before: string): Result<string, Refusal> {
  const { player, mate, name, bowler, substitutes } = change;
  if (bowler !== undefined || substitutes !== undefined) return err({ code: 'teams-are-set' });
  if (before === name) return err({ code: 'nothing-changes' });
  const kept = keptName(name, mate);
  if (!kept.ok) return kept;
  const isFree = kept.value === name && !otherNames(position, player, mate).includes(name);
  return isFree ? kept : err({ code: 'name-taken' });
}

function otherNames({ lines }: Position, player: PlayerId, mate: MateNumber): readonly string[] {
  return lines.flatMap((line) =>
    (line.shared?.mates ?? [])
      .filter((_mate, place) => line.player !== player || place !== mate - 1)
      .map(({ name }) => name),
  );
}
