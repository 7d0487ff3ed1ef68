import { chainOf } from '../../core/chain/chain.ts';
import { namesDigest } from '../../core/chain/names.ts';
import { moveAway } from '../../core/game/command.ts';
import { HIGHEST_LANE } from '../../core/game/event.ts';
import type { Game } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { HALVES, laneOf, type GameView, type Half, type Settings } from '../../contract/contract.ts';
import type { OrderBody, TakenGame } from '../../house-contract/orders.ts';
import { gameOfFacts } from '../../saves/record/game-of-facts.ts';
import type { Games } from '../games/games.ts';
import type { Effect } from '../games/game-orders.ts';
import type { Ordered } from '../games/ordered-games.ts';
import { sha256 } from '../house-link/linked-game.ts';
import type { OrderFailure } from './order-failure.ts';
import { practiceAgainst, type OrderedPractice } from './opening-effects.ts';

type BodyOf<K extends OrderBody['kind']> = Extract<OrderBody, { kind: K }>;
type Answer = Promise<Result<readonly Effect[], OrderFailure>>;

export interface MoveEffectsDeps {
  readonly games: Pick<Games, 'ordered' | 'current' | 'phaseOf'>;
  readonly settings: { readonly current: Pick<Settings, 'lane' | 'pair'> };
  readonly practice: OrderedPractice;
}

/** Moves a game, or a pair's two games, to another lane: closes it here as moved, or continues it here. */
export class MoveEffects {
  readonly #deps: MoveEffectsDeps;

  constructor(deps: MoveEffectsDeps) {
    this.#deps = deps;
  }

  /** For a pair, the game of the lower lane goes to `to` and the other one to the lane after it. */
  async away({ games, to }: BodyOf<'moveAway'>, ordered: Ordered): Answer {
    const shown = HALVES.flatMap((half) => {
      const view = this.#deps.games.current(half);
      return view !== null && games.includes(view.id) ? [{ half, view }] : [];
    });
    if (shown.length < games.length) return err({ code: 'no-such-game' });
    if (shown.some(({ half, view }) => isOfPair(view) && shown.length < 2 && this.#isBeside(half)))
      return err({ code: 'pair-moves-whole' });
    if (to + shown.length - 1 > HIGHEST_LANE) return err({ code: 'no-second-lane' });
    return this.#deps.games.ordered.change(
      shown.map(({ half, view }, place) => ({
        half,
        game: view.id,
        make: (game, stamp) => moveAway(game, to + place, stamp),
      })),
      ordered,
    );
  }

  async comes({ games }: BodyOf<'takeGame'>, ordered: Ordered): Answer {
    const coming: { half: Half; lane: number; from: TakenGame['from']; game: Game }[] = [];
    for (const taken of games) {
      const half = HALVES.find((one) => laneOf(one, this.#deps.settings.current) === taken.lane);
      if (half === undefined || coming.some((other) => other.half === half))
        return err({ code: 'wrong-lane' });
      const practises = practiceAgainst(this.#deps.practice.current(), half);
      if (practises !== null) return err(practises);
      const game = gameIn(taken);
      if (!game.ok) return game;
      coming.push({ half, lane: taken.lane, from: taken.from, game: game.value });
    }
    const taken = await this.#deps.games.ordered.take(coming, ordered);
    if (taken.ok) this.#deps.practice.gameBegan();
    return taken;
  }

  /** A half whose own game is over does not move. */
  #isBeside(half: Half): boolean {
    const other = half === 'left' ? 'right' : 'left';
    const view = this.#deps.games.current(other);
    return view !== null && isOfPair(view) && this.#deps.games.phaseOf(other) === 'running';
  }
}

function isOfPair({ setup }: Pick<GameView, 'setup'>): boolean {
  return setup.pair !== undefined;
}

/** The game as its lane saved it: chain and names are checked, then the rules replay it. */
function gameIn({ from, save, facts, names }: TakenGame): Result<Game, OrderFailure> {
  const bodies = facts.map(({ body }) => body);
  const chain = chainOf(sha256, { origin: from.origin, id: from.game }, bodies);
  const isWhole =
    facts.length === from.generation + 1 &&
    facts.every((fact, generation) => fact.chain === chain[generation]);
  if (!isWhole || namesDigest(sha256, names.entries) !== names.digest) return err({ code: 'facts-damaged' });
  const game = gameOfFacts({ id: from.game, save, bodies, names: names.entries });
  return game.ok ? ok(game.value) : err({ code: game.error });
}
