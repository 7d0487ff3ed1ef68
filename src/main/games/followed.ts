import type { BowlerId, PartyId } from '../../core/players/opaque-id.ts';
import type { Game } from '../../core/game/game.ts';
import type { NewGameOrder } from '../../contract/contract.ts';
import { HIGHEST_GAME_NUMBER } from '../../saves/record/record-bounds.ts';

/** What a game takes over from the one it follows. */
export interface Followed {
  readonly party: PartyId;
  readonly gameNumber: number;
  /** In the order of the players. */
  readonly bowlers: readonly BowlerId[];
}

/**
 * The same party's next game, or the first one of a new party if it follows none. A player who was in the game before,
 * as it ended, is the same bowler; everybody else is somebody new, and nobody is in the line-up twice.
 */
export function followed(
  { players }: Pick<NewGameOrder, 'players'>,
  before: Game | null,
  newId: () => BowlerId,
): Followed {
  const known = new Map(before?.position.lines.map(({ player, bowler }) => [player, bowler]));
  const bowlers = players.map(({ was }) => {
    const bowler = was === null ? undefined : known.get(was);
    if (was !== null) known.delete(was);
    return bowler ?? newId();
  });
  if (before === null) return { party: newId(), gameNumber: 1, bowlers };
  const { party, gameNumber } = before.setup;
  return { party, gameNumber: Math.min(gameNumber + 1, HIGHEST_GAME_NUMBER), bowlers };
}
