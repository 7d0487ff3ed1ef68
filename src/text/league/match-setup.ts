import { counted } from '../counted.ts';
import type { ScoreType } from '../../core/league/score-type.ts';
import type { InEveryLanguage } from '../language.ts';
import { once } from '../once.ts';

/** A league's match before its first game: fixtures, line-ups, and two teams typed by hand. */
export interface MatchSetupText {
  readonly league: string;
  readonly nothingStarts: string;
  readonly matches: string;
  readonly days: Readonly<Record<'today' | 'coming' | 'earlier' | 'bowled', string>>;
  /** A fixture's date, from `2026-10-05`. */
  readonly date: (date: string) => string;
  readonly noDate: string;
  readonly lanes: (lanes: string) => string;
  readonly versus: string;
  readonly bye: string;
  /** A match of any day between teams that are chosen at its line-ups. */
  readonly anyTwo: (teams: number) => string;
  readonly otherTeam: (team: string) => string;
  readonly swapSides: string;
  readonly notListed: string;
  readonly typeByHand: string;
  readonly asCaptains: string;
  readonly noLeagues: string;
  readonly listFailed: string;
  readonly listed: string;
  readonly nobodyListed: string;
  readonly take: string;
  readonly thenLineUps: string;

  readonly byHand: string;
  readonly home: string;
  readonly visitors: string;
  readonly teamName: (team: string) => string;
  readonly handicapShort: string;
  /** The games of this season in an average, under it. */
  readonly ofGames: (games: number) => string;
  readonly teamHandicap: string;
  readonly touchName: string;
  readonly add: string;
  readonly nextBowler: string;
  readonly bowlerOf: (team: string, place: number) => string;
  readonly typeName: string;
  readonly known: string;
  readonly pick: (name: string, team: string | null, average: number | null) => string;
  readonly handicapOf: (name: string) => string;
  readonly fewer: string;
  readonly more: string;
  readonly lineUpsDone: string;
  readonly bowlers: (home: number, visitors: number | null) => string;

  readonly bowls: string;
  /** The effect of a score type; `score` is its blind score. */
  readonly does: Readonly<Record<ScoreType, (score: string) => string>>;
  readonly typeOf: (name: string) => string;
  readonly blind: (score: number) => string;
  readonly name: string;
  readonly substitutesFor: (name: string) => string;
  /** Keeps two typed teams for other evenings, and that it is done. */
  readonly keep: string;
  readonly kept: string;
  readonly start: string;
  readonly bowlsFirst: (name: string, lane: number) => string;
  /** Where a team begins on a pair of lanes. */
  readonly teamOn: (team: string, lane: number) => string;
  /** One lane of a pair, the other one stays free. */
  readonly onlyLane: (lane: number) => string;

  /** Reasons why the match cannot begin. */
  readonly nobodyIn: (team: string) => string;
  readonly fillVacancies: string;
  readonly howShown: string;
  /** A bowler of whose name there is another one. */
  readonly namesakes: (name: string, number: string) => string;
  readonly whoIs: (name: string) => string;
  readonly onRoster: (name: string, average: number | null) => string;
  readonly ofTeam: (name: string, team: string) => string;
  readonly somebodyNew: string;
  readonly scoreMissing: (name: string, game: number) => string;
  readonly whomFor: (name: string) => string;
  readonly shownAs: (name: string) => string;
}

/** The day of a fixture; a date is the same everywhere. */
const dayOf = (locale: string): ((date: string) => string) => {
  const format = once(
    () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  );
  return (date) => format().format(new Date(`${date}T12:00:00Z`));
};

function sizesOf(and: string, one: string, many: string): MatchSetupText['bowlers'] {
  return (home, visitors) =>
    visitors === null ? counted(home, one, many) : `${String(home)} ${and} ${counted(visitors, one, many)}`;
}

