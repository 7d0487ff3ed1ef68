import { defineStore } from 'pinia';
import { shallowRef, watch } from 'vue';
import { useHere } from '../../lane/game/here.ts';
import { useMessages } from '../../lane/messages.ts';
import { useDesk } from '../desk/desk.ts';

/** The card's note on what Help did or what to press next; it stays until the user continues. */
export const useGuide = defineStore('guide', () => {
  const here = useHere();
  const messages = useMessages();
  const desk = useDesk();
  const sentence = shallowRef<string | null>(null);

  watch(
    [() => here.board.game, () => desk.correction, () => desk.panel, () => desk.view],
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
