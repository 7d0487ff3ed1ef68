import type { GameEvent } from '../../core/game/event.ts';
import { replay } from '../../core/game/game.ts';
import { unlisted } from '../../core/players/league.ts';
import type { Player, PlayerId } from '../../core/players/player.ts';
import { isPlaceholderName, placeholder } from '../../core/players/placeholder-name.ts';
import type { GameRecord } from '../record/game-record.ts';

/** The game with these names replaced everywhere, also whose full name is one of them; null when it has none. */
export function withoutName(record: GameRecord, goes: (name: string) => boolean): GameRecord | null {
  const { setup, events } = record.game;
  const names = [...setup.players.flatMap(namesOf), ...events.flatMap(namedIn)];
  const listed = new Set(
    setup.players.flatMap(({ name, league }, index) =>
      league?.fullName !== undefined && goes(league.fullName)
        ? [name, ...mendedNames(index + 1, events)]
        : [],
    ),
  );
  const others = replacements(names, (name) => goes(name) || listed.has(name));
  if (others.size === 0) return null;
  const other = (name: string): string => others.get(name) ?? name;
  const players = setup.players.map((player, index) => {
    const own = [player.name, ...mendedNames(index + 1, events)];
    return playerRenamed(
      player,
      other,
      own.some((name) => others.has(name)),
    );
  });
  const game = replay(
    { ...setup, players },
    events.map((event) => renamed(event, other)),
  );
  // Distinct names stay distinct: no rule can tell the two games apart.
  // Stryker disable next-line ConditionalExpression,StringLiteral: only a bug elsewhere would throw here
  if (!game.ok) throw new Error(`${record.id} breaks a rule without its names: ${game.error.refusal.code}`);
  return { ...record, game: game.value };
}

function namesOf({ name, league, mates = [] }: Player): readonly string[] {
  const names = [name, ...mates.map((mate) => mate.name)];
  return league?.instead === undefined ? names : [...names, league.instead];
}

function namedIn(event: GameEvent): readonly string[] {
  if (event.type === 'playerJoined' || event.type === 'playerRenamed') return [event.name];
  return event.type === 'scoreTypeSet' && event.instead !== undefined ? [event.instead] : [];
}

/** The names that mended a bowler's first one, until somebody else bowled. */
function mendedNames(player: PlayerId, events: readonly GameEvent[]): readonly string[] {
  const renames = events.flatMap((event) =>
    event.type === 'playerRenamed' && event.player === player ? [event] : [],
  );
  const next = renames.findIndex(({ bowler }) => bowler !== undefined);
  return renames.slice(0, next < 0 ? renames.length : next).map(({ name }) => name);
}

/** A bowler of whom any name is removed also loses the roster's id and name. */
function playerRenamed(player: Player, other: (name: string) => string, isGone: boolean): Player {
  const renamed = matesRenamed(player, other);
  const name = other(player.name);
  if (player.league === undefined) return { ...renamed, name };
  const facts = isGone ? unlisted(player.league) : player.league;
  const { instead } = facts;
  return { ...renamed, name, league: instead === undefined ? facts : { ...facts, instead: other(instead) } };
}

function matesRenamed(player: Player, other: (name: string) => string): Player {
  if (player.mates === undefined) return player;
  return { ...player, mates: player.mates.map((mate) => ({ ...mate, name: other(mate.name) })) };
}

function renamed(event: GameEvent, other: (name: string) => string): GameEvent {
  if (event.type === 'playerJoined' || event.type === 'playerRenamed')
    return { ...event, name: other(event.name) };
  return event.type === 'scoreTypeSet' && event.instead !== undefined
    ? { ...event, instead: other(event.instead) }
    : event;
}

function replacements(
  names: readonly string[],
  goes: (name: string) => boolean,
): ReadonlyMap<string, string> {
  const taken = new Set(names);
  const others = new Map<string, string>();
  let number = 1;
  for (const name of new Set(names.filter((one) => !isPlaceholderName(one) && goes(one)))) {
    // Numbered as in a line-up; used numbers stay used.
    while (taken.has(placeholder(number))) number += 1;
    others.set(name, placeholder(number));
    number += 1;
  }
  return others;
}
