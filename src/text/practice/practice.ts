import type { PinNumber } from '../../core/line/leave.ts';
import type { InEveryLanguage } from '../language.ts';

/** Practice before a game: free balls, spare drills, the clock. */
export interface PracticeText {
  /** The button at set-up, and the view's title. */
  readonly practice: string;
  /** Above the times, and the times. */
  readonly howLong: string;
  readonly minutes: (minutes: number) => string;
  readonly noEnd: string;

  /** The clock as it is read from the foul line; `clock` is `5:00`. */
  readonly endsIn: (clock: string) => string;
  readonly over: string;
  readonly neverCounts: string;
  readonly start: string;
  readonly backToSetup: string;

  /** Every ball is at ten pins, or at one leave. */
  readonly freeBalls: string;
  readonly drill: string;
  readonly drillAt: (leave: string) => string;
  readonly onePin: (pin: PinNumber) => string;
  readonly touchPins: string;
  readonly usualLeaves: string;
  /** Begins the drill at the touched pins. */
  readonly practise: (leave: string) => string;
  /** Tries made of all tries. */
  readonly madeOf: (made: number, tries: number) => string;

  readonly newRack: string;
  readonly ball: (ball: number) => string;
  readonly keysFor: (name: string, ball: number) => string;
  readonly deckFor: (name: string, ball: number) => string;
  readonly nextBowler: string;
  readonly lastBalls: string;

  readonly saidBall: (name: string, ball: string) => string;
  readonly saidTry: (name: string, isMade: boolean, made: number, tries: number) => string;
  readonly saidUndone: (name: string) => string;
  readonly saidOver: string;
}

