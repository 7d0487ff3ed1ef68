/** The tables of a league's CSV files; each file holds one. */
export const TABLES = ['roster', 'schedule', 'terms'] as const;

export type TableName = (typeof TABLES)[number];

export const COLUMNS = {
  roster: [
    'team',
    'teamId',
    'place',
    'id',
    'name',
    'average',
    'handicap',
    'games',
    'pins',
    'scores',
    'gender',
    'age',
  ],
  schedule: ['round', 'date', 'lanes', 'home', 'visitors'],
  terms: ['setting', 'value'],
} as const;

export type ColumnName = (typeof COLUMNS)[TableName][number];

/** The columns that each table must have. */
export const REQUIRED: Readonly<Record<TableName, readonly ColumnName[]>> = {
  roster: ['team', 'name'],
  schedule: ['home', 'visitors'],
  terms: ['setting', 'value'],
};

/** Headers in English, Spanish, Korean and German, as `folded` writes them. */
const HEADERS: Readonly<Record<ColumnName, readonly string[]>> = {
  team: [
    'team',
    'teamname',
    'equipo',
    'nombredelequipo',
    '팀',
    '팀명',
    '팀이름',
    'mannschaft',
    'mannschaftsname',
  ],
  teamId: [
    'teamid',
    'teamno',
    'teamnumber',
    'iddelequipo',
    'numerodeequipo',
    '팀번호',
    '팀아이디',
    'teamnr',
    'mannschaftsnr',
  ],
  place: [
    'place',
    'position',
    'order',
    'puesto',
    'posicion',
    'orden',
    '순번',
    '순서',
    '자리',
    'platz',
    'reihenfolge',
  ],
  id: [
    'id',
    'bowlerid',
    'bowlerno',
    'bowlernumber',
    'memberid',
    'memberno',
    'membernumber',
    'usbcid',
    'licencia',
    'iddeljugador',
    '회원번호',
    '선수번호',
    '아이디',
    'passnummer',
    'passnr',
    'spielerid',
    'lizenz',
  ],
  name: [
    'name',
    'bowler',
    'bowlername',
    'player',
    'playername',
    'nombre',
    'jugador',
    'jugadora',
    '이름',
    '성명',
    '선수',
    '선수명',
    'spieler',
    'spielerin',
    'spielername',
  ],
  average: [
    'average',
    'avg',
    'ave',
    'enteringaverage',
    'bookaverage',
    'promediodeentrada',
    'promedioinicial',
    'promedio',
    'media',
    '에버리지',
    '에버',
    '평균',
    'schnitt',
    'durchschnitt',
    'eingangsschnitt',
  ],
  handicap: ['handicap', 'hcp', 'hdcp', 'hc', '핸디캡', '핸디', 'hdc'],
  games: [
    'games',
    'gms',
    'gamesbowled',
    'partidas',
    'juegos',
    '게임',
    '게임수',
    '경기수',
    'spiele',
    'anzahlspiele',
  ],
  pins: [
    'pins',
    'total',
    'totalpins',
    'pinfall',
    'totalpinfall',
    'bolos',
    'totaldebolos',
    'pines',
    '총점',
    '합계',
    '핀',
    'gesamtpins',
    'gesamt',
  ],
  scores: ['scores', 'gamescores', 'puntuaciones', 'resultados', '점수', '게임점수', 'ergebnisse'],
  gender: ['gender', 'sex', 'sexo', 'genero', '성별', 'geschlecht'],
  age: [
    'age',
    'agegroup',
    'edad',
    'grupodeedad',
    '나이',
    '연령',
    '연령대',
    'alter',
    'altersgruppe',
    'altersklasse',
  ],
  round: ['round', 'week', 'jornada', 'semana', '라운드', '주차', '회차', 'runde', 'woche', 'spieltag'],
  date: ['date', 'fecha', '날짜', '일자', '경기일', 'datum'],
  lanes: ['lanes', 'lane', 'pair', 'pistas', 'pista', '레인', 'bahnen', 'bahn'],
  home: ['home', 'hometeam', 'local', 'equipolocal', '홈', '홈팀', 'heim', 'heimteam', 'heimmannschaft'],
  visitors: [
    'visitors',
    'visitor',
    'away',
    'awayteam',
    'visitante',
    'visitantes',
    '원정',
    '원정팀',
    '어웨이',
    'gast',
    'gaste',
    'gastteam',
    'gastmannschaft',
  ],
  setting: ['setting', 'ajuste', 'opcion', '설정', '항목', 'einstellung'],
  value: ['value', 'valor', '값', 'wert'],
};

