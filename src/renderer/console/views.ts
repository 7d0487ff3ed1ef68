/** The program's views. */
export type ViewName = 'setup' | 'league' | 'practice' | 'game' | 'end' | 'paper' | 'settings';
/** Panels that replace the keys; the board is never covered (interface: principles). */
export type Panel =
  | 'print'
  | 'blank'
  | 'display'
  | 'more'
  | 'help'
  | 'keys'
  | 'next'
  | 'copy'
  | 'export'
  | 'earlier'
  | 'history'
  | 'player';
/** The set-up's tabs. */
export type SetupTab = 'players' | 'past';
