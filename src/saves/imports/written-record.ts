import { createHash } from 'node:crypto';
import { applyCommand } from '../../core/game/command.ts';
import { HIGHEST_LANE, type Command, type GameEvent, type Setup } from '../../core/game/event.ts';
import { phaseOf, replay, type Game } from '../../core/game/game.ts';
import { figuresOf } from '../../core/players/figures.ts';
import { firstInSeries } from '../../core/players/in-series.ts';
import type { OpaqueId, Origin } from '../../core/players/opaque-id.ts';
import { lineUp, type Player } from '../../core/players/player.ts';
import { withoutUnseen } from '../../core/players/readable.ts';
import {
  isFault,
  isUpTo,
  writtenFault,
  type WrittenFault,
  type WrittenGame,
  type WrittenPlayer,
} from '../../game-files/in/written-game.ts';
import { makeGameLine, parseLine } from '../archive/archived-line.ts';
import { counterOf } from '../record/game-id.ts';
import type { GameRecord } from '../record/game-record.ts';
import { HIGHEST_GAME_NUMBER } from '../record/record-bounds.ts';

/**
 * A written game as one that staff typed: a line by agreement for each player. Ids that nobody wrote follow from its
 * `text`, so that the same text is the same game. `own` is where games are from that do not say it.
 */
export function writtenRecord(
  written: WrittenGame,
  text: readonly string[],
  own: Origin,
): GameRecord | WrittenFault {
  const { lane, gameNumber, format, startedAt, players } = written;
  const idFor = (...what: readonly (string | number)[]): OpaqueId => hashOf([...text, ...what.map(String)]);
  const id = written.id ?? `g000001-${idFor('game')}`;
  const counter = counterOf(id);
  if (counter === null || !isUpTo(lane, HIGHEST_LANE) || !isUpTo(gameNumber, HIGHEST_GAME_NUMBER))
    return writtenFault('bad-line', text[0]);
  const named = lineUp(players.map(({ name }) => withoutUnseen(name)));
  if (!named.ok) return writtenFault('bad-line', text[1]);
  const base = { format, lane, gameNumber, startedAt, origin: written.origin ?? own };
  const setup: Setup = {
    ...{ ...base, party: written.party ?? idFor('party') },
    players: players.map((player, place) => ({
      ...{ id: place + 1, name: named.value[place]?.name ?? player.name },
      ...playerOf(player, (what) => idFor(what, place)),
    })),
  };
  const game = playedGame(setup, written);
  if (isFault(game)) return game;
  const record = { id, counter, savedAt: startedAt, game };
  // A game that the archive could not read again is not added to it.
  const reading = parseLine(new TextEncoder().encode(makeGameLine(record).trimEnd()));
  return reading.kind === 'read' ? record : writtenFault('bad-line', text[0]);
}

/** Whether names have what nobody sees and could mislead. The record does without. */
export function hasUnseen({ players }: WrittenGame): boolean {
  return players.some(({ name }) => withoutUnseen(name) !== name);
}

function playerOf(
  { option, average, bowler, series }: WrittenPlayer,
  idFor: (what: string) => OpaqueId,
): Omit<Player, 'id' | 'name'> {
  return {
    ...(option === null ? {} : { option }),
    ...(average === null ? {} : { average }),
    ...{ bowler: bowler ?? idFor('bowler'), series: series ?? firstInSeries(idFor('series')) },
  };
}

function playedGame(setup: Setup, { id, players, isRunning }: WrittenGame): Game | WrittenFault {
  const stamp = { at: setup.startedAt, by: 'staff' } as const;
  const lines = players.flatMap(({ frames }, place): readonly GameEvent[] => {
    const isBegun = frames.some(({ length }) => length > 0);
    return isBegun ? [{ type: 'lineAgreed', player: place + 1, frames, ...stamp }] : [];
  });
  const replayed = replay(setup, lines);
  if (!replayed.ok) return writtenFault('bad-line', players[0]?.name);
  let game = replayed.value;
  for (const [place, { hasLeft }] of players.entries())
    if (hasLeft) game = after(game, { kind: 'leave', player: place + 1 });
  if (!isRunning && phaseOf(game) === 'running') game = after(game, { kind: 'stop' });
  for (const [place, player] of game.position.lines.entries()) {
    const score = players[place]?.score ?? null;
    const { soFar, posted } = figuresOf(null, player);
    if (score === null || score === soFar) continue;
    // A file of ours that was changed is damaged. By hand the bonus to come may be left out, and somebody may add
    // wrongly.
    if (id !== null) return writtenFault('bad-line', player.name);
    if (score !== posted)
      return writtenFault('score-differs', `${player.name}: ${String(score)} / ${String(soFar)}`);
  }
  return game;
}

/** The game after a command; as it was where the rules refuse that. */
function after(game: Game, command: Command): Game {
  const newcomer = { bowler: '0'.repeat(24), series: '0'.repeat(24) };
  const applied = applyCommand(game, command, { at: game.setup.startedAt, by: 'staff', newcomer });
  return applied.ok ? applied.value.game : game;
}

function hashOf(what: readonly string[]): OpaqueId {
  return createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 24);
}
