import { namesIn } from '../../core/players/position.ts';
import { yesOrNoIn } from './answers.ts';
import { askUntil, type Dialogue } from './dialogue.ts';
import type { KeptGame } from './kept-game.ts';
import type { Words } from './words.ts';

interface Asking {
  readonly dialogue: Dialogue;
  readonly words: Words;
  readonly tell: (sentence: string) => Promise<unknown>;
}

/**
 * Whether to continue a game left long ago; null when the input ended first. Answers written beforehand are meant for
 * a new game, so none counts as a yes.
 */
export async function goesOn(
  unfinished: KeptGame,
  { dialogue, words: { scoreboard }, tell }: Asking,
): Promise<boolean | null> {
  const names = namesIn(unfinished.game.position).join(', ');
  if (dialogue.typed) return askUntil(dialogue, scoreboard.goOn(names), yesOrNoIn, scoreboard.yesOrNo);
  await tell(scoreboard.leftAsItIs(names));
  return false;
}
