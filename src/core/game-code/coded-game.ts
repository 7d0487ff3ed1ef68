import { factsIn, type Facts } from '../game/fact-changes.ts';
import { phaseOf, type Game, type Phase } from '../game/game.ts';
import type { FormatId } from '../formats/formats.ts';
import type { Line } from '../line/line.ts';
import type { Dispute, PlayerLine, Status } from '../players/player-line.ts';
import type { PlayerId } from '../players/player.ts';
import { matesOfFrame, type MateNumber, type SharedLine } from '../players/shared-line.ts';

/** What a code tells of a game: what its sheet shows, and no ids. */
export interface CodedGame {
  readonly format: FormatId;
  /** ISO 8601 in UTC, to the second. */
  readonly startedAt: string;
  readonly lane: number;
  /** The other lane of a pair. */
  readonly pair: number | null;
  readonly gameNumber: number;
  readonly phase: Phase;
  /** The names of a league's teams, home first. */
  readonly teams: readonly string[];
  /** In the order of the sheet. */
  readonly players: readonly CodedPlayer[];
}

export interface CodedPlayer {
  readonly name: string;
  readonly status: Status;
  readonly line: Line;
  /** Other outcomes of provisional frames. */
  readonly disputes: readonly Dispute[];
  /** Null where one bowler has the line alone. */
  readonly shared: CodedTeam | null;
  /** Null in a game that is not a league's. */
  readonly facts: CodedFacts | null;
}

/** Who shares a line, and who bowled which ball. */
export interface CodedTeam {
  readonly mates: readonly string[];
  readonly first: MateNumber;
  readonly bowledBy: readonly (readonly MateNumber[])[];
}

/** A player's facts in a league's game. */
export type CodedFacts = Pick<
  Facts,
  'type' | 'average' | 'handicap' | 'instead' | 'team' | 'place' | 'total'
>;

/** The game as a code tells it, with all its players or these, in their order. */
export function codedGame(game: Game, players: readonly PlayerId[] | null = null): CodedGame {
  const { setup, position } = game;
  const wanted = players ?? position.lines.map(({ player }) => player);
  return {
    format: setup.format,
    startedAt: setup.startedAt.replace(/\.\d{3}Z$/u, '.000Z'),
    lane: setup.lane,
    pair: setup.pair ?? null,
    gameNumber: setup.gameNumber,
    phase: phaseOf(game),
    teams: position.league?.teams.map(({ name }) => name) ?? [],
    players: wanted.flatMap((wantedPlayer) =>
      position.lines.filter(({ player }) => player === wantedPlayer).map((line) => codedPlayer(game, line)),
    ),
  };
}

function codedPlayer({ position }: Game, entry: PlayerLine): CodedPlayer {
  const { player, name, status, line, disputes, shared } = entry;
  return {
    ...{ name, status, line, disputes },
    shared: shared === null ? null : codedTeam(shared, line),
    facts: codedFacts(factsIn(position, player)),
  };
}

function codedTeam({ mates, first, ...shared }: SharedLine, { frames }: Line): CodedTeam {
  const bowledBy = frames.map((_frame, place) => matesOfFrame({ mates, first, ...shared }, place + 1));
  return { mates: mates.map(({ name }) => name), first, bowledBy };
}

function codedFacts(facts: Facts | null): CodedFacts | null {
  if (facts === null) return null;
  const { type, average, handicap, instead, team, place, total } = facts;
  return { type, average, handicap, instead, team, place, total };
}
