import { namesIn } from '../../core/game/position.ts';
import { yesOrNoIn } from './answers.ts';
import { askUntil, type Dialogue } from './dialogue.ts';
import type { KeptGame } from './kept-game.ts';
import type { Words } from './words.ts';

/** Who can say whether a game goes on, and in which words they are asked. */
interface Asking {
  readonly dialogue: Dialogue;
  readonly words: Words;
  readonly tell: (sentence: string) => Promise<unknown>;
}

/**
 * Whether a game that was left long ago goes on; null when the input ended before that was said. Answers that were
 * written down beforehand are meant for a new game: none of them is taken for a yes.
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
