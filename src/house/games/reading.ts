import * as v from 'valibot';
import { goOn, newGame, type Game } from '../../core/game/game.ts';
import { joined, type NameEntry } from '../../core/chain/names.ts';
import { isContainer } from '../../core/chain/facts.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { migrated, RECORD_VERSION } from '../../saves/record/migrations.ts';
import { looksOf, MOST_EVENTS, MOST_LOOKS } from '../../saves/record/record-bounds.ts';
import { isOfOneBowler, RECORD_PARTS } from '../../saves/record/record-schema.ts';

/** A game's facts as the database has them, set-up first. */
export interface KnownFacts {
  readonly game: string;
  /** The version of the save format that they are written in. */
  readonly save: number;
  readonly bodies: readonly string[];
  readonly names: readonly NameEntry[];
}

/** How many facts, from the first one, make a game, and why the next one does not. */
export interface Reading {
  /** Null if even the set-up cannot be read. */
  readonly game: Game | null;
  readonly facts: number;
  /** Null if all facts could be replayed. */
  readonly refused: string | null;
}

/**
 * Replays facts up to the first that the rules refuse. This is the only way from the database to a `Game`
 * (decision 3).
 */
export function readFacts({ game: id, save, bodies, names }: KnownFacts): Reading {
  const nothing = (refused: string): Reading => ({ game: null, facts: 0, refused });
  if (save > RECORD_VERSION) return nothing('newer-version');
  const facts = joined(bodies, names);
  if (facts === null) return nothing('content');
  const content = migrated(save, { ...facts, id });
  const { setup, events } = isContainer(content) ? content : {};
  const begun = v.safeParse(RECORD_PARTS.setup, setup, { abortEarly: true });
  if (!begun.success || !Array.isArray(events)) return nothing('content');
  return readOn(newGame(begun.output), events);
}

/** Continues a game with more facts of this version; the paths in `names` begin with generations. */
export function readMore(game: Game, bodies: readonly string[], names: readonly NameEntry[]): Reading {
  const from = game.events.length + 1;
  const events = eventsFrom(from, bodies, names);
  if (events === null) return { game, facts: from, refused: 'content' };
  return readOn(game, events);
}

/** Parses one event at a time, because the events before a refused one count. */
function readOn(begun: Game, events: readonly unknown[]): Reading {
  const good: v.InferOutput<typeof RECORD_PARTS.event>[] = [];
  let refused: string | null = null;
  for (const event of events) {
    const parsed = v.safeParse(RECORD_PARTS.event, event, { abortEarly: true });
    if (!parsed.success || !isOfOneBowler(parsed.output)) {
      refused = 'content';
      break;
    }
    good.push(parsed.output);
  }
  const all = begun.events.length + good.length;
  if (all > MOST_EVENTS || looksOf(begun.setup, [...begun.events, ...good]) > MOST_LOOKS)
    return { game: begun, facts: begun.events.length + 1, refused: 'too-large' };
  const played = goOn(begun, good);
  if (played.ok) return { game: played.value, facts: all + 1, refused };
  const taken = played.error.event - 1;
  const before = goOn(begun, good.slice(0, taken - begun.events.length));
  return { game: before.ok ? before.value : begun, facts: taken + 1, refused: played.error.refusal.code };
}

/** The whole game, or the reason why the rules refuse it. */
export function wholeGame(facts: KnownFacts): Result<Game, string> {
  const { game, refused } = readFacts(facts);
  return game === null || refused !== null ? err(refused ?? 'content') : ok(game);
}

/** The events of these bodies with their names; the first body has generation `from`. Null if a body is not a JSON object. */
export function eventsFrom(
  from: number,
  bodies: readonly string[],
  names: readonly NameEntry[],
): readonly unknown[] | null {
  const own = names.flatMap(({ path, value }) => {
    const [generation = '', ...rest] = path.split('.');
    const place = Number(generation) - from;
    return place >= 0 ? [{ path: [String(place), ...rest].join('.'), value }] : [];
  });
  const facts = joined(bodies, own);
  return facts === null ? null : [facts.setup, ...facts.events];
}
