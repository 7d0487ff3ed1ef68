import { framesText } from './frame-ranges.ts';
import type { InEveryLanguage } from '../language.ts';

/** Actions for players during a game: a short word on each button, and its effect. */
export interface PlayersText {
  readonly players: string;
  readonly panel: (name: string) => string;
  readonly before: string;
  readonly after: string;
  readonly placed: (place: number, of: number) => string;
  readonly onTurn: string;
  readonly skippedNow: string;
  readonly hasLeft: string;
  readonly isAbsent: (score: number) => string;
  readonly averageIs: (average: number) => string;

  readonly bowlsNow: string;
  readonly bowlsNowHint: string;
  readonly skip: string;
  readonly skipHint: string;
  readonly backInTurn: string;
  readonly backInTurnHint: string;
  readonly leaves: string;
  readonly leavesHint: string;
  readonly comesBack: string;
  readonly comesBackHint: (frame: number) => string;
  readonly absent: string;
  readonly absentHint: string;
  readonly blindScore: (score: number) => string;
  readonly rename: string;
  readonly renameHint: string;
  /** The question of a rename, and its two answers; the second answer's key. */
  readonly renamedWho: string;
  readonly samePerson: string;
  readonly somebodyElse: string;
  readonly somebodyElseKey: string;
  /** The bowlers of a team, each with a name that can be corrected. */
  readonly mates: string;
  readonly matesHint: string;
  readonly mateNumber: (place: number) => string;
  readonly mateRenamed: string;
  readonly average: string;
  readonly averageHint: string;
  readonly moveUp: string;
  readonly moveUpHint: string;
  readonly moveDown: string;
  readonly moveDownHint: string;
  readonly remove: string;
  readonly removeHint: string;
  readonly add: string;
  readonly addHint: (frame: number) => string;

  readonly name: string;
  readonly score: string;
  readonly addNow: string;
  readonly forget: string;
  readonly missedFrames: string;
  /** The two choices for missed frames, in two lines; frames are ascending numbers. */
  readonly bowlMissed: (frames: readonly number[]) => string;
  readonly missedCountZero: (frames: readonly number[]) => string;
  /** The effect of bowling them. */
  readonly bowlsFirst: (frames: readonly number[]) => string;
  readonly wrongBowler: string;
  readonly wrongBowlerHint: (frame: number) => string;
  readonly notBowled: string;
  readonly nobodyElse: string;
}

