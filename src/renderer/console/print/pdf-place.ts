import { computed, onBeforeUnmount, onMounted, shallowRef, type ComputedRef } from 'vue';
import type { SavePlace } from '../../../contract/contract.ts';
import { useHouse } from '../../lane/house.ts';
import { useStaff } from '../../lane/staff.ts';

/** In milliseconds. Someone who reads "export folder" may plug a stick in. */
const LOOK_AGAIN = 2_000;

/** The place of the next PDF in words; empty until known. Follows sticks that are plugged in or pulled out. */
export function usePdfPlace(): ComputedRef<string> {
  const house = useHouse();
  const { allowed } = useStaff();
  const place = shallowRef<SavePlace | null>(null);
  let timer: ReturnType<typeof setInterval> | undefined;

  async function look(): Promise<void> {
    const found = await allowed((lane) => lane.printing.pdfPlace());
    if (found.ok) place.value = found.value;
  }

  onMounted(() => {
    void look();
    timer = setInterval(() => void look(), LOOK_AGAIN);
  });
  onBeforeUnmount(() => {
    clearInterval(timer);
  });

  return computed(() => {
    const { panels } = house.text;
    switch (place.value?.kind) {
      case undefined:
        return '';
      case 'stick':
        return panels.toStick(place.value.name);
      case 'export-folder':
        return panels.toFolder;
    }
  });
}