/** Headers that say more than another one of the same column: the entering average, and pins rather than a total. */
const PLAINER: ReadonlySet<string> = new Set([
  ...['enteringaverage', 'bookaverage', 'promediodeentrada', 'promedioinicial', 'eingangsschnitt'],
  ...['pins', 'pinfall', 'totalpins', 'totalpinfall', 'bolos', 'totaldebolos', 'pines', '핀', 'gesamtpins'],
]);

/** Every known header. */
export const HEADER_WORDS: readonly string[] = Object.values(HEADERS).flat();

const ALL: ReadonlySet<string> = new Set(HEADER_WORDS);

/** A header without case, accents, spaces, dots and what nobody sees, for comparison. */
export function folded(header: string): string {
  return header
    .normalize('NFD')
    .replace(/[\s\p{Mn}\p{P}\p{Cf}\p{DI}]/gu, '')
    .normalize('NFC')
    .toLowerCase();
}

export function isKnownHeader(header: string): boolean {
  return ALL.has(called(header));
}

export function isHeaderOf(column: ColumnName, header: string): boolean {
  return HEADERS[column].includes(called(header));
}

/** Whether this header of a column says more than another one that stands beside it. */
export function isPlainer(header: string, other: string): boolean {
  return PLAINER.has(called(header)) && !PLAINER.has(called(other));
}

/** `Team #` is the number of a team, and `HDCP %` no handicap in pins. */
function called(header: string): string {
  return folded(header.replaceAll('#', 'no').replaceAll('%', 'percent'));
}

const TOTALS = ['total', 'totals', 'sum', 'totales', 'suma', '합계', '총계', '계', '소계', 'summe', 'gesamt'];

/** Whether a cell begins a row of totals. */
export function isTotal(cell: string): boolean {
  return TOTALS.includes(folded(cell));
}

const VACANCIES = ['vacant', 'vacancy', 'vacante', '공석', '결원', 'unbesetzt', 'vakant'];

/** Whether a cell in place of a name means that the place is empty. */
export function isVacancy(cell: string): boolean {
  return VACANCIES.includes(folded(cell));
}

const NONES = [
  ...['-', '--', '---', 'n/a', 'na', 'none', 'new', '#div/0!', '#¡div/0!', '#n/a', '#n/d', '#nv'],
  ...['ohne', 'neu', 'k.a.', 'sin promedio', 'nuevo', 'nueva', 's/p', '없음', '신규'],
];

/** Whether a cell means that a bowler has no average yet. */
export function isNone(cell: string): boolean {
  return NONES.includes(
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\p{Pd}\u2212]/gu, '-'),
  );
}

const PLACELESS = ['', '0', 'sub', 'substitute', 'suplente', 'reserva', '후보', '교체', 'ersatz', 'aushilfe'];

/** Whether a cell in place of a number means a bowler without a place, a substitute; `folded` drops a dash. */
export function isPlaceless(cell: string): boolean {
  return PLACELESS.includes(folded(cell));
}

const BYES = ['bye', 'descansa', 'descanso', 'libre', '부전승', '휴식', 'spielfrei', 'frei'];

/** Whether a cell means that a team has no opponent. */
export function isBye(cell: string): boolean {
  return BYES.includes(folded(cell));
}
