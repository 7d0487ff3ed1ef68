import { computed, type ComputedRef } from 'vue';
import { nextUndo } from '../../../core/game/history.ts';
import { useHere } from '../../lane/game/here.ts';
import { useHouse } from '../../lane/house.ts';
import { useMessages } from '../../lane/messages.ts';
import { nameOf, stepText } from '../desk/describe.ts';
import { useDesk } from '../desk/desk.ts';
import { useGuide } from './guide.ts';
import { useRuling } from '../ruling/ruling.ts';
import { lastBowled } from '../desk/selection.ts';
import { splitToMark } from '../../../core/game/split-mark.ts';
import { phaseOf, type Game } from '../../../core/game/game.ts';
import type { Refusal } from '../../../core/line/refusal.ts';
import type { Text } from '../../../text/index.ts';
import { refusalText } from '../../../text/refusals/refusals.ts';

/** Help acts: each question takes its first step and says what comes next. */
export interface Help {
  readonly answers: ComputedRef<readonly HelpAnswer[]>;
  readonly press: (answer: HelpAnswer) => void;
}

export function useHelp(): Help {
  const here = useHere();
  const house = useHouse();
  const messages = useMessages();
  const desk = useDesk();
  const ruling = useRuling();
  const guide = useGuide();
  const answers = computed(() => (here.board.game === null ? [] : helpAnswers(here.board.game, house.text)));

  function press({ question, why }: HelpAnswer): void {
    if (here.board.waiting !== null || why !== null) {
      messages.say(why ?? house.text.refusals.waiting);
      return;
    }
    switch (question) {
      case 'wrong-ball':
        fix();
        return;
      case 'take-back':
        void takeBack();
        return;
      case 'late':
        desk.openPlayer(null, 'add');
        return;
      case 'wrong-bowler':
        ruling.askWho();
        guide.say(house.text.help.whoNext);
        return;
      case 'split':
        void ring();
        return;
      case 'dead-ball':
        ruling.askWhat();
        guide.say(house.text.help.deadNext);
    }
  }

  function fix(): void {
    const last = here.board.game === null ? null : lastBowled(here.board.game);
    if (last === null) return;
    desk.leaveEnd();
    desk.pick(last.player, last.frame, last.ball);
    guide.say(house.text.help.fixNext);
  }

  async function takeBack(): Promise<void> {
    const step = here.board.game === null ? null : nextUndo(here.board.game);
    if (step === null) return;
    const what = stepText(house.text, step);
    desk.close();
    if ((await here.changes.undo()).ok) guide.say(house.text.help.takenBack(what));
  }

  /** Never clears a ring: that would not answer the question. */
  async function ring(): Promise<void> {
    const mark = here.board.game === null ? null : splitToMark(here.board.game);
    if (here.board.game === null || mark === null) return;
    const said = house.text.help.ringed(nameOf(here.board.game, mark.player), mark.frame);
    desk.close();
    const marked = await here.changes.markSplit((game) => {
      const found = splitToMark(game);
      return found?.split === true ? found : null;
    });
    if (marked.ok) guide.say(said);
  }

  return { answers, press };
}

/** Bowlers' questions at a lane. */
export type HelpQuestion = 'wrong-ball' | 'take-back' | 'late' | 'wrong-bowler' | 'split' | 'dead-ball';

/** A question and its answer. */
export interface HelpAnswer {
  readonly question: HelpQuestion;
  readonly title: string;
  readonly hint: string;
  /** Why it is not possible now; null when it is. */
  readonly why: string | null;
}

/** The six questions for this game. */
export function helpAnswers(game: Game, text: Text): readonly HelpAnswer[] {
  const { help } = text;
  const refused = (refusal: Refusal): string => refusalText(text.refusals, refusal);
  const noBall = lastBowled(game) === null ? help.noBall : null;
  const alone = game.position.lines.length === 1 ? text.players.nobodyElse : null;
  const undoes = nextUndo(game);
  const ring = splitToMark(game);
  const noRing = ring === null ? refused({ code: 'no-split-here' }) : ring.split ? null : help.isSplit;
  return [
    { question: 'wrong-ball', title: help.wrongBall, hint: help.wrongBallHint, why: noBall },
    {
      question: 'take-back',
      title: undoes === null || undoes.change.type === 'ballRolled' ? help.takeBack : help.takeBackChange,
      hint: undoes === null ? text.console.nothing : stepText(text, undoes),
      why: undoes === null ? refused({ code: 'nothing-to-undo' }) : null,
    },
    {
      ...{ question: 'late', title: help.late, hint: help.lateHint },
      why: phaseOf(game) === 'running' ? null : refused({ code: 'game-over' }),
    },
    {
      ...{ question: 'wrong-bowler', title: help.wrongBowler, hint: help.wrongBowlerHint },
      why: noBall ?? alone,
    },
    { question: 'split', title: help.split, hint: help.splitHint, why: noBall ?? noRing },
    { question: 'dead-ball', title: help.deadBall, hint: help.deadBallHint, why: noBall },
  ];
}
