/** The views of the program. */
export type ViewName = 'setup' | 'game' | 'end' | 'paper' | 'settings';
/** What can take the place of the keys; the board is never covered (interface: principles). */
export type Panel =
  'print' | 'blank' | 'display' | 'more' | 'help' | 'keys' | 'next' | 'copy' | 'history' | 'player';
/** What the set-up shows first. */
export type SetupTab = 'players' | 'past';
