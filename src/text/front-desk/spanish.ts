/** "las 22:00", and "la 01:05": one o'clock is singular. */
export function lasEs(time: string): string {
  return `${/^0?1:/u.test(time) ? 'la' : 'las'} ${time}`;
}
