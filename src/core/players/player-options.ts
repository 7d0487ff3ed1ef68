import { tableFor, type Format } from '../formats/format.ts';
import type { Refusal } from '../line/refusal.ts';
import { ok, type Result } from '../line/result.ts';
import type { NamedPlayer, Player } from './player.ts';

/**
 * Sets each player's option of the format, in order: the usual one where null or missing, none in a format without
 * options. Refuses with `no-such-option`.
 */
export function withOptions(
  players: readonly NamedPlayer[],
  format: Format,
  options: readonly (number | null)[],
): Result<readonly Omit<Player, 'bowler' | 'series'>[], Refusal> {
  const all: Omit<Player, 'bowler' | 'series'>[] = [];
  for (const [index, player] of players.entries()) {
    const table = tableFor(format, options[index] ?? undefined);
    if (!table.ok) return table;
    const { option } = table.value;
    all.push(option === null ? player : { ...player, option });
  }
  return ok(all);
}
