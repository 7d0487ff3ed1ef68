import { onBeforeUnmount, onMounted, readonly, ref, type Ref } from 'vue';
import { useStaff } from '../lane/staff.ts';

/** In milliseconds. Whoever reads "Export folder" may plug a stick in. */
const LOOK_AGAIN = 2_000;

/** The name of the stick that would get a file; null without one. Follows sticks that come and go, while it is `asked`. */
export function useStickIn(asked: () => boolean = () => true): Readonly<Ref<string | null>> {
  const { allowed } = useStaff();
  const stick = ref<string | null>(null);
  let timer: ReturnType<typeof setInterval> | undefined;

  async function look(): Promise<void> {
    if (!asked()) return;
    const place = await allowed((lane) => lane.printing.pdfPlace());
    if (place.ok) stick.value = place.value.kind === 'stick' ? place.value.name : null;
  }

  onMounted(() => {
    void look();
    timer = setInterval(() => void look(), LOOK_AGAIN);
  });
  onBeforeUnmount(() => {
    clearInterval(timer);
  });
  return readonly(stick);
}
