import { counted } from '../counted.ts';
import type { MatchHighs } from '../../core/match/match-highs.ts';
import type { Unit } from '../../core/league/unit.ts';
import type { TieRule } from '../../core/league/roll-off.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  /** Before fractions of points. */
  decimal: '.' as '.' | ',',
  gameOver: (game: number, games: number) => `Game ${String(game)} of ${String(games)} is over`,
  matchOver: (games: number) => (games === 1 ? 'Match over, 1 game' : `Match over, ${String(games)} games`),
  points: 'Points',
  /** How many points, for who hears the boxes. */
  won: (points: string) => `won: ${points}`,
  shared: (points: string) => `shared: ${points}`,
  lost: 'none',
  open: 'still open',
  boxes: 'A full box: won. Half: shared.',
  matchAfter: (games: number) => (games === 1 ? 'Match after 1 game' : `Match after ${String(games)} games`),
  to: (home: string, visitors: string) => `${home} to ${visitors}`,
  corrections: 'Corrections',
  provisional: 'Provisional frames',
  agreed: 'Entered by agreement',
  none: 'none',
  whatChanged: 'What was changed',
  /** The place where a captain signs. */
  signature: 'signature',
  signsFor: 'signs for the scores of both teams',
  whoSigns: 'who signs? Then agree.',
  agree: 'Agree',
  agreedBy: (name: string) => `${name} agreed`,
  signedAt: (time: string, game: number) => `${time}, game ${String(game)}`,
  takeBack: 'Take back',
  askAgain: 'A signed game can still be corrected; both captains are then asked again.',
  changedSince: 'This game was changed after it was signed. Please look and sign again.',
  /** Every place of the team is empty. */
  nobodySigns: 'Nobody of this team is here to sign; staff begin the next game.',
  /** The other team still bowls on this lane. */
  signsLater: (lane: number) => `Lane ${String(lane)} still bowls. Both captains sign when it is done.`,
  agreesTo: (home: string, visitors: string, points: string) =>
    `Agrees to ${home}, ${visitors}, points ${points}.`,
  /** Of a score: "Late Hooks 618". */
  teamScore: (team: string, score: number) => `${team} ${String(score)}`,
  rollOff: 'Roll-off',
  unit: (unit: Unit) => {
    if (unit.kind === 'series' || unit.kind === 'pins') return 'series of the teams';
    if (unit.kind === 'individualSeries') return `series, place ${String(unit.place)}`;
    const game = `game ${String(unit.game)}`;
    return unit.kind === 'game' ? `${game}, teams` : `${game}, place ${String(unit.place)}`;
  },
  how: {
    'one-ball': 'One ball each at a full rack, repeated while tied.',
    'ninth-and-tenth': 'The ninth and tenth frame once more, repeated while tied.',
  } satisfies Readonly<Record<Exclude<TieRule, 'half' | 'nobody'>, string>>,
  pinsOf: (team: string) => `Pins of ${team}`,
  next: 'Next',
  enter: 'Enter',
  equal: 'Still tied: bowl again.',
  takeGoBack: 'Take the last one back',
  startGame: (game: number) => `Start game ${String(game)}`,
  whenSigned: 'when both have signed, or by staff',
  showMatch: 'The match',
  showGame: 'This game',
  saveResult: 'Save result',
  /** The result is among the lane's own by itself. */
  resultKept: 'The result is saved on this lane.',
  /** Before why. */
  resultNotKept: 'The result on this lane is not up to date.',
  series: 'Series',
  match: 'Match',
  wins: (points: string) => `won by ${points}`,
  even: 'Even',
  openPoints: (points: string) => `still open: ${points}`,
  pins: (home: number, visitors: number) => `${String(home)} to ${counted(visitors, 'pin', 'pins')}`,
  /** The highest scores of the evening. */
  highs: { game: 'High game', withHandicap: 'with handicap', series: 'High series' } satisfies Readonly<
    Record<keyof MatchHighs, string>
  >,
};

/** The end of a game in a league's match: points, signatures, roll-offs and the match so far. */
export type MatchEndText = LikeEnglish<typeof en>;

