/** Real names, and names that try to break a table. */
export const LANGUAGE_NAMES: readonly string[] = [
  ...['Tom', 'Ann-Marie', 'José Ángel', 'Müller, Jürgen', '김영일', '똠방각하', "'t Hooft", "O'Neil"],
  ...['=SUM(A1)', '@home', '-', '+1', '"Ace"', '9/8', '__proto__', 'constructor', 'Total', '🎳 Max'],
];
