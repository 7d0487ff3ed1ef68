import { counted } from '../counted.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  kept: 'Kept leagues',
  none: 'No league is kept yet. Read one from the files below, or type a match at set-up.',
  /** A league whose files give it no name. */
  nameless: 'League without a name',
  size: (teams: number, bowlers: number, fixtures: number) =>
    [
      counted(teams, 'team', 'teams'),
      counted(bowlers, 'bowler', 'bowlers'),
      counted(fixtures, 'match', 'matches'),
    ].join(', '),
  keptOn: (day: string) => `kept ${day}`,
  show: 'Show teams',
  hide: 'Hide teams',
  remove: 'Remove',
  removeSure: 'Remove for good?',
  /** An entering average and a typed handicap on a roster. */
  average: (average: number) => `average ${String(average)}`,
  /** This season's games, and the average that counts now; null: none. */
  season: (games: number, pins: number, now: number | null) =>
    `this season ${counted(games, 'game', 'games')} with ${counted(pins, 'pin', 'pins')}${now === null ? '' : `, now ${String(now)}`}`,
  handicap: (handicap: number) => `handicap ${String(handicap)}`,
  files: 'From files',
  /** Tells where the files belong, and how to choose them. */
  filesHint:
    'Excel, CSV and JSON files on a USB stick or in the folder “import”. Choose all files of one league.',
  /** The same for systems that cannot tell sticks from other disks. */
  filesHintWithoutSticks: 'Excel, CSV and JSON files in the folder “import”. Choose all files of one league.',
  lookAgain: 'Look for files again',
  noFiles: 'No files were found.',
  moreFiles: (more: number) => `${counted(more, 'file is', 'files are')} not shown.`,
  onStick: (stick: string) => `stick ${stick}`,
  inFolder: 'folder import',
  kilobytes: (kilobytes: number) => `${String(kilobytes)} KB`,
  reading: 'Reading…',
  /** Above the faults. */
  refused: 'Nothing is kept until this is right:',
  /** Above what the files say. */
  found: 'The files say:',
  notes: 'How they were read:',
  /** Behind a note that more rows have. */
  moreAlike: (more: number) => `(The same in ${counted(more, 'more row', 'more rows')}.)`,
  readOtherwise: 'Read in another way',
  readAs: (file: string) => `How to read ${file}`,
  encoding: 'Encoding',
  separator: 'Columns separated by',
  byItself: 'automatic',
  separators: { ',': 'commas', ';': 'semicolons', '\t': 'tabs' },
  keep: 'Keep this league',
  keepToo: 'Keep as another league',
  replace: (name: string) => `Replace ${name}`,
  isKept: (name: string) => `${name} is kept.`,
  isRemoved: (name: string) => `${name} is removed. Games bowled for it stay.`,
};

/** The settings' page of leagues. */
export type KeptLeaguesText = LikeEnglish<typeof en>;

