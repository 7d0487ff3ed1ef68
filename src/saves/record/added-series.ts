import { createHash } from 'node:crypto';
import type { SeriesId } from '../../core/players/opaque-id.ts';
import { each, fieldsOf, type Fields } from './fields.ts';
import { MOST_EVENTS, MOST_PLAYERS } from './record-bounds.ts';

/**
 * Gives each player of a version 5 game their series: the games of one bowler in one party, numbered by the party's
 * games. The id is derived from those two ids alone, so that all games of an evening agree on it. A bowler who joined
 * at the party's second game begins with number 2, because no game knows the one before.
 */
export function addSeries(content: unknown): unknown {
  const { setup, events, ...rest } = fieldsOf(content);
  const { party, gameNumber, players, ...facts } = fieldsOf(setup);
  const within = (who: Fields): Fields =>
    'bowler' in who ? { ...who, series: { id: seriesIdOf(party, who['bowler']), number: gameNumber } } : who;
  return {
    ...rest,
    version: 6,
    setup: { ...facts, party, gameNumber, players: each(players, MOST_PLAYERS, within) },
    events: each(events, MOST_EVENTS, within),
  };
}

function seriesIdOf(party: unknown, bowler: unknown): SeriesId {
  return createHash('sha256')
    .update(JSON.stringify(['series', party, bowler]))
    .digest('hex')
    .slice(0, 24);
}
