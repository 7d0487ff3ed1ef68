import { firstInSeries, type Newcomer } from '../players/in-series.ts';
import { mateRenaming } from './mate-name.ts';
import { ofPerson } from './part.ts';
import {
  isOf,
  SAME,
  sameEvent,
  type PlayerCommand,
  type PlayerHappening,
  type SameCommand,
} from './player-event.ts';
import { freshName, tidyName } from '../players/player.ts';
import { frameBeingBowled, namesIn, type Position } from '../players/position.ts';
import { nextSeat } from '../players/seats.ts';
import type { Refusal } from '../line/refusal.ts';
import { ok, type Result } from '../line/result.ts';

type Written = Exclude<PlayerCommand, SameCommand>;

// A record, so that a missing kind does not compile; only its keys are used.
const WRITTEN: Readonly<Record<Written['kind'], null>> = {
  join: null,
  rename: null,
  comeBack: null,
  setScoreType: null,
};

export function isOfLineUp<C extends { readonly kind: string }>(
  command: C,
): command is Extract<C, PlayerCommand> {
  return isOf(SAME, command) || Object.hasOwn(WRITTEN, command.kind);
}

/** The event for a line-up command. Names are tidied and numbered as in a new line-up; `newcomer` is who is new. */
export function playerHappening(
  position: Position,
  command: PlayerCommand,
  newcomer: Newcomer,
): Result<PlayerHappening, Refusal> {
  if (isOf(SAME, command)) return ofPerson(position, sameEvent(SAME[command.kind], command));
  switch (command.kind) {
    case 'join':
      return joining(position, command, newcomer);
    case 'rename':
      return renaming(position, command, newcomer);
    case 'comeBack':
      return ok({ type: 'playerReturned', player: command.player, from: firstFrame(position, command) });
    case 'setScoreType':
      return typing(command);
  }
}

type CommandOf<K extends PlayerCommand['kind']> = Extract<PlayerCommand, { kind: K }>;
type CommandEvent<T extends PlayerHappening['type']> = Extract<PlayerHappening, { type: T }>;

function joining(
  position: Position,
  command: CommandOf<'join'>,
  { bowler, series }: Newcomer,
): Result<PlayerHappening, Refusal> {
  const name = freshName(command.name, namesIn(position));
  if (!name.ok) return name;
  const from = firstFrame(position, command);
  const { option } = position.format.ways[0];
  const chosen = option === null ? {} : { option };
  const player = position.nextPlayer;
  const who = { bowler, series: firstInSeries(series), ...joiningFacts(position, command) };
  return ok({ type: 'playerJoined', player, name: name.value, from, ...chosen, ...who });
}

/** The seat and type that were said: the last place of a team. */
function joiningFacts(
  { lines }: Position,
  { team, scoreType }: CommandOf<'join'>,
): Pick<CommandEvent<'playerJoined'>, 'league'> {
  if (team === undefined && scoreType === undefined) return {};
  const seats =
    team === undefined
      ? {}
      : {
          seat: nextSeat(
            lines.flatMap(({ part }) => part ?? []),
            team,
          ),
        };
  const types = scoreType === undefined || scoreType === 'bowler' ? {} : { type: scoreType };
  return { league: { ...seats, ...types } };
}

/** Tidies the replaced bowler's name like any name. */
function typing(command: CommandOf<'setScoreType'>): Result<PlayerHappening, Refusal> {
  const { player, scoreType, instead, score, later = [] } = command;
  const scored = { ...(score === undefined ? {} : { score }), ...(later.length === 0 ? {} : { later }) };
  if (instead === undefined) return ok({ type: 'scoreTypeSet', player, scoreType, ...scored });
  const name = tidyName(instead, 1);
  return name.ok ? ok({ type: 'scoreTypeSet', player, scoreType, instead: name.value, ...scored }) : name;
}

function renaming(
  position: Position,
  command: CommandOf<'rename'>,
  { bowler, series }: Newcomer,
): Result<PlayerHappening, Refusal> {
  const { player, somebodyElse, substitutes = false, mate } = command;
  if (mate !== undefined) return mateRenaming(position, { ...command, mate });
  const others = position.lines.filter((line) => line.player !== player).map(({ name }) => name);
  const name = freshName(command.name, others);
  if (!name.ok) return name;
  const who = somebodyElse ? { bowler, series: firstInSeries(series) } : {};
  const how = substitutes ? ({ substitutes } as const) : {};
  return ok({ type: 'playerRenamed', player, name: name.value, ...who, ...how });
}

function firstFrame(position: Position, { makesUp }: { readonly makesUp: boolean }): number {
  return makesUp ? 1 : frameBeingBowled(position);
}
