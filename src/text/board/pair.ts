import type { KeyLine } from '../console/key-list.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  /** Before both numbers, and between them. */
  lanes: 'Lanes',
  and: 'and',
  onLane: (lane: number) => `Lane ${String(lane)}`,
  /** Who is due on a lane that the other game has first. */
  waitsFor: (lane: number) => `Waits for lane ${String(lane)}`,
  /** A screen reader's name for both. */
  bothLanes: (first: number, second: number) => `Lanes ${String(first)} and ${String(second)}`,
  /** The lane that the keyboard scores. */
  keysTo: (lane: number) => `Keys go to lane ${String(lane)}`,
  /** The button that makes the keyboard score a lane. */
  goTo: (lane: number) => `Go to lane ${String(lane)}`,
  /** The button that gives the last ball here to the lane beside. */
  ballTo: (lane: number) => `Last ball to lane ${String(lane)}`,
  /** It is there now; `ball` says whose it became: "LEE 8, frame 1". */
  ballMoved: (lane: number, ball: string) => `Moved to lane ${String(lane)}: ${ball}.`,
  /** A lane without a game. */
  free: 'Nobody bowls here.',
  newGame: 'New game',
  /** A pair's own keys, listed in Help. */
  keys: [
    ['Tab', 'the other lane'],
    ['W  Tab', 'last ball to the other lane'],
  ] satisfies readonly KeyLine[],
  /** The setting that says how many lanes this PC keeps. */
  lanesHere: 'Lanes on this PC',
  lanesHint: 'A pair shows two games side by side, each with its own keys.',
  /** A sentence about one of the lanes. */
  said: (lane: number, sentence: string) => `Lane ${String(lane)}: ${sentence}`,
};

/** The texts of two lanes side by side. */
export const PAIR_TEXT: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    lanes: 'Pistas',
    and: 'y',
    onLane: (lane) => `Pista ${String(lane)}`,
    waitsFor: (lane) => `Espera la pista ${String(lane)}`,
    bothLanes: (first, second) => `Pistas ${String(first)} y ${String(second)}`,
    keysTo: (lane) => `Las teclas van a la pista ${String(lane)}`,
    goTo: (lane) => `Ir a la pista ${String(lane)}`,
    ballTo: (lane) => `Última bola a la pista ${String(lane)}`,
    ballMoved: (lane, ball) => `Pasada a la pista ${String(lane)}: ${ball}.`,
    free: 'Aquí no juega nadie.',
    newGame: 'Partida nueva',
    keys: [
      ['Tab', 'la otra pista'],
      ['W  Tab', 'última bola a la otra pista'],
    ],
    lanesHere: 'Pistas de este PC',
    lanesHint: 'Un par muestra dos partidas a la vez, cada una con sus teclas.',
    said: (lane, sentence) => `Pista ${String(lane)}: ${sentence}`,
  },
  ko: {
    lanes: '레인',
    and: '·',
    onLane: (lane) => `${String(lane)}번 레인`,
    waitsFor: (lane) => `${String(lane)}번 레인 대기`,
    bothLanes: (first, second) => `${String(first)}번, ${String(second)}번 레인`,
    keysTo: (lane) => `키 입력: ${String(lane)}번 레인`,
    goTo: (lane) => `${String(lane)}번 레인으로`,
    ballTo: (lane) => `마지막 투구를 ${String(lane)}번 레인으로`,
    ballMoved: (lane, ball) => `${String(lane)}번 레인으로 옮겼습니다: ${ball}`,
    free: '이 레인에는 게임이 없습니다.',
    newGame: '새 게임',
    keys: [
      ['Tab', '다른 레인'],
      ['W  Tab', '마지막 투구를 다른 레인으로'],
    ],
    lanesHere: '이 PC의 레인',
    lanesHint: '두 레인을 함께 쓰면 두 게임이 나란히 나오고 키도 따로 있습니다.',
    said: (lane, sentence) => `${String(lane)}번 레인: ${sentence}`,
  },
  de: {
    lanes: 'Bahnen',
    and: 'und',
    onLane: (lane) => `Bahn ${String(lane)}`,
    waitsFor: (lane) => `Wartet auf Bahn ${String(lane)}`,
    bothLanes: (first, second) => `Bahnen ${String(first)} und ${String(second)}`,
    keysTo: (lane) => `Tasten für Bahn ${String(lane)}`,
    goTo: (lane) => `Zu Bahn ${String(lane)}`,
    ballTo: (lane) => `Letzter Wurf zu Bahn ${String(lane)}`,
    ballMoved: (lane, ball) => `Jetzt auf Bahn ${String(lane)}: ${ball}.`,
    free: 'Hier spielt niemand.',
    newGame: 'Neues Spiel',
    keys: [
      ['Tab', 'die andere Bahn'],
      ['W  Tab', 'letzter Wurf zur anderen Bahn'],
    ],
    lanesHere: 'Bahnen an diesem PC',
    lanesHint: 'Ein Paar zeigt zwei Spiele nebeneinander, jedes mit eigenen Tasten.',
    said: (lane, sentence) => `Bahn ${String(lane)}: ${sentence}`,
  },
};
