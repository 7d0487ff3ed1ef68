import type { Persons } from '../../core/chain/erasing.ts';
import { unlisted } from '../../core/players/league.ts';
import { placeholder } from '../../core/players/placeholder-name.ts';
import type { NewFacts, NewGameOrder, NewMate, NewPlayer } from '../../contract/contract.ts';

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
  persons: Persons,
  bowlerOf: BowlerOf,
): Promise<NewGameOrder | null> {
  const isGone = async (game: string | null, who: Omit<EarlierPlayer, 'game'> | null): Promise<boolean> => {
    const bowler = game === null || who === null ? null : await bowlerOf({ game, ...who });
    return bowler !== null && persons.bowlers.has(bowler);
  };
  let gone = 0;
  const goes = (): string => {
    gone += 1;
    return placeholder(gone);
  };
  const replaced = (facts: NewFacts): NewFacts =>
    facts.instead !== undefined && persons.names.has(facts.instead) ? { ...facts, instead: goes() } : facts;
  const players: NewPlayer[] = [];
  for (const player of order.players) {
    const { was, wasIn, mates, league } = player;
    const from = wasIn ?? order.follows;
    const isErased = await isGone(from, was === null ? null : { player: was });
    const team: NewMate[] = [];
    for (const mate of mates ?? [])
      team.push((await isGone(from, mate.was)) ? { ...mate, name: goes() } : mate);
    players.push({
      ...player,
      ...(isErased ? { name: goes() } : {}),
      ...(mates === undefined ? {} : { mates: team }),
      ...(league === undefined ? {} : { league: replaced(isErased ? unlisted(league) : league) }),
    });
  }
  return gone === 0 ? null : { ...order, players };
}
