import type { InEveryLanguage } from '../language.ts';
import { MOVED_TO } from '../moved-to.ts';

/** The console's texts: the NOW bar, the card, the keys, a correction, a waiting ball. */
export interface ConsoleText {
  readonly saved: (time: string) => string;
  readonly saving: string;
  readonly notSaved: string;
  readonly print: string;
  readonly display: string;
  readonly more: string;
  readonly touchToCorrect: string;

  readonly frame: (frame: number) => string;
  readonly frames: (first: number, last: number) => string;
  readonly ball: (ball: number) => string;
  readonly next: (name: string) => string;
  readonly gameOver: string;
  readonly gameStopped: string;
  readonly gameMoved: (lane: number) => string;
  readonly results: string;

  readonly undo: string;
  readonly redo: string;
  readonly nothing: string;
  /** The change that undo takes back; `mark` is the ball as written. */
  readonly didBall: (name: string, mark: string, frame: number) => string;
  readonly didCorrection: (name: string, frame: number) => string;
  readonly didSplit: (name: string, frame: number) => string;
  readonly didAgreement: (name: string) => string;
  readonly didStop: string;

  readonly strike: string;
  readonly spare: string;
  readonly miss: string;
  readonly foul: string;
  readonly split: string;
  readonly keysFor: (name: string, frame: number, ball: number) => string;
  readonly makes: Readonly<Record<'strike' | 'spare', string>>;

  readonly correcting: string;
  readonly before: string;
  readonly after: string;
  readonly apply: string;
  readonly cancel: string;
  /** A player’s place by score, which a correction may change. */
  readonly placeOf: (name: string) => string;
  /** `several`: another ball can be touched. */
  readonly enterBall: (ball: number, several: boolean) => string;
  readonly owesBall: (name: string) => string;
  /** In a team, after a correction. */
  readonly mateOwesBall: (name: string) => string;
  readonly boardChangesOnApply: string;
  readonly applyFirst: string;

  readonly waitingBall: (what: string) => string;
  readonly tryAgain: string;
  readonly takeBack: string;

  readonly saidScore: (name: string, frame: number, ball: string, total: number) => string;
  readonly saidBall: (name: string, frame: number, ball: string) => string;
  readonly saidOwed: (name: string, frame: number, ball: string) => string;
  readonly saidNext: (name: string) => string;
  readonly saidUndone: (what: string) => string;
  readonly saidRedone: (what: string) => string;
  readonly saidCorrected: (
    name: string,
    frame: number,
    before: string,
    after: string,
    /** Null before the first frame is settled. */
    total: number | null,
  ) => string;
  readonly saidSplit: (name: string, frame: number, split: boolean) => string;
  readonly saidAgreed: (name: string, score: number | null) => string;
}

