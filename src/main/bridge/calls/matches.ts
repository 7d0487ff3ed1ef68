import * as v from 'valibot';
import { ok } from '../../../core/line/result.ts';
import { SIDES } from '../../../core/league/side.ts';
import type { CallName } from '../../../contract/contract.ts';
import { GO_SCHEMA, UNIT_SCHEMA } from '../../../saves/matches/match-record.ts';
import { HIGHEST_PLAYER, MOST_EVENTS } from '../../../saves/record/record-bounds.ts';
import { fromConsole, type CallEntries } from '../call-entry.ts';
import { gameId } from './parts.ts';

const side = v.picklist(SIDES);
const player = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_PLAYER));
const generation = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_EVENTS));

/**
 * The calls about the match of the game on the board. Permissions depend on the match's games, so `games` checks them.
 */
export const MATCHES_CALLS: CallEntries<CallName<'matches'>> = {
  'matches.signOff': fromConsole(
    'none',
    v.strictTuple([
      v.strictObject({ gameId, generation, beside: v.exactOptional(generation), side, player }),
    ]),
    async ([order], { games }) => games.told(await games.matchOrders.signOff(order)),
  ),
  'matches.takeBack': fromConsole(
    { owner: 'games' },
    v.strictTuple([v.strictObject({ gameId, side })]),
    async ([order], { games }) => games.told(await games.matchOrders.takeSignatureBack(order)),
  ),
  'matches.rollOff': fromConsole(
    { owner: 'games' },
    v.strictTuple([v.strictObject({ gameId, unit: UNIT_SCHEMA, go: v.nullable(GO_SCHEMA) })]),
    async ([order], { games }) => games.told(await games.matchOrders.rollOff(order)),
  ),
  'matches.export': fromConsole('print', v.strictTuple([gameId]), ([game], { results }) =>
    results.save(game),
  ),
  'matches.keep': fromConsole('none', v.strictTuple([gameId]), async ([game], { results }) => {
    await results.keep(game);
    return ok(null);
  }),
};
