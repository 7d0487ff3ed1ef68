/** "las 22:00", and "la 01:05": one o'clock is singular. A day has another article: "el 21 nov". */
export function lasEs(time: string): string {
  if (!time.includes(':')) return `el ${time}`;
  return `${/^0?1:/u.test(time) ? 'la' : 'las'} ${time}`;
}
