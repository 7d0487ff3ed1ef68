import { counted } from '../counted.ts';
import type { MatchHighs } from '../../core/match/match-highs.ts';
import type { Unit } from '../../core/league/unit.ts';
import type { TieRule } from '../../core/league/roll-off.ts';
import type { InEveryLanguage } from '../language.ts';

/** The end of a game in a league's match: points, signatures, roll-offs and the match so far. */
export interface MatchEndText {
  /** Before fractions of points. */
  readonly decimal: '.' | ',';
  readonly gameOver: (game: number, games: number) => string;
  readonly matchOver: (games: number) => string;
  readonly points: string;
  /** How many points, for who hears the boxes. */
  readonly won: (points: string) => string;
  readonly shared: (points: string) => string;
  readonly lost: string;
  readonly open: string;
  readonly boxes: string;

  readonly matchAfter: (games: number) => string;
  readonly to: (home: string, visitors: string) => string;
  readonly corrections: string;
  readonly provisional: string;
  readonly agreed: string;
  readonly none: string;
  readonly whatChanged: string;

  /** The place where a captain signs. */
  readonly signature: string;
  readonly signsFor: string;
  readonly whoSigns: string;
  readonly agree: string;
  readonly agreedBy: (name: string) => string;
  readonly signedAt: (time: string, game: number) => string;
  readonly takeBack: string;
  readonly askAgain: string;
  readonly changedSince: string;
  /** Every place of the team is empty. */
  readonly nobodySigns: string;
  /** The other team still bowls on this lane. */
  readonly signsLater: (lane: number) => string;
  readonly agreesTo: (home: string, visitors: string, points: string) => string;
  /** Of a score: "Late Hooks 618". */
  readonly teamScore: (team: string, score: number) => string;

  readonly rollOff: string;
  readonly unit: (unit: Unit) => string;
  readonly how: Readonly<Record<Exclude<TieRule, 'half' | 'nobody'>, string>>;
  readonly pinsOf: (team: string) => string;
  readonly next: string;
  readonly enter: string;
  readonly equal: string;
  readonly takeGoBack: string;

  readonly startGame: (game: number) => string;
  readonly whenSigned: string;
  readonly showMatch: string;
  readonly showGame: string;
  readonly saveResult: string;
  /** The result is among the lane's own by itself. */
  readonly resultKept: string;
  /** Before why. */
  readonly resultNotKept: string;
  readonly series: string;
  readonly match: string;
  readonly wins: (points: string) => string;
  readonly even: string;
  readonly openPoints: (points: string) => string;
  readonly pins: (home: number, visitors: number) => string;
  /** The highest scores of the evening. */
  readonly highs: Readonly<Record<keyof MatchHighs, string>>;
}

export const MATCH_END_TEXT: InEveryLanguage<MatchEndText> = {
  en: {
    decimal: '.',
    gameOver: (game, games) => `Game ${String(game)} of ${String(games)} is over`,
    matchOver: (games) => (games === 1 ? 'Match over, 1 game' : `Match over, ${String(games)} games`),
    points: 'Points',
    won: (points) => `won: ${points}`,
    shared: (points) => `shared: ${points}`,
    lost: 'none',
    open: 'still open',
    boxes: 'A full box: won. Half: shared.',
    matchAfter: (games) => (games === 1 ? 'Match after 1 game' : `Match after ${String(games)} games`),
    to: (home, visitors) => `${home} to ${visitors}`,
    corrections: 'Corrections',
    provisional: 'Provisional frames',
    agreed: 'Entered by agreement',
    none: 'none',
    whatChanged: 'What was changed',
    signature: 'signature',
    signsFor: 'signs for the scores of both teams',
    whoSigns: 'who signs? Then agree.',
    agree: 'Agree',
    agreedBy: (name) => `${name} agreed`,
    signedAt: (time, game) => `${time}, game ${String(game)}`,
    takeBack: 'Take back',
    askAgain: 'A signed game can still be corrected; both captains are then asked again.',
    changedSince: 'This game was changed after it was signed. Please look and sign again.',
    nobodySigns: 'Nobody of this team is here to sign; staff begin the next game.',
    signsLater: (lane) => `Lane ${String(lane)} still bowls. Both captains sign when it is done.`,
    agreesTo: (home, visitors, points) => `Agrees to ${home}, ${visitors}, points ${points}.`,
    teamScore: (team, score) => `${team} ${String(score)}`,
    rollOff: 'Roll-off',
    unit: (unit) => {
      if (unit.kind === 'series' || unit.kind === 'pins') return 'series of the teams';
      if (unit.kind === 'individualSeries') return `series, place ${String(unit.place)}`;
      const game = `game ${String(unit.game)}`;
      return unit.kind === 'game' ? `${game}, teams` : `${game}, place ${String(unit.place)}`;
    },
    how: {
      'one-ball': 'One ball each at a full rack, repeated while tied.',
      'ninth-and-tenth': 'The ninth and tenth frame once more, repeated while tied.',
    },
    pinsOf: (team) => `Pins of ${team}`,
    next: 'Next',
    enter: 'Enter',
    equal: 'Still tied: bowl again.',
    takeGoBack: 'Take the last one back',
    startGame: (game) => `Start game ${String(game)}`,
    whenSigned: 'when both have signed, or by staff',
    showMatch: 'The match',
    showGame: 'This game',
    saveResult: 'Save result',
    resultKept: 'The result is saved on this lane.',
    resultNotKept: 'The result on this lane is not up to date.',
    series: 'Series',
    match: 'Match',
    wins: (points) => `won by ${points}`,
    even: 'Even',
    openPoints: (points) => `still open: ${points}`,
    pins: (home, visitors) => `${String(home)} to ${counted(visitors, 'pin', 'pins')}`,
    highs: { game: 'High game', withHandicap: 'with handicap', series: 'High series' },
  },
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