export const MATCH_END_TEXT: InEveryLanguage<MatchEndText> = {
  en,
  es: {
    decimal: ',',
    gameOver: (game, games) => `Partida ${String(game)} de ${String(games)} terminada`,
    matchOver: (games) =>
      games === 1 ? 'Encuentro terminado, 1 partida' : `Encuentro terminado, ${String(games)} partidas`,
    points: 'Puntos',
    won: (points) => `ganado: ${points}`,
    shared: (points) => `compartido: ${points}`,
    lost: 'ninguno',
    open: 'pendiente',
    boxes: 'Casilla llena: ganado. Media: compartido.',
    matchAfter: (games) =>
      games === 1 ? 'Encuentro tras 1 partida' : `Encuentro tras ${String(games)} partidas`,
    to: (home, visitors) => `${home} a ${visitors}`,
    corrections: 'Correcciones',
    provisional: 'Cuadros provisionales',
    agreed: 'Anotado por acuerdo',
    none: '0',
    whatChanged: 'Qué se cambió',
    signature: 'firma',
    signsFor: 'firma los resultados de ambos equipos',
    whoSigns: '¿quién firma? Después, pulse De acuerdo.',
    agree: 'De acuerdo',
    agreedBy: (name) => `${name} está de acuerdo`,
    signedAt: (time, game) => `${time}, partida ${String(game)}`,
    takeBack: 'Retirar',
    askAgain: 'Una partida firmada aún se puede corregir; entonces se pregunta otra vez a los dos capitanes.',
    changedSince: 'Esta partida se cambió después de firmarla. Revísenla y firmen otra vez.',
    nobodySigns: 'No hay nadie de este equipo que firme; el personal empieza la partida siguiente.',
    signsLater: (lane) => `La pista ${String(lane)} aún juega. Los dos capitanes firman cuando acabe.`,
    agreesTo: (home, visitors, points) => `De acuerdo con ${home}, ${visitors}, puntos ${points}.`,
    teamScore: (team, score) => `${team} ${String(score)}`,
    rollOff: 'Desempate',
    unit: (unit) => {
      if (unit.kind === 'series' || unit.kind === 'pins') return 'serie de los equipos';
      if (unit.kind === 'individualSeries') return `serie, puesto ${String(unit.place)}`;
      const game = `partida ${String(unit.game)}`;
      return unit.kind === 'game' ? `${game}, equipos` : `${game}, puesto ${String(unit.place)}`;
    },
    how: {
      'one-ball': 'Una bola cada uno con todos los bolos; se repite mientras haya empate.',
      'ninth-and-tenth': 'Otra vez los cuadros nueve y diez; se repite mientras haya empate.',
    },
    pinsOf: (team) => `Bolos de ${team}`,
    next: 'Siguiente',
    enter: 'Anotar',
    equal: 'Siguen empatados: otra vez.',
    takeGoBack: 'Retirar el último',
    startGame: (game) => `Empezar la partida ${String(game)}`,
    whenSigned: 'cuando ambos hayan firmado, o por el personal',
    showMatch: 'El encuentro',
    showGame: 'Esta partida',
    saveResult: 'Guardar resultado',
    resultKept: 'El resultado está guardado en esta pista.',
    resultNotKept: 'El resultado de esta pista no está al día.',
    series: 'Serie',
    match: 'Encuentro',
    wins: (points) => `victoria por ${points}`,
    even: 'Empate',
    openPoints: (points) => `pendientes: ${points}`,
    pins: (home, visitors) => `${String(home)} a ${counted(visitors, 'bolo', 'bolos')}`,
    highs: { game: 'Mejor partida', withHandicap: 'con hándicap', series: 'Mejor serie' },
  },
  ko: {
    decimal: '.',
    gameOver: (game, games) => `${String(games)}게임 중 ${String(game)}게임 종료`,
    matchOver: (games) => `경기 종료, ${String(games)}게임`,
    points: '승점',
    won: (points) => `획득: ${points}`,
    shared: (points) => `반씩: ${points}`,
    lost: '없음',
    open: '미정',
    boxes: '꽉 찬 칸은 획득, 반 칸은 나눔입니다.',
    matchAfter: (games) => `${String(games)}게임 후 경기`,
    to: (home, visitors) => `${home} 대 ${visitors}`,
    corrections: '수정',
    provisional: '임시 프레임',
    agreed: '합의 입력',
    none: '없음',
    whatChanged: '바뀐 내용',
    signature: '서명',
    signsFor: '두 팀의 점수에 서명합니다',
    whoSigns: '누가 서명합니까? 고른 뒤 동의하세요.',
    agree: '동의',
    agreedBy: (name) => `${name} 동의함`,
    signedAt: (time, game) => `${time}, ${String(game)}게임`,
    takeBack: '취소',
    askAgain: '서명한 게임도 수정할 수 있으며, 그러면 두 주장에게 다시 묻습니다.',
    changedSince: '서명한 뒤 게임이 바뀌었습니다. 확인하고 다시 서명하세요.',
    nobodySigns: '이 팀에는 서명할 사람이 없습니다. 다음 게임은 직원이 시작합니다.',
    signsLater: (lane) => `${String(lane)}번 레인이 아직 투구 중입니다. 끝나면 두 주장이 서명합니다.`,
    agreesTo: (home, visitors, points) => `${home}, ${visitors}, 승점 ${points}에 동의합니다.`,
    teamScore: (team, score) => `${team} ${String(score)}`,
    rollOff: '롤오프',
    unit: (unit) => {
      if (unit.kind === 'series' || unit.kind === 'pins') return '팀 시리즈';
      if (unit.kind === 'individualSeries') return `시리즈, ${String(unit.place)}번 자리`;
      const game = `${String(unit.game)}게임`;
      return unit.kind === 'game' ? `${game}, 팀` : `${game}, ${String(unit.place)}번 자리`;
    },
    how: {
      'one-ball': '핀 열 개에 한 번씩 던지고, 동점이면 다시 던집니다.',
      'ninth-and-tenth': '9, 10프레임을 다시 치고, 동점이면 한 번 더 칩니다.',
    },
    pinsOf: (team) => `${team} 핀 수`,
    next: '다음',
    enter: '입력',
    equal: '아직 동점입니다. 다시 던지세요.',
    takeGoBack: '마지막 것 취소',
    startGame: (game) => `${String(game)}게임 시작`,
    whenSigned: '둘 다 서명한 뒤, 또는 직원이',
    showMatch: '경기 전체',
    showGame: '이번 게임',
    saveResult: '결과 저장',
    resultKept: '결과가 이 레인에 저장되었습니다.',
    resultNotKept: '이 레인에 저장된 결과가 최신이 아닙니다.',
    series: '시리즈',
    match: '경기',
    wins: (points) => `${points}점 차 승리`,
    even: '동점',
    openPoints: (points) => `미정: ${points}`,
    pins: (home, visitors) => `${String(home)} 대 ${String(visitors)}핀`,
    highs: { game: '하이 게임', withHandicap: '핸디캡 포함', series: '하이 시리즈' },
  },
  de: {
    decimal: ',',
    gameOver: (game, games) => `Spiel ${String(game)} von ${String(games)} ist zu Ende`,
    matchOver: (games) =>
      games === 1 ? 'Begegnung zu Ende, 1 Spiel' : `Begegnung zu Ende, ${String(games)} Spiele`,
    points: 'Punkte',
    won: (points) => `gewonnen: ${points}`,
    shared: (points) => `geteilt: ${points}`,
    lost: 'keiner',
    open: 'noch offen',
    boxes: 'Volles Feld: gewonnen. Halbes: geteilt.',
    matchAfter: (games) =>
      games === 1 ? 'Begegnung nach 1 Spiel' : `Begegnung nach ${String(games)} Spielen`,
    to: (home, visitors) => `${home} zu ${visitors}`,
    corrections: 'Korrekturen',
    provisional: 'Vorläufige Frames',
    agreed: 'Nach Absprache eingetragen',
    none: 'keine',
    whatChanged: 'Was geändert wurde',
    signature: 'Unterschrift',
    signsFor: 'unterschreibt für die Ergebnisse beider Teams',
    whoSigns: 'wer unterschreibt? Dann zustimmen.',
    agree: 'Zustimmen',
    agreedBy: (name) => `${name} stimmt zu`,
    signedAt: (time, game) => `${time}, Spiel ${String(game)}`,
    takeBack: 'Zurücknehmen',
    askAgain: 'Auch ein unterschriebenes Spiel lässt sich korrigieren; dann werden beide wieder gefragt.',
    changedSince: 'Dieses Spiel wurde nach der Unterschrift geändert. Bitte ansehen und neu unterschreiben.',
    nobodySigns: 'Aus diesem Team ist niemand da, der unterschreibt; das Personal beginnt das nächste Spiel.',
    signsLater: (lane) =>
      `Auf Bahn ${String(lane)} wird noch gespielt. Danach unterschreiben beide Kapitäne.`,
    agreesTo: (home, visitors, points) => `Zustimmung zu ${home}, ${visitors}, Punkte ${points}.`,
    teamScore: (team, score) => `${team} ${String(score)}`,
    rollOff: 'Stechen',
    unit: (unit) => {
      if (unit.kind === 'series' || unit.kind === 'pins') return 'Serie der Teams';
      if (unit.kind === 'individualSeries') return `Serie, Platz ${String(unit.place)}`;
      const game = `Spiel ${String(unit.game)}`;
      return unit.kind === 'game' ? `${game}, Teams` : `${game}, Platz ${String(unit.place)}`;
    },
    how: {
      'one-ball': 'Je ein Wurf auf alle Pins; bei Gleichstand noch einmal.',
      'ninth-and-tenth': 'Neuntes und zehntes Frame noch einmal; bei Gleichstand wieder.',
    },
    pinsOf: (team) => `Pins von ${team}`,
    next: 'Weiter',
    enter: 'Eintragen',
    equal: 'Immer noch Gleichstand: noch einmal.',
    takeGoBack: 'Letzten zurücknehmen',
    startGame: (game) => `Spiel ${String(game)} beginnen`,
    whenSigned: 'wenn beide unterschrieben haben, oder durch das Personal',
    showMatch: 'Die Begegnung',
    showGame: 'Dieses Spiel',
    saveResult: 'Ergebnis speichern',
    resultKept: 'Das Ergebnis ist auf dieser Bahn gespeichert.',
    resultNotKept: 'Das Ergebnis auf dieser Bahn ist nicht aktuell.',
    series: 'Serie',
    match: 'Begegnung',
    wins: (points) => `Sieg mit ${points}`,
    even: 'Unentschieden',
    openPoints: (points) => `noch offen: ${points}`,
    pins: (home, visitors) => `${String(home)} zu ${counted(visitors, 'Pin', 'Pins')}`,
    highs: { game: 'Höchstes Spiel', withHandicap: 'mit Handicap', series: 'Höchste Serie' },
  },
};