const en: MatchSetupText = {
  league: 'League',
  nothingStarts: 'Nothing starts until you say so',
  matches: 'Matches',
  days: { today: 'Today', coming: 'To come', earlier: 'Earlier', bowled: 'Bowled' },
  date: dayOf('en-GB'),
  noDate: 'any day',
  lanes: (lanes) => `Lanes ${lanes}`,
  versus: 'v',
  bye: 'no opponent',
  anyTwo: (teams) => `Any two of ${String(teams)} teams`,
  otherTeam: (team) => `Another team instead of ${team}`,
  swapSides: 'Swap home and visitors',
  notListed: 'Not on the list',
  typeByHand: 'Type two teams by hand',
  asCaptains: 'As the captains agree.',
  noLeagues: 'No league is kept on this lane yet. Staff add one in Settings, Leagues.',
  listFailed: 'The leagues could not be read just now. They are safe. Two teams can be typed by hand.',
  listed: 'Usual line-ups',
  nobodyListed: 'No bowler is on the list.',
  take: 'Take this match',
  thenLineUps: 'then the line-ups',
  byHand: 'Two teams by hand',
  home: 'Home',
  visitors: 'Visitors',
  teamName: (team) => `Name of the team ${team}`,
  handicapShort: 'Hcp',
  ofGames: (games) => (games === 1 ? '1 game' : `${String(games)} games`),
  teamHandicap: 'Team handicap',
  touchName: 'Touch a name for its score type',
  add: 'Add a bowler, pacer or extra',
  nextBowler: 'Next bowler',
  bowlerOf: (team, place) => `Bowler ${String(place)} of ${team}`,
  typeName: 'Type the name',
  known: 'Known here, with average',
  pick: (name, team, average) =>
    [name, ...(average === null ? [] : [String(average)]), ...(team === null ? [] : [team])].join(', '),
  handicapOf: (name) => `Handicap of ${name}`,
  fewer: 'One game fewer',
  more: 'One game more',
  lineUpsDone: 'Line-ups done',
  bowlers: sizesOf('and', 'bowler', 'bowlers'),
  bowls: 'Bowls',
  does: {
    bowler: () => 'Scores and counts.',
    absent: (score) => `Blind score ${score}.`,
    vacancy: (score) => `No bowler: ${score}.`,
    dummy: (score) => `${score}, no handicap.`,
    pacer: () => 'Bowls along, does not count.',
    extra: () => 'For the average only.',
    injury: () => 'Hurt: the average takes over.',
    substitute: () => 'Somebody else bowls here.',
    'pre-bowl': () => 'Bowled before tonight.',
  },
  typeOf: (name) => `Score type of ${name}`,
  blind: (score) => `${String(score)} a game`,
  name: 'Name',
  substitutesFor: (name) => `Who bowls for ${name}?`,
  keep: 'Keep these teams',
  kept: 'These teams are among the matches',
  start: 'Start game 1',
  bowlsFirst: (name, lane) => `${name} first, on lane ${String(lane)}`,
  teamOn: (team, lane) => `${team} on ${String(lane)}`,
  onlyLane: (lane) => `Only lane ${String(lane)}`,
  nobodyIn: (team) => `${team} has no bowler yet.`,
  fillVacancies: 'Fill with vacancies',
  howShown: 'How should the board show it?',
  namesakes: (name, number) =>
    `There is another ${name}. Choose how the board shows the one with ID ${number}.`,
  whoIs: (name) => `Who is ${name}?`,
  onRoster: (name, average) =>
    average === null ? `${name}, on the roster` : `${name} ${String(average)}, on the roster`,
  ofTeam: (name, team) => `${name} of ${team}`,
  somebodyNew: 'Somebody new',
  scoreMissing: (name, game) => `Type the score that ${name} bowled before for game ${String(game)}.`,
  whomFor: (name) => `${name} is a substitute. Choose whom they bowl for.`,
  shownAs: (name) => `Somebody else has this name: shown as ${name}.`,
};

