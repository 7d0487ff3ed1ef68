import { createHash } from 'node:crypto';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import { each, fieldsOf, type Fields } from './fields.ts';
import { MOST_EVENTS, MOST_PLAYERS } from './record-bounds.ts';

/** Makes a game's ids, each from what it is for. */
type IdFor = (...what: readonly (string | number)[]) => OpaqueId;

/**
 * Gives a game from before version 5 its ids. They are derived from facts that never change, not from a name or the
 * events so far, so that every read, copy, earlier generation and removal of names gives the same ids. Nobody knows
 * which bowlers played again, so no two old games share one.
 */
export function addIds(content: unknown): unknown {
  const { setup, events, ...rest } = fieldsOf(content);
  const idFor = idsOf(content);
  return {
    ...rest,
    version: 5,
    setup: withBowlers({ ...fieldsOf(setup), origin: idFor('origin'), party: idFor('party') }, idFor),
    events: each(events, MOST_EVENTS, (event, index) => joinedAs(event, idFor, index + 1)),
  };
}

/** Content that is not a game gets ids too; the schema refuses it later. */
function idsOf(content: unknown): IdFor {
  const { id, setup } = fieldsOf(content);
  const { startedAt, lane } = fieldsOf(setup);
  const game = JSON.stringify([id, startedAt, lane]);
  return (...what) =>
    createHash('sha256')
      .update(JSON.stringify([game, ...what]))
      .digest('hex')
      .slice(0, 24);
}

function withBowlers(setup: Fields, idFor: IdFor): Fields {
  return {
    ...setup,
    players: each(setup['players'], MOST_PLAYERS, (player) => ({
      ...player,
      bowler: idFor('bowler', Number(player['id'])),
    })),
  };
}

/** The event's number is needed too, because a player number is used again after a join was undone. */
function joinedAs(event: Fields, idFor: IdFor, number: number): Fields {
  return event['type'] === 'playerJoined'
    ? { ...event, bowler: idFor('bowler', Number(event['player']), number) }
    : event;
}
