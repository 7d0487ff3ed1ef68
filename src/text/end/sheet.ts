import type { AmendmentKind } from '../../core/game/amendments.ts';
import type { Author } from '../../core/game/event.ts';
import { FORMATS_TEXT, type FormatsText } from '../formats.ts';
import type { InEveryLanguage } from '../language.ts';
import { MOVED_TO } from '../moved-to.ts';
import { LEGENDS_TEXT, type LegendText } from './legends.ts';

export interface SheetText {
  /** The BCP 47 tag for dates, times and decimals. */
  readonly locale: string;
  readonly title: string;
  readonly formats: FormatsText;
  readonly date: string;
  readonly bowled: string;
  readonly lane: string;
  readonly game: string;
  readonly score: string;
  /** The stamp of a game that is not over, and its meaning. */
  readonly running: string;
  readonly runningNote: string;
  /** The stamp of a stopped game, and its meaning. */
  readonly stopped: string;
  readonly stoppedNote: string;
  readonly movedTo: (lane: number) => string;
  readonly movedNote: string;
  readonly legends: LegendText;
  /** The head of a frame that nobody bowls. */
  readonly given: (frame: number) => string;
  readonly players: string;
  readonly player: string;
  readonly strikes: string;
  readonly spares: string;
  readonly opens: string;
  readonly splitsMade: string;
  readonly madeOf: (made: number, splits: number) => string;
  readonly fouls: string;
  readonly firstBallAverage: string;
  readonly corrections: (count: number) => string;
  readonly noCorrections: string;
  /** A change to balls already bowled; `to` received moved ones. */
  readonly what: string;
  readonly amended: (kind: AmendmentKind, to: string) => string;
  /** Beside the name of a player with a provisional frame. */
  readonly provisional: string;
  /** The score with the other outcome, under the one that stands. */
  readonly orScore: (score: number) => string;
  /** Beside the name of a player with an agreed line. */
  readonly agreed: string;
  /** Above the list of agreed lines: each with its time, the score before and after, and who entered it. */
  readonly agreements: (count: number) => string;
  readonly continued: string;
  readonly goesOn: string;
  readonly time: string;
  readonly frame: string;
  readonly before: string;
  readonly after: string;
  /** The player's score so far at the correction. */
  readonly scoreBefore: string;
  readonly scoreAfter: string;
  readonly madeBy: string;
  readonly author: Readonly<Record<Author, string>>;
  readonly signers: readonly [scorer: string, captain: string, opponent: string];
  readonly signHint: string;
  /** The QR code's description for screen readers, and its purpose, printed under it. */
  readonly qr: string;
  readonly qrCaption: string;
  /** Above the chart of running totals. */
  readonly totals: string;
  readonly recomputed: (checkCode: string) => string;
  /** A blank sheet: its title, how to fill it in, and what becomes of it. */
  readonly blank: string;
  readonly blankMarks: string;
  readonly blankEnter: string;
  readonly printed: (when: string, page: number, pages: number) => string;
}

