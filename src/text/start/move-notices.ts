import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  /** It was taken back from one player and is not entered for the other one. */
  between: (mark: string, from: string, to: string) =>
    `The ball ${mark} was taken back from ${from} and is not entered on the other side yet. Everything else is safe. Enter ${mark} for ${to} now, or again for ${from} if it was right there.`,
  /** The note about it is unreadable. */
  lost: 'A note about a ball on its way to the other lane could not be read and was kept aside. The games are safe. Compare both boards with what was bowled.',
  /** Of a match's two games only that on `lane` is there. */
  halfBegun: (lane: number, beside: number) =>
    `The match began on lane ${String(lane)} only, not on lane ${String(beside)}. Nobody has bowled a ball. Begin the match again: it then begins on both lanes.`,
};

/** Notices about a ball that goes from one lane of a pair to the other, and about a match that began on one only. */
export const MOVE_NOTICES: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    between: (mark, from, to) =>
      `La bola ${mark} se retiró de ${from} y aún no está anotada en el otro lado. Todo lo demás está a salvo. Anote ahora ${mark} para ${to}, o de nuevo para ${from} si allí era correcta.`,
    lost: 'No se pudo leer una nota sobre una bola que pasaba a la otra pista; se apartó. Las partidas están a salvo. Compare los dos marcadores con lo que se jugó.',
    halfBegun: (lane, beside) =>
      `El encuentro empezó solo en la pista ${String(lane)}, no en la ${String(beside)}. Nadie ha lanzado. Empiécelo otra vez: así empieza en las dos pistas.`,
  },
  ko: {
    between: (mark, from, to) =>
      `${from} 선수의 공(${mark})이 취소되었지만 반대쪽에는 아직 입력되지 않았습니다. 나머지는 모두 안전합니다. 지금 ${to} 선수에게 ${mark} 공을 입력하거나, 원래가 맞았다면 ${from} 선수에게 다시 입력하세요.`,
    lost: '다른 레인으로 옮기던 공의 기록을 읽을 수 없어 따로 보관했습니다. 게임은 안전합니다. 두 점수판을 실제 투구와 비교하세요.',
    halfBegun: (lane, beside) =>
      `경기가 ${String(lane)}번 레인에서만 시작되고 ${String(beside)}번 레인에서는 시작되지 않았습니다. 아직 아무도 치지 않았습니다. 경기를 다시 시작하면 두 레인에서 함께 시작됩니다.`,
  },
  de: {
    between: (mark, from, to) =>
      `Der Wurf ${mark} wurde bei ${from} zurückgenommen und ist auf der anderen Seite noch nicht eingetragen. Alles andere ist sicher. Jetzt ${mark} für ${to} eintragen, oder wieder für ${from}, wenn er dort richtig war.`,
    lost: 'Eine Notiz über einen Wurf auf dem Weg zur anderen Bahn war nicht lesbar und liegt beiseite. Die Spiele sind sicher. Bitte beide Anzeigen mit dem Gespielten vergleichen.',
    halfBegun: (lane, beside) =>
      `Die Begegnung begann nur auf Bahn ${String(lane)}, nicht auf Bahn ${String(beside)}. Noch hat niemand geworfen. Bitte neu beginnen: dann beginnt sie auf beiden Bahnen.`,
  },
};
