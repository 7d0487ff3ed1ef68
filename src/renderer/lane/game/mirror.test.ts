import { describe, expect, it } from 'vitest';
import { after, bowled, gameOf } from '../../../board/testing/play.testing.ts';
import type { Game } from '../../../core/game/game.ts';
import { newsOf, type GameNews } from '../../../contract/contract.ts';
import { newerView, replayView, type Replayed } from './mirror.ts';

/** A deep copy, as the bridge makes one. */
const viewOf = (game: Game, revision = 1): GameNews =>
  structuredClone({
    ...{ revision, half: 'left' as const, id: 'g', counter: 1, newest: 1 },
    setup: game.setup,
    events: game.events,
    savedAt: '2026-01-01T00:00:00Z',
    ...{ earlier: [], match: null, waiting: null, known: 0 },
  });
const gameIn = (replayed: Replayed): Game | null => (replayed.state === 'game' ? replayed.game : null);

const seven = bowled(gameOf('PJS'), '7');
const spare = bowled(gameOf('PJS'), '7/');

it('news without the events that are held already are joined to them', () => {
  const news = newsOf(
    { ...viewOf(seven, 2), events: spare.events },
    { ...viewOf(seven), events: spare.events.slice(0, 1) },
  );
  expect([news.known, news.events.length]).toEqual([1, 1]);
  const held = newerView(null, viewOf(seven));
  const next = newerView(held, structuredClone(news));
  expect(gameIn(replayView(next))).toEqual(spare);
  expect(next?.events[0]).toBe(held?.events[0]);
  expect(newerView(next, structuredClone(news))).toBe(next);
  expect(newerView(null, news)).toBeNull();
});

describe('a view is replayed', () => {
  const first = viewOf(seven);
  const held = replayView(first);

  it('from where the one before it ended: what it repeats is the same', () => {
    const next = newerView(first, viewOf(spare));
    const replayed = gameIn(replayView(next, held));
    expect(replayed).toEqual(spare);
    expect(replayed?.done[0]).toBe(gameIn(held)?.done[0]);
  });

  it('not at all when an answer repeats its notice', () => {
    const shown = newerView(null, first);
    const again = newerView(shown, viewOf(seven));
    expect(again).toBe(shown);
    expect(replayView(again, held)).toBe(held);
  });

  it('from its first ball when it tells another branch of the same length', () => {
    const other = newerView(first, viewOf(bowled(gameOf('PJS'), '8')));
    expect(gameIn(replayView(other, held))).toEqual(bowled(gameOf('PJS'), '8'));
  });

  it('from its first ball when a name in it is another', () => {
    const nameless = newerView(first, viewOf(bowled(gameOf('KYJ'), '7')));
    expect(gameIn(replayView(nameless, held))).toEqual(bowled(gameOf('KYJ'), '7'));
  });

  it('after undo as after any other event', () => {
    const undone = after(spare, { kind: 'undo' });
    const next = newerView(first, viewOf(undone));
    expect(gameIn(replayView(next, held))).toEqual(undone);
  });

  it('to nothing when it breaks a rule, and from its first ball afterwards', () => {
    const twice = { ...viewOf(seven), events: [...viewOf(seven).events, ...viewOf(seven).events] };
    const broken = replayView(newerView(first, twice), held);
    expect(broken).toEqual({ state: 'broken' });
    expect(gameIn(replayView(viewOf(spare), broken))).toEqual(spare);
    expect(replayView(null, held)).toEqual({ state: 'none' });
  });
});

it.each<[string, GameNews]>([
  ['of a later ball', viewOf(spare, 2)],
  ['of fewer events', viewOf(bowled(gameOf('PJS'), ''), 2)],
  ['of another branch of the same length', viewOf(bowled(gameOf('PJS'), '8'), 2)],
  ['of another game', { ...viewOf(bowled(gameOf('KYJ'), ''), 2), id: 'h' }],
])('an answer that comes behind the notice %s changes nothing', (_what, later) => {
  expect(newerView(later, viewOf(seven, 1))).toBe(later);
  const { known, ...view } = later;
  expect([known, newerView(viewOf(seven, 1), later)]).toEqual([0, view]);
});
