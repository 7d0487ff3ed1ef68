import { usualTable } from '../../core/formats/format.ts';
import { formatOf } from '../../core/formats/formats.ts';
import { phaseOf, type Game, type Phase } from '../../core/game/game.ts';
import { seriesGames } from '../../core/game/series-games.ts';
import { turnOf } from '../../core/players/position.ts';

/** What tiles and search need of a game. */
export interface GameFacts {
  readonly phase: Phase;
  /** In bowling order, without players who have left. */
  readonly names: readonly string[];
  /** The teams' names in a league's game. */
  readonly teams: readonly string[];
  readonly number: number;
  readonly games: number | null;
  /** The frame being bowled, from 1; once the game is over, the number of frames. */
  readonly frame: number;
  readonly frames: number;
  readonly isLeague: boolean;
}

const known = new WeakMap<Game, GameFacts>();

/** Computed once for each state of a game. */
export function factsOf(game: Game): GameFacts {
  const held = known.get(game);
  if (held !== undefined) return held;
  const facts = computed(game);
  known.set(game, facts);
  return facts;
}

function computed(game: Game): GameFacts {
  const { setup, position } = game;
  const frames = usualTable(formatOf(setup.format)).numbers.length;
  return {
    phase: phaseOf(game),
    names: position.lines.filter(({ status }) => status !== 'left').map(({ name }) => name),
    teams: setup.league?.teams.map(({ name }) => name) ?? [],
    number: setup.gameNumber,
    games: seriesGames(setup),
    frame: turnOf(position)?.frame ?? frames,
    frames,
    isLeague: setup.league !== undefined,
  };
}
