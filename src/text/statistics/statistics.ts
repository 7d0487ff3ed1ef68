import { counted } from '../counted.ts';
import { figures } from './figure-formats.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';

/** How often pins stood or were made, by pin. */
export interface PinFigure {
  readonly pin: number;
  /** In percent, or left and made. */
  readonly percent: number;
}

export interface Trend {
  readonly from: number;
  /** The month that it begins in. */
  readonly since: Date;
  readonly now: number;
}

const en = {
  ...figures('en'),
  title: (name: string) => `Statistics of ${name}`,
  byName: 'All of this name',
  byBowler: 'This bowler',
  back: 'Back',
  print: 'Print',
  tonight: 'Tonight',
  last: (games: number) => (games === 1 ? 'Last game' : `Last ${String(games)} games`),
  since: (month: Date) => `Since ${figures('en').month(month)}`,
  all: 'All',
  league: 'League',
  openPlay: 'Open play',
  loading: 'Looking through the saved games …',
  failed: 'The saved games could not be read.',
  tryAgain: 'Try again',
  none: 'No finished game here.',
  newestOnly: (games: number) =>
    games === 1 ? 'Only the newest game is counted.' : `Only the newest ${String(games)} games are counted.`,
  averageOf: (games: number) => `Average of ${counted(games, 'game', 'games')}`,
  highGame: 'High game',
  lowGame: 'Lowest game',
  highSeries: (games: number) => `High series of ${String(games)}`,
  lowSeries: (games: number) => `Lowest series of ${String(games)}`,
  highGames: (from: number) => `Games of ${String(from)} and up`,
  cleanGames: 'Clean games',
  firstBall: 'First-ball average',
  splitsMade: 'Splits made',
  of: (count: number) => `of ${String(count)}`,
  running: 'Average of the last 20 games, each evening',
  now: (average: number) => `${String(average)} now`,
  trend: ({ from, since, now }: Trend) => {
    const change = now - from;
    const month = figures('en').month(since);
    if (change === 0) return `${String(now)} now, as in ${month}.`;
    const moved = `${String(Math.abs(change))} ${change > 0 ? 'up' : 'down'}`;
    return `From ${String(from)} in ${month} to ${String(now)} now, ${moved}.`;
  },
  rings: (best: number, lowest: boolean) =>
    `Each ring is a game; the full one is the ${lowest ? 'lowest' : 'highest'}, ${String(best)}.`,
  runningLabel: (averages: readonly number[], best: number) =>
    `Average of the last 20 games after each of ${counted(averages.length, 'evening', 'evenings')}: ${averages.join(', ')}. The best game is ${String(best)}.`,
  frames: 'Frames',
  strikes: 'Strikes',
  spares: 'Spares',
  opens: 'Opens',
  framesBase: (frames: number) =>
    `In % of ${counted(frames, 'frame', 'frames')}. Fill balls are not counted.`,
  racks: (percent: number, racks: number) =>
    `With fill balls: strikes at ${String(percent)}\u00a0% of ${counted(racks, 'full rack', 'full racks')}.`,
  framesLabel: (strikes: number, spares: number, opens: number) =>
    `Strikes ${String(strikes)} percent, spares ${String(spares)} percent, opens ${String(opens)} percent`,
  singles: 'Single pins made, of those left',
  singlesSays: (made: number, left: number, percent: number) =>
    `${String(made)} of ${String(left)}, ${String(percent)}\u00a0%.`,
  /** No leave was a single pin. */
  noSingles: 'No single pin was left.',
  missedMost: (pin: number) => `Missed most: pin ${String(pin)}.`,
  singleLabel: (pin: number, made: number, left: number) =>
    `pin ${String(pin)} ${String(made)} of ${String(left)}`,
  singlesLabel: (pins: readonly string[]) => `Single pins made: ${pins.join(', ')}`,
  standing: 'Left standing after the first ball, in %',
  standingSays: (leaves: number, pins: readonly PinFigure[]) =>
    `Of ${counted(leaves, 'known leave', 'known leaves')} ${pins.map(({ pin, percent }) => `pin ${String(pin)} stood in ${String(percent)}\u00a0%`).join(', ')}.`,
  standingLabel: (pins: readonly PinFigure[]) =>
    `Share of known leaves in which each pin stood: ${pins.map(({ pin, percent }) => `pin ${String(pin)} ${String(percent)} percent`).join(', ')}`,
  unknown: (leaves: number) => `Left out: ${counted(leaves, 'leave', 'leaves')} without noted pins.`,
  noPins: 'Nobody noted which pins stood.',
  games: 'Games',
  evenings: 'Evenings',
  average: 'Average',
  span: (from: Date, to: Date) => `Games from ${figures('en').date(from)} to ${figures('en').date(to)}.`,
  leftOut: "Unfinished games are left out. Leaves without noted pins are in no pin's figure.",
  leave: 'Leave',
  split: 'Split',
  left: 'left',
  made: 'made',
  noLeaves: 'none',
};

