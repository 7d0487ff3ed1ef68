import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import { eveningStart } from '../../contract/evening.ts';
import type { Since } from '../../text/front-desk/since.ts';
import { useService } from '../service/use-service.ts';
import { usePreferences } from './preferences.ts';

/** Milliseconds; only minutes are shown. */
const TICK = 5_000;

/** The house's clock, which may differ from this PC's, and the notation of times. */
export const useClock = defineStore('clock', () => {
  const preferences = usePreferences();
  const service = useService();
  const now = ref(Date.now() + service.aheadBy);
  setInterval(() => {
    now.value = Date.now() + service.aheadBy;
  }, TICK);

  const format = computed(
    () =>
      new Intl.DateTimeFormat(preferences.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  );
  const dayFormat = computed(
    () => new Intl.DateTimeFormat(preferences.language, { month: 'short', day: 'numeric' }),
  );
  const dateFormat = computed(
    () =>
      new Intl.DateTimeFormat(preferences.language, {
        ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
        ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      }),
  );

  /** `19:36`, from ISO 8601 or milliseconds. */
  function time(at: string | number | Date): string {
    return format.value.format(new Date(at));
  }
  function since(at: string | Date): Since {
    const evening = eveningStart(new Date(at));
    const isTonight = evening.getTime() === eveningStart(new Date(now.value)).getTime();
    return { isTonight, written: isTonight ? time(at) : dayFormat.value.format(evening) };
  }
  function dateAndTime(at: string | number | Date): string {
    return dateFormat.value.format(new Date(at));
  }

  return { now, time, since, dateAndTime };
});
