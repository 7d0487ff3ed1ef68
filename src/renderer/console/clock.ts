import { onScopeDispose, readonly, ref, type Ref } from 'vue';
import type { Language } from '../../text/language.ts';

/** A time of day as people of this language write it, on 24 hours: "19:42" or "19:42:07". */
export function clockTime(language: Language, at: Date, seconds = false): string {
  if (Number.isNaN(at.getTime())) return '';
  const format = new Intl.DateTimeFormat(language, {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...(seconds ? { second: '2-digit' } : {}),
  });
  return format.format(at);
}

/** The time of day; looked at every ten seconds, so that it is never a minute late. */
export function useClock(): Readonly<Ref<Date>> {
  const now = ref(new Date());
  const timer = setInterval(() => {
    now.value = new Date();
  }, 10_000);
  onScopeDispose(() => {
    clearInterval(timer);
  });
  return readonly(now);
}