const es: MatchSetupText = {
  league: 'Liga',
  nothingStarts: 'Nada empieza hasta que usted lo diga',
  matches: 'Encuentros',
  days: { today: 'Hoy', coming: 'Próximos', earlier: 'Anteriores', bowled: 'Jugados' },
  date: dayOf('es'),
  noDate: 'cualquier día',
  lanes: (lanes) => `Pistas ${lanes}`,
  versus: 'contra',
  bye: 'sin rival',
  anyTwo: (teams) => `Dos de ${String(teams)} equipos`,
  otherTeam: (team) => `Otro equipo en vez de ${team}`,
  swapSides: 'Intercambiar local y visitante',
  notListed: 'Fuera de la lista',
  typeByHand: 'Escribir dos equipos',
  asCaptains: 'Como acuerden los capitanes.',
  noLeagues: 'En esta pista aún no hay ligas. El personal las añade en Ajustes, Ligas.',
  listFailed: 'No se han podido leer las ligas. Están a salvo. Puede escribir dos equipos.',
  listed: 'Alineaciones habituales',
  nobodyListed: 'No hay jugadores en la lista.',
  take: 'Elegir este encuentro',
  thenLineUps: 'luego las alineaciones',
  byHand: 'Dos equipos a mano',
  home: 'Local',
  visitors: 'Visitante',
  teamName: (team) => `Nombre del equipo ${team}`,
  handicapShort: 'Hcp',
  ofGames: (games) => (games === 1 ? '1 partida' : `${String(games)} partidas`),
  teamHandicap: 'Hándicap del equipo',
  touchName: 'Toque un nombre para su tipo de resultado',
  add: 'Añadir jugador, acompañante o extra',
  nextBowler: 'Siguiente jugador',
  bowlerOf: (team, place) => `Jugador ${String(place)} de ${team}`,
  typeName: 'Escriba el nombre',
  known: 'Jugadores conocidos, con promedio',
  pick: (name, team, average) =>
    [name, ...(average === null ? [] : [String(average)]), ...(team === null ? [] : [team])].join(', '),
  handicapOf: (name) => `Hándicap de ${name}`,
  fewer: 'Una partida menos',
  more: 'Una partida más',
  lineUpsDone: 'Alineaciones listas',
  bowlers: sizesOf('y', 'jugador', 'jugadores'),
  bowls: 'Juega',
  does: {
    bowler: () => 'Juega y cuenta.',
    absent: (score) => `Cuenta ${score}.`,
    vacancy: (score) => `Sin jugador: ${score}.`,
    dummy: (score) => `${score}, sin hándicap.`,
    pacer: () => 'Juega, pero no cuenta.',
    extra: () => 'Solo para el promedio.',
    injury: () => 'Lesionado: sigue el promedio.',
    substitute: () => 'Aquí juega otra persona.',
    'pre-bowl': () => 'Jugado antes de hoy.',
  },
  typeOf: (name) => `Tipo de resultado de ${name}`,
  blind: (score) => `${String(score)} por partida`,
  name: 'Nombre',
  substitutesFor: (name) => `¿Quién juega por ${name}?`,
  keep: 'Guardar estos equipos',
  kept: 'Estos equipos están entre los encuentros',
  start: 'Empezar la partida 1',
  bowlsFirst: (name, lane) => `Primero ${name}, pista ${String(lane)}`,
  teamOn: (team, lane) => `${team} en la ${String(lane)}`,
  onlyLane: (lane) => `Solo la pista ${String(lane)}`,
  nobodyIn: (team) => `${team} aún no tiene jugadores.`,
  fillVacancies: 'Completar con vacantes',
  howShown: '¿Cómo debe verse en el marcador?',
  namesakes: (name, number) =>
    `Hay otra persona llamada ${name}. Elija cómo se ve en el marcador la persona con licencia ${number}.`,
  whoIs: (name) => `¿Quién es ${name}?`,
  onRoster: (name, average) =>
    average === null ? `${name}, de la plantilla` : `${name} ${String(average)}, de la plantilla`,
  ofTeam: (name, team) => `${name}, de ${team}`,
  somebodyNew: 'Alguien nuevo',
  scoreMissing: (name, game) =>
    `Escriba el resultado que ${name} jugó antes para la partida ${String(game)}.`,
  whomFor: (name) => `${name} es suplente. Elija por quién juega.`,
  shownAs: (name) => `Otra persona tiene ese nombre: se verá como ${name}.`,
};

