import { usualTable } from '../../core/formats/format.ts';
import type { Game } from '../../core/game/game.ts';
import type { NamedPlayer } from '../../core/players/player.ts';
import { mateOnTurn, turnOf } from '../../core/players/position.ts';
import { scoreLine } from '../../core/line/score.ts';
import type { Turn } from '../../core/players/turn.ts';
import { optionTag, type TextsByFormat } from '../../text/formats.ts';
import { refusalText } from '../../text/refusals/refusals.ts';
import { pinsIn } from './answers.ts';
import { Board } from './board.ts';
import type { Dialogue } from './dialogue.ts';
import type { KeptGame } from './kept-game.ts';
import type { Words } from './words.ts';

export interface Manner {
  /** Uses the words for a single player; a game of several never does. */
  readonly single: boolean;
  readonly withScore: boolean;
  readonly words: Words;
}

/** Plays to the end of the game or of the answers; shows the board after every ball and once more at the end. */
export async function play(kept: KeptGame, dialogue: Dialogue, manner: Manner): Promise<void> {
  const { words, withScore } = manner;
  // In the desktop program players may have come, gone or changed their names.
  const players = kept.game.position.lines.map(({ player: id, name }) => ({ id, name }));
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const alone = manner.single && players.length === 1;
  const board = new Board(
    withTags(kept.game, words.formats),
    usualTable(kept.game.position.format),
    withScore,
  );
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
    const due = mateOnTurn(kept.game.position);
    if (due !== null) return words.scoreboard.turnOf(due.mate.name);
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

/** Each player's name with what the player chose of the format's options. */
function withTags({ position }: Game, formats: TextsByFormat): readonly NamedPlayer[] {
  return position.lines.map(({ player: id, name, line }) => {
    const tag = optionTag(formats, position.format.id, line.table.option);
    return { id, name: tag === '' ? name : `${name} ${tag}` };
  });
}

/** Enters the answered ball; null, or a sentence that says why not. */
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
