import type { InEveryLanguage } from '../language.ts';

/** Minutes as people say them: "36 min", "5 h 36 min". */
export const DURATION: InEveryLanguage<(minutes: number) => string> = {
  en: (minutes) => inParts(minutes, ' h', ' min'),
  es: (minutes) => inParts(minutes, ' h', ' min'),
  ko: (minutes) => inParts(minutes, '시간', '분'),
  de: (minutes) => inParts(minutes, ' Std.', ' Min.'),
};

function inParts(minutes: number, hour: string, minute: string): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    ...(hours > 0 ? [`${String(hours)}${hour}`] : []),
    ...(rest > 0 || hours === 0 ? [`${String(rest)}${minute}`] : []),
  ].join(' ');
}

/** "5:36", where there is little room. */
export function asClock(minutes: number): string {
  return `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
}
