import { computed, type ComputedRef } from 'vue';
import { nextUndo } from '../../../core/game/history.ts';
import { useLane } from '../../lane/store.ts';
import { nameOf, stepText } from '../desk/describe.ts';
import { useDesk } from '../desk/desk.ts';
import { useGuide } from './guide.ts';
import { helpAnswers, type HelpAnswer } from './help-answers.ts';
import { useRuling } from '../ruling/ruling.ts';
import { lastBowled } from '../desk/selection.ts';
import { splitToMark } from '../pad/split-mark.ts';

/** Help answers by doing: each question takes its first step, and says what comes next. */
export interface Help {
  readonly answers: ComputedRef<readonly HelpAnswer[]>;
  readonly press: (answer: HelpAnswer) => void;
}

/** The doing behind the questions of Help. */
export function useHelp(): Help {
  const lane = useLane();
  const desk = useDesk();
  const ruling = useRuling();
  const guide = useGuide();
  const answers = computed(() => (lane.game === null ? [] : helpAnswers(lane.game, lane.text)));

  function press({ question, why }: HelpAnswer): void {
    if (lane.waiting !== null || why !== null) {
      lane.say(why ?? lane.text.refusals.waiting);
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
        guide.say(lane.text.help.whoNext);
        return;
      case 'split':
        void ring();
        return;
      case 'dead-ball':
        ruling.askWhat();
        guide.say(lane.text.help.deadNext);
    }
  }

  function fix(): void {
    const last = lane.game === null ? null : lastBowled(lane.game);
    if (last === null) return;
    desk.leaveEnd();
    desk.pick(last.player, last.frame, last.ball);
    guide.say(lane.text.help.fixNext);
  }

  async function takeBack(): Promise<void> {
    const step = lane.game === null ? null : nextUndo(lane.game);
    if (step === null) return;
    const what = stepText(lane.text, step);
    desk.close();
    if ((await lane.undo()).ok) guide.say(lane.text.help.takenBack(what));
  }

  /** Only ever sets it: a ring that is there is no answer to this question. */
  async function ring(): Promise<void> {
    const mark = lane.game === null ? null : splitToMark(lane.game);
    if (lane.game === null || mark === null) return;
    const said = lane.text.help.ringed(nameOf(lane.game, mark.player), mark.frame);
    desk.close();
    const marked = await lane.markSplit((game) => {
      const found = splitToMark(game);
      return found?.split === true ? found : null;
    });
    if (marked.ok) guide.say(said);
  }

  return { answers, press };
}
