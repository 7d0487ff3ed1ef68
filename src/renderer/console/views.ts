/** The program's views. */
export type ViewName =
  | 'setup'
  | 'league'
  | 'practice'
  | 'game'
  | 'end'
  | 'statistics'
  | 'paper'
  | 'archive'
  | 'settings';
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
  | 'phone'
  | 'whose'
  | 'export'
  | 'earlier'
  | 'history'
  | 'player';
