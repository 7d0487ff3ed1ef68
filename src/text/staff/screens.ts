import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  board: 'Screen for the board',
  boardHint: 'The console is on the other one.',
  /** A screen by the number shown on it. */
  screen: (number: number) => `Screen ${String(number)}`,
  none: 'None',
  which: 'Show numbers',
  one: 'One screen is connected: it shows the board and the keys.',
};

/** The setting that chooses the screen for the board alone. */
export type ScreensText = LikeEnglish<typeof en>;

export const SCREENS_TEXT: InEveryLanguage<ScreensText> = {
  en,
  es: {
    board: 'Pantalla del marcador',
    boardHint: 'La consola está en la otra.',
    screen: (number) => `Pantalla ${String(number)}`,
    none: 'Ninguna',
    which: 'Ver números',
    one: 'Hay una pantalla conectada: muestra el marcador y las teclas.',
  },
  ko: {
    board: '점수판 전용 화면',
    boardHint: '입력 화면은 다른 쪽에 나옵니다.',
    screen: (number) => `화면 ${String(number)}`,
    none: '없음',
    which: '번호 보기',
    one: '화면이 하나만 연결되어 있어 점수판과 키가 함께 나옵니다.',
  },
  de: {
    board: 'Bildschirm der Anzeige',
    boardHint: 'Die Konsole ist auf dem anderen.',
    screen: (number) => `Schirm ${String(number)}`,
    none: 'Keiner',
    which: 'Nummern zeigen',
    one: 'Ein Bildschirm ist angeschlossen: Er zeigt Anzeige und Tasten.',
  },
};
