import { phaseOf, type Game, type Phase } from '../../core/game/game.ts';
import { matchLines, type MatchLine } from '../../core/match/match-lines.ts';
import type { SideName } from '../../core/league/side.ts';
import type { TeamId } from '../../core/players/league.ts';
import { sideIn } from '../../core/players/pair.ts';
import type { MatchRecord } from '../../saves/matches/match-record.ts';
import { byCounter } from '../../saves/record/game-id.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';

export type SavedGame = Pick<GameRecord, 'id' | 'game'>;

/** One game of a match as it counts. */
export interface CountedGame {
  /** In the match, from 1. */
  readonly number: number;
  /** One saved game; on a pair of lanes home's and the visitors', in this order, as far as they are known. */
  readonly parts: readonly SavedGame[];
}

/** The games of a match in order; of a game that was begun again, only the last one. */
export function gamesThatCount(
  { id }: Pick<MatchRecord, 'id'>,
  saved: readonly SavedGame[],
): readonly CountedGame[] {
  const ours = saved.filter(({ game }) => game.setup.league?.match === id);
  const byNumber = new Map<number, readonly SavedGame[]>();
  for (const one of ours.toSorted((a, b) => byCounter(a.id, b.id))) {
    const { gameNumber } = one.game.setup;
    byNumber.set(gameNumber, withPart(byNumber.get(gameNumber) ?? [], one));
  }
  const games = Array.from(byNumber, ([number, parts]) => ({ number, parts }));
  return games.toSorted((one, other) => one.number - other.number);
}

/** A team's game on a pair takes the place of its older ones, and of those of both teams. */
function withPart(parts: readonly SavedGame[], one: SavedGame): readonly SavedGame[] {
  const side = sideOf(one);
  if (side === null) return [one];
  const beside = parts.filter((part) => sideOf(part) !== null && sideOf(part) !== side);
  return side === 'home' ? [one, ...beside] : [...beside, one];
}

/** The side whose bowlers are in this game; null where it has both. */
export function sideOf({ game }: Pick<SavedGame, 'game'>): SideName | null {
  const { league } = game.setup;
  return league === undefined ? null : sideIn(league);
}

/** Whether all of its bowlers are known: one of a pair's two games alone counts for nobody. */
export function isWhole({ parts }: CountedGame): boolean {
  const [first] = parts;
  return first !== undefined && (parts.length === 2 || sideOf(first) === null);
}

/** The game in which this team bowls; null where it is not known. */
export function partOf({ parts }: CountedGame, side: SideName): SavedGame | null {
  return parts.find((part) => (sideOf(part) ?? side) === side) ?? null;
}

/** A team's line-up in this game by its places, with the player numbers of its own game. */
export function linesOf({ parts }: CountedGame, team: TeamId): readonly MatchLine[] {
  return parts.flatMap(({ game }) => matchLines(game.position, team));
}

/** A pair's game is over once both are; it runs as long as one of them does, or is not there. */
export function phaseOfBoth(game: CountedGame): Phase {
  const phases = game.parts.map((part) => phaseOf(part.game));
  if (!isWhole(game)) return 'running';
  return phases.find((phase) => phase === 'running') ?? phases.find((phase) => phase !== 'over') ?? 'over';
}

/** The newest game, for the facts that both of a pair's games have. */
export function newestOf(games: readonly CountedGame[]): Game | null {
  return games.at(-1)?.parts[0]?.game ?? null;
}
