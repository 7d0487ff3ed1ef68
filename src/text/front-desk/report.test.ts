import { expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { REPORT_TEXT } from './report.ts';

test.each(LANGUAGES)('%s: the day report names its time zone in words, not by a code', (language) => {
  for (const zone of ['UTC', 'Europe/Berlin', 'America/Chicago', 'Asia/Seoul']) {
    const said = REPORT_TEXT[language].zone(6, zone);
    expect(said).not.toMatch(/UTC|GMT|\//u);
    expect(said).toMatch(/\(\p{L}[\p{L} ]+\)/u);
  }
});
