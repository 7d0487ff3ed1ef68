import type { InEveryLanguage } from '../language.ts';

/** The view that enters whole lines from paper. */
export interface PaperText {
  readonly title: string;
  readonly hint: string;
  /** The instruction under the title. */
  readonly how: string;
  /** A second sentence, about keys. */
  readonly howKeys: string;
  readonly fieldOf: (name: string) => string;
  readonly signs: string;
  readonly notBowled: string;
  readonly splitBegins: string;
  readonly splitEnds: string;
  readonly space: string;
  readonly deleteSign: string;
  readonly nextLine: string;
  /** The place of the wrong sign; frame and ball count from 1. */
  readonly where: (frame: number, ball: number) => string;
  readonly tooManyBalls: string;
  readonly noStrikeHere: string;
  readonly noSpareHere: string;
  readonly emptyLine: string;
  readonly entered: (names: string) => string;
  readonly notEntered: (names: string) => string;
  /** The player whose line to correct first, and the reason. */
  readonly mend: (name: string, why: string) => string;
}

export const PAPER_TEXT: InEveryLanguage<PaperText> = {
  en: {
    title: 'Lines from paper',
    hint: 'Enter whole lines again.',
    how: 'Write each line as on the sheet. (8) is a split, a dot a frame not bowled.',
    howKeys: 'Tab: next line. Enter: apply.',
    fieldOf: (name) => `Line of ${name}`,
    signs: 'Signs',
    notBowled: 'not bowled',
    splitBegins: 'split begins',
    splitEnds: 'split ends',
    space: 'Space',
    deleteSign: 'Delete',
    nextLine: 'Next line',
    where: (frame, ball) => `Frame ${String(frame)}, ball ${String(ball)}:`,
    tooManyBalls: 'These are more balls than a line takes.',
    noStrikeHere: 'X is for a first ball at a full rack. A spare is /.',
    noSpareHere: '/ is for a second ball. A strike is X.',
    emptyLine: 'A line needs at least one ball. Cancel leaves everything as it was.',
    entered: (names) => `Entered: ${names}.`,
    notEntered: (names) => `Not entered: ${names}.`,
    mend: (name, why) => `${name}: ${why}`,
  },
  es: {
    title: 'Copiar del papel',
    hint: 'Anotar de nuevo líneas enteras.',
    how: 'Escriba cada línea como en la hoja. (8) es un split; un punto, un cuadro sin jugar.',
    howKeys: 'Tab: siguiente línea. Intro: aplicar.',
    fieldOf: (name) => `Línea de ${name}`,
    signs: 'Signos',
    notBowled: 'sin jugar',
    splitBegins: 'empieza el split',
    splitEnds: 'acaba el split',
    space: 'Espacio',
    deleteSign: 'Borrar',
    nextLine: 'Siguiente línea',
    where: (frame, ball) => `Cuadro ${String(frame)}, bola ${String(ball)}:`,
    tooManyBalls: 'Son más bolas de las que caben en una línea.',
    noStrikeHere: 'X es solo para la primera bola, con todos los bolos en pie. Un spare es /.',
    noSpareHere: '/ es solo la segunda bola. Un strike es X.',
    emptyLine: 'Una línea necesita al menos una bola. Cancelar lo deja todo como estaba.',
    entered: (names) => `Anotado: ${names}.`,
    notEntered: (names) => `Sin anotar: ${names}.`,
    mend: (name, why) => `${name}: ${why}`,
  },
  ko: {
    title: '종이 기록 입력',
    hint: '한 줄 전체를 다시 입력.',
    how: '기록지에 적힌 대로 입력하세요. (8)은 스플릿, 점은 치지 않은 프레임입니다.',
    howKeys: 'Tab: 다음 줄, Enter: 적용',
    fieldOf: (name) => `${name} 기록`,
    signs: '기호',
    notBowled: '치지 않음',
    splitBegins: '스플릿 시작',
    splitEnds: '스플릿 끝',
    space: '띄어쓰기',
    deleteSign: '지우기',
    nextLine: '다음 줄',
    where: (frame, ball) => `${String(frame)}프레임 ${String(ball)}구:`,
    tooManyBalls: '한 게임에 던질 수 있는 것보다 투구가 많습니다.',
    noStrikeHere: 'X는 모든 핀이 서 있는 첫 투구에만 씁니다. 스페어는 /입니다.',
    noSpareHere: '/는 두 번째 투구에만 씁니다. 스트라이크는 X입니다.',
    emptyLine: '투구가 하나 이상 있어야 합니다. 취소를 누르면 그대로 둡니다.',
    entered: (names) => `입력됨: ${names}.`,
    notEntered: (names) => `입력 안 됨: ${names}.`,
    mend: (name, why) => `${name}: ${why}`,
  },
  de: {
    title: 'Vom Papier eintragen',
    hint: 'Zeilen neu eintragen.',
    how: 'Jede Zeile wie auf dem Bogen. (8) ist ein Split, ein Punkt ein Frame ohne Wurf.',
    howKeys: 'Tab: nächste Zeile. Enter: übernehmen.',
    fieldOf: (name) => `Zeile von ${name}`,
    signs: 'Zeichen',
    notBowled: 'nicht geworfen',
    splitBegins: 'Split beginnt',
    splitEnds: 'Split endet',
    space: 'Leerzeichen',
    deleteSign: 'Löschen',
    nextLine: 'Nächste Zeile',
    where: (frame, ball) => `Frame ${String(frame)}, Wurf ${String(ball)}:`,
    tooManyBalls: 'Das sind mehr Würfe, als eine Zeile fasst.',
    noStrikeHere: 'X ist nur ein erster Wurf in die Vollen. Ein Spare ist /.',
    noSpareHere: '/ ist nur ein zweiter Wurf. Ein Strike ist X.',
    emptyLine: 'Eine Zeile braucht mindestens einen Wurf. Abbrechen lässt alles, wie es war.',
    entered: (names) => `Eingetragen: ${names}.`,
    notEntered: (names) => `Nicht eingetragen: ${names}.`,
    mend: (name, why) => `${name}: ${why}`,
  },
};
