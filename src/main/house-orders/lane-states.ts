import { isDeepStrictEqual } from 'node:util';
import {
  HALVES,
  laneOf,
  type Half,
  type HelpAsked,
  type Halves,
  type Opening,
  type Practices,
  type Settings,
} from '../../contract/contract.ts';
import type { LaneState } from '../../house-contract/lane-state.ts';
import type { Games } from '../games/games.ts';

/** One lane as this PC sees it; how much is to deliver, only the link knows. */
export type OwnLaneState = Omit<LaneState, 'toDeliver'>;

export interface LaneStatesDeps {
  readonly games: Pick<Games, 'current' | 'phaseOf' | 'next'>;
  readonly settings: { readonly current: Settings };
  readonly practice: { readonly current: () => Practices };
  readonly help: { readonly current: Halves<HelpAsked | null> };
  /** The time now, ISO 8601 in UTC. */
  readonly clock: () => string;
  /** Calls back after so many milliseconds, unless the returned function is called first. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
  /** Called when a lane is in another state. */
  readonly changed: () => void;
}

/** The longest pause before the end of an opening is looked at again: the clock may be set meanwhile. */
const HOUR = 3_600_000;

/** The state of each lane of this PC, as the front desk shows it. */
export class LaneStates {
  readonly #deps: LaneStatesDeps;
  #told: readonly unknown[] = [];
  #giveUp: () => void = () => undefined;

  constructor(deps: LaneStatesDeps) {
    this.#deps = deps;
  }

  states(): readonly OwnLaneState[] {
    return HALVES.flatMap((half) => {
      const lane = laneOf(half, this.#deps.settings.current);
      return lane === null ? [] : [this.#stateOf(half, lane)];
    });
  }

  /** Tells of a lane that is in another state. Passing time alone is none, before it is up. */
  look(): void {
    const states = this.states();
    this.#giveUp();
    const left = states[0]?.timeLeft ?? 0;
    if (left > 0)
      this.#giveUp = this.#deps.after(Math.min(left, HOUR), () => {
        this.look();
      });
    const now = states.map(({ timeLeft, ...state }) => ({
      ...state,
      isUp: timeLeft !== null && timeLeft <= 0,
    }));
    if (isDeepStrictEqual(now, this.#told)) return;
    this.#told = now;
    this.#deps.changed();
  }

  end(): void {
    this.#giveUp();
  }

  #stateOf(half: Half, lane: number): OwnLaneState {
    const { games, settings, help } = this.#deps;
    const { opening } = settings.current;
    const view = games.current(half);
    const asked = help.current[half];
    return {
      lane,
      phase: this.#phaseOf(half),
      game: view === null ? null : { id: view.id, counter: view.counter, generation: view.events.length },
      opening: openingOf(opening),
      gamesLeft: opening.kind === 'games' ? Math.max(0, opening.from + opening.games - games.next) : null,
      timeLeft: opening.kind === 'until' ? Date.parse(opening.at) - Date.parse(this.#deps.clock()) : null,
      help: asked?.state === 'asked' ? { at: asked.at } : null,
      trouble: view?.waiting?.trouble ?? null,
    };
  }

  #phaseOf(half: Half): LaneState['phase'] {
    const phase = this.#deps.games.phaseOf(half);
    if (phase !== 'running' && this.#deps.practice.current()[half] !== null) return 'practice';
    // For the front desk, nobody is on a lane whose game continues elsewhere.
    return phase === 'moved' ? 'empty' : (phase ?? 'empty');
  }
}

/** The opening without the order that made it. */
function openingOf(opening: Opening): LaneState['opening'] {
  switch (opening.kind) {
    case 'free':
      return { kind: 'free' };
    case 'games':
      return { kind: 'games', games: opening.games, from: opening.from };
    case 'until':
      return { kind: 'until', at: opening.at };
  }
}
