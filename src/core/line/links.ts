/**
 * The frozen value with links that no copy, print, comparison or message follows: behind the first frame of a line stand
 * all the others.
 */
export function withLinks<T extends object, L extends object>(value: T, links: L): T & L {
  for (const [name, link] of Object.entries(links)) Object.defineProperty(value, name, { value: link });
  return Object.freeze(value as T & L);
}
