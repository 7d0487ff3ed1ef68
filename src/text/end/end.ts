import type { InEveryLanguage, LikeEnglish } from '../language.ts';
import { MOVED_TO } from '../moved-to.ts';
import { once } from '../once.ts';

export type Unit = 'pins' | 'points';

const oneDecimal = (locale: string): ((average: number) => string) => {
  const format = once(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  return (average) => format().format(average);
};

/** One of them, and more. */
type Counted = readonly [one: string, many: string];

/** Who wins and by how much, where that can be said. */
function by(
  wins: string,
  units: Readonly<Record<Unit, Counted>>,
  margin: (count: string) => string,
): (count: number | null, unit: Unit) => string {
  return (count, unit) => {
    if (count === null) return wins;
    const [one, many] = units[unit];
    return margin(`${String(count)}${count === 1 ? one : many}`);
  };
}

/** The most names that fit on the winner's card. */
const NAMED = 2;

const en = {
  gameOver: (gameNumber: number) => `Game ${String(gameNumber)} is over`,
  stopped: 'Stopped, unfinished',
  stoppedHint: 'The scores count every ball bowled so far.',
  movedTo: MOVED_TO.en,
  movedHint: 'The game continues there with every ball.',
  /** A provisional frame is unsettled. */
  open: 'No winner yet',
  openHint: (names: readonly string[]) =>
    `Provisional frame open: ${names.join(', ')}. Touch it and say which outcome counts; the sheet prints both.`,
  goOn: 'Resume this game',
  /** By so many pins, or points where pins have worths; null where the difference says nothing. */
  winsBy: by(
    'wins',
    { pins: [' pin', ' pins'], points: [' point', ' points'] },
    (margin) => `wins by ${margin}`,
  ),
  /** The runners-up: one or two by name, more by their number. */
  aheadOf: (names: readonly string[]) =>
    names.length > NAMED ? `ahead of ${String(names.length)} players` : `ahead of ${names.join(', ')}`,
  tie: (count: number) => `${String(count)} players share first place`,
  finalScore: 'final score',
  /** Beside the best score there is. */
  perfect: 'Perfect game',
  /** So many strikes were bowled; none where pins are to be left standing. */
  perfectHow: (strikes: number) =>
    strikes === 0 ? 'One pin with each ball' : `${String(strikes)} strikes in a row`,
  results: 'Results',
  totalsByFrame: 'Running total by frame',
  /** The button that shows it. */
  chart: 'Chart',
  firstPlaces: (count: number) => `the first ${String(count)}`,
  totalsSummary: (lines: readonly { readonly name: string; readonly total: number }[]) =>
    `Running total by frame, at the end: ${lines.map(({ name, total }) => `${name} ${String(total)}`).join(', ')}.`,
  place: 'Place',
  player: 'Player',
  score: 'Score',
  strikes: 'Strikes',
  spares: 'Spares',
  opens: 'Opens',
  splits: 'Splits made',
  fouls: 'Fouls',
  firstBall: '1st ball',
  splitsMade: (made: number, splits: number) => `${String(made)} of ${String(splits)}`,
  average: oneDecimal('en'),
  actions: 'What comes next',
  print: 'Print',
  savePdf: 'Save PDF',
  correct: 'Correct',
  /** The game as a QR code. */
  toPhone: 'To phone',
  phoneCode: 'QR code of the game',
  /** Below each of several codes. */
  codeOf: (code: number, codes: number) => `${String(code)} of ${String(codes)}`,
  phoneHow: (codes: number) =>
    codes > 1
      ? 'Scan each of the codes with a phone: together they have every ball, the scores and the check code.'
      : 'Scan the code with a phone: it has every ball, the scores and the check code.',
  samePlayers: 'New game, same players',
  newPlayers: 'New players',
  pageBefore: 'Page before',
  pageAfter: 'Next page',
};

/** The end view: who won, each line's figures, and what comes next. */
export type EndText = LikeEnglish<typeof en>;

export const END_TEXT: InEveryLanguage<EndText> = {
  en,
  es: {
    gameOver: (gameNumber) => `Partida ${String(gameNumber)} terminada`,
    stopped: 'Detenida, sin terminar',
    stoppedHint: 'La puntuación cuenta todas las bolas hasta ahora.',
    movedTo: MOVED_TO.es,
    movedHint: 'La partida sigue allí con todas las bolas.',
    open: 'Aún sin ganador',
    openHint: (names) =>
      `Cuadro provisional abierto: ${names.join(', ')}. Tóquelo y diga qué resultado vale; la hoja imprime ambos.`,
    goOn: 'Reanudar esta partida',
    winsBy: by(
      'gana',
      { pins: [' bolo', ' bolos'], points: [' punto', ' puntos'] },
      (margin) => `gana por ${margin}`,
    ),
    aheadOf: (names) =>
      names.length > NAMED
        ? `por delante de ${String(names.length)} jugadores`
        : `por delante de ${names.join(', ')}`,
    tie: (count) => `${String(count)} jugadores empatan en cabeza`,
    finalScore: 'puntuación final',
    perfect: 'Partida perfecta',
    perfectHow: (strikes) =>
      strikes === 0 ? 'Un bolo con cada bola' : `${String(strikes)} strikes seguidos`,
    results: 'Resultados',
    totalsByFrame: 'Total por cuadro',
    chart: 'Gráfico',
    firstPlaces: (count) => `los ${String(count)} primeros`,
    totalsSummary: (lines) =>
      `Total por cuadro, al final: ${lines.map(({ name, total }) => `${name} ${String(total)}`).join(', ')}.`,
    place: 'Puesto',
    player: 'Jugador',
    score: 'Total',
    strikes: 'Strikes',
    spares: 'Spares',
    opens: 'Abiertos',
    splits: 'Splits cerrados',
    fouls: 'Faltas',
    firstBall: '1.ª bola',
    splitsMade: (made, splits) => `${String(made)} de ${String(splits)}`,
    average: oneDecimal('es'),
    actions: 'Qué sigue',
    print: 'Imprimir',
    savePdf: 'Guardar PDF',
    correct: 'Corregir',
    toPhone: 'Al móvil',
    phoneCode: 'Código QR de la partida',
    codeOf: (code, codes) => `${String(code)} de ${String(codes)}`,
    phoneHow: (codes) =>
      codes > 1
        ? 'Escanee cada código con un móvil: juntos tienen cada bola, los puntos y el código de control.'
        : 'Escanee el código con un móvil: tiene cada bola, los puntos y el código de control.',
    samePlayers: 'Otra, mismos jugadores',
    newPlayers: 'Otros jugadores',
    pageBefore: 'Página anterior',
    pageAfter: 'Página siguiente',
  },
  ko: {
    gameOver: (gameNumber) => `${String(gameNumber)}게임 종료`,
    stopped: '중단됨 (미완료)',
    stoppedHint: '지금까지 던진 공을 모두 센 점수입니다.',
    movedTo: MOVED_TO.ko,
    movedHint: '지금까지의 투구 그대로 그 레인에서 이어집니다.',
    open: '아직 승자가 없습니다',
    openHint: (names) =>
      `임시 프레임이 남아 있습니다: ${names.join(', ')}. 그 칸을 눌러 어느 결과를 쓸지 정하세요. 기록지에는 둘 다 인쇄됩니다.`,
    goOn: '이 게임 계속하기',
    winsBy: by('승리', { pins: ['핀', '핀'], points: ['점', '점'] }, (margin) => `${margin} 차 승리`),
    aheadOf: (names) =>
      names.length > NAMED ? `공동 2위 ${String(names.length)}명` : `2위 ${names.join(', ')}`,
    tie: (count) => `${String(count)}명 공동 1위`,
    finalScore: '최종 점수',
    perfect: '퍼펙트 게임',
    perfectHow: (strikes) => (strikes === 0 ? '공 하나에 핀 하나씩' : `${String(strikes)}연속 스트라이크`),
    results: '결과',
    totalsByFrame: '프레임별 누적 점수',
    chart: '그래프',
    firstPlaces: (count) => `상위 ${String(count)}명`,
    totalsSummary: (lines) =>
      `프레임별 누적 점수, 최종: ${lines.map(({ name, total }) => `${name} ${String(total)}`).join(', ')}.`,
    place: '순위',
    player: '선수',
    score: '점수',
    strikes: '스트라이크',
    spares: '스페어',
    opens: '오픈',
    splits: '스플릿 처리',
    fouls: '파울',
    firstBall: '첫 투구',
    splitsMade: (made, splits) => `${String(made)}/${String(splits)}`,
    average: oneDecimal('ko'),
    actions: '다음 할 일',
    print: '인쇄',
    savePdf: 'PDF 저장',
    correct: '수정',
    toPhone: '휴대폰으로',
    phoneCode: '게임의 QR 코드',
    codeOf: (code, codes) => `${String(codes)}개 중 ${String(code)}번`,
    phoneHow: (codes) =>
      codes > 1
        ? '휴대폰으로 코드를 하나씩 찍으면 모든 투구와 점수, 확인 코드가 나옵니다.'
        : '휴대폰으로 코드를 찍으면 모든 투구와 점수, 확인 코드가 나옵니다.',
    samePlayers: '같은 선수로 새 게임',
    newPlayers: '새 손님',
    pageBefore: '이전 쪽',
    pageAfter: '다음 쪽',
  },
  de: {
    gameOver: (gameNumber) => `Spiel ${String(gameNumber)} ist zu Ende`,
    stopped: 'Abgebrochen',
    stoppedHint: 'Gezählt sind alle bisherigen Würfe.',
    movedTo: MOVED_TO.de,
    movedHint: 'Das Spiel wird dort mit allen Würfen fortgesetzt.',
    open: 'Noch kein Sieger',
    openHint: (names) =>
      `Vorläufiges Frame offen: ${names.join(', ')}. Antippen und sagen, welches Ergebnis zählt; auf dem Bogen stehen beide.`,
    goOn: 'Dieses Spiel fortsetzen',
    winsBy: by(
      'gewinnt',
      { pins: [' Pin', ' Pins'], points: [' Punkt', ' Punkten'] },
      (margin) => `gewinnt mit ${margin} Vorsprung`,
    ),
    aheadOf: (names) =>
      names.length > NAMED ? `vor ${String(names.length)} anderen` : `vor ${names.join(', ')}`,
    tie: (count) => `${String(count)} teilen sich Platz 1`,
    finalScore: 'Endstand',
    perfect: 'Perfektes Spiel',
    perfectHow: (strikes) =>
      strikes === 0 ? 'Ein Pin mit jedem Wurf' : `${String(strikes)} Strikes in Folge`,
    results: 'Ergebnis',
    totalsByFrame: 'Zwischenstand je Frame',
    chart: 'Diagramm',
    firstPlaces: (count) => `die ersten ${String(count)}`,
    totalsSummary: (lines) =>
      `Zwischenstand je Frame, am Ende: ${lines.map(({ name, total }) => `${name} ${String(total)}`).join(', ')}.`,
    place: 'Platz',
    player: 'Spieler',
    score: 'Punkte',
    strikes: 'Strikes',
    spares: 'Spares',
    opens: 'Offen',
    splits: 'Splits geräumt',
    fouls: 'Fouls',
    firstBall: '1. Wurf',
    splitsMade: (made, splits) => `${String(made)} von ${String(splits)}`,
    average: oneDecimal('de'),
    actions: 'Wie es weitergeht',
    print: 'Drucken',
    savePdf: 'PDF speichern',
    correct: 'Korrigieren',
    toPhone: 'Aufs Handy',
    phoneCode: 'QR-Code des Spiels',
    codeOf: (code, codes) => `${String(code)} von ${String(codes)}`,
    phoneHow: (codes) =>
      codes > 1
        ? 'Jeden Code mit dem Handy scannen: Zusammen haben sie jeden Wurf, die Punkte und den Prüfcode.'
        : 'Den Code mit dem Handy scannen: Er hat jeden Wurf, die Punkte und den Prüfcode.',
    samePlayers: 'Neues Spiel, dieselben',
    newPlayers: 'Neue Spieler',
    pageBefore: 'Seite zurück',
    pageAfter: 'Seite weiter',
  },
};
