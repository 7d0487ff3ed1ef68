import type { GameEvent } from '../../core/event.ts';
import { evolve, type Game, type Step } from '../../core/game.ts';
import { frameIn } from '../../core/history.ts';
import { markText, marksOf } from '../../core/marks.ts';
import type { PlayerId } from '../../core/player.ts';
import type { ConsoleText } from '../../text/console.ts';

/** A player's name as shown. */
export function nameOf(game: Game, player: PlayerId): string {
  return game.setup.players.find(({ id }) => id === player)?.name ?? String(player);
}

/** A change in a few words, as undo names it: "KYJ 8, frame 3". */
export function stepText(text: ConsoleText, game: Game, { change, after }: Step): string {
  switch (change.type) {
    case 'ballRolled': {
      const mark = marksOf(frameIn(after, change.player, change.frame)).at(-1);
      return text.didBall(
        nameOf(game, change.player),
        mark === undefined ? '' : markText(mark),
        change.frame,
      );
    }
    case 'frameCorrected':
      return text.didCorrection(nameOf(game, change.player), change.frame);
    case 'splitMarked':
      return text.didSplit(nameOf(game, change.player), change.frame);
    case 'lineAgreed':
      return text.didAgreement(nameOf(game, change.player));
    case 'gameStopped':
      return text.didStop;
  }
}

/** A change that is not saved yet, in a few words. */
export function waitingText(text: ConsoleText, game: Game, event: GameEvent): string {
  const next = evolve(game, event);
  if (!next.ok) throw new Error('main holds a change that the rules refuse');
  switch (event.type) {
    case 'undone':
      return `${text.undo}: ${lastText(text, game, game.done.at(-1))}`;
    case 'redone':
      return `${text.redo}: ${lastText(text, game, game.undone.at(-1))}`;
    case 'ballRolled':
    case 'frameCorrected':
    case 'splitMarked':
    case 'lineAgreed':
    case 'gameStopped':
      return lastText(text, game, next.value.done.at(-1));
  }
}

function lastText(text: ConsoleText, game: Game, step: Step | undefined): string {
  return step === undefined ? '' : stepText(text, game, step);
}
