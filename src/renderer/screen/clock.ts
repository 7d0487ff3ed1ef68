import { onScopeDispose, readonly, ref, type Ref } from 'vue';
import type { Language } from '../../text/language.ts';

/** Cached: making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A time of day on 24 hours, as this language writes it: "19:42" or "19:42:07". */
export function clockTime(language: Language, at: Date, seconds = false): string {
  if (Number.isNaN(at.getTime())) return '';
  return formatOf(language, seconds).format(at);
}

function formatOf(language: Language, seconds: boolean): Intl.DateTimeFormat {
  const name = `${language} ${String(seconds)}`;
  const format =
    formats.get(name) ??
    new Intl.DateTimeFormat(language, {
      ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      ...(seconds ? { second: '2-digit' } : {}),
    });
  formats.set(name, format);
  return format;
}

/** The time of day, read every ten seconds, so that it is never a minute late. */
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
