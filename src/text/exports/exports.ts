import { counted } from '../counted.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  title: 'Save as files',
  hint: 'CSV, text, JSON, PDF.',
  /** The separator that a spreadsheet expects where this language is spoken. */
  usual: ',' as ',' | ';',
  games: 'Games',
  thisGame: 'This game',
  /** Every game that the archive found; null: nobody knows yet how many. */
  found: (games: number | null) => (games === null ? 'All games found' : `Games found: ${String(games)}`),
  files: 'Files',
  kinds: { games: 'Games (CSV)', frames: 'Frames (CSV)', text: 'Text', json: 'JSON', pdf: 'PDF' },
  /** What stands between the cells of a table. */
  separator: 'CSV with',
  comma: 'Comma',
  semicolon: 'Semicolon',
  tab: 'Tab',
  where: 'Where',
  stick: (name: string) => `USB stick ${name}`,
  folder: 'Export folder',
  make: 'Save files',
  stop: 'Stop',
  progress: (done: number, of: number) => `${String(done)} of ${counted(of, 'game', 'games')}…`,
  stopped: 'Stopped. Nothing was saved.',
  onStick: (games: number, stick: string) =>
    `${games === 1 ? 'The game is' : `${String(games)} games are`} on the USB stick ${stick}:`,
  inFolder: (games: number) =>
    `${games === 1 ? 'The game is' : `${String(games)} games are`} in the export folder:`,
  more: (files: number) => `and ${String(files)} more`,
  /** Games that could not be read. */
  left: (games: number) =>
    games === 1
      ? 'One game cannot be read and is left out.'
      : `${String(games)} games cannot be read and are left out.`,
  troubles: {
    'disk-full': 'There is no room left. Nothing was saved; no game is lost.',
    'read-only': 'It can only be read. Nothing was saved; no game is lost.',
    'folder-missing': 'The place for the files is gone. Nothing was saved; no game is lost.',
    'folder-lost': 'Another PC has the games now. Nothing was saved.',
    'not-allowed': 'This PC may not write there. Nothing was saved; no game is lost.',
    'too-large': 'A file would be too large. Nothing was saved; no game is lost.',
    'device-error': 'The disk or stick failed. Nothing was saved; no game is lost.',
    'stick-out': 'The stick was pulled out. Nothing was saved on it; no game is lost.',
    'no-games': 'There is no game to save.',
    'sheet-failed': 'A sheet could not be drawn. Nothing was saved; no game is lost.',
  },
  tooManySheets: (most: number) =>
    `PDF takes ${String(most)} games at most. Search for fewer, or leave PDF out.`,
};

/** Taking games out of the lane as files. */
export type ExportsText = LikeEnglish<typeof en>;

