import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  /** Nothing of it is left; a league from a file is read again. */
  lost: (file: string) =>
    `A kept league could not be read; ${file} was kept aside. The games are safe. Staff: read the league from its file again.`,
  /** The state before its last change is used. */
  recovered: (file: string) =>
    `A kept league could not be read; ${file} was kept aside, and the league is as before its last change. The games are safe.`,
};

/** Notices at the start about a kept league that could not be read. */
export const LEAGUE_NOTICES: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    lost: (file) =>
      `No se pudo leer una liga guardada; ${file} se apartó. Las partidas están a salvo. Personal: lea de nuevo la liga de su archivo.`,
    recovered: (file) =>
      `No se pudo leer una liga guardada; ${file} se apartó y la liga está como antes de su último cambio. Las partidas están a salvo.`,
  },
  ko: {
    lost: (file) =>
      `저장된 리그를 읽을 수 없어 ${file} 파일을 따로 보관했습니다. 게임은 안전합니다. 직원은 리그를 파일에서 다시 읽으세요.`,
    recovered: (file) =>
      `저장된 리그를 읽을 수 없어 ${file} 파일을 따로 보관했고, 마지막으로 바꾸기 전의 리그를 씁니다. 게임은 안전합니다.`,
  },
  de: {
    lost: (file) =>
      `Eine gespeicherte Liga war nicht lesbar; ${file} liegt beiseite. Die Spiele sind sicher. Personal: bitte die Liga noch einmal aus ihrer Datei lesen.`,
    recovered: (file) =>
      `Eine gespeicherte Liga war nicht lesbar; ${file} liegt beiseite, und die Liga ist wie vor ihrer letzten Änderung. Die Spiele sind sicher.`,
  },
};