export const KEPT_LEAGUES_TEXT: InEveryLanguage<KeptLeaguesText> = {
  en,
  es: {
    kept: 'Ligas guardadas',
    none: 'Aún no hay ligas guardadas. Lea una de los archivos de abajo o escriba un encuentro al preparar la partida.',
    nameless: 'Liga sin nombre',
    size: (teams, bowlers, fixtures) =>
      [
        counted(teams, 'equipo', 'equipos'),
        counted(bowlers, 'jugador', 'jugadores'),
        counted(fixtures, 'encuentro', 'encuentros'),
      ].join(', '),
    keptOn: (day) => `guardada el ${day}`,
    show: 'Ver equipos',
    hide: 'Ocultar equipos',
    remove: 'Quitar',
    removeSure: '¿Quitar para siempre?',
    average: (average) => `promedio ${String(average)}`,
    season: (games, pins, now) =>
      `esta temporada ${counted(games, 'partida', 'partidas')} con ${counted(pins, 'bolo', 'bolos')}${now === null ? '' : `, ahora ${String(now)}`}`,
    handicap: (handicap) => `hándicap ${String(handicap)}`,
    files: 'Desde archivos',
    filesHint:
      'Archivos Excel, CSV y JSON en una memoria USB o en la carpeta «import». Elija todos los archivos de una liga.',
    filesHintWithoutSticks:
      'Archivos Excel, CSV y JSON en la carpeta «import». Elija todos los archivos de una liga.',
    lookAgain: 'Buscar archivos de nuevo',
    noFiles: 'No se encontraron archivos.',
    moreFiles: (more) =>
      more === 1 ? 'Hay un archivo que no se muestra.' : `Hay ${String(more)} archivos que no se muestran.`,
    onStick: (stick) => `memoria ${stick}`,
    inFolder: 'carpeta import',
    kilobytes: (kilobytes) => `${String(kilobytes)} KB`,
    reading: 'Leyendo…',
    refused: 'No se guarda nada hasta que esto sea correcto:',
    found: 'Los archivos dicen:',
    notes: 'Cómo se leyeron:',
    moreAlike: (more) => `(Lo mismo en ${counted(more, 'fila más', 'filas más')}.)`,
    readOtherwise: 'Leer de otro modo',
    readAs: (file) => `Cómo leer ${file}`,
    encoding: 'Codificación',
    separator: 'Columnas separadas por',
    byItself: 'automática',
    separators: { ',': 'comas', ';': 'puntos y coma', '\t': 'tabuladores' },
    keep: 'Guardar esta liga',
    keepToo: 'Guardar como otra liga',
    replace: (name) => `Sustituir ${name}`,
    isKept: (name) => `Liga guardada: ${name}.`,
    isRemoved: (name) => `Liga quitada: ${name}. Sus partidas se conservan.`,
  },
  ko: {
    kept: '저장된 리그',
    none: '아직 저장된 리그가 없습니다. 아래에서 파일을 읽거나, 게임을 준비할 때 경기를 입력하세요.',
    nameless: '이름 없는 리그',
    size: (teams, bowlers, fixtures) =>
      `팀 ${String(teams)}개, 선수 ${String(bowlers)}명, 경기 ${String(fixtures)}개`,
    keptOn: (day) => `${day} 저장`,
    show: '팀 보기',
    hide: '팀 숨기기',
    remove: '지우기',
    removeSure: '완전히 지울까요?',
    average: (average) => `에버리지 ${String(average)}`,
    season: (games, pins, now) =>
      `이번 시즌 ${String(games)}게임 ${String(pins)}점${now === null ? '' : `, 현재 ${String(now)}`}`,
    handicap: (handicap) => `핸디캡 ${String(handicap)}`,
    files: '파일에서',
    filesHint: 'USB나 “import” 폴더의 엑셀, CSV, JSON 파일입니다. 한 리그의 파일을 모두 고르세요.',
    filesHintWithoutSticks: '“import” 폴더의 엑셀, CSV, JSON 파일입니다. 한 리그의 파일을 모두 고르세요.',
    lookAgain: '파일 다시 찾기',
    noFiles: '파일을 찾지 못했습니다.',
    moreFiles: (more) => `파일 ${String(more)}개는 표시하지 않았습니다.`,
    onStick: (stick) => `USB ${stick}`,
    inFolder: 'import 폴더',
    kilobytes: (kilobytes) => `${String(kilobytes)}KB`,
    reading: '읽는 중…',
    refused: '다음을 고치기 전에는 아무것도 저장하지 않습니다.',
    found: '파일의 내용:',
    notes: '이렇게 읽었습니다:',
    moreAlike: (more) => `(다른 행 ${String(more)}개도 같습니다.)`,
    readOtherwise: '다르게 읽기',
    readAs: (file) => `${file} 읽는 방법`,
    encoding: '문자 인코딩',
    separator: '열을 나누는 기호',
    byItself: '자동',
    separators: { ',': '쉼표', ';': '세미콜론', '\t': '탭' },
    keep: '이 리그 저장',
    keepToo: '다른 리그로 저장',
    replace: (name) => `${name} 바꾸기`,
    isKept: (name) => `${name} 리그를 저장했습니다.`,
    isRemoved: (name) => `${name} 리그를 지웠습니다. 리그에서 친 게임은 그대로 있습니다.`,
  },
  de: {
    kept: 'Gespeicherte Ligen',
    none: 'Noch ist keine Liga gespeichert. Unten eine aus Dateien lesen oder beim Vorbereiten eine Begegnung eintippen.',
    nameless: 'Liga ohne Namen',
    size: (teams, bowlers, fixtures) =>
      [
        counted(teams, 'Team', 'Teams'),
        counted(bowlers, 'Spieler', 'Spieler'),
        counted(fixtures, 'Begegnung', 'Begegnungen'),
      ].join(', '),
    keptOn: (day) => `gespeichert ${day}`,
    show: 'Teams zeigen',
    hide: 'Teams verbergen',
    remove: 'Entfernen',
    removeSure: 'Endgültig entfernen?',
    average: (average) => `Schnitt ${String(average)}`,
    season: (games, pins, now) =>
      `diese Saison ${counted(games, 'Spiel', 'Spiele')} mit ${counted(pins, 'Pin', 'Pins')}${now === null ? '' : `, jetzt ${String(now)}`}`,
    handicap: (handicap) => `Handicap ${String(handicap)}`,
    files: 'Aus Dateien',
    filesHint:
      'Excel-, CSV- und JSON-Dateien auf einem USB-Stick oder im Ordner „import“. Alle Dateien einer Liga wählen.',
    filesHintWithoutSticks:
      'Excel-, CSV- und JSON-Dateien im Ordner „import“. Alle Dateien einer Liga wählen.',
    lookAgain: 'Noch einmal suchen',
    noFiles: 'Keine Dateien gefunden.',
    moreFiles: (more) =>
      more === 1 ? 'Eine Datei wird nicht gezeigt.' : `${String(more)} Dateien werden nicht gezeigt.`,
    onStick: (stick) => `Stick ${stick}`,
    inFolder: 'Ordner import',
    kilobytes: (kilobytes) => `${String(kilobytes)} KB`,
    reading: 'Wird gelesen…',
    refused: 'Nichts wird gespeichert, bevor das stimmt:',
    found: 'Die Dateien sagen:',
    notes: 'So wurden sie gelesen:',
    moreAlike: (more) =>
      `(Ebenso in ${more === 1 ? 'einer weiteren Zeile' : `${String(more)} weiteren Zeilen`}.)`,
    readOtherwise: 'Anders lesen',
    readAs: (file) => `Wie ${file} zu lesen ist`,
    encoding: 'Kodierung',
    separator: 'Spalten getrennt durch',
    byItself: 'automatisch',
    separators: { ',': 'Kommas', ';': 'Semikolons', '\t': 'Tabulatoren' },
    keep: 'Diese Liga speichern',
    keepToo: 'Als weitere Liga speichern',
    replace: (name) => `${name} ersetzen`,
    isKept: (name) => `${name} ist gespeichert.`,
    isRemoved: (name) => `${name} ist entfernt. Die dafür gespielten Spiele bleiben.`,
  },
};