export const PLAYERS_TEXT: InEveryLanguage<PlayersText> = {
  en: {
    players: 'Players',
    panel: (name) => `Player ${name}`,
    before: 'Player before',
    after: 'Player after',
    placed: (place, of) => `${String(place)} of ${String(of)} in the order`,
    onTurn: 'Up now',
    skippedNow: 'Passed over for now, owes the frames.',
    hasLeft: 'Has left.',
    isAbsent: (score) => `Absent, counts ${String(score)}.`,
    averageIs: (average) => `Average ${String(average)}`,
    bowlsNow: 'Bowls now',
    bowlsNowHint: 'out of turn, one frame',
    skip: 'Skip for now',
    skipHint: 'bowls the frames later',
    backInTurn: 'Back in turn',
    backInTurnHint: 'bowls what is owed',
    leaves: 'Leaves early',
    leavesHint: 'what is missing counts 0',
    comesBack: 'Comes back',
    comesBackHint: (frame) => `from frame ${String(frame)}`,
    absent: 'Absent',
    absentHint: 'counts a blind score',
    blindScore: (score) => `blind score ${String(score)}`,
    rename: 'Rename',
    renameHint: 'another name',
    renamedWho: 'is it the same person?',
    samePerson: 'Same person',
    somebodyElse: 'Somebody else',
    somebodyElseKey: 'Shift+Enter',
    mates: 'Bowlers',
    matesHint: 'names of the team',
    mateNumber: (place) => `bowler ${String(place)}`,
    mateRenamed: 'what is the right name?',
    average: 'Average',
    averageHint: 'pins a game',
    moveUp: 'Move up',
    moveUpHint: 'bowls earlier',
    moveDown: 'Move down',
    moveDownHint: 'bowls later',
    remove: 'Remove',
    removeHint: 'undo brings it back',
    add: 'Add a player',
    addHint: (frame) => `starts in frame ${String(frame)}`,
    name: 'Name',
    score: 'Blind score',
    addNow: 'Add',
    forget: 'No average',
    missedFrames: 'Missed frames',
    bowlMissed: (frames) =>
      frames.length === 1
        ? `Frame ${framesText(frames)}:\nbowl it now`
        : `Frames ${framesText(frames)}:\nbowl them now`,
    missedCountZero: (frames) =>
      frames.length === 1
        ? `Frame ${framesText(frames)}:\ncounts 0`
        : `Frames ${framesText(frames)}:\ncount 0`,
    bowlsFirst: (frames) => `bowls ${frames.length === 1 ? 'frame' : 'frames'} ${framesText(frames)} first`,
    wrongBowler: 'Wrong bowler',
    wrongBowlerHint: (frame) => `somebody else bowled frame ${String(frame)}`,
    notBowled: 'This player has not bowled yet.',
    nobodyElse: 'Nobody else is in this game.',
  },
  es: {
    players: 'Jugadores',
    panel: (name) => `Jugador ${name}`,
    before: 'Jugador anterior',
    after: 'Jugador siguiente',
    placed: (place, of) => `${String(place)} de ${String(of)} en el orden`,
    onTurn: 'Le toca',
    skippedNow: 'Turno saltado; le quedan cuadros por tirar.',
    hasLeft: 'Se fue.',
    isAbsent: (score) => `Ausente, cuenta ${String(score)}.`,
    averageIs: (average) => `Promedio ${String(average)}`,
    bowlsNow: 'Juega ahora',
    bowlsNowHint: 'fuera de turno, un cuadro',
    skip: 'Saltar turno',
    skipHint: 'tira los cuadros después',
    backInTurn: 'Vuelve al turno',
    backInTurnHint: 'tira lo pendiente',
    leaves: 'Se va antes',
    leavesHint: 'lo que falta cuenta 0',
    comesBack: 'Vuelve',
    comesBackHint: (frame) => `desde el cuadro ${String(frame)}`,
    absent: 'Ausente',
    absentHint: 'cuenta una puntuación fija',
    blindScore: (score) => `cuenta ${String(score)}`,
    rename: 'Renombrar',
    renameHint: 'otro nombre',
    renamedWho: '¿es la misma persona?',
    samePerson: 'Misma persona',
    somebodyElse: 'Otra persona',
    somebodyElseKey: 'Mayús+Intro',
    mates: 'Jugadores',
    matesHint: 'nombres del equipo',
    mateNumber: (place) => `jugador ${String(place)}`,
    mateRenamed: '¿cuál es el nombre correcto?',
    average: 'Promedio',
    averageHint: 'bolos por partida',
    moveUp: 'Subir',
    moveUpHint: 'tira antes',
    moveDown: 'Bajar',
    moveDownHint: 'tira después',
    remove: 'Quitar',
    removeHint: 'se puede deshacer',
    add: 'Añadir jugador',
    addHint: (frame) => `empieza en el cuadro ${String(frame)}`,
    name: 'Nombre',
    score: 'Puntos del ausente',
    addNow: 'Añadir',
    forget: 'Sin promedio',
    missedFrames: 'Cuadros perdidos',
    bowlMissed: (frames) =>
      `${frames.length === 1 ? 'Cuadro' : 'Cuadros'} ${framesText(frames)}:\ntirar ahora`,
    missedCountZero: (frames) =>
      frames.length === 1
        ? `Cuadro ${framesText(frames)}:\nvale 0`
        : `Cuadros ${framesText(frames)}:\nvalen 0`,
    bowlsFirst: (frames) =>
      frames.length === 1
        ? `primero tira el cuadro ${framesText(frames)}`
        : `primero tira los cuadros ${framesText(frames)}`,
    wrongBowler: 'Jugó otro',
    wrongBowlerHint: (frame) => `el cuadro ${String(frame)} lo tiró otro`,
    notBowled: 'Este jugador aún no ha tirado.',
    nobodyElse: 'No hay nadie más en esta partida.',
  },
  ko: {
    players: '선수',
    panel: (name) => `${name} 선수`,
    before: '앞 선수',
    after: '다음 선수',
    placed: (place, of) => `${String(of)}명 중 ${String(place)}번째`,
    onTurn: '투구 차례',
    skippedNow: '순서 건너뜀, 나중에 투구',
    hasLeft: '먼저 나감',
    isAbsent: (score) => `불참, ${String(score)}점`,
    averageIs: (average) => `에버리지 ${String(average)}`,
    bowlsNow: '지금 투구',
    bowlsNowHint: '순서와 관계없이 한 프레임',
    skip: '건너뛰기',
    skipHint: '나중에 투구',
    backInTurn: '순서 복귀',
    backInTurnHint: '밀린 프레임 투구',
    leaves: '먼저 나가기',
    leavesHint: '남은 프레임은 0점',
    comesBack: '복귀',
    comesBackHint: (frame) => `${String(frame)}프레임부터`,
    absent: '불참',
    absentHint: '블라인드 점수로 계산',
    blindScore: (score) => `블라인드 ${String(score)}점`,
    rename: '이름 변경',
    renameHint: '다른 이름으로',
    renamedWho: '같은 사람인가요?',
    samePerson: '같은 사람',
    somebodyElse: '다른 사람',
    somebodyElseKey: 'Shift+Enter',
    mates: '팀 선수',
    matesHint: '선수 이름 고치기',
    mateNumber: (place) => `${String(place)}번 선수`,
    mateRenamed: '올바른 이름을 입력하세요',
    average: '에버리지',
    averageHint: '게임당 점수',
    moveUp: '위로',
    moveUpHint: '먼저 투구',
    moveDown: '아래로',
    moveDownHint: '나중에 투구',
    remove: '삭제',
    removeHint: '실행 취소로 되돌림',
    add: '선수 추가',
    addHint: (frame) => `${String(frame)}프레임부터`,
    name: '이름',
    score: '블라인드 점수',
    addNow: '추가',
    forget: '에버리지 없음',
    missedFrames: '지난 프레임',
    bowlMissed: (frames) => `${framesText(frames)}프레임:\n지금 투구`,
    missedCountZero: (frames) => `${framesText(frames)}프레임:\n0점`,
    bowlsFirst: (frames) => `${framesText(frames)}프레임 먼저 투구`,
    wrongBowler: '다른 선수가 침',
    wrongBowlerHint: (frame) => `${String(frame)}프레임을 옮김`,
    notBowled: '이 선수는 아직 투구하지 않았습니다.',
    nobodyElse: '이 게임에 다른 선수가 없습니다.',
  },
  de: {
    players: 'Spieler',
    panel: (name) => `Spieler ${name}`,
    before: 'Spieler davor',
    after: 'Spieler danach',
    placed: (place, of) => `Platz ${String(place)} von ${String(of)}`,
    onTurn: 'An der Reihe',
    skippedNow: 'Setzt aus und wirft später nach.',
    hasLeft: 'Ist gegangen.',
    isAbsent: (score) => `Fehlt, zählt ${String(score)}.`,
    averageIs: (average) => `Schnitt ${String(average)}`,
    bowlsNow: 'Wirft jetzt',
    bowlsNowHint: 'außer der Reihe, ein Frame',
    skip: 'Setzt aus',
    skipHint: 'wirft später nach',
    backInTurn: 'Wieder dran',
    backInTurnHint: 'wirft Offenes nach',
    leaves: 'Geht früher',
    leavesHint: 'was fehlt, zählt 0',
    comesBack: 'Ist zurück',
    comesBackHint: (frame) => `ab Frame ${String(frame)}`,
    absent: 'Fehlt',
    absentHint: 'zählt ein Blindergebnis',
    blindScore: (score) => `Blindergebnis ${String(score)}`,
    rename: 'Umbenennen',
    renameHint: 'anderer Name',
    renamedWho: 'ist es dieselbe Person?',
    samePerson: 'Dieselbe Person',
    somebodyElse: 'Jemand anderes',
    somebodyElseKey: 'Umsch+Eingabe',
    mates: 'Personen',
    matesHint: 'Namen im Team',
    mateNumber: (place) => `Platz ${String(place)}`,
    mateRenamed: 'wie ist der Name richtig?',
    average: 'Schnitt',
    averageHint: 'Pins pro Spiel',
    moveUp: 'Nach oben',
    moveUpHint: 'wirft früher',
    moveDown: 'Nach unten',
    moveDownHint: 'wirft später',
    remove: 'Entfernen',
    removeHint: 'lässt sich rückgängig machen',
    add: 'Spieler hinzufügen',
    addHint: (frame) => `beginnt in Frame ${String(frame)}`,
    name: 'Name',
    score: 'Blindergebnis',
    addNow: 'Hinzufügen',
    forget: 'Kein Schnitt',
    missedFrames: 'Verpasste Frames',
    bowlMissed: (frames) =>
      `${frames.length === 1 ? 'Frame' : 'Frames'} ${framesText(frames)}:\njetzt werfen`,
    missedCountZero: (frames) =>
      frames.length === 1
        ? `Frame ${framesText(frames)}:\nzählt 0`
        : `Frames ${framesText(frames)}:\nzählen 0`,
    bowlsFirst: (frames) => `wirft zuerst ${frames.length === 1 ? 'Frame' : 'Frames'} ${framesText(frames)}`,
    wrongBowler: 'Falscher Spieler',
    wrongBowlerHint: (frame) => `Frame ${String(frame)} warf jemand anders`,
    notBowled: 'Dieser Spieler hat noch nicht geworfen.',
    nobodyElse: 'Sonst ist niemand in diesem Spiel.',
  },
};
