import type { InEveryLanguage } from '../language.ts';

/** The sections of the settings view, in order. */
export const SECTIONS = [
  'house',
  'board',
  'entry',
  'printing',
  'leagues',
  'imports',
  'bowlers',
  'frontDesk',
  'staff',
  'diagnostics',
] as const;
export type Section = (typeof SECTIONS)[number];

export interface SettingsText {
  readonly title: string;
  readonly hint: string;
  readonly savedAtOnce: string;
  readonly sections: Readonly<Record<Section, string>>;
  readonly less: string;
  readonly more: string;

  readonly houseName: string;
  readonly houseNameHint: string;
  readonly done: string;
  readonly logo: string;
  readonly logoHint: string;
  /** While the window fills the screen. */
  readonly logoOnStick: string;
  readonly chooseLogo: string;
  readonly changeLogo: string;
  readonly removeLogo: string;
  readonly lane: string;
  readonly language: string;
  readonly theme: string;
  readonly newPartyHint: string;
  readonly keepNames: string;
  readonly keepNamesHint: string;
  readonly forEver: string;
  readonly days: (days: number) => string;

  readonly layout: string;
  readonly layoutHint: string;
  readonly ten: string;
  readonly five: string;
  readonly celebrations: string;
  readonly celebrationsHint: string;
  readonly sounds: string;
  readonly soundsHint: string;
  readonly distance: string;
  readonly metres: (metres: number) => string;
  readonly diagonal: string;
  readonly inches: (inches: number) => string;
  readonly screenHint: string;

  readonly pad: string;
  readonly padKeys: string;
  readonly padPins: string;
  readonly pinTap: string;
  readonly fallen: string;
  readonly left: string;
  readonly lateRule: string;
  readonly missed: string;
  readonly madeUp: string;

  readonly bowlersHint: string;
  readonly noPin: string;
  readonly may: Readonly<Record<'correct' | 'undo' | 'players' | 'print' | 'display' | 'end', string>>;
  readonly bowlers: string;
  readonly staffOnly: string;

  readonly pin: string;
  readonly pinHint: string;
  readonly pinForgotten: string;
  /** The program's versions, for support. */
  readonly program: (version: string, electron: string) => string;
  readonly setPin: string;
  readonly changePin: string;
  readonly removePin: string;
  readonly newCode: string;
  /** Where the PIN in force is the house's. */
  readonly pinOfHouse: string;
}

