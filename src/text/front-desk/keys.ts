import type { InEveryLanguage } from '../language.ts';

/** What each key does: in the line below the lanes and in the list of all keys. */
export interface KeysText {
  readonly title: string;
  readonly all: string;
  readonly choose: string;
  readonly open: string;
  readonly extend: string;
  readonly move: string;
  readonly bowler: string;
  readonly message: string;
  readonly print: string;
  readonly close: string;
  readonly help: string;
  readonly waiting: string;
  readonly search: string;
  readonly arrows: string;
  readonly several: string;
  readonly escape: string;
  readonly apply: string;
  readonly list: string;
  /** Names of keys. */
  readonly number: string;
  readonly enter: string;
  readonly withShift: string;
}

export const KEYS_TEXT: InEveryLanguage<KeysText> = {
  en: {
    title: 'All keys',
    all: 'all keys',
    choose: 'choose a lane',
    open: 'open',
    extend: 'extend',
    move: 'move',
    bowler: 'move a bowler',
    message: 'message',
    print: 'print',
    close: 'close after this game',
    help: 'next call for help',
    waiting: 'waiting list',
    search: 'search',
    arrows: 'go from lane to lane',
    several: 'choose several lanes',
    escape: 'back, close the panel',
    apply: 'do what the form says',
    list: 'this list',
    number: 'number',
    enter: 'Enter',
    withShift: 'Shift or Ctrl and a click, Shift and arrows',
  },
  es: {
    title: 'Todas las teclas',
    all: 'todas las teclas',
    choose: 'elegir pista',
    open: 'abrir',
    extend: 'ampliar',
    move: 'mover',
    bowler: 'mover un jugador',
    message: 'mensaje',
    print: 'imprimir',
    close: 'cerrar al acabar',
    help: 'siguiente aviso de ayuda',
    waiting: 'lista de espera',
    search: 'buscar',
    arrows: 'ir de pista en pista',
    several: 'elegir varias pistas',
    escape: 'atrás, cerrar el panel',
    apply: 'hacer lo que dice el formulario',
    list: 'esta lista',
    number: 'número',
    enter: 'Intro',
    withShift: 'Mayús o Ctrl y clic, Mayús y flechas',
  },
  ko: {
    title: '모든 키',
    all: '모든 키',
    choose: '레인 선택',
    open: '열기',
    extend: '연장',
    move: '옮기기',
    bowler: '선수 옮기기',
    message: '메시지',
    print: '인쇄',
    close: '게임 후 닫기',
    help: '다음 도움 요청',
    waiting: '대기 명단',
    search: '찾기',
    arrows: '레인 사이 이동',
    several: '여러 레인 선택',
    escape: '뒤로, 패널 닫기',
    apply: '양식대로 실행',
    list: '이 목록',
    number: '번호',
    enter: 'Enter',
    withShift: 'Shift 또는 Ctrl + 클릭, Shift + 화살표',
  },
  de: {
    title: 'Alle Tasten',
    all: 'alle Tasten',
    choose: 'Bahn wählen',
    open: 'öffnen',
    extend: 'verlängern',
    move: 'umsetzen',
    bowler: 'Spieler umsetzen',
    message: 'Nachricht',
    print: 'drucken',
    close: 'nach Spiel schließen',
    help: 'nächster Hilferuf',
    waiting: 'Warteliste',
    search: 'suchen',
    arrows: 'von Bahn zu Bahn',
    several: 'mehrere Bahnen wählen',
    escape: 'zurück, schließen',
    apply: 'ausführen, was das Formular sagt',
    list: 'diese Liste',
    number: 'Nummer',
    enter: 'Enter',
    withShift: 'Umschalt oder Strg und Klick, Umschalt und Pfeile',
  },
};
