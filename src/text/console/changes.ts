import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  annulled: (name: string, frame: number) => `dead ball of ${name}, frame ${String(frame)}`,
  moved: (name: string, to: string, frame: number) => `frame ${String(frame)} of ${name} given to ${to}`,
  disputed: (name: string, frame: number) => `provisional frame ${String(frame)} of ${name}`,
  settled: (name: string, frame: number, provisional: boolean) =>
    `frame ${String(frame)} of ${name}: ${provisional ? 'the provisional one stands' : 'the first one stands'}`,
  called: (name: string) => `${name} bowls now`,
  joined: (name: string) => `${name} joined`,
  renamed: (before: string, after: string) => `${before} is now ${after}`,
  /** Somebody else bowls in this place; the name may be the same. */
  replaced: (before: string, after: string) => `somebody else: ${before} → ${after}`,
  reordered: 'new order of players',
  skipped: (name: string, skipped: boolean) => (skipped ? `${name} passed over` : `${name} back in turn`),
  left: (name: string) => `${name} left`,
  returned: (name: string) => `${name} came back`,
  absent: (name: string, score: number) => `${name} absent, counts ${String(score)}`,
  /** Null: the average was cleared. */
  averaged: (name: string, average: number | null) =>
    average === null ? `${name} no average` : `${name} average ${String(average)}`,
  /** Earlier games of the series that staff typed; none: they were cleared. */
  carried: (name: string, scores: readonly number[]) =>
    `${name}, earlier games: ${scores.length === 0 ? 'none' : scores.join(', ')}`,
  /** The tag of the player's option, and for screen readers what it means (formats.ts). */
  optioned: (name: string, tag: string) => `${name} now ${tag}`,
  saidOptioned: (name: string, meaning: string) => `${name}: ${meaning}.`,
  removed: (name: string) => `${name} removed`,
};

/** Changes other than balls and corrections, in a few words for undo, the history and screen readers. */
export type ChangesText = LikeEnglish<typeof en>;

const es: ChangesText = {
  annulled: (name, frame) => `bola nula de ${name}, cuadro ${String(frame)}`,
  moved: (name, to, frame) => `cuadro ${String(frame)} de ${name} pasado a ${to}`,
  disputed: (name, frame) => `cuadro provisional ${String(frame)} de ${name}`,
  settled: (name, frame, provisional) =>
    `cuadro ${String(frame)} de ${name}: vale el ${provisional ? 'provisional' : 'primero'}`,
  called: (name) => `${name} juega ahora`,
  joined: (name) => `${name} se une`,
  renamed: (before, after) => `${before} ahora es ${after}`,
  replaced: (before, after) => `otra persona: ${before} → ${after}`,
  reordered: 'nuevo orden de jugadores',
  skipped: (name, skipped) => (skipped ? `${name} salta turno` : `${name} vuelve al turno`),
  left: (name) => `${name} se fue`,
  returned: (name) => `${name} volvió`,
  absent: (name, score) => `${name} ausente, cuenta ${String(score)}`,
  averaged: (name, average) =>
    average === null ? `${name} sin promedio` : `${name}, promedio ${String(average)}`,
  carried: (name, scores) =>
    `${name}, partidas anteriores: ${scores.length === 0 ? 'ninguna' : scores.join(', ')}`,
  optioned: (name, tag) => `${name} ahora ${tag}`,
  saidOptioned: (name, meaning) => `${name}: ${meaning}.`,
  removed: (name) => `${name} quitado`,
};

const ko: ChangesText = {
  annulled: (name, frame) => `${name} ${String(frame)}프레임 데드볼`,
  moved: (name, to, frame) => `${name} ${String(frame)}프레임을 ${to}에게 옮김`,
  disputed: (name, frame) => `${name} 임시 프레임 ${String(frame)}`,
  settled: (name, frame, provisional) =>
    `${name} ${String(frame)}프레임: ${provisional ? '임시 기록' : '처음 기록'} 확정`,
  called: (name) => `${name} 지금 투구`,
  joined: (name) => `${name} 참가`,
  renamed: (before, after) => `${before} → ${after} 이름 변경`,
  replaced: (before, after) => `다른 사람: ${before} → ${after}`,
  reordered: '순서 변경',
  skipped: (name, skipped) => (skipped ? `${name} 순서 건너뜀` : `${name} 순서 복귀`),
  left: (name) => `${name} 먼저 나감`,
  returned: (name) => `${name} 복귀`,
  absent: (name, score) => `${name} 불참, ${String(score)}점`,
  averaged: (name, average) =>
    average === null ? `${name} 에버리지 없음` : `${name} 에버리지 ${String(average)}`,
  carried: (name, scores) => `${name}, 이전 게임: ${scores.length === 0 ? '없음' : scores.join(', ')}`,
  optioned: (name, tag) => `${name} ${tag} 선택`,
  saidOptioned: (name, meaning) => `${name}: ${meaning}.`,
  removed: (name) => `${name} 삭제`,
};

const de: ChangesText = {
  annulled: (name, frame) => `ungültiger Wurf von ${name}, Frame ${String(frame)}`,
  moved: (name, to, frame) => `Frame ${String(frame)} von ${name} an ${to}`,
  disputed: (name, frame) => `vorläufiges Frame ${String(frame)} von ${name}`,
  settled: (name, frame, provisional) =>
    `Frame ${String(frame)} von ${name}: es gilt das ${provisional ? 'vorläufige' : 'erste'}`,
  called: (name) => `${name} wirft jetzt`,
  joined: (name) => `${name} kommt dazu`,
  renamed: (before, after) => `${before} heißt jetzt ${after}`,
  replaced: (before, after) => `jemand anderes: ${before} → ${after}`,
  reordered: 'neue Reihenfolge',
  skipped: (name, skipped) => (skipped ? `${name} setzt aus` : `${name} wieder an der Reihe`),
  left: (name) => `${name} geht`,
  returned: (name) => `${name} ist zurück`,
  absent: (name, score) => `${name} fehlt, zählt ${String(score)}`,
  averaged: (name, average) =>
    average === null ? `${name} ohne Schnitt` : `${name} Schnitt ${String(average)}`,
  carried: (name, scores) => `${name}, frühere Spiele: ${scores.length === 0 ? 'keine' : scores.join(', ')}`,
  optioned: (name, tag) => `${name} jetzt ${tag}`,
  saidOptioned: (name, meaning) => `${name}: ${meaning}.`,
  removed: (name) => `${name} entfernt`,
};

export const CHANGES_TEXT: InEveryLanguage<ChangesText> = { en, es, ko, de };