const ko: MatchSetupText = {
  league: '리그',
  nothingStarts: '시작을 누르기 전에는 시작되지 않습니다',
  matches: '경기 목록',
  days: { today: '오늘', coming: '예정', earlier: '지난 경기', bowled: '끝난 경기' },
  date: dayOf('ko'),
  noDate: '날짜 없음',
  lanes: (lanes) => `${lanes}번 레인`,
  versus: '대',
  bye: '상대 없음',
  anyTwo: (teams) => `${String(teams)}팀 중 두 팀`,
  otherTeam: (team) => `${team} 대신 다른 팀`,
  swapSides: '홈과 원정 바꾸기',
  notListed: '목록에 없는 경기',
  typeByHand: '두 팀 직접 입력',
  asCaptains: '주장들이 정한 대로.',
  noLeagues: '이 레인에 저장된 리그가 없습니다. 직원이 설정의 리그에서 가져옵니다.',
  listFailed: '지금은 리그를 읽을 수 없습니다. 리그는 안전합니다. 두 팀을 직접 입력할 수 있습니다.',
  listed: '기본 라인업',
  nobodyListed: '명단에 선수가 없습니다.',
  take: '이 경기 선택',
  thenLineUps: '다음은 라인업',
  byHand: '두 팀 직접 입력',
  home: '홈',
  visitors: '원정',
  teamName: (team) => `${team} 팀 이름`,
  handicapShort: '핸디',
  ofGames: (games) => `${String(games)}게임`,
  teamHandicap: '팀 핸디캡',
  touchName: '이름을 누르면 점수 종류를 고릅니다',
  add: '선수, 페이서, 추가 선수 넣기',
  nextBowler: '다음 선수',
  bowlerOf: (team, place) => `${team} ${String(place)}번 선수`,
  typeName: '이름을 입력하세요',
  known: '등록된 선수와 에버리지',
  pick: (name, team, average) =>
    [name, ...(average === null ? [] : [String(average)]), ...(team === null ? [] : [team])].join(', '),
  handicapOf: (name) => `${name} 핸디캡`,
  fewer: '한 게임 줄이기',
  more: '한 게임 늘리기',
  lineUpsDone: '라인업 완료',
  bowlers: (home, visitors) =>
    visitors === null ? `${String(home)}명` : `${String(home)}명과 ${String(visitors)}명`,
  bowls: '투구',
  does: {
    bowler: () => '직접 치고 점수에 넣습니다.',
    absent: (score) => `블라인드 ${score}점.`,
    vacancy: (score) => `선수 없음: ${score}.`,
    dummy: (score) => `${score}, 핸디캡 없음.`,
    pacer: () => '함께 치지만 점수에 넣지 않습니다.',
    extra: () => '에버리지에만 반영합니다.',
    injury: () => '부상: 나머지는 에버리지로 셉니다.',
    substitute: () => '다른 사람이 대신 칩니다.',
    'pre-bowl': () => '미리 쳤습니다.',
  },
  typeOf: (name) => `${name} 점수 종류`,
  blind: (score) => `게임당 ${String(score)}`,
  name: '이름',
  substitutesFor: (name) => `${name} 대신 누가 치나요?`,
  keep: '이 팀들 저장',
  kept: '경기 목록에 저장되었습니다',
  start: '1게임 시작',
  bowlsFirst: (name, lane) => `${String(lane)}번 레인, ${name}부터`,
  teamOn: (team, lane) => `${team}: ${String(lane)}번`,
  onlyLane: (lane) => `${String(lane)}번 레인만`,
  nobodyIn: (team) => `${team}에 아직 선수가 없습니다.`,
  fillVacancies: '빈자리로 채우기',
  howShown: '점수판에 어떻게 표시할까요?',
  namesakes: (name, number) =>
    `${name} 선수가 또 있습니다. 회원번호 ${number} 선수를 점수판에 어떻게 표시할지 골라 주세요.`,
  whoIs: (name) => `${name}은(는) 누구인가요?`,
  onRoster: (name, average) => (average === null ? `명단의 ${name}` : `명단의 ${name} ${String(average)}`),
  ofTeam: (name, team) => `${team}의 ${name}`,
  somebodyNew: '새로운 선수',
  scoreMissing: (name, game) => `${name}의 사전 투구 ${String(game)}게임 점수를 입력하세요.`,
  whomFor: (name) => `${name}은(는) 대체 선수입니다. 누구 대신인지 고르세요.`,
  shownAs: (name) => `같은 이름이 있어 ${name}(으)로 표시됩니다.`,
};

