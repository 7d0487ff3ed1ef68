import type { ListedChange } from '../../core/game/listed-change.ts';
import { SCORE_TYPES } from '../../core/league/score-type.ts';
import { counted } from '../counted.ts';
import type { Text } from '../index.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';
import type { FactsText } from './facts.ts';

/** A change of a match in words: where, before and after. */
export interface ChangeWords {
  readonly where: string;
  readonly before: string;
  readonly after: string;
}

type Words = Pick<Text, 'recapChanges' | 'facts' | 'sheet'> & {
  readonly board: Pick<Text['board'], 'presence'>;
};

export function changeWords(text: Words, change: ListedChange): ChangeWords {
  const { frame, fact, manner, to, before, after } = change;
  const { recapChanges: words, facts, sheet, board } = text;
  if (manner === 'agreed') return { where: sheet.agreed, before, after };
  if (manner === 'presence')
    return {
      where: words.lineUp,
      before: inWords(board.presence, before),
      after: inWords(board.presence, after),
    };
  if (frame !== null) {
    const how = manner === null ? [] : [sheet.amended(manner, to ?? '')];
    return { where: [words.frame(frame), ...how].join(', '), before, after };
  }
  if (fact === 'type')
    return { where: facts.kinds.type, before: typeIn(facts, before), after: typeIn(facts, after) };
  return { where: fact === null || fact === 'bowler' ? words.lineUp : facts.kinds[fact], before, after };
}

/** Whether a change is one of balls. */
export function isOfBalls({ frame, manner }: Pick<ListedChange, 'frame' | 'manner'>): boolean {
  return frame !== null || manner === 'agreed';
}

function inWords(words: Readonly<Record<string, string>>, word: string): string {
  return words[word] ?? word;
}

/** `absent 153` in words. */
function typeIn(facts: FactsText, said: string): string {
  const [first = '', ...more] = said.split(' ');
  const type = SCORE_TYPES.find((one) => one === first);
  return [type === undefined ? first : facts.types[type], ...more].join(' ');
}

const en = {
  /** All of them: those to balls, and those to the line-up and the league's facts. */
  all: (corrections: number, lineUp: number) =>
    `All changes: ${String(corrections + lineUp)} (${counted(corrections, 'correction', 'corrections')}, ${String(lineUp)} in the line-up)`,
  none: 'No changes',
  /** Above those that were made behind a signature. */
  late: (count: number) => `Changed after a signature: ${String(count)}`,
  where: 'Where',
  /** Before and after in one column. */
  both: 'Before, after',
  frame: (frame: number) => `frame ${String(frame)}`,
  lineUp: 'line-up',
  notSigned: 'not signed',
  /** Behind a signature: the game is another one now. */
  changedSince: 'game changed since',
};

/** Texts for the changes of a match on paper, and for signatures made on the screen. */
export const RECAP_CHANGES_TEXT: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    all: (corrections, lineUp) =>
      `Todos los cambios: ${String(corrections + lineUp)} (${counted(corrections, 'corrección', 'correcciones')}, ${String(lineUp)} en la alineación)`,
    none: 'Ningún cambio',
    late: (count) => `Cambios después de una firma: ${String(count)}`,
    where: 'Dónde',
    both: 'Antes, después',
    frame: (frame) => `cuadro ${String(frame)}`,
    lineUp: 'alineación',
    notSigned: 'sin firmar',
    changedSince: 'partida cambiada después',
  },
  ko: {
    all: (corrections, lineUp) =>
      `모든 변경: ${String(corrections + lineUp)}건 (수정 ${String(corrections)}건, 라인업 ${String(lineUp)}건)`,
    none: '변경 없음',
    late: (count) => `서명 뒤 변경: ${String(count)}건`,
    where: '위치',
    both: '변경 전, 후',
    frame: (frame) => `${String(frame)}프레임`,
    lineUp: '라인업',
    notSigned: '서명 없음',
    changedSince: '서명 뒤 변경됨',
  },
  de: {
    all: (corrections, lineUp) =>
      `Alle Änderungen: ${String(corrections + lineUp)} (${counted(corrections, 'Korrektur', 'Korrekturen')}, ${String(lineUp)} in der Aufstellung)`,
    none: 'Keine Änderungen',
    late: (count) => `Nach einer Unterschrift geändert: ${String(count)}`,
    where: 'Wo',
    both: 'Vorher, nachher',
    frame: (frame) => `Frame ${String(frame)}`,
    lineUp: 'Aufstellung',
    notSigned: 'nicht unterschrieben',
    changedSince: 'Spiel danach geändert',
  },
};
