import type { InEveryLanguage } from '../language.ts';

/** Rulings on a frame besides its balls: a dead ball, a provisional frame, the wrong player. */
export interface RulingText {
  readonly ruling: string;
  readonly rulingOf: (name: string, frame: number) => string;
  readonly deadBall: string;
  /** The ball of the frame, and its mark. */
  readonly deadBallHint: (ball: number, mark: string) => string;
  readonly provisional: string;
  readonly provisionalHint: string;
  readonly firstStands: string;
  readonly provisionalStands: string;
  /** An outcome's marks and score; null before the first frame is settled. */
  readonly outcome: (marks: string, score: number | null) => string;
  readonly bowledBy: string;
  readonly bowledByHint: string;
  readonly whoBowled: (name: string, frame: number) => string;
  readonly theirFrame: (frame: number) => string;
  /** On the card while the rulings take the place of the keys. */
  readonly choose: string;
  readonly back: string;
  /** Above the name while the other outcome is entered, and on its button. */
  readonly entering: string;
  readonly stands: string;
  readonly other: string;
  readonly keepBoth: string;
  readonly enterOther: string;
  readonly bothKept: string;
  /** The prompt of the key G; it asks for the player first when there are several. */
  readonly whichPlayer: string;
  readonly whichFrame: string;
}

export const RULING_TEXT: InEveryLanguage<RulingText> = {
  en: {
    ruling: 'Ruling',
    rulingOf: (name, frame) => `Ruling on frame ${String(frame)} of ${name}`,
    deadBall: 'Dead ball',
    deadBallHint: (ball, mark) => `Ball ${String(ball)} (${mark}) is bowled again`,
    provisional: 'Provisional frame',
    provisionalHint: 'Enter the other outcome; both are kept',
    firstStands: 'First stands',
    provisionalStands: 'Provisional stands',
    outcome: (marks, score) => (score === null ? marks : `${marks}, score ${String(score)}`),
    bowledBy: 'Bowled by …',
    bowledByHint: 'Give these balls to another player',
    whoBowled: (name, frame) => `Who bowled frame ${String(frame)} of ${name}?`,
    theirFrame: (frame) => `frame ${String(frame)}`,
    choose: 'Press what was decided.',
    back: 'Back to the keys',
    entering: 'Provisional',
    stands: 'Stands',
    other: 'Other',
    keepBoth: 'Keep both',
    enterOther: 'Enter the other outcome of this frame.',
    bothKept: 'Both scores are kept and printed.',
    whichPlayer: 'Player’s number, then the frame.',
    whichFrame: 'Which frame? 0 is the tenth.',
  },
  es: {
    ruling: 'Decisión',
    rulingOf: (name, frame) => `Decisión sobre el cuadro ${String(frame)} de ${name}`,
    deadBall: 'Bola nula',
    deadBallHint: (ball, mark) => `La bola ${String(ball)} (${mark}) se repite`,
    provisional: 'Cuadro provisional',
    provisionalHint: 'Anote el otro resultado; se guardan ambos',
    firstStands: 'Vale el primero',
    provisionalStands: 'Vale el provisional',
    outcome: (marks, score) => (score === null ? marks : `${marks}, total ${String(score)}`),
    bowledBy: 'Lo jugó …',
    bowledByHint: 'Pasa estas bolas a otro jugador',
    whoBowled: (name, frame) => `¿Quién jugó el cuadro ${String(frame)} de ${name}?`,
    theirFrame: (frame) => `cuadro ${String(frame)}`,
    choose: 'Pulse lo que se decidió.',
    back: 'Volver a las teclas',
    entering: 'Provisional',
    stands: 'Vale',
    other: 'Otro',
    keepBoth: 'Ambos',
    enterOther: 'Anote el otro resultado de este cuadro.',
    bothKept: 'Se guardan e imprimen ambos.',
    whichPlayer: 'Número del jugador y luego el cuadro.',
    whichFrame: '¿Qué cuadro? 0 es el décimo.',
  },
  ko: {
    ruling: '판정',
    rulingOf: (name, frame) => `${name} ${String(frame)}프레임 판정`,
    deadBall: '데드볼',
    deadBallHint: (ball, mark) => `${String(ball)}구(${mark}) 다시 투구`,
    provisional: '임시 프레임',
    provisionalHint: '다른 결과도 입력하고 둘 다 남깁니다',
    firstStands: '처음 기록 확정',
    provisionalStands: '임시 기록 확정',
    outcome: (marks, score) => (score === null ? marks : `${marks}, ${String(score)}점`),
    bowledBy: '다른 선수의 투구',
    bowledByHint: '이 투구를 다른 선수에게 옮깁니다',
    whoBowled: (name, frame) => `${name} ${String(frame)}프레임은 누가 쳤나요?`,
    theirFrame: (frame) => `${String(frame)}프레임`,
    choose: '결정된 판정을 누르세요.',
    back: '키로 돌아가기',
    entering: '임시 프레임',
    stands: '현재',
    other: '다른 결과',
    keepBoth: '둘 다 남김',
    enterOther: '이 프레임의 다른 결과를 입력하세요.',
    bothKept: '두 점수를 모두 남기고 인쇄합니다.',
    whichPlayer: '선수 번호, 그다음 프레임.',
    whichFrame: '몇 프레임? 0은 10프레임입니다.',
  },
  de: {
    ruling: 'Entscheidung',
    rulingOf: (name, frame) => `Entscheidung zu Frame ${String(frame)} von ${name}`,
    deadBall: 'Ungültiger Wurf',
    deadBallHint: (ball, mark) => `Wurf ${String(ball)} (${mark}) wird wiederholt`,
    provisional: 'Vorläufiges Frame',
    provisionalHint: 'Das andere Ergebnis eingeben; beide bleiben',
    firstStands: 'Das erste zählt',
    provisionalStands: 'Das vorläufige zählt',
    outcome: (marks, score) => (score === null ? marks : `${marks}, Stand ${String(score)}`),
    bowledBy: 'Geworfen von …',
    bowledByHint: 'Diese Würfe jemand anderem geben',
    whoBowled: (name, frame) => `Wer hat Frame ${String(frame)} von ${name} geworfen?`,
    theirFrame: (frame) => `Frame ${String(frame)}`,
    choose: 'Entscheidung antippen.',
    back: 'Zurück zu den Tasten',
    entering: 'Vorläufig',
    stands: 'Zählt',
    other: 'Alternative',
    keepBoth: 'Beide behalten',
    enterOther: 'Das andere Ergebnis dieses Frames eingeben.',
    bothKept: 'Beide Ergebnisse bleiben und werden gedruckt.',
    whichPlayer: 'Nummer des Spielers, dann das Frame.',
    whichFrame: 'Welches Frame? 0 ist das zehnte.',
  },
};
