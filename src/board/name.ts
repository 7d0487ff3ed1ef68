import { shallowRef } from 'vue';
import { highest, lowest } from '../core/line/extremes.ts';
import { lettersOf } from '../core/players/letters.ts';

const WIDE = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LATIN = /^[\p{Script=Latin}\p{Script=Common}]*$/u;
const HANGUL = /\p{Script=Hangul}/u;

export interface NameStyle {
  /** The size, as a share of that for three letters. */
  readonly share: number;
  readonly stretch: 'num' | 'tight';
  readonly lines: readonly string[];
  readonly lang: 'ko' | undefined;
}

/** Long names start smaller, wide scripts sooner; names of seven or more wide letters take two lines if allowed. */
export function nameStyle(name: string, oneLine = false): NameStyle {
  const letters = lettersOf(name);
  const lang = HANGUL.test(name) ? 'ko' : undefined;
  if (letters.filter((letter) => WIDE.test(letter)).length * 2 > letters.length) {
    if (letters.length <= 3) return { share: 0.92, stretch: 'num', lines: [name], lang };
    if (letters.length <= 6 || oneLine) return { share: 0.8, stretch: 'num', lines: [name], lang };
    return { share: 0.6, stretch: 'num', lines: inTwo(letters), lang };
  }
  if (letters.length <= 4) return { share: 1, stretch: 'num', lines: [name], lang };
  if (letters.length <= 8) return { share: 0.9, stretch: 'num', lines: [name], lang };
  return { share: 0.8, stretch: 'tight', lines: [name], lang };
}

/** The size of all names below each other: that of the longest, so that none is larger because it is short. */
export interface NameFit {
  readonly share: number;
  readonly em: number;
  /** Tight as soon as one of them is. */
  readonly stretch: NameStyle['stretch'];
  /** Whether one of them takes two lines. */
  readonly two: boolean;
}

/** Reactive, as `nameEm` is. */
export function fitOf(names: readonly string[], oneLine = false): NameFit {
  const styles = names.map((name) => nameStyle(name, oneLine));
  const stretch = styles.some((style) => style.stretch === 'tight') ? 'tight' : 'num';
  return {
    share: lowest([1, ...styles.map(({ share }) => share)]),
    em: highest(
      styles.map((style) => nameEm({ ...style, stretch })),
      0.1,
    ),
    stretch,
    two: styles.some(({ lines }) => lines.length > 1),
  };
}

/** Splits a name as evenly as possible, at the space nearest the middle if there is one. */
function inTwo(letters: readonly string[]): readonly string[] {
  const middle = letters.length / 2;
  const spaces = letters.flatMap((letter, index) => (letter === ' ' ? [index] : []));
  const nearest = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
  const cut = nearest ?? Math.ceil(middle);
  return [letters.slice(0, cut).join(''), letters.slice(cut).join('').trim()];
}

const MEASURE = 100;
const widths = new Map<string, number>();
const asked = new Set<string>();
/** Increases when a font arrives, so that text is measured again. */
const arrivals = shallowRef(0);

/** The width of a name's widest line, in em. Reactive: it updates when a font arrives late. */
export function nameEm({ lines, stretch }: NameStyle): number {
  return highest(lines.map((line) => lineEm(line, stretch)));
}

/** The width of a line in the figures' typeface, in em. Reactive like `nameEm`. */
export function lineEm(line: string, stretch: NameStyle['stretch']): number {
  const key = `${String(arrivals.value)} ${stretch} ${line}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return line.length;
  context.font = `750 ${String(MEASURE)}px ${familiesOf(line)}, sans-serif`;
  context.fontStretch = stretch === 'tight' ? 'extra-condensed' : 'condensed';
  const em = context.measureText(line).width / MEASURE;
  widths.set(key, em);
  askForFont(context.font, line);
  return em;
}

/** The program's fonts with these letters. */
function familiesOf(line: string): string {
  return LATIN.test(line) ? '"Archivo Variable"' : '"Archivo Variable", "Noto Sans KR Variable"';
}

function askForFont(font: string, line: string): void {
  if (asked.has(line)) return;
  if (!LATIN.test(line)) measureAsFontsCome();
  if (document.fonts.check(font, line)) return;
  asked.add(line);
  // If a font fails, the system's stays, and that one is already measured.
  document.fonts.load(font, line).then(measureAgain, () => undefined);
}

let comeLater = false;

/** A page may ask for the fonts of other scripts only once it shows such a name: until then none is known. */
function measureAsFontsCome(): void {
  if (comeLater) return;
  comeLater = true;
  document.fonts.addEventListener('loadingdone', measureAgain);
}

function measureAgain(): void {
  widths.clear();
  arrivals.value += 1;
}
