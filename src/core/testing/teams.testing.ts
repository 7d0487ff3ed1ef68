import { BAKER } from '../formats/baker.ts';
import type { SharedFormat } from '../formats/format.ts';
import { SCOTCH_DOUBLES } from '../formats/scotch-doubles.ts';
import type { Game } from '../game/game.ts';
import type { Player } from '../players/player.ts';
import { mateOnTurn, playerIn, startPosition } from '../players/position.ts';
import { matesOfFrame, type Mate } from '../players/shared-line.ts';
import { bowlerOf } from './setup.testing.ts';
import { gameOf, must } from './notation.testing.ts';

/** The names of so many bowlers: `B1`, `B2`, ... */
export function bowlers(count: number, letter = 'B'): readonly string[] {
  return Array.from({ length: count }, (_none, place) => `${letter}${String(place + 1)}`);
}

/** A Baker game of teams of these bowlers, before its first ball; `first` begins in each. */
export function bakerGame(teams: readonly (readonly string[])[], first = 1): Game {
  return gameOfTeams(BAKER, teams, first);
}

/** A game of Scotch doubles of these partners, before its first ball. */
export function scotchGame(teams: readonly (readonly string[])[], first = 1): Game {
  return gameOfTeams(SCOTCH_DOUBLES, teams, first);
}

function gameOfTeams(
  format: SharedFormat<'baker' | 'scotch-doubles'>,
  teams: readonly (readonly string[])[],
  first: number,
): Game {
  const game = gameOf(...teams.map((_mates, place) => `Team ${String(place + 1)}`));
  const players = game.setup.players.map((player, place): Player => ({
    ...player,
    mates: matesOf(teams[place] ?? [], place),
    first,
  }));
  const { id } = format;
  return { ...game, setup: { ...game.setup, format: id, players }, position: startPosition(format, players) };
}

/** Numbered by team and place, as people in a game have one id each. */
export function matesOf(names: readonly string[], team: number): readonly Mate[] {
  return names.map((name, place) => ({ name, bowler: bowlerOf((team + 1) * 100 + place) }));
}

/** The name of whose ball it is; "nobody" when the game is over. */
export function whoBowls({ position }: Game): string {
  return mateOnTurn(position)?.mate.name ?? 'nobody';
}

/** The numbers of the mates who bowled a team's balls, by frame: `1 22 1`. */
export function bowledBy({ position }: Game, player: number): string {
  const { shared, line } = must(playerIn(position, player));
  if (shared === null) throw new Error('nobody shares this line');
  const frames = line.frames.map((_frame, place) => matesOfFrame(shared, place + 1).join(''));
  return frames.join(' ').trimEnd();
}
