import type { KeyPress } from '../keys/keys.ts';
import type { PlayerAction } from './player-actions.ts';

type ActionId = PlayerAction['id'];

/** The letter of each menu button. X and F keep their meaning: a ball closes the menu and is entered. */
export const ACTION_LETTERS: Readonly<Record<ActionId, string>> = {
  now: 'B',
  skip: 'S',
  leave: 'L',
  absent: 'T',
  bowler: 'W',
  rename: 'R',
  mates: 'N',
  average: 'V',
  league: 'G',
  option: 'C',
  up: 'U',
  down: 'D',
  remove: 'E',
  add: 'A',
};

const BY_CODE = new Map(
  Object.keys(ACTION_LETTERS)
    .filter(isAction)
    .map((id) => [`Key${ACTION_LETTERS[id]}`, id]),
);

/** The menu button for a key, by the key's place, so that a Korean input method cannot swallow it. */
export function actionOfLetter(press: KeyPress): ActionId | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  return BY_CODE.get(press.code) ?? null;
}

function isAction(id: string): id is ActionId {
  return Object.hasOwn(ACTION_LETTERS, id);
}
