import type { FormatText } from '../formats.ts';

/** English texts of `NINES`, the tests' format with options. */
export const NINES_TEXT: FormatText = {
  name: 'Nines, scratch.',
  short: 'Nines',
  options: {
    option: 'Pins for a strike',
    tag: (option) => `${String(option)}=X`,
    means: (option) => `${String(option)} or more are a strike`,
  },
};
