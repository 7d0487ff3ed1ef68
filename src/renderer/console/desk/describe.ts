import type { GameEvent } from '../../../core/game/event.ts';
import { factChangeOf } from '../../../core/game/fact-changes.ts';
import { evolve, phaseOf, type Game, type Step } from '../../../core/game/game.ts';
import { bowlerNameIn, frameIn } from '../../../core/game/history.ts';
import { markText } from '../../../core/line/marks.ts';
import type { PlayerId } from '../../../core/players/player.ts';
import { nameIn } from '../../../core/players/position.ts';
import type { ConsoleText } from '../../../text/console/console.ts';
import { optionTag, type TextsByFormat } from '../../../text/formats.ts';
import { factWords } from '../../../text/league/facts.ts';
import type { Text } from '../../../text/index.ts';

/** The texts that describe a change. */
export interface ChangeTexts extends Pick<Text, 'console' | 'changes' | 'facts'> {
  readonly formats: TextsByFormat;
}

export function nameOf(game: Game, player: PlayerId): string {
  return nameIn(game.position, player);
}

/** Why nobody bowls in a game. */
export function endText(text: ConsoleText, game: Game): string {
  const { movedTo } = game.position;
  if (movedTo !== null) return text.gameMoved(movedTo);
  return phaseOf(game) === 'stopped' ? text.gameStopped : text.gameOver;
}

/** A short description of a change for undo and the history: "KYJ 8, frame 3". */
export function stepText(texts: ChangeTexts, step: Step): string {
  const { console: text, changes, formats } = texts;
  const { change, before, after } = step;
  switch (change.type) {
    case 'ballRolled': {
      const mark = frameIn(after, change.player, change.frame).marks.at(-1);
      return text.didBall(
        bowlerNameIn(after, change),
        mark === undefined ? '' : markText(mark),
        change.frame,
      );
    }
    case 'frameCorrected':
      return text.didCorrection(nameIn(after, change.player), change.frame);
    case 'splitMarked':
      return text.didSplit(nameIn(after, change.player), change.frame);
    case 'lineAgreed':
      return text.didAgreement(nameIn(after, change.player));
    case 'ballAnnulled':
      return changes.annulled(nameIn(after, change.player), change.frame);
    case 'ballsMoved':
      return changes.moved(nameIn(after, change.player), nameIn(after, change.to), change.frame);
    case 'frameDisputed':
      return changes.disputed(nameIn(after, change.player), change.frame);
    case 'disputeSettled':
      return changes.settled(nameIn(after, change.player), change.frame, change.provisional);
    case 'playerCalled':
      return changes.called(nameIn(after, change.player));
    case 'playerJoined':
      return changes.joined(change.name);
    case 'playerRenamed':
      if (change.substitutes === true) return factText(texts, step);
      return change.bowler === undefined
        ? changes.renamed(bowlerNameIn(before, change), change.name)
        : changes.replaced(nameIn(before, change.player), change.name);
    case 'playersReordered':
      return changes.reordered;
    case 'playerSkipped':
      return changes.skipped(nameIn(after, change.player), change.skipped);
    case 'playerLeft':
      return changes.left(nameIn(after, change.player));
    case 'playerReturned':
      return changes.returned(nameIn(after, change.player));
    case 'playerAbsent':
      return changes.absent(nameIn(after, change.player), change.score);
    case 'averageSet':
      return changes.averaged(nameIn(after, change.player), change.average);
    case 'gamesCarried':
      return changes.carried(nameIn(after, change.player), change.scores);
    case 'optionSet':
      return changes.optioned(
        nameIn(after, change.player),
        optionTag(formats, after.format.id, change.option),
      );
    case 'playerRemoved':
      return changes.removed(nameIn(before, change.player));
    case 'gameStopped':
      return text.didStop;
    case 'gameMoved':
      return text.gameMoved(change.to);
    case 'scoreTypeSet':
    case 'handicapSet':
    case 'seatSet':
      return factText(texts, step);
  }
}

/** A league fact before and after a change. */
function factText({ facts }: ChangeTexts, step: Step): string {
  const change = factChangeOf(step);
  return change === null ? '' : factWords(facts, change).what;
}

/** A short description of an unsaved change. */
export function waitingText(texts: ChangeTexts, game: Game, event: GameEvent): string {
  const next = evolve(game, event);
  if (!next.ok) throw new Error('main holds a change that the rules refuse');
  if (event.type === 'undone') return `${texts.console.undo}: ${lastText(texts, game.done.at(-1))}`;
  if (event.type === 'redone') return `${texts.console.redo}: ${lastText(texts, game.undone.at(-1))}`;
  return lastText(texts, next.value.done.at(-1));
}

function lastText(texts: ChangeTexts, step: Step | undefined): string {
  return step === undefined ? '' : stepText(texts, step);
}
