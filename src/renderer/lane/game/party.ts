import type { NewGameOrder, NewPlayer } from '../../../contract/contract.ts';
import type { FormatId } from '../../../core/formats/formats.ts';
import type { Game } from '../../../core/game/game.ts';
import { seriesGames } from '../../../core/game/series-games.ts';
import type { PartyId } from '../../../core/players/opaque-id.ts';
import type { PlayerId } from '../../../core/players/player.ts';
import type { Mate } from '../../../core/players/shared-line.ts';

/** The party, for "same players again", and the game it bowled last. */
export interface Party {
  /** That game's id. */
  readonly follows: string;
  readonly party: PartyId;
  readonly format: FormatId;
  readonly names: readonly string[];
  /** Their numbers in that game, in the order of the names. */
  readonly players: readonly PlayerId[];
  /** Pins a game, in the order of the names; null where unknown. */
  readonly averages: readonly (number | null)[];
  /** Each one's option of the format, in the order of the names; null in a format without options. */
  readonly options: readonly (number | null)[];
  /** Who shares each one's line, in the order of the names; none where everybody bowls alone. */
  readonly teams?: readonly (readonly Mate[])[];
  /** Whether each next game begins with the next one of each team. */
  readonly goesRound?: boolean;
  /** The number of their last game, from 1. */
  readonly gameNumber: number;
  /** Games per series; null if nobody chose a number. */
  readonly games: number | null;
  /** Whether it was bowled in a league, whose terms set the number of games. */
  readonly league: boolean;
}

/** The next game's players: today's names and order, without those who left. */
export function partyOf({ position, setup }: Game, follows: string): Party {
  const staying = position.lines.filter(({ status }) => status !== 'left');
  const lines = staying.length > 0 ? staying : position.lines;
  return {
    ...{ follows, party: setup.party, format: setup.format },
    names: lines.map(({ name }) => name),
    players: lines.map(({ player }) => player),
    averages: lines.map(({ average }) => average),
    options: lines.map(({ line }) => line.table.option),
    teams: lines.flatMap(({ shared }) => (shared === null ? [] : [shared.mates])),
    goesRound: setup.goesRound === true,
    gameNumber: setup.gameNumber,
    games: seriesGames(setup),
    league: setup.league !== undefined,
  };
}

/** The order for the party's next game. */
export function nextOrder(party: Party): NewGameOrder {
  const { follows, format } = party;
  return { players: playersAgain(party), follows, format };
}

/** The order for the next game of a match on a pair: home's party and the visitors'; null without a party. */
export function nextOrderOfPair([home, ...others]: readonly Party[]): NewGameOrder | null {
  if (home === undefined) return null;
  const { players, ...order } = nextOrder(home);
  const visitors = others.flatMap((party) =>
    playersAgain(party).map((player) => ({ ...player, wasIn: party.follows })),
  );
  return { ...order, half: 'both', players: [...players, ...visitors] };
}

function playersAgain(party: Party): readonly NewPlayer[] {
  const { names, players, averages, options } = party;
  return names.map((name, place) => ({
    ...{ name, was: players[place] ?? null },
    ...{ average: averages[place] ?? null, option: options[place] ?? null },
    ...sameMates(party, place),
  }));
}

/** The same bowlers of a team, for its next game; nothing of a player who bowls alone. */
export function sameMates({ players, teams = [] }: Party, place: number): Pick<NewPlayer, 'mates'> {
  const [player, mates] = [players[place], teams[place]];
  if (player === undefined || mates === undefined) return {};
  return { mates: mates.map(({ name }, at) => ({ name, was: { player, mate: at + 1 } })) };
}
