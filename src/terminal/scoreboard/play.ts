import { turnOf } from '../../core/game/position.ts';
import { scoreLine } from '../../core/line/score.ts';
import type { Turn } from '../../core/game/turn.ts';
import { refusalText } from '../../text/refusals.ts';
import { pinsIn } from './answers.ts';
import { Board } from './board.ts';
import type { Dialogue } from './dialogue.ts';
import type { KeptGame } from './kept-game.ts';
import type { Words } from './words.ts';

/** How a game is played on the scoreboard. */
export interface Manner {
  /** In the words for one player alone; a game of several is played in the words for several all the same. */
  readonly single: boolean;
  readonly withScore: boolean;
  readonly words: Words;
}

/** Plays the game to its end, or to the end of the answers: the board after every ball, and once more at the end. */
export async function play(kept: KeptGame, dialogue: Dialogue, manner: Manner): Promise<void> {
  const { words, withScore } = manner;
  // The desktop program may have had players come, go and change their names.
  const players = kept.game.position.lines.map(({ player: id, name }) => ({ id, name }));
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const alone = manner.single && players.length === 1;
  const board = new Board(players, withScore);
  const show = (): string => board.draw(kept.game.position.lines);

  await dialogue.say(`${show()}\n`);
  for (let turn = turnOf(kept.game.position); turn !== null; turn = turnOf(kept.game.position)) {
    const answer = await dialogue.ask(question(turn));
    if (answer === null) break;
    const refusal = await enter(kept, answer, words);
    await dialogue.say(`${refusal ?? show()}\n`);
  }
  await dialogue.say(show());
  if (withScore) await dialogue.say(`\n${totals()}`);

  function question({ player, frame }: Turn): string {
    return alone ? words.scoreboard.throwIn(frame) : words.scoreboard.turnOf(names.get(player) ?? '');
  }

  function totals(): string {
    const said = kept.game.position.lines.map(({ player, line }) => {
      const total = scoreLine(line).soFar;
      return alone
        ? words.scoreboard.onlyTotal(total)
        : words.scoreboard.totalOf(names.get(player) ?? '', total);
    });
    return said.map((sentence) => `${sentence}\n`).join('');
  }
}

/** Enters a ball as answered; null, or the sentence that says why it was not entered. */
async function enter(
  kept: KeptGame,
  answer: string,
  { scoreboard, refusals }: Words,
): Promise<string | null> {
  const pins = pinsIn(answer);
  if (pins === null) return scoreboard.pinsRefused;
  const entered = await kept.enter(pins);
  if (entered.ok) return null;
  switch (entered.error.code) {
    case 'refused':
      return refusalText(refusals, entered.error.refusal);
    case 'not-saved':
      return refusals.notSaved(refusals.troubles[entered.error.trouble]);
  }
}
