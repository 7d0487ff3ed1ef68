import type { InEveryLanguage } from '../language.ts';

/** Problems at a lane in bowlers' words, and Help's way to solve them. */
export interface HelpText {
  readonly help: string;
  /** On the button that opens Help. */
  readonly helpHint: string;
  readonly wrongBall: string;
  readonly wrongBallHint: string;
  /** When the newest change is a ball. */
  readonly takeBack: string;
  /** When the newest change is not a ball. */
  readonly takeBackChange: string;
  readonly late: string;
  readonly lateHint: string;
  readonly wrongBowler: string;
  readonly wrongBowlerHint: string;
  readonly split: string;
  readonly splitHint: string;
  readonly deadBall: string;
  readonly deadBallHint: string;
  readonly allKeys: string;
  /** Why this is not possible now. */
  readonly noBall: string;
  readonly isSplit: string;
  /** What Help did, or the next step. */
  readonly fixNext: string;
  readonly whoNext: string;
  readonly deadNext: string;
  readonly takenBack: (what: string) => string;
  readonly ringed: (name: string, frame: number) => string;
}

export const HELP_TEXT: InEveryLanguage<HelpText> = {
  en: {
    help: 'Help',
    helpHint: 'Wrong ball, late player, split.',
    wrongBall: 'A ball is wrong',
    wrongBallHint: 'Opens the last one. Any other can be touched.',
    takeBack: 'Take back the last ball',
    takeBackChange: 'Take back the last change',
    late: 'Somebody comes late',
    lateHint: 'Adds a player to this game.',
    wrongBowler: 'The wrong person bowled',
    wrongBowlerHint: 'Gives the balls to who bowled them.',
    split: 'That was a split',
    splitHint: 'Puts the ring around it.',
    deadBall: 'That ball should not count',
    deadBallHint: 'A dead ball is bowled again.',
    allKeys: 'All keys',
    noBall: 'No ball has been bowled yet.',
    isSplit: 'It has its ring already. The Split key takes it away.',
    fixNext: 'Press what fell, then Apply. Another ball? Touch it on the board.',
    whoNext: 'Press the name of who bowled it.',
    deadNext: 'Press Dead ball. Another frame? Touch it, then Ruling.',
    takenBack: (what) => `Taken back: ${what}. Redo brings it back.`,
    ringed: (name, frame) => `${name}, frame ${String(frame)}: a split.`,
  },
  es: {
    help: 'Ayuda',
    helpHint: 'Bola mal anotada, llega tarde, split.',
    wrongBall: 'Una bola está mal',
    wrongBallHint: 'Abre la última. Puede tocar cualquier otra.',
    takeBack: 'Deshacer la última bola',
    takeBackChange: 'Deshacer el último cambio',
    late: 'Alguien llega tarde',
    lateHint: 'Añade un jugador a esta partida.',
    wrongBowler: 'Jugó quien no debía',
    wrongBowlerHint: 'Pasa las bolas a quien las jugó.',
    split: 'Fue un split',
    splitHint: 'Pone el círculo.',
    deadBall: 'Esa bola no debe contar',
    deadBallHint: 'Una bola nula se repite.',
    allKeys: 'Todas las teclas',
    noBall: 'Todavía no se ha jugado ninguna bola.',
    isSplit: 'Ya tiene su círculo. La tecla Split lo quita.',
    fixNext: 'Pulse lo que cayó y luego Aplicar. ¿Otra bola? Tóquela en el marcador.',
    whoNext: 'Pulse el nombre de quien la jugó.',
    deadNext: 'Pulse Bola nula. ¿Otro cuadro? Tóquelo y luego Decisión.',
    takenBack: (what) => `Deshecho: ${what}. Rehacer lo recupera.`,
    ringed: (name, frame) => `${name}, cuadro ${String(frame)}: un split.`,
  },
  ko: {
    help: '도움말',
    helpHint: '틀린 투구, 늦게 온 사람, 스플릿.',
    wrongBall: '투구가 잘못 기록됐어요',
    wrongBallHint: '마지막 투구가 열립니다. 다른 것도 고를 수 있습니다.',
    takeBack: '마지막 투구 취소',
    takeBackChange: '마지막 변경 취소',
    late: '늦게 온 사람이 있어요',
    lateHint: '이 게임에 선수를 추가합니다.',
    wrongBowler: '다른 사람이 쳤어요',
    wrongBowlerHint: '실제로 친 선수에게 기록을 옮깁니다.',
    split: '스플릿이었어요',
    splitHint: '동그라미를 표시합니다.',
    deadBall: '그 투구는 무효예요',
    deadBallHint: '데드볼은 다시 칩니다.',
    allKeys: '모든 키',
    noBall: '아직 투구가 없습니다.',
    isSplit: '이미 스플릿으로 표시되어 있습니다. 스플릿 키로 지울 수 있습니다.',
    fixNext: '쓰러진 핀 수를 누르고 적용을 누르세요. 다른 투구는 점수판에서 고르세요.',
    whoNext: '실제로 친 사람의 이름을 누르세요.',
    deadNext: '데드볼을 누르세요. 다른 프레임은 점수판에서 고른 뒤 판정을 누르세요.',
    takenBack: (what) => `취소함: ${what}. 다시 실행으로 되돌릴 수 있습니다.`,
    ringed: (name, frame) => `${name} ${String(frame)}프레임: 스플릿.`,
  },
  de: {
    help: 'Hilfe',
    helpHint: 'Falscher Wurf, zu spät, Split.',
    wrongBall: 'Ein Wurf ist falsch',
    wrongBallHint: 'Öffnet den letzten. Jeder andere lässt sich antippen.',
    takeBack: 'Letzten Wurf zurücknehmen',
    takeBackChange: 'Letzte Änderung zurücknehmen',
    late: 'Jemand kommt zu spät',
    lateHint: 'Nimmt einen Spieler ins Spiel auf.',
    wrongBowler: 'Der falsche Spieler hat geworfen',
    wrongBowlerHint: 'Gibt die Würfe an den richtigen.',
    split: 'Das war ein Split',
    splitHint: 'Setzt den Ring darum.',
    deadBall: 'Der Wurf soll nicht zählen',
    deadBallHint: 'Ein ungültiger Wurf wird wiederholt.',
    allKeys: 'Alle Tasten',
    noBall: 'Noch ist kein Wurf gefallen.',
    isSplit: 'Der Ring ist schon da. Die Taste Split nimmt ihn weg.',
    fixNext: 'Gefallene Pins drücken, dann Übernehmen. Anderer Wurf? Auf der Anzeige antippen.',
    whoNext: 'Bitte drücken, wer geworfen hat.',
    deadNext: 'Ungültiger Wurf drücken. Anderes Frame? Erst antippen, dann Entscheidung.',
    takenBack: (what) => `Zurückgenommen: ${what}. Das lässt sich wiederherstellen.`,
    ringed: (name, frame) => `${name}, Frame ${String(frame)}: ein Split.`,
  },
};