/** A bowler's statistics, on the screen and on paper. */
export type StatisticsText = LikeEnglish<typeof en>;

export const STATISTICS_TEXT: InEveryLanguage<StatisticsText> = {
  en,
  es: {
    ...figures('es'),
    title: (name) => `Estadísticas de ${name}`,
    byName: 'Todos con este nombre',
    byBowler: 'Este jugador',
    back: 'Volver',
    print: 'Imprimir',
    tonight: 'Esta noche',
    last: (games) => (games === 1 ? 'Última' : `Últimas ${String(games)}`),
    since: (month) => `Desde ${figures('es').month(month)}`,
    all: 'Todas',
    league: 'Liga',
    openPlay: 'Juego libre',
    loading: 'Buscando en las partidas guardadas …',
    failed: 'No se han podido leer las partidas guardadas.',
    tryAgain: 'Reintentar',
    none: 'Aquí no hay ninguna partida terminada.',
    newestOnly: (games) =>
      games === 1
        ? 'Solo cuenta la partida más reciente.'
        : `Solo cuentan las ${String(games)} partidas más recientes.`,
    averageOf: (games) => `Promedio de ${counted(games, 'partida', 'partidas')}`,
    highGame: 'Mejor partida',
    lowGame: 'Partida más baja',
    highSeries: (games) => `Mejor serie de ${String(games)}`,
    lowSeries: (games) => `Serie más baja de ${String(games)}`,
    highGames: (from) => `Partidas de ${String(from)} o más`,
    cleanGames: 'Partidas limpias',
    firstBall: 'Promedio 1.ª bola',
    splitsMade: 'Splits cerrados',
    of: (count) => `de ${String(count)}`,
    running: 'Promedio de las últimas 20 partidas, cada noche',
    now: (average) => `${String(average)} ahora`,
    trend: ({ from, since, now }) => {
      const change = now - from;
      const month = figures('es').month(since);
      if (change === 0) return `${String(now)} ahora, como en ${month}.`;
      const moved = `${String(Math.abs(change))} ${change > 0 ? 'más' : 'menos'}`;
      return `De ${String(from)} en ${month} a ${String(now)} ahora, ${moved}.`;
    },
    rings: (best, lowest) =>
      `Cada anillo es una partida; el lleno es la más ${lowest ? 'baja' : 'alta'}, ${String(best)}.`,
    runningLabel: (averages, best) =>
      `Promedio de las últimas 20 partidas tras cada una de ${counted(averages.length, 'noche', 'noches')}: ${averages.join(', ')}. La mejor partida es ${String(best)}.`,
    frames: 'Cuadros',
    strikes: 'Strikes',
    spares: 'Spares',
    opens: 'Abiertos',
    framesBase: (frames) => `En % de ${counted(frames, 'cuadro', 'cuadros')}. Sin bolas extra.`,
    racks: (percent, racks) =>
      `Con bolas extra: strike en el ${String(percent)}\u00a0% de ${counted(racks, 'rack', 'racks')}.`,
    framesLabel: (strikes, spares, opens) =>
      `Strikes ${String(strikes)} por ciento, spares ${String(spares)} por ciento, abiertos ${String(opens)} por ciento`,
    singles: 'Bolos sueltos cerrados',
    singlesSays: (made, left, percent) => `${String(made)} de ${String(left)}, ${String(percent)}\u00a0%.`,
    noSingles: 'No quedó ningún bolo suelto.',
    missedMost: (pin) => `El más fallado: bolo ${String(pin)}.`,
    singleLabel: (pin, made, left) => `bolo ${String(pin)} ${String(made)} de ${String(left)}`,
    singlesLabel: (pins) => `Bolos sueltos cerrados: ${pins.join(', ')}`,
    standing: 'En pie tras la primera bola, en %',
    standingSays: (leaves, pins) =>
      `De ${counted(leaves, 'resto conocido', 'restos conocidos')} quedó ${pins.map(({ pin, percent }) => `el bolo ${String(pin)} en el ${String(percent)}\u00a0%`).join(', ')}.`,
    standingLabel: (pins) =>
      `Parte de los restos conocidos en que quedó cada bolo: ${pins.map(({ pin, percent }) => `bolo ${String(pin)} ${String(percent)} por ciento`).join(', ')}`,
    unknown: (leaves) => `Sin contar ${counted(leaves, 'resto', 'restos')} sin bolos anotados.`,
    noPins: 'Nadie anotó qué bolos quedaron.',
    games: 'Partidas',
    evenings: 'Noches',
    average: 'Promedio',
    span: (from, to) => `Partidas del ${figures('es').date(from)} al ${figures('es').date(to)}.`,
    leftOut: 'Sin partidas inacabadas. Los restos sin bolos anotados no cuentan por bolo.',
    leave: 'Resto',
    split: 'Split',
    left: 'veces',
    made: 'cerrados',
    noLeaves: 'ninguno',
  },
  ko: {
    ...figures('ko'),
    title: (name) => `${name} 통계`,
    byName: '같은 이름 전체',
    byBowler: '이 선수만',
    back: '뒤로',
    print: '인쇄',
    tonight: '오늘 저녁',
    last: (games) => `최근 ${String(games)}게임`,
    since: (month) => `${figures('ko').month(month)}부터`,
    all: '전체',
    league: '리그',
    openPlay: '일반 게임',
    loading: '저장된 게임을 찾는 중 …',
    failed: '저장된 게임을 읽지 못했습니다.',
    tryAgain: '다시 시도',
    none: '여기에는 끝난 게임이 없습니다.',
    newestOnly: (games) => `가장 최근 ${String(games)}게임만 셉니다.`,
    averageOf: (games) => `${String(games)}게임 에버리지`,
    highGame: '하이 게임',
    lowGame: '최저 게임',
    highSeries: (games) => `${String(games)}게임 하이 시리즈`,
    lowSeries: (games) => `${String(games)}게임 최저 시리즈`,
    highGames: (from) => `${String(from)}점 이상 게임`,
    cleanGames: '클린 게임',
    firstBall: '첫 투구 평균',
    splitsMade: '스플릿 처리',
    of: (count) => `/ ${String(count)}`,
    running: '저녁마다 본 최근 20게임 에버리지',
    now: (average) => `현재 ${String(average)}`,
    trend: ({ from, since, now }) => {
      const change = now - from;
      const month = figures('ko').month(since);
      if (change === 0) return `현재 ${String(now)}, ${month}과 같습니다.`;
      return `${month} ${String(from)}에서 현재 ${String(now)}, ${String(Math.abs(change))}점 ${change > 0 ? '상승' : '하락'}.`;
    },
    rings: (best, lowest) =>
      `고리 하나가 한 게임이고, 채운 것이 ${lowest ? '최저' : '최고'} ${String(best)}점입니다.`,
    runningLabel: (averages, best) =>
      `저녁 ${String(averages.length)}회, 각 저녁까지의 최근 20게임 에버리지: ${averages.join(', ')}. 가장 좋은 게임은 ${String(best)}점.`,
    frames: '프레임',
    strikes: '스트라이크',
    spares: '스페어',
    opens: '오픈',
    framesBase: (frames) => `${String(frames)}프레임 중 %. 보너스 투구는 세지 않습니다.`,
    racks: (percent, racks) =>
      `보너스 투구 포함: 풀 랙 ${String(racks)}회 중 스트라이크 ${String(percent)}%.`,
    framesLabel: (strikes, spares, opens) =>
      `스트라이크 ${String(strikes)}퍼센트, 스페어 ${String(spares)}퍼센트, 오픈 ${String(opens)}퍼센트`,
    singles: '한 핀 남았을 때의 처리',
    singlesSays: (made, left, percent) => `${String(left)}번 중 ${String(made)}번, ${String(percent)}%.`,
    noSingles: '한 핀만 남은 적이 없습니다.',
    missedMost: (pin) => `가장 많이 놓친 핀: ${String(pin)}번.`,
    singleLabel: (pin, made, left) => `${String(pin)}번 핀 ${String(left)}번 중 ${String(made)}번`,
    singlesLabel: (pins) => `한 핀 처리: ${pins.join(', ')}`,
    standing: '첫 투구 뒤에 남은 핀, %',
    standingSays: (leaves, pins) =>
      `핀을 적은 ${String(leaves)}번 중 ${pins.map(({ pin, percent }) => `${String(pin)}번 핀 ${String(percent)}%`).join(', ')}.`,
    standingLabel: (pins) =>
      `핀을 적은 경우 중 각 핀이 남은 비율: ${pins.map(({ pin, percent }) => `${String(pin)}번 핀 ${String(percent)}퍼센트`).join(', ')}`,
    unknown: (leaves) => `핀을 적지 않은 ${String(leaves)}번은 빠져 있습니다.`,
    noPins: '어느 핀이 남았는지 적은 사람이 없습니다.',
    games: '게임',
    evenings: '저녁',
    average: '에버리지',
    span: (from, to) => `${figures('ko').date(from)} – ${figures('ko').date(to)}의 게임.`,
    leftOut: '끝나지 않은 게임은 세지 않습니다. 핀을 적지 않은 경우는 핀별 수치에서 빠집니다.',
    leave: '남은 핀',
    split: '스플릿',
    left: '횟수',
    made: '처리',
    noLeaves: '없음',
  },
  de: {
    ...figures('de'),
    title: (name) => `Statistik von ${name}`,
    byName: 'Alle dieses Namens',
    byBowler: 'Nur diese Person',
    back: 'Zurück',
    print: 'Drucken',
    tonight: 'Heute Abend',
    last: (games) => (games === 1 ? 'Letztes' : `Letzte ${String(games)}`),
    since: (month) => `Seit ${figures('de').month(month)}`,
    all: 'Alle',
    league: 'Liga',
    openPlay: 'Freies Spiel',
    loading: 'Gespeicherte Spiele werden durchsucht …',
    failed: 'Die gespeicherten Spiele sind nicht lesbar.',
    tryAgain: 'Noch einmal',
    none: 'Hier ist kein beendetes Spiel.',
    newestOnly: (games) =>
      games === 1 ? 'Nur das neueste Spiel zählt.' : `Nur die neuesten ${String(games)} Spiele zählen.`,
    averageOf: (games) => `Schnitt aus ${counted(games, 'Spiel', 'Spielen')}`,
    highGame: 'Höchstes Spiel',
    lowGame: 'Niedrigstes Spiel',
    highSeries: (games) => `Höchste ${String(games)}er-Serie`,
    lowSeries: (games) => `Niedrigste ${String(games)}er-Serie`,
    highGames: (from) => `Spiele ab ${String(from)}`,
    cleanGames: 'Saubere Spiele',
    firstBall: 'Schnitt 1. Wurf',
    splitsMade: 'Splits geräumt',
    of: (count) => `von ${String(count)}`,
    running: 'Schnitt der letzten 20 Spiele, je Abend',
    now: (average) => `jetzt ${String(average)}`,
    trend: ({ from, since, now }) => {
      const change = now - from;
      const month = figures('de').month(since);
      if (change === 0) return `Jetzt ${String(now)}, wie im ${month}.`;
      const moved = `${String(Math.abs(change))} ${change > 0 ? 'mehr' : 'weniger'}`;
      return `Von ${String(from)} im ${month} auf jetzt ${String(now)}, ${moved}.`;
    },
    rings: (best, lowest) =>
      `Jeder Ring ist ein Spiel; der volle ist das ${lowest ? 'niedrigste' : 'höchste'}, ${String(best)}.`,
    runningLabel: (averages, best) =>
      `Schnitt der letzten 20 Spiele nach jedem von ${counted(averages.length, 'Abend', 'Abenden')}: ${averages.join(', ')}. Das beste Spiel hat ${String(best)}.`,
    frames: 'Frames',
    strikes: 'Strikes',
    spares: 'Spares',
    opens: 'Offen',
    framesBase: (frames) => `In % von ${counted(frames, 'Frame', 'Frames')}. Ohne Zusatzwürfe.`,
    racks: (percent, racks) =>
      `Mit Zusatzwürfen: Strikes bei ${String(percent)}\u00a0% von ${counted(racks, 'vollen Rack', 'vollen Racks')}.`,
    framesLabel: (strikes, spares, opens) =>
      `Strikes ${String(strikes)} Prozent, Spares ${String(spares)} Prozent, offene ${String(opens)} Prozent`,
    singles: 'Einzelne Pins: geräumt von stehenden',
    singlesSays: (made, left, percent) => `${String(made)} von ${String(left)}, ${String(percent)}\u00a0%.`,
    noSingles: 'Kein einzelner Pin blieb stehen.',
    missedMost: (pin) => `Am öftesten verfehlt: Pin ${String(pin)}.`,
    singleLabel: (pin, made, left) => `Pin ${String(pin)} ${String(made)} von ${String(left)}`,
    singlesLabel: (pins) => `Einzelne Pins geräumt: ${pins.join(', ')}`,
    standing: 'Nach dem ersten Wurf stehen geblieben, in %',
    standingSays: (leaves, pins) =>
      `Von ${counted(leaves, 'bekannten Rest', 'bekannten Resten')} stand ${pins.map(({ pin, percent }) => `Pin ${String(pin)} in ${String(percent)}\u00a0%`).join(', ')}.`,
    standingLabel: (pins) =>
      `Anteil der bekannten Reste, in denen jeder Pin stand: ${pins.map(({ pin, percent }) => `Pin ${String(pin)} ${String(percent)} Prozent`).join(', ')}`,
    unknown: (leaves) => `Nicht dabei: ${counted(leaves, 'Rest', 'Reste')} ohne notierte Pins.`,
    noPins: 'Niemand hat notiert, welche Pins standen.',
    games: 'Spiele',
    evenings: 'Abende',
    average: 'Schnitt',
    span: (from, to) => `Spiele vom ${figures('de').date(from)} bis ${figures('de').date(to)}.`,
    leftOut: 'Ohne unvollendete Spiele. Reste ohne notierte Pins zählen bei keinem Pin.',
    leave: 'Rest',
    split: 'Split',
    left: 'Mal',
    made: 'geräumt',
    noLeaves: 'keine',
  },
};
