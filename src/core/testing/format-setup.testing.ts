import type { Setup } from '../game/event.ts';
import { formatOf, type FormatId } from '../formats/formats.ts';
import type { Player } from '../players/player.ts';
import { setupOf } from './setup.testing.ts';
import { bowlers, matesOf } from './teams.testing.ts';

/**
 * The set-up of a game of any format: a player for each of these options, or teams of so many bowlers where they share
 * lines.
 */
export function setupOfFormat(
  format: FormatId,
  options: readonly (number | null)[],
  mates: number = formatOf(format).sharing?.least ?? 0,
): Setup {
  const { sharing } = formatOf(format);
  const names = ['PJS', 'KYJ', 'LEE', 'DOM', 'JHK'].slice(0, options.length);
  const { players, ...setup } = setupOf(names, { format });
  const all = players.map((player, place): Player => {
    const option = options[place] ?? null;
    const chosen = option === null ? player : { ...player, option };
    const team = matesOf(bowlers(mates, 'ABCDE'.charAt(place)), place);
    return sharing === null ? chosen : { ...chosen, mates: team, first: 1 };
  });
  return { ...setup, players: all };
}
