/** The tables of a league's CSV files; each file holds one. */
export const TABLES = ['roster', 'schedule', 'terms'] as const;

export type TableName = (typeof TABLES)[number];

export const COLUMNS = {
  roster: [
    ...(['team', 'teamId', 'place', 'id', 'name', 'firstName', 'lastName'] as const),
    ...(['average', 'handicap', 'games', 'pins', 'scores', 'gender', 'age'] as const),
  ],
  schedule: ['round', 'date', 'lanes', 'home', 'visitors'],
  terms: ['setting', 'value'],
} as const;

export type ColumnName = (typeof COLUMNS)[TableName][number];

/** The columns that each table must have; of a name its parts are enough. */
export const REQUIRED: Readonly<Record<TableName, readonly ColumnName[]>> = {
  roster: ['team', 'name'],
  schedule: ['home', 'visitors'],
  terms: ['setting', 'value'],
};

/** The columns that together are a name. */
export const NAME_PARTS = ['firstName', 'lastName'] as const;

/** Words for a number, as `called` writes them: `Team #`, `Nº de equipo`, `팀 번호`. */
const NUMBERS = ['id', 'no', 'nr', 'num', 'number', 'numero', 'nummer', '번호', '아이디'];

function numbered(...subjects: readonly string[]): readonly string[] {
  return subjects.flatMap((subject) =>
    NUMBERS.flatMap((number) => [
      ...[`${subject}${number}`, `${number}${subject}`],
      ...[`${number}de${subject}`, `${number}del${subject}`],
    ]),
  );
}

const AVERAGES = ['average', 'avg', 'ave'];
const ENTERING = [
  'entering',
  'enter',
  'ent',
  'entry',
  'opening',
  'starting',
  'start',
  'initial',
  'book',
  'bk',
];

/** Headers that say more than others of their column: the entering average, pins without handicap. */
const PLAINER = {
  average: [
    ...ENTERING.flatMap((word) => AVERAGES.map((average) => `${word}${average}`)),
    ...['promediodeentrada', 'promedioentrada', 'promentrada', 'promediobase', 'promedioinicial'],
    ...['eingangsschnitt', 'einstiegsschnitt', 'anfangsschnitt', 'startschnitt'],
    ...['기준에버리지', '기준에버', '입력에버리지', '시작에버리지'],
  ],
  pins: [
    ...['pins', 'totalpins', 'pinfall', 'totalpinfall', 'scratchpins', 'bolos', 'totaldebolos', 'pines'],
    ...['핀', '총핀', 'gesamtpins'],
  ],
} as const;

