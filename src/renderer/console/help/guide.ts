import { defineStore } from 'pinia';
import { shallowRef, watch } from 'vue';
import { useOnBoard } from '../../lane/game/on-board.ts';
import { useMessages } from '../../lane/messages.ts';
import { useDesk } from '../desk/desk.ts';

/** What Help did, or what is to be pressed next: it stands in the card until somebody goes on. */
export const useGuide = defineStore('guide', () => {
  const onBoard = useOnBoard();
  const messages = useMessages();
  const desk = useDesk();
  const sentence = shallowRef<string | null>(null);

  watch(
    [() => onBoard.game, () => desk.correction, () => desk.panel, () => desk.view],
    () => {
      sentence.value = null;
    },
    { flush: 'sync' },
  );

  function say(text: string): void {
    sentence.value = text;
    messages.announce(text);
  }

  return { sentence, say };
});
