import { applyCommand } from '../../core/game/command.ts';
import type { Command } from '../../core/game/event.ts';
import { replay } from '../../core/game/game.ts';
import { placeholder } from '../../core/players/placeholder-name.ts';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import { err, type Result } from '../../core/line/result.ts';
import type { Half, Settings } from '../../contract/contract.ts';
import type { OrderBody } from '../../house-contract/orders.ts';
import type { Games } from '../games/games.ts';
import type { Effect } from '../games/game-orders.ts';
import type { Ordered } from '../games/ordered-games.ts';
import type { OrderFailure } from './order-failure.ts';

type BodyOf<K extends OrderBody['kind']> = Extract<OrderBody, { kind: K }>;
type Answer = Promise<Result<readonly Effect[], OrderFailure>>;

export interface BowlerEffectsDeps {
  readonly games: Pick<Games, 'ordered' | 'current' | 'erased'>;
  readonly settings: { readonly current: Pick<Settings, 'lateRule'> };
  readonly newId: () => OpaqueId;
}

/** Moves one bowler between lanes: out of the game here, or into the one on the board. */
export class BowlerEffects {
  readonly #deps: BowlerEffectsDeps;

  constructor(deps: BowlerEffectsDeps) {
    this.#deps = deps;
  }

  away(half: Half, { game, player }: BodyOf<'bowlerAway'>, ordered: Ordered): Answer {
    return this.#apply(half, game, { kind: 'leave', player }, this.#deps.newId(), ordered);
  }

  /** The bowler joins as the same person, or returns to a game that they had left. */
  async comes(half: Half, coming: BodyOf<'bowlerComes'>, ordered: Ordered): Answer {
    const { games, newId } = this.#deps;
    // Somebody who was erased on the way bowls on under the placeholder.
    const { name, bowler } = games.erased.has(coming.bowler)
      ? { name: placeholder(1), bowler: newId() }
      : coming;
    const shown = games.current(half);
    const game = shown === null ? null : replay(shown.setup, shown.events);
    if (shown === null || game?.ok !== true) return err({ code: 'no-such-game' });
    const makesUp = this.#deps.settings.current.lateRule === 'made-up';
    const here = game.value.position.lines.find((line) => line.bowler === bowler);
    if (here !== undefined && here.status !== 'left') return err({ code: 'bowler-there' });
    const command: Command =
      here === undefined
        ? { kind: 'join', name, makesUp }
        : { kind: 'comeBack', player: here.player, makesUp };
    return this.#apply(half, shown.id, command, bowler, ordered);
  }

  #apply(half: Half, game: string, command: Command, bowler: OpaqueId, ordered: Ordered): Answer {
    const newcomer = { bowler, series: this.#deps.newId() };
    return this.#deps.games.ordered.change(
      [{ half, game, make: (now, stamp) => applyCommand(now, command, { ...stamp, newcomer }) }],
      ordered,
    );
  }
}
