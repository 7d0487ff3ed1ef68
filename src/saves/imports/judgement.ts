import type { AskedGame, GameSide, Skipped } from '../../contract/contract.ts';
import { makeNotation } from '../../core/line/notation.ts';
import type { BowlerId, OpaqueId } from '../../core/players/opaque-id.ts';
import { figuresOf } from '../../core/players/figures.ts';
import type { GameRecord } from '../record/game-record.ts';
import { withoutErasedNames } from './erased-names.ts';
import { skippedGame, type FoundGame } from './games-in-files.ts';
import { factsOf } from '../../core/chain/facts.ts';
import type { Game } from '../../core/game/game.ts';
import { createHash } from 'node:crypto';

/** A game that came in. `lines`: it came without its history, as CSV and text do. */
export interface Incoming {
  readonly record: GameRecord;
  readonly has: 'history' | 'lines';
  readonly file: string;
  readonly line: number | null;
}

/** What the lane itself has. */
export interface OwnGames {
  readonly read: (id: string) => Promise<FoundGame | null>;
  readonly isDeleted: (id: string) => boolean;
  /** Whether the game is still in `games/`, where nothing is added. */
  readonly isOnLane: (id: string) => boolean;
  readonly erased: ReadonlySet<BowlerId>;
}

/** What is to be done with a game. Every record has lost the names that were erased here. */
export type Judgement =
  | { readonly kind: 'fresh'; readonly record: GameRecord }
  | { readonly kind: 'here' | 'ours-has-more' }
  | {
      readonly kind: 'asked';
      readonly asked: AskedGame;
      readonly theirs: GameRecord;
      /** Theirs as a game of its own. */
      readonly second: GameRecord;
    }
  | { readonly kind: 'skipped'; readonly skipped: Skipped };

/** No lane gets as far; a higher number would use up the numbers of this lane's own games. */
export const HIGHEST_IMPORTED = 99_999_999;

export async function judged(incoming: Incoming, own: OwnGames): Promise<Judgement> {
  const { id, counter } = incoming.record;
  const skipped = (reason: Skipped['reason']): Judgement => ({
    kind: 'skipped',
    skipped: { ...skippedGame(id, reason), file: incoming.file, line: incoming.line },
  });
  if (own.isDeleted(id)) return skipped('deleted-here');
  const theirs = withoutErasedNames(incoming.record, own.erased);
  const ours = await own.read(id);
  if (ours?.kind !== 'game') {
    // A newer program's game stays as it is; a damaged one is healed by a state that holds.
    if (ours?.skipped.reason === 'newer') return skipped('newer');
    if (own.isOnLane(id)) return skipped('on-lane');
    return counter > HIGHEST_IMPORTED ? skipped('counter') : { kind: 'fresh', record: theirs };
  }
  const relation = relationTo(ours.record, incoming);
  switch (relation) {
    case 'same':
      return { kind: 'here' };
    case 'ours-has-more':
      return { kind: 'ours-has-more' };
    case 'theirs-has-more':
    case 'differs':
      return own.isOnLane(id) ? skipped('on-lane') : asked(ours.record, theirs, relation, own);
  }
}

/** A game that came without its history may have lines which ours has, and nothing more to compare. */
function relationTo(ours: GameRecord, { record, has }: Incoming): Relation {
  if (has === 'history') return relationOf(ours.game, record.game);
  return haveSameLines(ours.game, record.game) ? 'same' : 'differs';
}

async function asked(
  ours: GameRecord,
  theirs: GameRecord,
  relation: AskedGame['relation'],
  own: OwnGames,
): Promise<Judgement> {
  const second = asSecond(theirs);
  // An earlier import kept it as a second game, or somebody has deleted that since.
  if (own.isDeleted(second.id) || (await own.read(second.id))?.kind === 'game') return { kind: 'here' };
  const { startedAt, lane, gameNumber, format } = theirs.game.setup;
  const both = { ours: sideOf(ours), theirs: sideOf(theirs) };
  const about = { key: keyOf(theirs), relation, startedAt, lane, gameNumber, format, ...both };
  return { kind: 'asked', asked: about, theirs, second };
}

function sideOf({ savedAt, game }: GameRecord): GameSide {
  const { lines, league } = game.position;
  return {
    savedAt,
    events: game.events.length,
    lines: lines.map((player) => ({
      name: player.name,
      frames: makeNotation(player.line),
      score: figuresOf(league, player).soFar,
    })),
  };
}

/** What two states of one game are to each other. */
type Relation = 'same' | 'ours-has-more' | 'theirs-has-more' | 'differs';

/** Compares set-up and events, without names, ids of bowlers and their series, and times of saving. */
function relationOf(ours: Game, theirs: Game): Relation {
  if (factsOf(ours.setup) !== factsOf(theirs.setup)) return 'differs';
  const [shorter, longer] = ours.events.length <= theirs.events.length ? [ours, theirs] : [theirs, ours];
  const isBeginning = shorter.events.every(
    (event, place) => factsOf(event) === factsOf(longer.events[place]),
  );
  if (!isBeginning) return 'differs';
  if (ours.events.length === theirs.events.length) return 'same';
  return longer === ours ? 'ours-has-more' : 'theirs-has-more';
}

/** Whether two games have the same lines, for games that come without their history. */
function haveSameLines(one: Game, other: Game): boolean {
  return linesOf(one) === linesOf(other);
}

function linesOf({ setup, position }: Game): string {
  const lines = position.lines.map(({ line }) => [line.table.option, makeNotation(line)]);
  return JSON.stringify([setup.format, lines]);
}

/** Names one state of a game: the same on every lane and at every import. */
export function keyOf({ id, game }: GameRecord): OpaqueId {
  return createHash('sha256')
    .update(factsOf([id, game.setup, game.events]))
    .digest('hex')
    .slice(0, 24);
}

/**
 * A game as a second one beside another of its id. Its id follows from what happened in it, so that a second import finds
 * it again.
 */
function asSecond(record: GameRecord): GameRecord {
  return { ...record, id: `${record.id.slice(0, record.id.indexOf('-'))}-${keyOf(record)}` };
}
