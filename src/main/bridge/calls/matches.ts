import * as v from 'valibot';
import { ok } from '../../../core/line/result.ts';
import { SIDES } from '../../../core/league/side.ts';
import type { CallName } from '../../../contract/contract.ts';
import { GO_SCHEMA, UNIT_SCHEMA } from '../../../saves/matches/match-record.ts';
import { HIGHEST_PLAYER, MOST_EVENTS } from '../../../saves/record/record-bounds.ts';
import { CONSOLE, type CallEntries } from '../call-entry.ts';
import { gameId } from './parts.ts';

const side = v.picklist(SIDES);
const player = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_PLAYER));
const generation = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_EVENTS));

/**
 * The calls about the match of the game on the board. Permissions depend on the match's games, so `games` checks them.
 */
export const MATCHES_CALLS: CallEntries<CallName<'matches'>> = {
  'matches.signOff': {
    callers: CONSOLE,
    parser: v.strictTuple([
      v.strictObject({ gameId, generation, beside: v.exactOptional(generation), side, player }),
    ]),
    permissions: 'none',
    handle: async ([order], { games }) => games.told(await games.matchOrders.signOff(order)),
  },
  'matches.takeBack': {
    callers: CONSOLE,
    parser: v.strictTuple([v.strictObject({ gameId, side })]),
    permissions: { owner: 'games' },
    handle: async ([order], { games }) => games.told(await games.matchOrders.takeSignatureBack(order)),
  },
  'matches.rollOff': {
    callers: CONSOLE,
    parser: v.strictTuple([v.strictObject({ gameId, unit: UNIT_SCHEMA, go: v.nullable(GO_SCHEMA) })]),
    permissions: { owner: 'games' },
    handle: async ([order], { games }) => games.told(await games.matchOrders.rollOff(order)),
  },
  'matches.export': {
    callers: CONSOLE,
    parser: v.strictTuple([gameId]),
    permissions: () => ['print'],
    handle: ([game], { results }) => results.save(game),
  },
  'matches.keep': {
    callers: CONSOLE,
    parser: v.strictTuple([gameId]),
    permissions: 'none',
    handle: async ([game], { results }) => {
      await results.keep(game);
      return ok(null);
    },
  },
};