const de: MatchSetupText = {
  league: 'Liga',
  nothingStarts: 'Es beginnt erst auf Knopfdruck',
  matches: 'Begegnungen',
  days: { today: 'Heute', coming: 'Demnächst', earlier: 'Früher', bowled: 'Gespielt' },
  date: dayOf('de'),
  noDate: 'beliebig',
  lanes: (lanes) => `Bahnen ${lanes}`,
  versus: 'gegen',
  bye: 'spielfrei',
  anyTwo: (teams) => `Zwei von ${String(teams)} Teams`,
  otherTeam: (team) => `Anderes Team statt ${team}`,
  swapSides: 'Heim und Gast tauschen',
  notListed: 'Nicht auf der Liste',
  typeByHand: 'Zwei Teams eintippen',
  asCaptains: 'Wie die Kapitäne es vereinbaren.',
  noLeagues:
    'Auf dieser Bahn ist noch keine Liga gespeichert. Das Personal fügt sie unter Einstellungen, Ligen hinzu.',
  listFailed: 'Die Ligen ließen sich gerade nicht lesen. Sie sind sicher. Zwei Teams lassen sich eintippen.',
  listed: 'Übliche Aufstellung',
  nobodyListed: 'Niemand steht auf der Liste.',
  take: 'Diese Begegnung wählen',
  thenLineUps: 'weiter zur Aufstellung',
  byHand: 'Zwei Teams von Hand',
  home: 'Heim',
  visitors: 'Gast',
  teamName: (team) => `Name des Teams ${team}`,
  handicapShort: 'Hcp',
  ofGames: (games) => (games === 1 ? '1 Spiel' : `${String(games)} Spiele`),
  teamHandicap: 'Team-Handicap',
  touchName: 'Namen antippen für die Art des Ergebnisses',
  add: 'Spieler, Pacer oder Extra hinzufügen',
  nextBowler: 'Nächster Spieler',
  bowlerOf: (team, place) => `Platz ${String(place)} von ${team}`,
  typeName: 'Namen tippen',
  known: 'Bekannte Spieler, mit Schnitt',
  pick: (name, team, average) =>
    [name, ...(average === null ? [] : [String(average)]), ...(team === null ? [] : [team])].join(', '),
  handicapOf: (name) => `Handicap von ${name}`,
  fewer: 'Ein Spiel weniger',
  more: 'Ein Spiel mehr',
  lineUpsDone: 'Aufstellung fertig',
  bowlers: sizesOf('und', 'Spieler', 'Spieler'),
  bowls: 'Spielt',
  does: {
    bowler: () => 'Spielt und zählt.',
    absent: (score) => `Zählt ${score}.`,
    vacancy: (score) => `Niemand: ${score}.`,
    dummy: (score) => `${score}, ohne Handicap.`,
    pacer: () => 'Spielt mit, zählt nicht.',
    extra: () => 'Nur für den Schnitt.',
    injury: () => 'Verletzt: der Schnitt zählt weiter.',
    substitute: () => 'Jemand anders spielt hier.',
    'pre-bowl': () => 'Schon vorher gespielt.',
  },
  typeOf: (name) => `Art des Ergebnisses von ${name}`,
  blind: (score) => `${String(score)} je Spiel`,
  name: 'Name',
  substitutesFor: (name) => `Wer spielt für ${name}?`,
  keep: 'Diese Teams speichern',
  kept: 'Diese Teams stehen bei den Begegnungen',
  start: 'Spiel 1 starten',
  bowlsFirst: (name, lane) => `${name} zuerst, Bahn ${String(lane)}`,
  teamOn: (team, lane) => `${team} auf ${String(lane)}`,
  onlyLane: (lane) => `Nur Bahn ${String(lane)}`,
  nobodyIn: (team) => `${team} hat noch niemanden aufgestellt.`,
  fillVacancies: 'Mit freien Plätzen füllen',
  howShown: 'Wie soll er auf der Anzeige stehen?',
  namesakes: (name, number) =>
    `${name} gibt es mehrmals. Wie soll die Person mit Pass-Nr. ${number} auf der Anzeige stehen?`,
  whoIs: (name) => `Wer ist ${name}?`,
  onRoster: (name, average) =>
    average === null ? `${name}, im Kader` : `${name} ${String(average)}, im Kader`,
  ofTeam: (name, team) => `${name} von ${team}`,
  somebodyNew: 'Jemand Neues',
  scoreMissing: (name, game) => `Bitte eintippen, was ${name} für Spiel ${String(game)} vorgespielt hat.`,
  whomFor: (name) => `${name} ist Ersatz. Bitte wählen, für wen.`,
  shownAs: (name) => `Den Namen gibt es schon: erscheint als ${name}.`,
};

export const MATCH_SETUP_TEXT: InEveryLanguage<MatchSetupText> = { en, es, ko, de };
