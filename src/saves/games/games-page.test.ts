import { describe, expect, test } from 'vitest';
import type { GameSummary } from '../../contract/contract.ts';
import { nameKey } from '../record/name-key.ts';
import { pageOf } from './games-page.ts';

function game(counter: number, ...names: readonly string[]): GameSummary {
  const id = `g${String(counter).padStart(6, '0')}-00ff00`;
  const startedAt = '2026-03-05T19:00:00.000Z';
  const players = names.map((_, place) => place + 1);
  const scores = names.map(() => 100);
  const none = names.map(() => null);
  const about = { lane: 7, gameNumber: 1, startedAt, format: 'ten-pin' } as const;
  return {
    id,
    phase: 'over',
    ...about,
    names,
    players,
    averages: none,
    options: none,
    scores,
    ...{ series: [], games: null, league: false },
    party: '',
  };
}

const GAMES = [game(5, 'PJS', 'KYJ'), game(4, 'DOM'), game(3, '최민서', 'PJS'), game(1, 'Zoë')];

function page(
  name: string,
  before: GameSummary | null,
  count: number,
): readonly [readonly string[], boolean] {
  const { games, more } = pageOf(GAMES, { name, before: before?.id ?? null, count });
  return [games.map(({ names }) => names.join()), more];
}

describe('a page of past games', () => {
  test('begins with the newest and says whether there are older ones', () => {
    expect(page('', null, 3)).toEqual([['PJS,KYJ', 'DOM', '최민서,PJS'], true]);
    expect(page('', null, 4)).toEqual([['PJS,KYJ', 'DOM', '최민서,PJS', 'Zoë'], false]);
    expect(page('', null, 200)).toEqual([['PJS,KYJ', 'DOM', '최민서,PJS', 'Zoë'], false]);
  });

  test('continues after the last one shown, even if that was removed meanwhile', () => {
    expect(page('', game(4), 1)).toEqual([['최민서,PJS'], true]);
    expect(page('', game(2), 1)).toEqual([['Zoë'], false]);
    expect(page('', game(1), 1)).toEqual([[], false]);
  });

  test('finds the games of a bowler by part of the name, in any case', () => {
    expect(page('js', null, 1)).toEqual([['PJS,KYJ'], true]);
    expect(page('js', game(5), 1)).toEqual([['최민서,PJS'], false]);
    expect(page(' Kyj ', null, 9)).toEqual([['PJS,KYJ'], false]);
    expect(page('nobody', null, 9)).toEqual([[], false]);
  });

  test('finds a name however its characters are composed', () => {
    expect(page('최민서'.normalize('NFD'), null, 9)).toEqual([['최민서,PJS'], false]);
    expect(page('ZOË'.normalize('NFD'), null, 9)).toEqual([['Zoë'], false]);
  });
});

test('a search key is in lower case, with composed accents', () => {
  expect(nameKey('ZOE\u0308')).toBe('zo\u00eb');
});
