import type { Opening } from './settings.ts';

/** The most games for which a lane is opened at once. */
export const MOST_GAMES_OPEN = 9;

/** Whether another game may begin: `gameNumber` is which of the party's games it would be, from 1; `now` is the time. */
export function isOpenFor(opening: Opening, gameNumber: number, now: Date): boolean {
  switch (opening.kind) {
    case 'free':
      return true;
    case 'games':
      return gameNumber <= opening.games;
    case 'until':
      return now.getTime() < Date.parse(opening.at);
  }
}

/** The next time of day that is so many minutes after midnight, where the lane is: later today, else tomorrow. */
export function nextTime(minutes: number, now: Date): Date {
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 0, minutes);
  if (at.getTime() > now.getTime()) return at;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 0, minutes);
}