export const EXPORTS_TEXT: InEveryLanguage<ExportsText> = {
  en,
  es: {
    title: 'Guardar en archivos',
    hint: 'CSV, texto, JSON, PDF.',
    usual: ';',
    games: 'Partidas',
    thisGame: 'Esta partida',
    found: (games) => (games === null ? 'Todas las encontradas' : `Encontradas: ${String(games)}`),
    files: 'Archivos',
    kinds: { games: 'Partidas (CSV)', frames: 'Cuadros (CSV)', text: 'Texto', json: 'JSON', pdf: 'PDF' },
    separator: 'CSV con',
    comma: 'Coma',
    semicolon: 'Punto y coma',
    tab: 'Tabulador',
    where: 'Dónde',
    stick: (name) => `Memoria USB ${name}`,
    folder: 'Carpeta de exportación',
    make: 'Guardar',
    stop: 'Parar',
    progress: (done, of) => `${String(done)} de ${counted(of, 'partida', 'partidas')}…`,
    stopped: 'Parado. No se ha guardado nada.',
    onStick: (games, stick) =>
      `${games === 1 ? 'La partida está' : `${String(games)} partidas están`} en la memoria USB ${stick}:`,
    inFolder: (games) =>
      `${games === 1 ? 'La partida está' : `${String(games)} partidas están`} en la carpeta de exportación:`,
    more: (files) => `y ${String(files)} más`,
    left: (games) =>
      games === 1
        ? 'Una partida no se puede leer y falta.'
        : `${String(games)} partidas no se pueden leer y faltan.`,
    troubles: {
      'disk-full': 'No queda espacio. No se ha guardado nada; no se pierde ninguna partida.',
      'read-only': 'Es de solo lectura. No se ha guardado nada; no se pierde ninguna partida.',
      'folder-missing':
        'El lugar de los archivos ya no está. No se ha guardado nada; no se pierde ninguna partida.',
      'folder-lost': 'Otro PC tiene ahora las partidas. No se ha guardado nada.',
      'not-allowed': 'Este PC no puede escribir ahí. No se ha guardado nada; no se pierde ninguna partida.',
      'too-large': 'Un archivo sería demasiado grande. No se ha guardado nada; no se pierde ninguna partida.',
      'device-error':
        'El disco o la memoria ha fallado. No se ha guardado nada; no se pierde ninguna partida.',
      'stick-out':
        'Se ha sacado la memoria USB. No se ha guardado nada en ella; no se pierde ninguna partida.',
      'no-games': 'No hay ninguna partida que guardar.',
      'sheet-failed': 'No se pudo dibujar una hoja. No se ha guardado nada; no se pierde ninguna partida.',
    },
    tooManySheets: (most) =>
      `El PDF admite ${String(most)} partidas como máximo. Busque menos o quite el PDF.`,
  },
  ko: {
    title: '파일로 저장',
    hint: 'CSV, 텍스트, JSON, PDF.',
    usual: ',',
    games: '게임',
    thisGame: '이 게임',
    found: (games) => (games === null ? '찾은 게임 모두' : `찾은 게임 ${String(games)}개`),
    files: '파일',
    kinds: { games: '게임 (CSV)', frames: '프레임 (CSV)', text: '텍스트', json: 'JSON', pdf: 'PDF' },
    separator: 'CSV 구분',
    comma: '쉼표',
    semicolon: '세미콜론',
    tab: '탭',
    where: '위치',
    stick: (name) => `USB ${name}`,
    folder: '내보내기 폴더',
    make: '파일 저장',
    stop: '중지',
    progress: (done, of) => `${String(of)}게임 중 ${String(done)}…`,
    stopped: '중지했습니다. 저장된 것이 없습니다.',
    onStick: (games, stick) => `게임 ${String(games)}개를 USB에 저장했습니다 (${stick}):`,
    inFolder: (games) => `게임 ${String(games)}개를 내보내기 폴더에 저장했습니다:`,
    more: (files) => `외 ${String(files)}개`,
    left: (games) => `읽을 수 없는 게임 ${String(games)}개는 빠졌습니다.`,
    troubles: {
      'disk-full': '공간이 부족합니다. 저장된 것은 없지만 게임은 모두 안전합니다.',
      'read-only': '읽기 전용입니다. 저장된 것은 없지만 게임은 모두 안전합니다.',
      'folder-missing': '파일을 둘 곳이 없어졌습니다. 저장된 것은 없지만 게임은 모두 안전합니다.',
      'folder-lost': '지금은 다른 PC가 게임을 맡고 있습니다. 저장된 것이 없습니다.',
      'not-allowed': '이 PC는 그곳에 쓸 수 없습니다. 저장된 것은 없지만 게임은 모두 안전합니다.',
      'too-large': '파일이 너무 커집니다. 저장된 것은 없지만 게임은 모두 안전합니다.',
      'device-error': '디스크나 USB에 문제가 생겼습니다. 저장된 것은 없지만 게임은 모두 안전합니다.',
      'stick-out': 'USB가 빠졌습니다. 거기에 저장된 것은 없지만 게임은 모두 안전합니다.',
      'no-games': '저장할 게임이 없습니다.',
      'sheet-failed': '기록지를 그리지 못했습니다. 저장된 것은 없지만 게임은 모두 안전합니다.',
    },
    tooManySheets: (most) => `PDF는 최대 ${String(most)}게임입니다. 더 적게 찾거나 PDF를 빼세요.`,
  },
  de: {
    title: 'Als Dateien speichern',
    hint: 'CSV, Text, JSON, PDF.',
    usual: ';',
    games: 'Spiele',
    thisGame: 'Dieses Spiel',
    found: (games) => (games === null ? 'Alle gefundenen' : `Gefundene Spiele: ${String(games)}`),
    files: 'Dateien',
    kinds: { games: 'Spiele (CSV)', frames: 'Frames (CSV)', text: 'Text', json: 'JSON', pdf: 'PDF' },
    separator: 'CSV mit',
    comma: 'Komma',
    semicolon: 'Strichpunkt',
    tab: 'Tabulator',
    where: 'Wohin',
    stick: (name) => `USB-Stick ${name}`,
    folder: 'Export-Ordner',
    make: 'Speichern',
    stop: 'Anhalten',
    progress: (done, of) => `${String(done)} von ${counted(of, 'Spiel', 'Spielen')}…`,
    stopped: 'Angehalten. Nichts wurde gespeichert.',
    onStick: (games, stick) =>
      `${games === 1 ? 'Das Spiel ist' : `${String(games)} Spiele sind`} auf dem USB-Stick ${stick}:`,
    inFolder: (games) =>
      `${games === 1 ? 'Das Spiel ist' : `${String(games)} Spiele sind`} im Export-Ordner:`,
    more: (files) => `und ${String(files)} weitere`,
    left: (games) =>
      games === 1
        ? 'Ein Spiel ist nicht lesbar und fehlt.'
        : `${String(games)} Spiele sind nicht lesbar und fehlen.`,
    troubles: {
      'disk-full': 'Der Platz reicht nicht. Nichts wurde gespeichert; kein Spiel ist verloren.',
      'read-only': 'Dort kann nur gelesen werden. Nichts wurde gespeichert; kein Spiel ist verloren.',
      'folder-missing': 'Der Ort für die Dateien ist weg. Nichts wurde gespeichert; kein Spiel ist verloren.',
      'folder-lost': 'Ein anderer PC hat jetzt die Spiele. Nichts wurde gespeichert.',
      'not-allowed':
        'Dieser PC darf dort nicht schreiben. Nichts wurde gespeichert; kein Spiel ist verloren.',
      'too-large': 'Eine Datei würde zu groß. Nichts wurde gespeichert; kein Spiel ist verloren.',
      'device-error': 'Festplatte oder Stick versagt. Nichts wurde gespeichert; kein Spiel ist verloren.',
      'stick-out': 'Der Stick wurde gezogen. Darauf wurde nichts gespeichert; kein Spiel ist verloren.',
      'no-games': 'Es gibt kein Spiel zum Speichern.',
      'sheet-failed':
        'Ein Bogen ließ sich nicht zeichnen. Nichts wurde gespeichert; kein Spiel ist verloren.',
    },
    tooManySheets: (most) => `PDF fasst höchstens ${String(most)} Spiele. Weniger suchen oder PDF weglassen.`,
  },
};
