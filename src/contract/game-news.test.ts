import { describe, expect, it } from 'vitest';
import { afterBalls, gameOf } from '../core/testing/notation.testing.ts';
import { newsOf, viewIn, wholeNews } from './game-news.ts';
import type { GameView } from './games.ts';

const AT = '2026-01-01T00:00:00Z';
const { setup, events } = afterBalls(gameOf('PJS'), '7/X3');
const viewOf = (count: number, revision: number): GameView => ({
  ...{
    revision,
    half: 'left',
    id: 'g',
    counter: 1,
    newest: 1,
    setup,
    savedAt: AT,
    earlier: [],
    match: null,
    waiting: null,
  },
  events: events.slice(0, count),
});
const three = viewOf(3, 8);

describe('the news of a game', () => {
  it.each<[string, GameView, number]>([
    ['a ball leave out the balls before it', viewOf(4, 9), 3],
    ['a change that is not saved leave out every ball', { ...viewOf(3, 9), savedAt: 'later' }, 3],
    ['another game are whole', { ...viewOf(4, 9), id: 'h' }, 0],
    ['a game read again are whole', { ...viewOf(4, 9), events: structuredClone(events) }, 0],
    ['a game with fewer balls are whole', viewOf(2, 9), 0],
    ['two changes at once are whole', viewOf(4, 10), 0],
  ])('of %s', (_what, view, known) => {
    const news = newsOf(view, three);
    expect([news.known, news.events]).toEqual([known, view.events.slice(known)]);
    expect(viewIn(news, structuredClone(three))).toEqual(view);
  });

  it('are whole for a window that was told nothing', () => {
    expect(newsOf(three, null)).toEqual(wholeNews(three));
    expect(viewIn(wholeNews(three), null)).toEqual(three);
  });

  it('told twice change nothing the second time', () => {
    const news = newsOf(viewOf(4, 9), three);
    const held = viewIn(news, three);
    expect(viewIn(news, held)).toBe(held);
  });

  it.each<[string, GameView | null]>([
    ['had no game', null],
    ['had another game', { ...three, id: 'h' }],
    ['missed a change', viewOf(3, 7)],
    ['has a later one', viewOf(4, 10)],
    ['has fewer balls', viewOf(2, 8)],
  ])('are of no use to a window that %s', (_what, held) => {
    expect(viewIn(newsOf(viewOf(4, 9), three), held)).toBeNull();
  });
});
