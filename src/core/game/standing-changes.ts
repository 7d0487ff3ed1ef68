import { playerIn, type Position } from '../players/position.ts';
import type { PlayerId } from '../players/player.ts';
import { amendmentOf } from './amendments.ts';
import { factChangeOf } from './fact-changes.ts';
import type { Game, Step } from './game.ts';
import { agreementOf } from './history.ts';
import { differences } from './late-changes.ts';
import { FACT_WORDS, type Difference, type ListedChange } from './listed-change.ts';

type Told = Difference & Partial<Pick<ListedChange, 'manner' | 'to'>>;

/** The changes that stand, oldest first: of balls, of a league's facts and of who bowls. Bowling a ball is none. */
export function standingChanges({ done }: Game): readonly ListedChange[] {
  return done.flatMap((step) => {
    const { at, by } = step.change;
    return told(step).map((one) => ({ at, by, manner: null, to: null, ...one, generation: step.event }));
  });
}

// eslint-disable-next-line max-lines-per-function -- a switch over a union: who adds a change says what a recap lists
function told(step: Step): readonly Told[] {
  const { change, before, after } = step;
  switch (change.type) {
    case 'ballRolled':
    case 'splitMarked':
    case 'gameStopped':
    case 'gameMoved':
    case 'playerCalled':
    case 'playersReordered':
    case 'playerSkipped':
    case 'gamesCarried':
    case 'optionSet':
      return [];
    case 'frameCorrected':
    case 'ballAnnulled':
    case 'ballsMoved':
    case 'frameDisputed':
    case 'disputeSettled':
      return ofFrame(step);
    case 'lineAgreed':
      return ofLine(step);
    case 'averageSet':
    case 'handicapSet':
    case 'scoreTypeSet':
    case 'seatSet':
      return ofFact(step);
    case 'playerRenamed':
      return change.bowler === undefined ? ofPeople(step) : ofFact(step);
    case 'playerJoined':
    case 'playerRemoved':
      return ofPeople(step);
    case 'playerLeft':
    case 'playerReturned':
    case 'playerAbsent':
      return ofPresence(change.player, before, after);
  }
}

function ofFrame(step: Step): readonly Told[] {
  const made = amendmentOf(step);
  if (made === null) return [];
  const { kind, player, name, frame, to, before, after } = made;
  const manner = kind === 'correction' ? null : kind;
  return [{ player, name, frame, fact: null, manner, to, before: before.notation, after: after.notation }];
}

function ofLine(step: Step): readonly Told[] {
  const made = agreementOf(step);
  if (made === null) return [];
  const { player, name, scoreBefore, scoreAfter } = made;
  const scores = { before: String(scoreBefore), after: String(scoreAfter) };
  return [{ player, name, frame: null, fact: null, manner: 'agreed', ...scores }];
}

function ofFact(step: Step): readonly Told[] {
  const made = factChangeOf(step);
  if (made === null) return [];
  const { kind, player, before, after } = made;
  const words = FACT_WORDS[kind];
  return [{ player, name: before.name, frame: null, fact: kind, before: words(before), after: words(after) }];
}

/** Who joined, was removed or got another name, without the frames and figures that follow from it. */
function ofPeople({ before, after }: Step): readonly Told[] {
  return differences(before, after).filter(
    ({ frame, fact }) => frame === null && (fact === null || fact === 'bowler'),
  );
}

function ofPresence(player: PlayerId, before: Position, after: Position): readonly Told[] {
  const [was, is] = [playerIn(before, player), playerIn(after, player)];
  if (!was.ok || !is.ok) return [];
  const { name, status } = was.value;
  return [
    { player, name, frame: null, fact: null, manner: 'presence', before: status, after: is.value.status },
  ];
}
