import type { InEveryLanguage } from './language.ts';

/** The view in which whole lines are entered from paper. */
export interface PaperText {
  readonly title: string;
  readonly hint: string;
  /** How it is done, in a line under the title. */
  readonly how: string;
  readonly fieldOf: (name: string) => string;
  readonly signs: string;
  readonly notBowled: string;
  readonly deleteSign: string;
  /** Where the sign stands that is wrong; frame and ball count from 1. */
  readonly where: (frame: number, ball: number) => string;
  readonly tooManyBalls: string;
  readonly noStrikeHere: string;
  readonly noSpareHere: string;
  readonly emptyLine: string;
  readonly entered: (names: string) => string;
  readonly notEntered: (names: string) => string;
  /** Which player's line is to be mended first, and why. */
  readonly mend: (name: string, why: string) => string;
}

export const PAPER_TEXT: InEveryLanguage<PaperText> = {
  en: {
    title: 'Lines from paper',
    hint: 'Enter whole lines again.',
    how: 'Write each line as on the sheet; a dot is a frame not bowled. Tab: next player. Enter: apply.',
    fieldOf: (name) => `Line of ${name}`,
    signs: 'Signs',
    notBowled: 'not bowled',
    deleteSign: 'Delete',
    where: (frame, ball) => `Frame ${String(frame)}, ball ${String(ball)}:`,
    tooManyBalls: 'These are more balls than ten frames take.',
    noStrikeHere: 'X is for a first ball at ten pins. A spare is /.',
    noSpareHere: '/ is for a second ball. A strike is X.',
    emptyLine: 'A line needs at least one ball. Esc leaves everything as it was.',
    entered: (names) => `Entered: ${names}.`,
    notEntered: (names) => `Not entered: ${names}.`,
    mend: (name, why) => `${name}: ${why}`,
  },
  es: {
    title: 'Líneas en papel',
    hint: 'Anotar de nuevo líneas enteras.',
    how: 'Escriba cada línea como en la hoja; un punto es un cuadro sin jugar. Tab: siguiente. Intro: aplicar.',
    fieldOf: (name) => `Línea de ${name}`,
    signs: 'Signos',
    notBowled: 'sin jugar',
    deleteSign: 'Borrar',
    where: (frame, ball) => `Cuadro ${String(frame)}, bola ${String(ball)}:`,
    tooManyBalls: 'Son más bolas de las que caben en diez cuadros.',
    noStrikeHere: 'X es solo la primera bola a diez bolos. Un spare es /.',
    noSpareHere: '/ es solo la segunda bola. Un strike es X.',
    emptyLine: 'Una línea necesita al menos una bola. Esc lo deja todo como estaba.',
    entered: (names) => `Anotado: ${names}.`,
    notEntered: (names) => `Sin anotar: ${names}.`,
    mend: (name, why) => `${name}: ${why}`,
  },
  ko: {
    title: '종이 기록 입력',
    hint: '한 줄 전체를 다시 입력.',
    how: '기록지에 적힌 대로 입력하세요. 점은 치지 않은 프레임입니다. Tab: 다음 선수, Enter: 적용',
    fieldOf: (name) => `${name} 기록`,
    signs: '기호',
    notBowled: '치지 않음',
    deleteSign: '지우기',
    where: (frame, ball) => `${String(frame)}프레임 ${String(ball)}구:`,
    tooManyBalls: '열 프레임보다 투구가 많습니다.',
    noStrikeHere: 'X는 핀 10개의 첫 투구에만 씁니다. 스페어는 /입니다.',
    noSpareHere: '/는 두 번째 투구에만 씁니다. 스트라이크는 X입니다.',
    emptyLine: '투구가 하나 이상 있어야 합니다. Esc를 누르면 그대로 둡니다.',
    entered: (names) => `입력됨: ${names}.`,
    notEntered: (names) => `입력 안 됨: ${names}.`,
    mend: (name, why) => `${name}: ${why}`,
  },
  de: {
    title: 'Zeilen vom Papier',
    hint: 'Ganze Zeilen neu eintragen.',
    how: 'Jede Zeile wie auf dem Bogen; ein Punkt ist ein Frame ohne Wurf. Tab: weiter. Enter: übernehmen.',
    fieldOf: (name) => `Zeile von ${name}`,
    signs: 'Zeichen',
    notBowled: 'nicht geworfen',
    deleteSign: 'Löschen',
    where: (frame, ball) => `Frame ${String(frame)}, Wurf ${String(ball)}:`,
    tooManyBalls: 'Das sind mehr Würfe, als zehn Frames fassen.',
    noStrikeHere: 'X ist nur ein erster Wurf auf zehn Pins. Ein Spare ist /.',
    noSpareHere: '/ ist nur ein zweiter Wurf. Ein Strike ist X.',
    emptyLine: 'Eine Zeile braucht mindestens einen Wurf. Esc lässt alles, wie es war.',
    entered: (names) => `Eingetragen: ${names}.`,
    notEntered: (names) => `Nicht eingetragen: ${names}.`,
    mend: (name, why) => `${name}: ${why}`,
  },
};
