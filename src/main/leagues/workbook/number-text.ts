/** What a number's format makes of it. */
export type NumberForm = 'plain' | 'percent' | 'date';

const DAY = 86_400_000;
/** Excel counts days from 1900 and has a 29 February in it; old Macs from 1904. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const FIRST_DAY_MAC = Date.UTC(1904, 0, 1);

/** The form of a format by its number, or by its code where the workbook has its own. */
export function formOf(id: number, code: string | undefined): NumberForm {
  if (code === undefined) {
    if (id === 9 || id === 10) return 'percent';
    return (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
      ? 'date'
      : 'plain';
  }
  const [signs = ''] = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_./gu, '').split(';');
  if (signs.includes('%')) return 'percent';
  return /[dy]/iu.test(signs) ? 'date' : 'plain';
}

/** A number as a person would have typed it into a table. */
export function numberText(written: string, form: NumberForm, isFrom1904: boolean): string {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return written;
  switch (form) {
    case 'plain':
      return fractionText(value);
    case 'percent':
      return `${fractionText(value * 100)}%`;
    case 'date':
      return dateText(value, isFrom1904) ?? fractionText(value);
  }
}

/** With four decimals at most. Three alone could be thousands, so they get a fourth. */
function fractionText(value: number): string {
  const text = String(Number(value.toFixed(4)));
  return /\.\d{3}$/u.test(text) ? `${text}0` : text;
}

function dateText(days: number, isFrom1904: boolean): string | null {
  const at = new Date((isFrom1904 ? FIRST_DAY_MAC : FIRST_DAY) + Math.round(days * 86_400) * 1_000);
  if (days < 61 || Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999) return null;
  const [day = '', time = ''] = at.toISOString().split('T');
  return at.getTime() % DAY === 0 ? day : `${day} ${time.slice(0, 5)}`;
}
