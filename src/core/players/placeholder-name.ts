/** The placeholder name; a second one in a game is numbered like any name. */
const PLACEHOLDER_NAME = '—';
const PLACEHOLDER = /^—(?: \d+)?$/u;

/** Whether this is already a placeholder. */
export function isPlaceholderName(name: string): boolean {
  return PLACEHOLDER.test(name);
}

/** The placeholder of this number, from 1. */
export function placeholder(number: number): string {
  return number === 1 ? PLACEHOLDER_NAME : `${PLACEHOLDER_NAME} ${String(number)}`;
}
