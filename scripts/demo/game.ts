/** The demo's players in bowling order: letters, Hangul and a long name. */
export const names = ['PJS', 'KYJ', '최민서', 'Alexandra K.'] as const;

/** The game by frame and player: a split in parentheses, one foul. */
export const frames: readonly (readonly string[])[] = [
  ['X', '9-', '8/', '72'],
  ['9/', 'X', '9-', '6/'],
  ['8-', '(8)/', 'X', '9-'],
  ['X', '7/', 'X', 'X'],
  ['X', 'X', 'X', '8/'],
  ['7/', '9-', '9/', '9/'],
  ['9-', '8/', '8-', 'X'],
  ['X', '72', '7/', '81'],
  ['8/', 'X', 'F9', 'X'],
  ['X9/', '9/X', '9-', 'XX8'],
];
