import { highest } from './extremes.ts';

/** Figures in a circle or in parentheses of one character, from 1: how sheets show a split. */
const RINGED: readonly string[] = [
  '①②③④⑤⑥⑦⑧⑨',
  '❶❷❸❹❺❻❼❽❾',
  '➀➁➂➃➄➅➆➇➈',
  '➊➋➌➍➎➏➐➑➒',
  '⓵⓶⓷⓸⓹⓺⓻⓼⓽',
  '⑴⑵⑶⑷⑸⑹⑺⑻⑼',
];

/**
 * A line in the rules' notation, from what else people and programs write: a ringed figure, `S8` or `8S` for a split, `G` for
 * a gutter ball, commas between frames, other dashes and crosses, the signs of Japanese and Korean sheets, wide letters. An `S`
 * between two figures is a ring only at the beginning of a frame, because elsewhere it may belong to either.
 */
export function plainSigns(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/gu, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[①-⑨⑴-⑼⓵-⓽❶-❾➀-➈➊-➒]/gu, (ringed) => `(${String(figureIn(ringed))})`)
    .replace(/▶◀|[×✕✖⋈]/gu, 'X')
    .replace(/[◢◤∕⁄]/gu, '/')
    .replace(/[‐-―−G]/giu, '-')
    .replace(/(?<!\d)S(?!10)(\d)|(\d)S(?!\d)|(?<![^\s|,;])(\d)S(?=\d)/giu, '($1$2$3)')
    .replace(/[,;]/gu, ' ');
}

function figureIn(ringed: string): number {
  return highest(RINGED.map((figures) => figures.indexOf(ringed))) + 1;
}
