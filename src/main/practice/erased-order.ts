import type { Persons } from '../../core/chain/erasing.ts';
import { placeholder } from '../../core/players/placeholder-name.ts';
import type { NewGameOrder, NewMate, NewPlayer } from '../../contract/contract.ts';

/** A player of an earlier game, or a bowler of a player's team. */
export interface EarlierPlayer {
  readonly game: string;
  readonly player: number;
  readonly mate?: number;
}

export type BowlerOf = (who: EarlierPlayer) => Promise<string | null>;

/** The order without erased bowlers, who are known by the game that they come from; null if none is in it. */
export async function orderWithout(
  order: NewGameOrder,
  { bowlers }: Persons,
  bowlerOf: BowlerOf,
): Promise<NewGameOrder | null> {
  const isGone = async (game: string | null, who: Omit<EarlierPlayer, 'game'> | null): Promise<boolean> => {
    const bowler = game === null || who === null ? null : await bowlerOf({ game, ...who });
    return bowler !== null && bowlers.has(bowler);
  };
  let gone = 0;
  const goes = (): string => {
    gone += 1;
    return placeholder(gone);
  };
  const players: NewPlayer[] = [];
  for (const player of order.players) {
    const { was, wasIn, mates } = player;
    const from = wasIn ?? order.follows;
    const isErased = await isGone(from, was === null ? null : { player: was });
    const team: NewMate[] = [];
    for (const mate of mates ?? [])
      team.push((await isGone(from, mate.was)) ? { ...mate, name: goes() } : mate);
    const named = isErased ? { ...player, name: goes() } : player;
    players.push(mates === undefined ? named : { ...named, mates: team });
  }
  return gone === 0 ? null : { ...order, players };
}
