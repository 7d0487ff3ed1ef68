import type { GameEvent, Setup } from '../../core/game/event.ts';
import { goOn, replay, type Game } from '../../core/game/game.ts';
import type { DeskGame, DeskLaneState } from '../../house-contract/front-desk.ts';

/** A lane's game, replayed: `none` on its board, or `broken` if this page's rules cannot read it. */
export type LaneGame =
  | { readonly state: 'none' }
  | { readonly state: 'game'; readonly id: string; readonly revision: number; readonly game: Game }
  | { readonly state: 'broken'; readonly id: string };

/** A lane as the page knows it. */
export interface LaneNow {
  readonly state: DeskLaneState;
  readonly game: LaneGame;
}

/** PC and number: two PCs may have one number, and a PC may have two lanes. */
export type LaneKey = string;

export function keyOf({ origin, lane }: Pick<DeskLaneState, 'origin' | 'lane'>): LaneKey {
  return `${origin}:${String(lane)}`;
}

/** The newer one of the page's game and the one that the service sent. Of another version, the longer one is not the newer. */
export function gameFrom(told: DeskGame | null, held: LaneGame): LaneGame {
  if (told === null) return { state: 'none' };
  const isSame = held.state === 'game' && held.id === told.id && held.revision === told.revision;
  // News and a load may cross, so the service's game can be older.
  if (isSame && held.game.events.length > told.generation) return held;
  return replayed(told);
}

/** Adds events from generation `from` on; null if earlier ones are missing. */
export function withFacts(held: LaneGame, from: number, events: readonly unknown[]): LaneGame | null {
  if (held.state !== 'game') return held;
  const known = held.game.events.length;
  if (from > known + 1) return null;
  const news = events.slice(known + 1 - from);
  if (news.length === 0) return held;
  return attempt(held, () => goOn(held.game, news as readonly GameEvent[]));
}

function replayed({ id, revision, setup, events }: DeskGame): LaneGame {
  return attempt({ id, revision }, () => replay(setup as Setup, events as readonly GameEvent[]));
}

/** The house's rules may be newer than this page's, so replaying may throw. */
function attempt(
  { id, revision }: Pick<DeskGame, 'id' | 'revision'>,
  play: () => ReturnType<typeof replay>,
): LaneGame {
  try {
    const game = play();
    return game.ok ? { state: 'game', id, revision, game: game.value } : { state: 'broken', id };
  } catch {
    return { state: 'broken', id };
  }
}
