import { generationOf, newGame } from '../../core/game/game.ts';
import { type SideName, SIDES } from '../../core/league/side.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import {
  gameInMatch,
  HALVES,
  type Failure,
  type GameView,
  type Halves,
  type NewGameOrder,
  type OpeningNow,
} from '../../contract/contract.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { Matches } from '../matches/matches.ts';
import type { GamesDeps } from './games-deps.ts';
import type { HalfBoard } from './half-board.ts';
import type { NewGames, Prepared } from './new-games.ts';
import { notSaved } from './on-board.ts';
import type { SavedGames } from './saved-games.ts';
import type { Setup } from '../../core/game/event.ts';
import type { League } from '../../core/players/league.ts';

export interface NewPairsDeps extends Pick<GamesDeps, 'folder'> {
  readonly games: NewGames;
  readonly saved: SavedGames;
  readonly matches: Matches;
}

type Both = Readonly<Record<SideName, GameRecord>>;

/** Begins the games of a match on a pair of lanes: home's on the left half, the visitors' on the right one. */
export class NewPairs {
  readonly #deps: NewPairsDeps;

  constructor(deps: NewPairsDeps) {
    this.#deps = deps;
  }

  /**
   * Starts a game of a match on both halves; the lane is the left one's. Needs staff when a game on one lane does. Neither
   * half is shown before both are on disk. Where a power cut has left only one of them, without a ball, this begins both.
   */
  async begin(
    halves: Halves<HalfBoard>,
    order: NewGameOrder,
    lane: number,
    opening: OpeningNow,
  ): Promise<Result<GameView, Failure>> {
    const lone = await this.#lone(halves);
    for (const half of [halves.left, halves.right]) {
      const busy = half.board !== null && half.board.record === lone ? null : half.busy();
      if (busy !== null) return err(busy);
    }
    const prepared = await this.#deps.games.prepared(halves.left, order, lane, opening, {
      games: HALVES.length,
    });
    if (!prepared.ok) return prepared;
    const both = this.#records(prepared.value);
    if (!both.ok) return both;
    const saved = await this.#saved(halves, both.value, order, prepared.value);
    if (!saved.ok) return saved;
    // Both halves show the match with both games from the first moment on.
    for (const record of [both.value.home, both.value.visitors]) this.#deps.matches.left(record);
    halves.right.show({ record: both.value.visitors, pending: null });
    const shown = halves.left.show({ record: both.value.home, pending: null });
    if (lone !== null) await this.#forgotten(lone);
    return shown;
  }

  #records({ setup }: Prepared): Result<Both, Failure> {
    const { folder } = this.#deps;
    const setups = pairSetups(setup);
    if (!setups.ok) return setups;
    const { home, visitors } = setups.value;
    const { startedAt: savedAt } = setup;
    return ok({
      home: { ...folder.nextName(), savedAt, game: newGame(home) },
      visitors: { ...folder.nextName(1), savedAt, game: newGame(visitors) },
    });
  }

  async #saved(
    { left, right }: Halves<HalfBoard>,
    { home, visitors }: Both,
    order: NewGameOrder,
    { before }: Prepared,
  ): Promise<Result<null, Failure>> {
    const { games, saved, matches } = this.#deps;
    // The match first, with both games, because neither names the other.
    const fixture = order.league?.fixture ?? null;
    const listed = await matches.begin(home, fixture, before);
    const alsoListed = listed.ok ? await matches.begin(visitors, fixture, null) : listed;
    if (!alsoListed.ok) return alsoListed;
    const first = await saved.save(home);
    if (!first.ok) await games.refused(left, home, first.error);
    const second = first.ok ? await saved.save(visitors) : first;
    if (second.ok) return ok(null);
    if (first.ok) await this.#forgotten(home);
    await games.refused(right, visitors, second.error);
    return notSaved(second.error);
  }

  /** A pair's game without a ball whose other one was never saved; null if there is none. */
  async #lone(halves: Halves<HalfBoard>): Promise<GameRecord | null> {
    for (const { board } of [halves.left, halves.right]) {
      const record = board?.record ?? null;
      if (record?.game.setup.pair === undefined || generationOf(record.game) > 0) continue;
      const match = await this.#deps.matches.viewOf(record);
      if (gameInMatch(match, record.id)?.beside === null) return record;
    }
    return null;
  }

  /** Removes a game that was never bowled. */
  async #forgotten({ id, game }: GameRecord): Promise<void> {
    const { folder, matches } = this.#deps;
    await folder.unbegin(id);
    const { match } = game.setup.league ?? {};
    if (match !== undefined) await matches.without(match, id);
  }
}

/**
 * The two games of a match on a pair of lanes, made from one with both teams: home's on its lane, the visitors' on the
 * next one. Refuses with `no-such-seat` if there are not two teams, and `no-players` if one of them has nobody.
 */
function pairSetups(setup: Setup): Result<Readonly<Record<SideName, Setup>>, Failure> {
  const { league, lane } = setup;
  const [home, visitors] = league?.teams ?? [];
  if (league === undefined || home === undefined || visitors === undefined)
    return err({ code: 'refused', refusal: { code: 'no-such-seat' } });
  const both = {
    home: ofTeam(setup, { ...league, bowls: home.id }, lane, lane + 1),
    visitors: ofTeam(setup, { ...league, bowls: visitors.id }, lane + 1, lane),
  };
  const isEmpty = SIDES.some((side) => both[side].players.length === 0);
  return isEmpty ? err({ code: 'refused', refusal: { code: 'no-players' } }) : ok(both);
}

function ofTeam(setup: Setup, league: League, lane: number, pair: number): Setup {
  const { bowls } = league;
  const own = setup.players.filter(({ league: facts }) => facts?.seat?.team === bowls);
  const players = own.map((player, index) => ({ ...player, id: index + 1 }));
  return { ...setup, lane, pair, league, players };
}