export const CONSOLE_TEXT: InEveryLanguage<ConsoleText> = {
  en: {
    saved: (time) => `Saved ${time}`,
    saving: 'Saving…',
    notSaved: 'Not saved',
    print: 'Print',
    display: 'Display',
    more: 'More',
    touchToCorrect: 'Touch a frame to correct it',
    frame: (frame) => `Frame ${String(frame)}`,
    frames: (first, last) => `Frames ${String(first)}–${String(last)}`,
    ball: (ball) => `Ball ${String(ball)}`,
    next: (name) => `Next ${name}`,
    gameOver: 'The game is over.',
    gameStopped: 'The game was stopped.',
    gameMoved: MOVED_TO.en,
    results: 'Results',
    undo: 'Undo',
    redo: 'Redo',
    nothing: 'nothing',
    didBall: (name, mark, frame) => `${name} ${mark}, frame ${String(frame)}`,
    didCorrection: (name, frame) => `correction of ${name}, frame ${String(frame)}`,
    didSplit: (name, frame) => `split of ${name}, frame ${String(frame)}`,
    didAgreement: (name) => `${name} line by agreement`,
    didStop: 'stopping the game',
    strike: 'Strike',
    spare: 'Spare',
    miss: 'Miss',
    foul: 'Foul',
    split: 'Split',
    keysFor: (name, frame, ball) => `Score keys for ${name}, frame ${String(frame)}, ball ${String(ball)}`,
    makes: { strike: 'that is a strike', spare: 'that is the spare' },
    correcting: 'Correcting',
    before: 'Before',
    after: 'After',
    apply: 'Apply',
    cancel: 'Cancel',
    placeOf: (name) => `${name}, place`,
    enterBall: (ball, several) => `Enter ball ${String(ball)}${several ? ', or touch another' : ''}.`,
    owesBall: (name) => `${name} owes a ball.`,
    mateOwesBall: (name) => `${name} bowls the missing ball. Every other ball stays with its bowler.`,
    boardChangesOnApply: 'The board changes only on Apply.',
    applyFirst: 'Apply or cancel this correction first.',
    waitingBall: (what) => `Waiting: ${what}`,
    tryAgain: 'Try again',
    takeBack: 'Take it back',
    saidScore: (name, frame, ball, total) => `${name} frame ${String(frame)}: ${ball}, ${String(total)}.`,
    saidBall: (name, frame, ball) => `${name} frame ${String(frame)}: ${ball}.`,
    saidOwed: (name, frame, ball) => `${name} frame ${String(frame)}: ${ball}, waiting.`,
    saidNext: (name) => `Next ${name}.`,
    saidUndone: (what) => `Undone: ${what}.`,
    saidRedone: (what) => `Redone: ${what}.`,
    saidCorrected: (name, frame, before, after, total) =>
      `${name} frame ${String(frame)}: ${before} changed to ${after}.${total === null ? '' : ` Total ${String(total)}.`}`,
    saidSplit: (name, frame, split) => `${name} frame ${String(frame)}: ${split ? 'split' : 'no split'}.`,
    saidAgreed: (name, score) =>
      `${name}: line entered by agreement${score === null ? '' : `, ${String(score)}`}.`,
  },
  es: {
    saved: (time) => `Guardado ${time}`,
    saving: 'Guardando…',
    notSaved: 'Sin guardar',
    print: 'Imprimir',
    display: 'Pantalla',
    more: 'Más',
    touchToCorrect: 'Toque un cuadro para corregirlo',
    frame: (frame) => `Cuadro ${String(frame)}`,
    frames: (first, last) => `Cuadros ${String(first)}–${String(last)}`,
    ball: (ball) => `Bola ${String(ball)}`,
    next: (name) => `Sigue ${name}`,
    gameOver: 'La partida ha terminado.',
    gameStopped: 'La partida se detuvo.',
    gameMoved: MOVED_TO.es,
    results: 'Resultados',
    undo: 'Deshacer',
    redo: 'Rehacer',
    nothing: 'nada',
    didBall: (name, mark, frame) => `${name} ${mark}, cuadro ${String(frame)}`,
    didCorrection: (name, frame) => `corrección de ${name}, cuadro ${String(frame)}`,
    didSplit: (name, frame) => `split de ${name}, cuadro ${String(frame)}`,
    didAgreement: (name) => `línea de ${name} por acuerdo`,
    didStop: 'detener la partida',
    strike: 'Strike',
    spare: 'Spare',
    miss: 'Fallo',
    foul: 'Falta',
    split: 'Split',
    keysFor: (name, frame, ball) => `Teclas para ${name}, cuadro ${String(frame)}, bola ${String(ball)}`,
    makes: { strike: 'es un strike', spare: 'es el spare' },
    correcting: 'Corrigiendo',
    before: 'Antes',
    after: 'Después',
    apply: 'Aplicar',
    cancel: 'Cancelar',
    placeOf: (name) => `${name}, puesto`,
    enterBall: (ball, several) => `Anote la bola ${String(ball)}${several ? ' o toque otra' : ''}.`,
    owesBall: (name) => `${name} tiene que tirar otra bola.`,
    mateOwesBall: (name) => `${name} tira la bola que falta. Las demás siguen siendo de quien las tiró.`,
    boardChangesOnApply: 'El marcador solo cambia al aplicar.',
    applyFirst: 'Primero aplique o cancele esta corrección.',
    waitingBall: (what) => `En espera: ${what}`,
    tryAgain: 'Reintentar',
    takeBack: 'Retirarla',
    saidScore: (name, frame, ball, total) => `${name}, cuadro ${String(frame)}: ${ball}, ${String(total)}.`,
    saidBall: (name, frame, ball) => `${name}, cuadro ${String(frame)}: ${ball}.`,
    saidOwed: (name, frame, ball) => `${name}, cuadro ${String(frame)}: ${ball}, en espera.`,
    saidNext: (name) => `Sigue ${name}.`,
    saidUndone: (what) => `Deshecho: ${what}.`,
    saidRedone: (what) => `Rehecho: ${what}.`,
    saidCorrected: (name, frame, before, after, total) =>
      `${name}, cuadro ${String(frame)}: ${before} pasa a ${after}.${total === null ? '' : ` Total ${String(total)}.`}`,
    saidSplit: (name, frame, split) => `${name}, cuadro ${String(frame)}: ${split ? 'split' : 'sin split'}.`,
    saidAgreed: (name, score) =>
      `${name}: línea anotada por acuerdo${score === null ? '' : `, ${String(score)}`}.`,
  },
  ko: {
    saved: (time) => `저장됨 ${time}`,
    saving: '저장 중…',
    notSaved: '저장 안 됨',
    print: '인쇄',
    display: '화면',
    more: '더 보기',
    touchToCorrect: '고칠 프레임을 누르세요',
    frame: (frame) => `${String(frame)}프레임`,
    frames: (first, last) => `${String(first)}–${String(last)}프레임`,
    ball: (ball) => `${String(ball)}구`,
    next: (name) => `다음 ${name}`,
    gameOver: '게임이 끝났습니다.',
    gameStopped: '게임이 중단되었습니다.',
    gameMoved: MOVED_TO.ko,
    results: '결과',
    undo: '실행 취소',
    redo: '다시 실행',
    nothing: '없음',
    didBall: (name, mark, frame) => `${name} ${mark}, ${String(frame)}프레임`,
    didCorrection: (name, frame) => `${name} ${String(frame)}프레임 수정`,
    didSplit: (name, frame) => `${name} ${String(frame)}프레임 스플릿`,
    didAgreement: (name) => `${name} 합의 기록`,
    didStop: '게임 중단',
    strike: '스트라이크',
    spare: '스페어',
    miss: '미스',
    foul: '파울',
    split: '스플릿',
    keysFor: (name, frame, ball) => `${name} ${String(frame)}프레임 ${String(ball)}구 점수 키`,
    makes: { strike: '스트라이크입니다', spare: '스페어입니다' },
    correcting: '수정 중',
    before: '전',
    after: '후',
    apply: '적용',
    cancel: '취소',
    placeOf: (name) => `${name} 순위`,
    enterBall: (ball, several) =>
      several ? `${String(ball)}구를 입력하거나 다른 투구를 누르세요.` : `${String(ball)}구를 입력하세요.`,
    owesBall: (name) => `${name}, 한 번 더 투구`,
    mateOwesBall: (name) => `빠진 투구는 ${name} 선수가 합니다. 다른 투구의 선수는 바뀌지 않습니다.`,
    boardChangesOnApply: '적용을 눌러야 점수판이 바뀝니다.',
    applyFirst: '먼저 이 수정을 적용하거나 취소하세요.',
    waitingBall: (what) => `대기 중: ${what}`,
    tryAgain: '다시 저장',
    takeBack: '되돌리기',
    saidScore: (name, frame, ball, total) => `${name} ${String(frame)}프레임: ${ball}, ${String(total)}점.`,
    saidBall: (name, frame, ball) => `${name} ${String(frame)}프레임: ${ball}.`,
    saidOwed: (name, frame, ball) => `${name} ${String(frame)}프레임: ${ball}, 보너스 대기.`,
    saidNext: (name) => `다음 ${name}.`,
    saidUndone: (what) => `취소함: ${what}.`,
    saidRedone: (what) => `다시 실행함: ${what}.`,
    saidCorrected: (name, frame, before, after, total) =>
      `${name} ${String(frame)}프레임: ${before} → ${after}.${total === null ? '' : ` 합계 ${String(total)}점.`}`,
    saidSplit: (name, frame, split) => `${name} ${String(frame)}프레임: ${split ? '스플릿' : '스플릿 아님'}.`,
    saidAgreed: (name, score) => `${name}: 합의한 기록 입력${score === null ? '' : `, ${String(score)}점`}.`,
  },
  de: {
    saved: (time) => `Gespeichert ${time}`,
    saving: 'Speichert…',
    notSaved: 'Nicht gespeichert',
    print: 'Drucken',
    display: 'Ansicht',
    more: 'Mehr',
    touchToCorrect: 'Zum Korrigieren Frame antippen',
    frame: (frame) => `Frame ${String(frame)}`,
    frames: (first, last) => `Frames ${String(first)}–${String(last)}`,
    ball: (ball) => `Wurf ${String(ball)}`,
    next: (name) => `Danach ${name}`,
    gameOver: 'Das Spiel ist zu Ende.',
    gameStopped: 'Das Spiel wurde abgebrochen.',
    gameMoved: MOVED_TO.de,
    results: 'Ergebnis',
    undo: 'Rückgängig',
    redo: 'Wiederherstellen',
    nothing: 'nichts',
    didBall: (name, mark, frame) => `${name} ${mark}, Frame ${String(frame)}`,
    didCorrection: (name, frame) => `Korrektur ${name}, Frame ${String(frame)}`,
    didSplit: (name, frame) => `Split ${name}, Frame ${String(frame)}`,
    didAgreement: (name) => `Zeile ${name} nach Absprache`,
    didStop: 'Abbruch des Spiels',
    strike: 'Strike',
    spare: 'Spare',
    miss: 'Fehlwurf',
    foul: 'Foul',
    split: 'Split',
    keysFor: (name, frame, ball) => `Tasten für ${name}, Frame ${String(frame)}, Wurf ${String(ball)}`,
    makes: { strike: 'das ist ein Strike', spare: 'das ist der Spare' },
    correcting: 'Korrektur',
    before: 'Vorher',
    after: 'Nachher',
    apply: 'Übernehmen',
    cancel: 'Abbrechen',
    placeOf: (name) => `${name}, Platz`,
    enterBall: (ball, several) =>
      `Wurf ${String(ball)} eingeben${several ? ' oder einen anderen antippen' : ''}.`,
    owesBall: (name) => `${name} muss noch einmal werfen.`,
    mateOwesBall: (name) =>
      `${name} wirft den fehlenden Wurf. Alle anderen Würfe bleiben bei denen, die sie geworfen haben.`,
    boardChangesOnApply: 'Die Anzeige ändert sich erst beim Übernehmen.',
    applyFirst: 'Erst diese Korrektur übernehmen oder abbrechen.',
    waitingBall: (what) => `Wartet: ${what}`,
    tryAgain: 'Neu versuchen',
    takeBack: 'Zurücknehmen',
    saidScore: (name, frame, ball, total) => `${name} Frame ${String(frame)}: ${ball}, ${String(total)}.`,
    saidBall: (name, frame, ball) => `${name} Frame ${String(frame)}: ${ball}.`,
    saidOwed: (name, frame, ball) => `${name} Frame ${String(frame)}: ${ball}, offen.`,
    saidNext: (name) => `Danach ${name}.`,
    saidUndone: (what) => `Rückgängig: ${what}.`,
    saidRedone: (what) => `Wiederhergestellt: ${what}.`,
    saidCorrected: (name, frame, before, after, total) =>
      `${name} Frame ${String(frame)}: ${before} wird ${after}.${total === null ? '' : ` Gesamt ${String(total)}.`}`,
    saidSplit: (name, frame, split) => `${name} Frame ${String(frame)}: ${split ? 'Split' : 'kein Split'}.`,
    saidAgreed: (name, score) =>
      `${name}: Zeile nach Absprache eingetragen${score === null ? '' : `, ${String(score)}`}.`,
  },
};
