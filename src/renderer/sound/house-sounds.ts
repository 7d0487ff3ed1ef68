import { onScopeDispose, watch } from 'vue';
import { newEvents } from '../lane/game/new-events.ts';
import { HALVES } from '../../contract/contract.ts';
import { useHalfBoard } from '../lane/game/half-board.ts';
import { useHouse } from '../lane/house.ts';
import { useProgram } from '../lane/program.ts';
import { useMessages } from '../lane/messages.ts';
import { soundOf, SOUNDS } from './sounds.ts';
import { createSpeaker, type Speaker } from '../../board/sound/speaker.ts';

/**
 * The lane's sounds, if the house wants them: a saved ball and a refused press. Only the console's window plays them,
 * so that nothing sounds twice.
 */
export function useHouseSounds(makeSpeaker: () => Speaker = createSpeaker): void {
  const house = useHouse();
  const program = useProgram();
  const messages = useMessages();
  let speaker: Speaker | null = null;

  function silence(): void {
    speaker?.end();
    speaker = null;
  }

  watch(
    () => house.settings.sounds,
    (on) => {
      silence();
      if (!on) return;
      speaker = makeSpeaker();
      // Switching sounds on plays one, to show how loud they are.
      if (program.ready) speaker.play(SOUNDS.strike);
    },
    { immediate: true, flush: 'sync' },
  );

  for (const half of HALVES) {
    watch(
      () => useHalfBoard(half).game,
      (game, before) => {
        // Main's answer and its announcement bring the same game twice; loading or opening a game is not a new ball.
        if (game === null || newEvents(game, before) !== 1) return;
        const sound = soundOf(game);
        if (sound !== null) speaker?.play(SOUNDS[sound]);
      },
      { flush: 'sync' },
    );
  }

  watch(
    () => messages.refusals,
    () => {
      speaker?.play(SOUNDS.refusal);
    },
    { flush: 'sync' },
  );

  onScopeDispose(silence);
}