export const SETTINGS_TEXT: InEveryLanguage<SettingsText> = {
  en: {
    title: 'Settings',
    hint: 'House, board, PIN.',
    savedAtOnce: 'Each change is saved at once.',
    sections: {
      house: 'House',
      board: 'Board',
      entry: 'Entry',
      printing: 'Printing',
      leagues: 'Leagues',
      imports: 'Import games',
      bowlers: 'Bowlers',
      frontDesk: 'Front desk',
      staff: 'Staff',
      diagnostics: 'Diagnostics',
    },
    less: 'less',
    more: 'more',
    houseName: 'Name of the house',
    houseNameHint: 'On the idle screen and on the sheet.',
    done: 'Done',
    logo: 'Logo',
    logoHint: 'On the idle screen and on the sheet: a PNG or JPEG.',
    logoOnStick: 'On the idle screen and on the sheet: logo.png or logo.jpg on a USB stick.',
    chooseLogo: 'Choose a picture',
    changeLogo: 'Change',
    removeLogo: 'Remove',
    lane: 'Lane number',
    language: 'Language',
    theme: 'Colours',
    newPartyHint: 'For a new party.',
    keepNames: 'Names in past games',
    keepNamesHint: 'Then only the scores stay.',
    forEver: 'For ever',
    days: (days) => (days === 1 ? '1 day' : `${String(days)} days`),
    layout: 'The board shows',
    layoutHint: 'Five are larger: for many players or far away.',
    ten: 'All ten frames',
    five: 'Last five and the pins',
    celebrations: 'Celebrations',
    celebrationsHint: 'A short word for strikes, spares and more.',
    sounds: 'Sounds',
    soundsHint: 'Short tones for balls and invalid entries.',
    distance: 'Read from',
    metres: (metres) => `${String(metres)} m`,
    diagonal: 'Screen size',
    inches: (inches) => `${String(inches)} inches`,
    screenHint: 'The screen over the lane.',
    pad: 'Balls are entered with',
    padKeys: 'Number keys',
    padPins: 'Pins',
    pinTap: 'A touched pin',
    fallen: 'has fallen',
    left: 'stands',
    lateRule: 'Who comes late',
    missed: 'gets 0 for missed frames',
    madeUp: 'bowls missed frames first',
    bowlersHint: 'What bowlers may do without staff.',
    noPin: 'No PIN is set: everybody may do everything. Set one under Staff.',
    may: {
      correct: 'Correct frames',
      undo: 'Undo and redo',
      players: 'Change players in a game',
      print: 'Print, save PDF',
      display: 'Language, colours, view',
      end: 'Stop a game',
    },
    bowlers: 'Bowlers too',
    staffOnly: 'Staff only',
    pin: 'Staff PIN',
    pinHint: 'Guards settings, corrections after the end, deleting, leaving full screen and quitting.',
    pinForgotten:
      'Forgotten? Remove it with the recovery code that was shown with the PIN, or start Headpin with --forget-pin.',
    program: (version, electron) => `Headpin ${version}, Electron ${electron}.`,
    setPin: 'Set a PIN',
    changePin: 'Change the PIN',
    removePin: 'Remove the PIN',
    newCode: 'New recovery code',
    pinOfHouse: 'The PIN is the house’s: the front desk shows it to managers.',
  },
  es: {
    title: 'Ajustes',
    hint: 'Bolera, marcador, PIN.',
    savedAtOnce: 'Cada cambio se guarda enseguida.',
    sections: {
      house: 'Bolera',
      board: 'Marcador',
      entry: 'Anotar',
      printing: 'Imprimir',
      leagues: 'Ligas',
      imports: 'Importar',
      bowlers: 'Jugadores',
      frontDesk: 'Recepción',
      staff: 'Personal',
      diagnostics: 'Diagnóstico',
    },
    less: 'menos',
    more: 'más',
    houseName: 'Nombre de la bolera',
    houseNameHint: 'En la pantalla de espera y en la hoja.',
    done: 'Listo',
    logo: 'Logotipo',
    logoHint: 'En la pantalla de espera y en la hoja: PNG o JPEG.',
    logoOnStick: 'En la pantalla de espera y en la hoja: logo.png o logo.jpg en un USB.',
    chooseLogo: 'Elegir imagen',
    changeLogo: 'Cambiar',
    removeLogo: 'Quitar',
    lane: 'Número de pista',
    language: 'Idioma',
    theme: 'Colores',
    newPartyHint: 'Para un grupo nuevo.',
    keepNames: 'Nombres en partidas anteriores',
    keepNamesHint: 'Después solo quedan las puntuaciones.',
    forEver: 'Siempre',
    days: (days) => (days === 1 ? '1 día' : `${String(days)} días`),
    layout: 'El marcador muestra',
    layoutHint: 'Cinco se ven más grandes: para muchos jugadores o de lejos.',
    ten: 'Los diez cuadros',
    five: 'Últimos cinco y bolos',
    celebrations: 'Celebraciones',
    celebrationsHint: 'Una palabra breve para strikes, spares y más.',
    sounds: 'Sonidos',
    soundsHint: 'Tonos cortos para bolas y entradas no válidas.',
    distance: 'Distancia de lectura',
    metres: (metres) => `${String(metres).replace('.', ',')} m`,
    diagonal: 'Tamaño de pantalla',
    inches: (inches) => `${String(inches)} pulgadas`,
    screenHint: 'La pantalla sobre la pista.',
    pad: 'Las bolas se anotan con',
    padKeys: 'Números',
    padPins: 'Bolos',
    pinTap: 'Un bolo tocado',
    fallen: 'ha caído',
    left: 'queda en pie',
    lateRule: 'Quien llega tarde',
    missed: 'recibe 0 por los cuadros perdidos',
    madeUp: 'juega primero los cuadros perdidos',
    bowlersHint: 'Lo que los jugadores pueden hacer sin el personal.',
    noPin: 'No hay PIN: todos pueden hacerlo todo. Ponga uno en Personal.',
    may: {
      correct: 'Corregir cuadros',
      undo: 'Deshacer y rehacer',
      players: 'Cambiar jugadores en partida',
      print: 'Imprimir, guardar PDF',
      display: 'Idioma, colores, vista',
      end: 'Detener una partida',
    },
    bowlers: 'También jugadores',
    staffOnly: 'Solo personal',
    pin: 'PIN del personal',
    pinHint: 'Protege ajustes, correcciones tras el final, borrar, salir de la pantalla completa y cerrar.',
    pinForgotten:
      '¿Olvidado? Quítelo con el código de recuperación que se mostró con el PIN o arranque Headpin con --forget-pin.',
    program: (version, electron) => `Headpin ${version}, Electron ${electron}.`,
    setPin: 'Poner un PIN',
    changePin: 'Cambiar el PIN',
    removePin: 'Quitar el PIN',
    newCode: 'Otro código de recuperación',
    pinOfHouse: 'El PIN es el de la bolera: la recepción lo muestra a los encargados.',
  },
  ko: {
    title: '설정',
    hint: '볼링장, 점수판, PIN.',
    savedAtOnce: '바꾸면 바로 저장됩니다.',
    sections: {
      house: '볼링장',
      board: '점수판',
      entry: '입력',
      printing: '인쇄',
      leagues: '리그',
      imports: '게임 가져오기',
      bowlers: '선수',
      frontDesk: '프런트',
      staff: '직원',
      diagnostics: '진단',
    },
    less: '줄이기',
    more: '늘리기',
    houseName: '볼링장 이름',
    houseNameHint: '대기 화면과 기록지에 나옵니다.',
    done: '완료',
    logo: '로고',
    logoHint: '대기 화면과 기록지에 나옵니다. PNG나 JPEG.',
    logoOnStick: '대기 화면과 기록지에 나옵니다. USB에 logo.png나 logo.jpg를 넣으세요.',
    chooseLogo: '그림 고르기',
    changeLogo: '바꾸기',
    removeLogo: '없애기',
    lane: '레인 번호',
    language: '언어',
    theme: '색상',
    newPartyHint: '새 손님이 시작할 때.',
    keepNames: '지난 게임의 이름',
    keepNamesHint: '그 뒤에는 이름 없이 점수만 남습니다.',
    forEver: '계속 보관',
    days: (days) => `${String(days)}일`,
    layout: '점수판 표시',
    layoutHint: '5프레임은 더 크게 보입니다. 인원이 많거나 멀 때 좋습니다.',
    ten: '10프레임 모두',
    five: '최근 5프레임과 핀',
    celebrations: '축하 효과',
    celebrationsHint: '스트라이크 등에 짧은 말을 띄웁니다.',
    sounds: '소리',
    soundsHint: '투구와 잘못된 입력을 짧은 소리로 알립니다.',
    distance: '보는 거리',
    metres: (metres) => `${String(metres)} m`,
    diagonal: '화면 크기',
    inches: (inches) => `${String(inches)}인치`,
    screenHint: '레인 위 화면.',
    pad: '투구 입력 방법',
    padKeys: '숫자 키',
    padPins: '핀',
    pinTap: '누른 핀은',
    fallen: '쓰러진 핀',
    left: '남은 핀',
    lateRule: '늦게 온 선수',
    missed: '놓친 프레임은 0점',
    madeUp: '놓친 프레임부터 투구',
    bowlersHint: '직원 없이 선수가 할 수 있는 일.',
    noPin: 'PIN이 없어 누구나 모두 할 수 있습니다. 직원 항목에서 정하세요.',
    may: {
      correct: '프레임 수정',
      undo: '실행 취소와 다시 실행',
      players: '게임 중 선수 변경',
      print: '인쇄, PDF 저장',
      display: '언어, 색상, 화면',
      end: '게임 중단',
    },
    bowlers: '선수도 가능',
    staffOnly: '직원만',
    pin: '직원 PIN',
    pinHint: '설정, 끝난 게임 수정, 삭제, 전체 화면 끄기, 종료를 보호합니다.',
    pinForgotten: '잊었다면 PIN을 정할 때 표시된 복구 코드로 없애거나 --forget-pin으로 Headpin을 시작하세요.',
    program: (version, electron) => `Headpin ${version}, Electron ${electron}.`,
    setPin: 'PIN 정하기',
    changePin: 'PIN 바꾸기',
    removePin: 'PIN 없애기',
    newCode: '새 복구 코드',
    pinOfHouse: '볼링장의 PIN을 씁니다. 프런트에서 관리자가 볼 수 있습니다.',
  },
  de: {
    title: 'Einstellungen',
    hint: 'Haus, Anzeige, PIN.',
    savedAtOnce: 'Jede Änderung ist sofort gespeichert.',
    sections: {
      house: 'Haus',
      board: 'Anzeige',
      entry: 'Eingabe',
      printing: 'Drucken',
      leagues: 'Ligen',
      imports: 'Importieren',
      bowlers: 'Spieler',
      frontDesk: 'Theke',
      staff: 'Personal',
      diagnostics: 'Diagnose',
    },
    less: 'weniger',
    more: 'mehr',
    houseName: 'Name des Hauses',
    houseNameHint: 'Auf dem Ruhebildschirm und auf dem Bogen.',
    done: 'Fertig',
    logo: 'Logo',
    logoHint: 'Auf dem Ruhebildschirm und auf dem Bogen: PNG oder JPEG.',
    logoOnStick: 'Auf dem Ruhebildschirm und auf dem Bogen: logo.png oder logo.jpg auf einem USB-Stick.',
    chooseLogo: 'Bild wählen',
    changeLogo: 'Ändern',
    removeLogo: 'Entfernen',
    lane: 'Bahnnummer',
    language: 'Sprache',
    theme: 'Farben',
    newPartyHint: 'Für neue Gäste.',
    keepNames: 'Namen in früheren Spielen',
    keepNamesHint: 'Danach bleiben nur die Ergebnisse.',
    forEver: 'Für immer',
    days: (days) => (days === 1 ? '1 Tag' : `${String(days)} Tage`),
    layout: 'Die Anzeige zeigt',
    layoutHint: 'Fünf sind größer: für viele Spieler oder von weitem.',
    ten: 'Alle zehn Frames',
    five: 'Letzte fünf und Pins',
    celebrations: 'Jubel',
    celebrationsHint: 'Ein kurzes Wort bei Strikes, Spares und mehr.',
    sounds: 'Töne',
    soundsHint: 'Kurze Töne bei Würfen und ungültigen Eingaben.',
    distance: 'Leseabstand',
    metres: (metres) => `${String(metres).replace('.', ',')} m`,
    diagonal: 'Bildschirmgröße',
    inches: (inches) => `${String(inches)} Zoll`,
    screenHint: 'Der Bildschirm über der Bahn.',
    pad: 'Eingabe der Würfe',
    padKeys: 'Zifferntasten',
    padPins: 'Pins',
    pinTap: 'Ein berührter Pin',
    fallen: 'ist gefallen',
    left: 'steht noch',
    lateRule: 'Wer zu spät kommt',
    missed: 'bekommt 0 für verpasste Frames',
    madeUp: 'holt verpasste Frames zuerst nach',
    bowlersHint: 'Was Spieler ohne Personal dürfen.',
    noPin: 'Keine PIN gesetzt: alle dürfen alles. Unter Personal eine setzen.',
    may: {
      correct: 'Frames korrigieren',
      undo: 'Rückgängig, Wiederherstellen',
      players: 'Spieler im Spiel ändern',
      print: 'Drucken, PDF speichern',
      display: 'Sprache, Farben, Ansicht',
      end: 'Spiel abbrechen',
    },
    bowlers: 'Auch Spieler',
    staffOnly: 'Nur Personal',
    pin: 'Personal-PIN',
    pinHint: 'Schützt Einstellungen, Korrekturen nach dem Ende, Löschen, Vollbild verlassen und Beenden.',
    pinForgotten:
      'Vergessen? Mit dem Wiederherstellungscode, der mit der PIN gezeigt wurde, oder mit einem Start mit --forget-pin entfernen.',
    program: (version, electron) => `Headpin ${version}, Electron ${electron}.`,
    setPin: 'PIN setzen',
    changePin: 'PIN ändern',
    removePin: 'PIN entfernen',
    newCode: 'Neuer Wiederherstellungscode',
    pinOfHouse: 'Es gilt die PIN des Hauses: Die Theke zeigt sie der Leitung.',
  },
};