/** Headers in English, Spanish, Korean and German, as `called` writes them; where two stand beside each other the first counts. */
const HEADERS: Readonly<Record<ColumnName, readonly string[]>> = {
  team: [
    ...['teamname', 'team', 'equipo', 'nombredelequipo', 'nombreequipo', '팀명', '팀이름', '팀'],
    ...['mannschaftsname', 'mannschaft'],
  ],
  teamId: numbered('team', 'tm', 'equipo', '팀', 'mannschaft', 'mannschafts'),
  place: [
    ...['place', 'position', 'pos', 'order', 'lineup', 'lineupposition', 'lineuporder', 'bowlingorder'],
    ...['bowlorder', 'rosterposition', ...numbered('pos', 'position'), 'puesto', 'posicion', 'orden'],
    ...['ordendetiro', 'ordendejuego', '순번', '순서', '자리', '포지션', '투구순서', 'platz', 'pl'],
    ...['reihenfolge', 'startplatz', 'startposition', 'spielposition', 'aufstellung'],
  ],
  id: [
    'id',
    ...numbered('bowler', 'player', 'member', 'mem', 'memb', 'spieler', 'jugador', '회원', '선수'),
    ...[
      ...numbered('id', 'usbc', 'card', 'sanction', 'license', 'licence', 'licencia'),
      'license',
      'licence',
    ],
    ...['licencia', ...numbered('lizenz', 'pass', 'edv', 'mitglieds', 'mitgl', 'ficha', 'socio'), 'lizenz'],
  ],
  name: [
    ...[
      'name',
      'names',
      'bowlername',
      'bowlersname',
      'playername',
      'membername',
      'fullname',
      'bowlerfullname',
    ],
    ...['nameofbowler', 'bowler', 'bowlers', 'player', 'players', 'nombrecompleto', 'nombredeljugador'],
    ...['nombreyapellidos', 'nombreyapellido', 'apellidosynombre', 'apellidosnombre', 'apellidoynombre'],
    ...[
      'nombre',
      'jugador',
      'jugadora',
      '이름',
      '성명',
      '선수명',
      '선수이름',
      '선수',
      '참가자',
      'spielername',
      'spieler',
    ],
    ...[
      'spielerin',
      'spielerinspieler',
      'namedesspielers',
      'teilnehmer',
      'vorundnachname',
      'vornamenachname',
      'nachnamevorname',
      'namevorname',
      'vornamename',
    ],
    ...['firstlast', 'lastfirst', 'firstnamelastname', 'lastnamefirstname', 'namelastfirst', 'namefirstlast'],
  ],
  firstName: [
    ...['firstname', 'first', 'fname', 'forename', 'givenname', 'bowlerfirst', 'bowlerfirstname'],
    ...['playerfirstname', 'vorname', 'primernombre', 'nombredepila', '명'],
  ],
  lastName: [
    ...['lastname', 'last', 'lname', 'surname', 'familyname', 'bowlerlast', 'bowlerlastname'],
    ...['playerlastname', 'nachname', 'familienname', 'zuname', 'apellidos', 'apellido', 'primerapellido'],
    ...['segundoapellido', 'apellido1', 'apellido2', 'apellidopaterno', 'apellidomaterno', '성', '성씨'],
  ],
  average: [
    ...PLAINER.average,
    ...[...AVERAGES, 'promedio', 'prom', 'media', '에버리지', '에버', '평균', 'schnitt', 'durchschnitt'],
  ],
  handicap: ['handicap', 'hcp', 'hdcp', 'hc', '핸디캡', '핸디', 'hdc'],
  games: [
    ...['games', 'gms', 'gamesbowled', 'gamesplayed', 'gp', ...numbered('games'), 'partidas', 'juegos'],
    ...['게임', '게임수', '경기수', 'spiele', 'anzahlspiele'],
  ],
  pins: [...PLAINER.pins, 'total', '총점', '합계', 'gesamt'],
  scores: ['scores', 'gamescores', 'puntuaciones', 'resultados', '점수', '게임점수', 'ergebnisse'],
  gender: ['gender', 'sex', 'mf', 'fm', 'sexo', 'genero', '성별', 'geschlecht', 'mw', 'wm'],
  age: [
    ...['age', 'agegroup', 'edad', 'grupodeedad', '나이', '연령', '연령대', 'alter', 'altersgruppe'],
    'altersklasse',
  ],
  round: [
    ...['round', 'week', 'wk', ...numbered('round', 'week', 'wk'), 'jornada', 'semana', '라운드', '주차'],
    ...['회차', 'runde', 'woche', 'spieltag'],
  ],
  date: ['date', 'gamedate', 'matchdate', 'fecha', '날짜', '일자', '경기일', 'datum', 'termin'],
  lanes: [
    ...['lanes', 'lane', 'lanepair', 'pair', ...numbered('lane', 'lanes', 'bahn'), 'pistas', 'pista'],
    ...['레인', 'bahnen', 'bahn', 'bahnpaar'],
  ],
  home: [
    ...['hometeam', 'home', 'local', 'equipolocal', '홈팀', '홈', 'heimteam', 'heimmannschaft', 'heim'],
    ...['team1', 'teama', 'equipo1', '팀1', ...numbered('home', 'hometeam', 'local', 'heim')],
  ],
  visitors: [
    ...['visitors', 'visitor', 'visitingteam', 'awayteam', 'away', 'visitante', 'visitantes'],
    ...[
      'equipovisitante',
      '원정팀',
      '원정',
      '어웨이',
      'gastteam',
      'gastmannschaft',
      'gast',
      'gaste',
      'team2',
    ],
    ...['teamb', 'equipo2', '팀2', 'opponent', 'rival', 'gegner', '상대팀', '상대'],
    ...numbered('away', 'awayteam', 'visitor', 'visitante', 'gast'),
  ],
  setting: ['setting', 'ajuste', 'opcion', '설정', '항목', 'einstellung'],
  value: ['value', 'valor', '값', 'wert'],
};

/** Every known header. */
export const HEADER_WORDS: readonly string[] = Object.values(HEADERS).flat();

const ALL: ReadonlySet<string> = new Set(HEADER_WORDS);
const PLAINER_WORDS: ReadonlySet<string> = new Set(Object.values(PLAINER).flat());

/** A header without case, accents, spaces, dots and what nobody sees, for comparison. */
export function folded(header: string): string {
  return header
    .normalize('NFKD')
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

/** How well a header says what its column is, the lowest best; one that says more than others is below 0. */
export function rankOf(column: ColumnName, header: string): number {
  const place = HEADERS[column].indexOf(called(header));
  return PLAINER_WORDS.has(called(header)) ? place - HEADERS[column].length : place;
}

/** `Team #` is the number of a team, and `HDCP %` no handicap in pins. */
export function called(header: string): string {
  const plain = header.normalize('NFKC').replaceAll(/n°/giu, 'no');
  return folded(plain.replaceAll('#', 'no').replaceAll(/[%٪]/gu, 'percent'));
}
