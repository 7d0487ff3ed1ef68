import type { NameEntry } from '../../core/chain/names.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { AskedMove, MoveAnswer, MovedGame, MoveSide } from '../../house-contract/front-desk.ts';
import { audit } from '../accounts/audit.ts';
import type { KnownAccount } from '../accounts/sessions.ts';
import { tell } from '../db/news.ts';
import type { Queries } from '../db/transactions.ts';
import { BOWLED_ON, LATER } from '../orders/bowled-on.ts';
import { MOST_QUESTIONS, SHOWN_DAYS, sheetOf } from './sheet-of.ts';
import type { StoredFact } from './stored-fork.ts';

interface Row {
  readonly move: string;
  readonly origin: string;
  readonly from: number;
  readonly to: number;
  readonly games: readonly string[];
  readonly later: number;
  readonly counts: MoveSide['name'] | null;
  readonly counted: Date | null;
  readonly by: string | null;
}

const ROW = `SELECT id AS move, from_origin AS origin, from_lane AS "from", to_lane AS "to", games, ${LATER} AS later,
    counts, counted, counted_by AS by FROM house.moves`;

/** The forced moves whose old lane bowled on: which game counts, the one at the new lane or the one at the old lane. */
export async function askedMoves(queries: Queries, house: string): Promise<readonly AskedMove[]> {
  const { rows } = await queries.query<Row>(
    `${ROW} WHERE house = $1 AND (counted IS NULL OR counted > now() - make_interval(days => $2)) AND ${BOWLED_ON}
     ORDER BY counted IS NOT NULL, made DESC LIMIT $3`,
    [house, SHOWN_DAYS, MOST_QUESTIONS],
  );
  const asked: AskedMove[] = [];
  for (const row of rows) asked.push(await shown(queries, house, row));
  return asked;
}

/** Takes a decision of staff. A repeated decision changes nothing; another one decides anew. */
export async function answerMove(
  queries: Queries,
  house: string,
  by: KnownAccount,
  { move, counts }: MoveAnswer,
): Promise<Result<null, 'unknown-move' | 'branch-unread'>> {
  const { rows } = await queries.query<Row>(
    `${ROW} WHERE house = $1 AND id = $2 AND ${BOWLED_ON} FOR UPDATE OF moves`,
    [house, move],
  );
  const [row] = rows;
  if (row === undefined) return err('unknown-move');
  const { sides } = await shown(queries, house, row);
  const isUnread = ({ name, games }: MoveSide): boolean =>
    name === counts && games.some(({ sheet }) => sheet === null);
  if (sides.some(isUnread)) return err('branch-unread');
  await queries.query(
    'UPDATE house.moves SET counts = $3, counted = now(), counted_by = $4 WHERE house = $1 AND id = $2',
    [house, move, counts, by.name],
  );
  const { origin, from, to } = row;
  await audit(queries, {
    ...{ house, account: by.id, name: by.name, what: 'move-answered' },
    about: { id: move, from, to, lane: counts === 'old' ? from : to },
  });
  await tell(queries, { kind: 'lane', house, origin });
  return ok(null);
}

async function shown(queries: Queries, house: string, row: Row): Promise<AskedMove> {
  const { move, from, to, later, counts, counted, by } = row;
  const side = async (
    name: MoveSide['name'],
    games: readonly PlacedGame[],
    lane: number,
  ): Promise<MoveSide> => {
    const lanes = new Set(games.flatMap((game) => game.lane ?? []));
    return {
      ...{ name, lanes: lanes.size === 0 ? [lane] : [...lanes], counts: name === (counts ?? 'new') },
      games: await shownGames(queries, house, games),
    };
  };
  const placed = await placedGames(queries, house, row);
  return {
    ...{ move, from, to, later },
    sides: [
      await side(
        'new',
        placed.filter(({ isNew }) => isNew),
        to,
      ),
      await side(
        'old',
        placed.filter(({ isNew }) => !isNew),
        from,
      ),
    ],
    answered: counted === null ? null : { by: by ?? '', at: counted.toISOString() },
  };
}

interface PlacedGame {
  readonly origin: string;
  readonly game: string;
  /** Null if the rules cannot read it. */
  readonly lane: number | null;
  readonly isNew: boolean;
}

/** The move's own games, and those that go on from them, where they are by now. */
async function placedGames(
  queries: Queries,
  house: string,
  { origin, games }: Pick<Row, 'origin' | 'games'>,
): Promise<readonly PlacedGame[]> {
  const { rows } = await queries.query<PlacedGame>(
    `WITH RECURSIVE placed AS (
       SELECT games.origin, games.game, games.lane, own.half, false AS new
       FROM unnest($3::text[]) WITH ORDINALITY AS own (game, half)
       JOIN derived.games ON games.house = $1 AND games.origin = $2 AND games.game = own.game
       UNION SELECT games.origin, games.game, games.lane, placed.half, true FROM placed
       JOIN derived.games ON games.house = $1 AND moved_origin = placed.origin AND moved_game = placed.game)
     SELECT origin, game, lane, new AS "isNew" FROM placed
     WHERE NOT new OR NOT EXISTS (SELECT FROM derived.games AS next WHERE next.house = $1
       AND next.moved_origin = placed.origin AND next.moved_game = placed.game)
     ORDER BY half, lane, game`,
    [house, origin, games],
  );
  return rows;
}

async function shownGames(
  queries: Queries,
  house: string,
  games: readonly PlacedGame[],
): Promise<readonly MovedGame[]> {
  const shown: MovedGame[] = [];
  for (const { origin, game } of games) {
    const key = [house, origin, game];
    const { rows: facts } = await queries.query<StoredFact>(
      `SELECT generation, body, chain, save, arrived FROM house.facts
       WHERE house = $1 AND origin = $2 AND game = $3 ORDER BY generation`,
      key,
    );
    const { rows: names } = await queries.query<{ readonly entries: readonly NameEntry[] }>(
      'SELECT entries FROM house.game_names WHERE house = $1 AND origin = $2 AND game = $3',
      key,
    );
    const newest = facts.at(-1);
    if (newest === undefined) continue;
    const sheet = sheetOf(game, facts, names[0]?.entries ?? []);
    shown.push({ game, generation: newest.generation, arrived: newest.arrived.toISOString(), sheet });
  }
  return shown;
}