export const PRACTICE_TEXT: InEveryLanguage<PracticeText> = {
  en: {
    practice: 'Practice',
    howLong: 'Practice for how long?',
    minutes: (minutes) => `${String(minutes)} min`,
    noEnd: 'No end',
    endsIn: (clock) => `Practice ends in ${clock}`,
    over: 'Practice is over',
    neverCounts: 'No ball of practice counts in a game.',
    start: 'Start the game',
    backToSetup: 'Back to set-up',
    freeBalls: 'Free balls',
    drill: 'Spare drill',
    drillAt: (leave) => `Spare drill: ${leave}`,
    onePin: (pin) => `${String(pin)} pin`,
    touchPins: 'Touch the pins that stand',
    usualLeaves: 'Or choose a leave',
    practise: (leave) => `Practise ${leave}`,
    madeOf: (made, tries) => `${String(made)} of ${String(tries)}`,
    newRack: 'New rack',
    ball: (ball) => `Ball ${String(ball)}`,
    keysFor: (name, ball) => `Practice keys for ${name}, ball ${String(ball)}`,
    deckFor: (name, ball) => `Pins for ${name}, practice ball ${String(ball)}`,
    nextBowler: 'Next bowler',
    lastBalls: 'Last balls',
    saidBall: (name, ball) => `${name}: ${ball}.`,
    saidTry: (name, isMade, made, tries) =>
      `${name}: ${isMade ? 'made' : 'missed'}, ${String(made)} of ${String(tries)}.`,
    saidUndone: (name) => `Undone: a practice ball of ${name}.`,
    saidOver: 'Practice is over. Start the game.',
  },
  es: {
    practice: 'Práctica',
    howLong: '¿Cuánto dura la práctica?',
    minutes: (minutes) => `${String(minutes)} min`,
    noEnd: 'Sin final',
    endsIn: (clock) => `La práctica acaba en ${clock}`,
    over: 'La práctica ha terminado',
    neverCounts: 'Ninguna bola de práctica cuenta en una partida.',
    start: 'Empezar la partida',
    backToSetup: 'Volver a los jugadores',
    freeBalls: 'Bolas libres',
    drill: 'Ejercicio de spares',
    drillAt: (leave) => `Spares: ${leave}`,
    onePin: (pin) => `Bolo ${String(pin)}`,
    touchPins: 'Toque los bolos en pie',
    usualLeaves: 'O elija unos bolos',
    practise: (leave) => `Practicar ${leave}`,
    madeOf: (made, tries) => `${String(made)} de ${String(tries)}`,
    newRack: 'Bolos nuevos',
    ball: (ball) => `Bola ${String(ball)}`,
    keysFor: (name, ball) => `Teclas de práctica de ${name}, bola ${String(ball)}`,
    deckFor: (name, ball) => `Bolos de ${name}, bola de práctica ${String(ball)}`,
    nextBowler: 'Siguiente jugador',
    lastBalls: 'Últimas bolas',
    saidBall: (name, ball) => `${name}: ${ball}.`,
    saidTry: (name, isMade, made, tries) =>
      `${name}: ${isMade ? 'conseguido' : 'fallado'}, ${String(made)} de ${String(tries)}.`,
    saidUndone: (name) => `Deshecho: una bola de práctica de ${name}.`,
    saidOver: 'La práctica ha terminado. Empiece la partida.',
  },
  ko: {
    practice: '연습',
    howLong: '몇 분 동안 연습하나요?',
    minutes: (minutes) => `${String(minutes)}분`,
    noEnd: '제한 없음',
    endsIn: (clock) => `연습 종료까지 ${clock}`,
    over: '연습이 끝났습니다',
    neverCounts: '연습 투구는 어떤 게임에도 들어가지 않습니다.',
    start: '게임 시작',
    backToSetup: '선수 입력으로',
    freeBalls: '자유 투구',
    drill: '스페어 연습',
    drillAt: (leave) => `스페어 연습: ${leave}`,
    onePin: (pin) => `${String(pin)}번 핀`,
    touchPins: '서 있는 핀을 누르세요',
    usualLeaves: '또는 남은 핀 고르기',
    practise: (leave) => `${leave} 연습`,
    madeOf: (made, tries) => `${String(tries)}번 중 ${String(made)}번`,
    newRack: '새 핀 세트',
    ball: (ball) => `${String(ball)}구`,
    keysFor: (name, ball) => `${name}, ${String(ball)}구 연습 입력 키`,
    deckFor: (name, ball) => `${name}, ${String(ball)}구 연습 핀`,
    nextBowler: '다음 선수',
    lastBalls: '최근 투구',
    saidBall: (name, ball) => `${name}: ${ball}.`,
    saidTry: (name, isMade, made, tries) =>
      `${name}: ${isMade ? '성공' : '실패'}, ${String(tries)}번 중 ${String(made)}번.`,
    saidUndone: (name) => `실행 취소: ${name}의 연습 투구.`,
    saidOver: '연습이 끝났습니다. 게임을 시작하세요.',
  },
  de: {
    practice: 'Einspielen',
    howLong: 'Wie lange einspielen?',
    minutes: (minutes) => `${String(minutes)} min`,
    noEnd: 'Ohne Ende',
    endsIn: (clock) => `Einspielen noch ${clock}`,
    over: 'Das Einspielen ist vorbei',
    neverCounts: 'Kein Wurf beim Einspielen zählt in einem Spiel.',
    start: 'Spiel starten',
    backToSetup: 'Zurück zu den Namen',
    freeBalls: 'Freie Würfe',
    drill: 'Spare-Übung',
    drillAt: (leave) => `Spare-Übung: ${leave}`,
    onePin: (pin) => `Pin ${String(pin)}`,
    touchPins: 'Stehende Pins antippen',
    usualLeaves: 'Oder ein Bild wählen',
    practise: (leave) => `${leave} üben`,
    madeOf: (made, tries) => `${String(made)} von ${String(tries)}`,
    newRack: 'Neu aufstellen',
    ball: (ball) => `Wurf ${String(ball)}`,
    keysFor: (name, ball) => `Tasten zum Einspielen für ${name}, Wurf ${String(ball)}`,
    deckFor: (name, ball) => `Pins für ${name}, Übungswurf ${String(ball)}`,
    nextBowler: 'Nächste Person',
    lastBalls: 'Letzte Würfe',
    saidBall: (name, ball) => `${name}: ${ball}.`,
    saidTry: (name, isMade, made, tries) =>
      `${name}: ${isMade ? 'geräumt' : 'nicht geräumt'}, ${String(made)} von ${String(tries)}.`,
    saidUndone: (name) => `Rückgängig: ein Übungswurf von ${name}.`,
    saidOver: 'Das Einspielen ist vorbei. Bitte das Spiel starten.',
  },
};
