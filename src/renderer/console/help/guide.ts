import { defineStore } from 'pinia';
import { shallowRef, watch } from 'vue';
import { useLane } from '../../lane/store.ts';
import { useDesk } from '../desk/desk.ts';

/** What Help did, or what is to be pressed next: it stands in the card until somebody goes on. */
export const useGuide = defineStore('guide', () => {
  const lane = useLane();
  const desk = useDesk();
  const sentence = shallowRef<string | null>(null);

  watch(
    [() => lane.game, () => desk.correction, () => desk.panel, () => desk.place],
    () => {
      sentence.value = null;
    },
    { flush: 'sync' },
  );

  function say(text: string): void {
    sentence.value = text;
    lane.announce(text);
  }

  return { sentence, say };
});
