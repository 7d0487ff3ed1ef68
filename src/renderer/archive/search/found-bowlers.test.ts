import { describe, expect, it } from 'vitest';
import { listedPlayers } from '../list/listed.ts';
import { summaryOfNames as game } from '../testing/summary.testing.ts';
import { foundBowlers, namesLike } from './found-bowlers.ts';
import { EVERYTHING } from './search.ts';

describe('a name', () => {
  it('finds two bowlers who have the same one, each once, the one who bowled last first', () => {
    const games = [game('20', 'KYJ', 'SUN'), game('17', 'KYJ')];
    expect(foundBowlers([...games, games[1] ?? game('17')], 'ky', 6).map(({ id }) => id)).toEqual([
      'kyj of 20',
      'kyj of 17',
    ]);
    expect(foundBowlers(games, '', 6)).toEqual([]);
  });

  it('finds who is written with the same letters, however these are composed', () => {
    const typed = 'josé'.normalize('NFD');
    const one = game('17', 'SUN', 'JOSÉ');
    expect(foundBowlers([one], typed, 6).map(({ name }) => name)).toEqual(['JOSÉ']);
    expect(listedPlayers(one, { ...EVERYTHING, name: typed }, 44)?.first.name).toBe('JOSÉ');
  });

  it('is deleted only where it is the whole name, in any case', () => {
    expect(namesLike([game('20', 'Kyj', 'KYJ', 'KY')], ' kyj ')).toEqual(['Kyj', 'KYJ']);
  });
});
