import type { Spot } from '../../league-files/fault.ts';
import type { Separator } from '../../league-files/csv/separator.ts';
import type { ColumnName } from '../../league-files/in/columns.ts';
import type { Encoding } from '../../league-files/text-bytes/encoding.ts';
import type { InEveryLanguage, Language, LikeEnglish } from '../language.ts';

const en = {
  row: 'row',
  columns: {
    ...{ team: 'Team', teamId: 'Team ID', place: 'Place', id: 'ID', name: 'Name', average: 'Average' },
    ...{ firstName: 'First Name', lastName: 'Last Name' },
    ...{ handicap: 'Handicap', round: 'Round', date: 'Date', lanes: 'Lanes', home: 'Home' },
    ...{ visitors: 'Visitors', setting: 'Setting', value: 'Value' },
    ...{ games: 'Games', pins: 'Pins', scores: 'Scores', gender: 'Gender', age: 'Age' },
  } satisfies Readonly<Record<ColumnName, string>>,
  separators: { ',': 'commas', ';': 'semicolons', '\t': 'tabs' } satisfies Readonly<
    Record<Separator, string>
  >,
};

/** Words with which sentences about a league's files are made. */
export const LEAGUE_FILE_WORDS: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    row: 'fila',
    columns: {
      ...{ team: 'Equipo', teamId: 'Número de equipo', place: 'Puesto', id: 'Licencia', name: 'Nombre' },
      ...{ firstName: 'Nombre de pila', lastName: 'Apellidos' },
      ...{ average: 'Promedio', handicap: 'Hándicap', round: 'Jornada', date: 'Fecha', lanes: 'Pistas' },
      ...{ home: 'Local', visitors: 'Visitante', setting: 'Ajuste', value: 'Valor' },
      ...{ games: 'Partidas', pins: 'Bolos', scores: 'Puntuaciones', gender: 'Sexo', age: 'Edad' },
    },
    separators: { ',': 'comas', ';': 'puntos y coma', '\t': 'tabuladores' },
  },
  ko: {
    row: '행',
    columns: {
      ...{ team: '팀', teamId: '팀 번호', place: '순번', id: '회원번호', name: '이름', average: '에버리지' },
      ...{ firstName: '명', lastName: '성' },
      ...{ handicap: '핸디캡', round: '라운드', date: '날짜', lanes: '레인', home: '홈', visitors: '원정' },
      ...{ setting: '설정', value: '값', games: '게임', pins: '총점', scores: '점수' },
      ...{ gender: '성별', age: '나이' },
    },
    separators: { ',': '쉼표', ';': '세미콜론', '\t': '탭' },
  },
  de: {
    row: 'Zeile',
    columns: {
      ...{ team: 'Team', teamId: 'Team-Nr.', place: 'Platz', id: 'Pass-Nr.', name: 'Name' },
      ...{ firstName: 'Vorname', lastName: 'Nachname' },
      ...{ average: 'Schnitt', handicap: 'Handicap', round: 'Spieltag', date: 'Datum', lanes: 'Bahnen' },
      ...{ home: 'Heim', visitors: 'Gast', setting: 'Einstellung', value: 'Wert' },
      ...{ games: 'Spiele', pins: 'Pins', scores: 'Ergebnisse', gender: 'Geschlecht', age: 'Alter' },
    },
    separators: { ',': 'Kommas', ';': 'Semikolons', '\t': 'Tabulatoren' },
  },
};

/** Encodings as programs list them. */
export const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'iso-8859-2': 'ISO 8859-2',
  'windows-1254': 'Windows-1254',
  'windows-1251': 'Windows-1251',
  'windows-1253': 'Windows-1253',
  macintosh: 'Mac Roman',
  cp850: 'DOS (850)',
  cp852: 'DOS (852)',
  'euc-kr': 'CP949 (EUC-KR)',
};

/** A place in a file: the file, then row and column, or the path. */
export function spotText(language: Language, { file, row, column, path }: Spot): string {
  const { row: word } = LEAGUE_FILE_WORDS[language];
  const rowText =
    row === null ? null : language === 'ko' ? `${String(row)}${word}` : `${word} ${String(row)}`;
  return [file, rowText, column, path].filter((part) => part !== null && part !== '').join(', ');
}
