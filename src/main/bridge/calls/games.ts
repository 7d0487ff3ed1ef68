import * as v from 'valibot';
import { err, ok } from '../../../core/line/result.ts';
import { FORMAT_IDS, HIGHEST_SCORE } from '../../../core/formats/formats.ts';
import {
  HALVES,
  laneOf,
  MOST_DAYS,
  MOST_GAMES_A_PAGE,
  openingNow,
  type CallName,
} from '../../../contract/contract.ts';
import { MOST_MATES } from '../../../core/players/shared-line.ts';
import { MOST_SERIES_GAMES } from '../../../saves/record/record-bounds.ts';
import { fromConsole, type CallEntries } from '../call-entry.ts';
import { command } from './command.ts';
import { NEW_FACTS, NEW_LEAGUE } from './league.ts';
import { bowlerAsked, gameId, MOST_PLAYERS, opaqueId, text, time, wholeNumber } from './parts.ts';

const generation = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const pressed = v.pipe(v.number(), v.finite());

/** These arguments, with or without the time of the press. */
export function pressable<const T extends readonly v.GenericSchema[]>(
  ...args: T
): v.UnionSchema<
  [v.StrictTupleSchema<T, undefined>, v.StrictTupleSchema<readonly [...T, typeof pressed], undefined>],
  undefined
> {
  return v.union([v.strictTuple(args), v.strictTuple([...args, pressed])]);
}

const upToMates = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_MATES));

const newMate = v.strictObject({
  name: text,
  was: v.nullable(
    v.strictObject({ player: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), mate: upToMates }),
  ),
});

const newPlayer = v.strictObject({
  name: text,
  average: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HIGHEST_SCORE))),
  // Any number: the format refuses what it does not offer with a code that becomes a sentence.
  option: v.exactOptional(v.nullable(v.number())),
  was: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  wasIn: v.exactOptional(gameId),
  league: v.exactOptional(NEW_FACTS),
  // Any number: the format refuses what it does not take with a code that becomes a sentence.
  mates: v.exactOptional(v.pipe(v.array(newMate), v.maxLength(MOST_PLAYERS))),
});

export const newGameOrder = v.strictObject({
  half: v.exactOptional(v.picklist([...HALVES, 'both'])),
  players: v.pipe(v.array(newPlayer), v.maxLength(MOST_PLAYERS)),
  follows: v.nullable(gameId),
  format: v.exactOptional(v.picklist(FORMAT_IDS)),
  goesRound: v.exactOptional(v.boolean()),
  games: v.exactOptional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SERIES_GAMES))),
  ),
  league: v.exactOptional(v.nullable(NEW_LEAGUE)),
});

const FILTER = {
  name: text,
  bowler: v.nullable(opaqueId),
  from: v.nullable(time),
  to: v.nullable(time),
  score: v.nullable(v.strictObject({ least: v.nullable(wholeNumber), most: v.nullable(wholeNumber) })),
  format: v.nullable(v.picklist(FORMAT_IDS)),
  lane: v.nullable(wholeNumber),
  unfinished: v.nullable(v.boolean()),
  league: v.nullable(v.strictObject({ name: v.nullable(text) })),
  match: v.nullable(opaqueId),
};

export const gamesFilter = v.strictObject(FILTER);

const gamesQuery = v.strictObject({
  ...FILTER,
  // A newer program's game may not say when it began.
  before: v.nullable(v.strictObject({ id: gameId, startedAt: v.union([time, v.literal('')]) })),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_GAMES_A_PAGE)),
});

const figuresQuery = v.strictObject({
  who: bowlerAsked,
  from: v.nullable(time),
  to: v.nullable(time),
  format: v.nullable(v.picklist(FORMAT_IDS)),
});

const removeOrder = v.variant('kind', [
  v.strictObject({ kind: v.literal('game'), gameId }),
  v.strictObject({ kind: v.literal('bowler'), name: text }),
]);

const change = pressable(gameId, generation);

/**
 * The calls about games. A command's permission depends on its game, and a new game's on the lane's time, so games
 * judge them.
 */
export const GAMES_CALLS: CallEntries<CallName<'games'>> = {
  'games.new': fromConsole(
    { owner: 'games' },
    pressable(newGameOrder),
    async ([order, at], { games, house, leagues, practice, results, settings, staff }) => {
      const { keepNames } = settings.current;
      const opening = openingNow(settings.current.opening, house.opensBy);
      const { half = 'left' } = order;
      const lane = laneOf(half === 'both' ? 'left' : half, settings.current);
      const other = half === 'both' ? laneOf('right', settings.current) : null;
      if (lane === null || (half === 'both' && other === null)) return err({ code: 'no-second-lane' });
      const practises = practice.against(order);
      if (practises !== null) return err(practises);
      if (!staff.allows('staff') && (await leagues.wasBowled(order))) return err({ code: 'staff-only' });
      const begun = await games.newGame(order, lane, opening, at);
      if (begun.ok) practice.gameBegan();
      // Staff who opened the lane for bowlers leave staff mode, because the next changes are the bowlers'.
      if (begun.ok) await staff.order({ kind: 'leave' });
      if (begun.ok) void leagues.forgetOld(keepNames);
      if (begun.ok) void results.forgetOld();
      return games.told(begun);
    },
  ),
  'games.apply': fromConsole(
    { owner: 'games' },
    pressable(gameId, generation, command),
    async (asked, { games }) => games.told(await games.apply(...asked)),
  ),
  'games.tryAgain': fromConsole('none', change, async (asked, { games }) =>
    games.told(await games.tryAgain(...asked)),
  ),
  'games.takeBack': fromConsole('none', change, async (asked, { games }) =>
    games.told(await games.takeBack(...asked)),
  ),
  'games.moveToOtherHalf': fromConsole({ owner: 'games' }, change, async (asked, { games }) =>
    games.told(await games.moveToOtherHalf(...asked)),
  ),
  'games.page': fromConsole('none', v.strictTuple([gamesQuery]), async ([query], { games }) =>
    ok(await games.page(query)),
  ),
  'games.count': fromConsole('none', v.strictTuple([gamesFilter]), async ([filter], { games }) =>
    ok(await games.count(filter)),
  ),
  'games.days': fromConsole(
    'none',
    v.strictTuple([gamesFilter, v.pipe(v.array(time), v.minLength(2), v.maxLength(MOST_DAYS + 1))]),
    async (asked, { games }) => ok(await games.days(...asked)),
  ),
  'games.figures': fromConsole('none', v.strictTuple([figuresQuery]), async ([query], { games }) =>
    ok(await games.figures(query)),
  ),
  'games.view': fromConsole('none', v.strictTuple([gameId]), ([asked], { games }) => games.view(asked)),
  'games.sheetText': fromConsole(
    'none',
    v.strictTuple([gameId, v.pipe(v.number(), v.safeInteger(), v.minValue(0))]),
    (asked, { games }) => games.sheetText(...asked),
  ),
  'games.open': fromConsole('none', pressable(gameId), async (asked, { games, practice }) => {
    const opened = await games.openGame(...asked);
    if (opened.ok) practice.gameBegan();
    return games.told(opened);
  }),
  'games.remove': fromConsole(
    'staff',
    v.strictTuple([removeOrder]),
    async ([order], { erasing, games, practice, results }) => {
      if (order.kind === 'game') return results.removing(order.gameId, () => games.remove(order));
      const removed = await erasing(() => games.remove(order));
      // As in a running game: somebody else of the same name practises on.
      return removed.ok && practice.has(order.name) ? ok({ ...removed.value, stillBowling: true }) : removed;
    },
  ),
};