export const SHEET_TEXT: InEveryLanguage<SheetText> = {
  en: {
    locale: 'en-GB',
    title: 'Score sheet',
    formats: FORMATS_TEXT.en,
    date: 'Date',
    bowled: 'Bowled',
    lane: 'Lane',
    game: 'Game',
    score: 'Score',
    running: 'In progress',
    runningNote: 'The game goes on: not a final score.',
    stopped: 'Unfinished',
    stoppedNote: 'The game was stopped before its last ball.',
    movedTo: MOVED_TO.en,
    movedNote: 'The game continues there with every ball.',
    legends: LEGENDS_TEXT.en,
    given: (frame) => `${String(frame)} given`,
    players: 'Players',
    player: 'Player',
    strikes: 'Strikes',
    spares: 'Spares',
    opens: 'Opens',
    splitsMade: 'Splits made',
    madeOf: (made, splits) => `${String(made)} of ${String(splits)}`,
    fouls: 'Fouls',
    firstBallAverage: 'First-ball average',
    corrections: (count) => `Corrections: ${String(count)}`,
    noCorrections: 'Corrections: none',
    what: 'What',
    amended: (kind, to) =>
      ({
        correction: 'Correction',
        'dead-ball': 'Dead ball',
        moved: `Given to ${to}`,
        provisional: 'Provisional, both kept',
        'first-stands': 'First stands',
        'provisional-stands': 'Provisional stands',
        removed: 'Player removed',
      })[kind],
    provisional: 'provisional',
    orScore: (score) => `or ${String(score)}`,
    agreed: 'by agreement',
    agreements: (count) =>
      `Lines entered by agreement: ${String(count)} (time, score before → after, made by)`,
    continued: 'continued',
    goesOn: 'continued on the next page',
    time: 'Time',
    frame: 'Frame',
    before: 'Before',
    after: 'After',
    scoreBefore: 'Score so far, before',
    scoreAfter: 'after',
    madeBy: 'Made by',
    author: { bowler: 'Bowler', staff: 'Staff' },
    signers: ['Scorer', 'Captain or player', 'Opposing captain or player'],
    signHint: 'Name, signature, time',
    qr: 'QR code with this game',
    qrCaption: 'This game on your phone',
    totals: 'Running totals',
    recomputed: (code) => `Totals are recomputed from the deliveries on this sheet. Check code ${code}.`,
    blank: 'Blank score sheet',
    blankMarks:
      'X strike, / spare, – miss, F foul; a circle round the first ball is a split. Under the boxes: the running total.',
    blankEnter: 'When the PC is back: New game with these names, then More, “Lines from paper”.',
    printed: (when, page, pages) => `Printed ${when}. Page ${String(page)} of ${String(pages)}.`,
  },
  es: {
    locale: 'es-ES',
    title: 'Hoja de puntuación',
    formats: FORMATS_TEXT.es,
    date: 'Fecha',
    bowled: 'Jugada',
    lane: 'Pista',
    game: 'Partida',
    score: 'Puntos',
    running: 'En curso',
    runningNote: 'La partida sigue: no es un resultado final.',
    stopped: 'Sin terminar',
    stoppedNote: 'La partida se detuvo antes de la última bola.',
    movedTo: MOVED_TO.es,
    movedNote: 'La partida sigue allí con todas las bolas.',
    legends: LEGENDS_TEXT.es,
    given: (frame) => `${String(frame)} regalado`,
    players: 'Jugadores',
    player: 'Jugador',
    strikes: 'Strikes',
    spares: 'Spares',
    opens: 'Abiertos',
    splitsMade: 'Splits cerrados',
    madeOf: (made, splits) => `${String(made)} de ${String(splits)}`,
    fouls: 'Faltas',
    firstBallAverage: 'Promedio de primera bola',
    corrections: (count) => `Correcciones: ${String(count)}`,
    noCorrections: 'Correcciones: ninguna',
    what: 'Qué',
    amended: (kind, to) =>
      ({
        correction: 'Corrección',
        'dead-ball': 'Bola nula',
        moved: `Pasado a ${to}`,
        provisional: 'Provisional, se guardan ambos',
        'first-stands': 'Vale el primero',
        'provisional-stands': 'Vale el provisional',
        removed: 'Jugador quitado',
      })[kind],
    provisional: 'provisional',
    orScore: (score) => `o ${String(score)}`,
    agreed: 'por acuerdo',
    agreements: (count) =>
      `Líneas anotadas por acuerdo: ${String(count)} (hora, puntos antes → después, hecha por)`,
    continued: 'continuación',
    goesOn: 'siguen en la página siguiente',
    time: 'Hora',
    frame: 'Cuadro',
    before: 'Antes',
    after: 'Después',
    scoreBefore: 'Puntos entonces, antes',
    scoreAfter: 'después',
    madeBy: 'Hecha por',
    author: { bowler: 'Jugador', staff: 'Personal' },
    signers: ['Anotador', 'Capitán o jugador', 'Capitán o jugador contrario'],
    signHint: 'Nombre, firma, hora',
    qr: 'Código QR con esta partida',
    qrCaption: 'Esta partida en su móvil',
    totals: 'Totales acumulados',
    recomputed: (code) =>
      `Los totales se calculan de nuevo con los lanzamientos de esta hoja. Código de control ${code}.`,
    blank: 'Hoja de puntuación en blanco',
    blankMarks:
      'X strike, / spare, – fallo, F falta; un círculo en la primera bola es un split. Bajo las casillas: el total acumulado.',
    blankEnter: 'Cuando el PC vuelva: partida nueva con estos nombres y luego Más, «Copiar del papel».',
    printed: (when, page, pages) => `Impreso ${when}. Página ${String(page)} de ${String(pages)}.`,
  },
  ko: {
    locale: 'ko-KR',
    title: '기록지',
    formats: FORMATS_TEXT.ko,
    date: '날짜',
    bowled: '경기 시간',
    lane: '레인',
    game: '게임',
    score: '점수',
    running: '진행 중',
    runningNote: '게임이 진행 중이며 최종 점수가 아닙니다.',
    stopped: '미완료',
    stoppedNote: '마지막 투구 전에 중단된 게임입니다.',
    movedTo: MOVED_TO.ko,
    movedNote: '지금까지의 투구 그대로 그 레인에서 이어집니다.',
    legends: LEGENDS_TEXT.ko,
    given: (frame) => `${String(frame)} 인정`,
    players: '선수',
    player: '선수',
    strikes: '스트라이크',
    spares: '스페어',
    opens: '오픈',
    splitsMade: '스플릿 처리',
    madeOf: (made, splits) => `${String(splits)}개 중 ${String(made)}개`,
    fouls: '파울',
    firstBallAverage: '첫 투구 평균',
    corrections: (count) => `수정: ${String(count)}건`,
    noCorrections: '수정: 없음',
    what: '내용',
    amended: (kind, to) =>
      ({
        correction: '수정',
        'dead-ball': '데드볼',
        moved: `옮김 → ${to}`,
        provisional: '임시, 둘 다 보존',
        'first-stands': '처음 기록 확정',
        'provisional-stands': '임시 기록 확정',
        removed: '선수 삭제',
      })[kind],
    provisional: '임시',
    orScore: (score) => `또는 ${String(score)}`,
    agreed: '합의 기록',
    agreements: (count) => `합의하여 입력한 기록: ${String(count)}건 (시각, 입력 전 → 후 점수, 입력한 사람)`,
    continued: '이어짐',
    goesOn: '다음 쪽에 이어짐',
    time: '시각',
    frame: '프레임',
    before: '수정 전',
    after: '수정 후',
    scoreBefore: '당시 점수, 수정 전',
    scoreAfter: '수정 후',
    madeBy: '수정한 사람',
    author: { bowler: '선수', staff: '직원' },
    signers: ['기록원', '주장 또는 선수', '상대 주장 또는 선수'],
    signHint: '이름, 서명, 시각',
    qr: '이 게임의 QR 코드',
    qrCaption: '휴대폰으로 보기',
    totals: '누적 점수',
    recomputed: (code) => `합계는 이 기록지의 투구로 다시 계산한 값입니다. 확인 코드 ${code}`,
    blank: '빈 기록지',
    blankMarks:
      'X 스트라이크, / 스페어, – 미스, F 파울, 첫 투구에 동그라미는 스플릿. 칸 아래에는 누적 점수를 적습니다.',
    blankEnter: 'PC가 켜지면 이 이름으로 새 게임을 시작하고 더 보기, "종이 기록 입력"을 누르세요.',
    printed: (when, page, pages) => `인쇄 ${when} · ${String(pages)}쪽 중 ${String(page)}쪽`,
  },
  de: {
    locale: 'de-DE',
    title: 'Spielbogen',
    formats: FORMATS_TEXT.de,
    date: 'Datum',
    bowled: 'Gespielt',
    lane: 'Bahn',
    game: 'Spiel',
    score: 'Punkte',
    running: 'Läuft noch',
    runningNote: 'Das Spiel geht weiter: kein Endstand.',
    stopped: 'Abgebrochen',
    stoppedNote: 'Das Spiel wurde vor dem letzten Wurf abgebrochen.',
    movedTo: MOVED_TO.de,
    movedNote: 'Das Spiel wird dort mit allen Würfen fortgesetzt.',
    legends: LEGENDS_TEXT.de,
    given: (frame) => `${String(frame)} geschenkt`,
    players: 'Spieler',
    player: 'Spieler',
    strikes: 'Strikes',
    spares: 'Spares',
    opens: 'Offene',
    splitsMade: 'Splits geräumt',
    madeOf: (made, splits) => `${String(made)} von ${String(splits)}`,
    fouls: 'Fouls',
    firstBallAverage: 'Schnitt erster Wurf',
    corrections: (count) => `Korrekturen: ${String(count)}`,
    noCorrections: 'Korrekturen: keine',
    what: 'Was',
    amended: (kind, to) =>
      ({
        correction: 'Korrektur',
        'dead-ball': 'Ungültiger Wurf',
        moved: `Gegeben an ${to}`,
        provisional: 'Vorläufig, beide bleiben',
        'first-stands': 'Das erste zählt',
        'provisional-stands': 'Das vorläufige zählt',
        removed: 'Spieler entfernt',
      })[kind],
    provisional: 'vorläufig',
    orScore: (score) => `oder ${String(score)}`,
    agreed: 'nach Absprache',
    agreements: (count) => `Zeilen nach Absprache: ${String(count)} (Zeit, Stand vorher → nachher, durch)`,
    continued: 'Fortsetzung',
    goesOn: 'weiter auf der nächsten Seite',
    time: 'Zeit',
    frame: 'Frame',
    before: 'Vorher',
    after: 'Nachher',
    scoreBefore: 'Stand vorher',
    scoreAfter: 'nachher',
    madeBy: 'Durch',
    author: { bowler: 'Spieler', staff: 'Personal' },
    signers: ['Schreiber', 'Kapitän oder Spieler', 'Gegnerischer Kapitän oder Spieler'],
    signHint: 'Name, Unterschrift, Zeit',
    qr: 'QR-Code mit diesem Spiel',
    qrCaption: 'Dieses Spiel aufs Handy',
    totals: 'Zwischenstände',
    recomputed: (code) => `Summen neu berechnet aus den Würfen auf diesem Bogen. Prüfcode ${code}.`,
    blank: 'Blanko-Spielbogen',
    blankMarks:
      'X Strike, / Spare, – Fehlwurf, F Foul; ein Kreis um den ersten Wurf ist ein Split. Unter die Kästchen: der Zwischenstand.',
    blankEnter: 'Wenn der PC wieder läuft: neues Spiel mit diesen Namen, dann Mehr, „Vom Papier eintragen“.',
    printed: (when, page, pages) => `Gedruckt ${when}. Seite ${String(page)} von ${String(pages)}.`,
  },
};
