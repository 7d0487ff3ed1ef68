import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  noSuchLeague: 'This league is not kept here any more. Nothing was changed.',
  tooMany: (most: number) =>
    `The lane keeps ${String(most)} leagues, and there is no room for another. Remove one that is over; nothing was changed.`,
  noSuchFile: 'These files are no longer where they were. Look for files again; nothing was changed.',
  fileUnread: (file: string) =>
    `${file} could not be read from its stick or disk. Plug the stick in again; nothing was changed.`,
  readingEnded:
    'Reading these files took too long and was stopped; nothing was changed. Ask the league for new ones.',
};

/** One sentence for each refusal about kept leagues and their files. */
export const KEPT_LEAGUE_REFUSALS: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    noSuchLeague: 'Esta liga ya no está guardada aquí. No se ha cambiado nada.',
    tooMany: (most) =>
      `Hay ${String(most)} ligas guardadas y no caben más. Quite una que haya terminado; no se ha cambiado nada.`,
    noSuchFile: 'Estos archivos ya no están donde estaban. Búsquelos de nuevo; no se ha cambiado nada.',
    fileUnread: (file) =>
      `No se pudo leer ${file} de su memoria USB o disco. Conecte la memoria de nuevo; no se ha cambiado nada.`,
    readingEnded:
      'La lectura de estos archivos tardaba demasiado y se detuvo; no se ha cambiado nada. Pida otros a la liga.',
  },
  ko: {
    noSuchLeague: '이 리그는 이제 여기에 없습니다. 아무것도 바뀌지 않았습니다.',
    tooMany: (most) =>
      `리그 ${String(most)}개가 저장되어 있어 더 저장할 수 없습니다. 끝난 리그를 지우세요. 아무것도 바뀌지 않았습니다.`,
    noSuchFile: '파일이 있던 곳에 없습니다. 파일을 다시 찾으세요. 아무것도 바뀌지 않았습니다.',
    fileUnread: (file) =>
      `USB나 디스크에서 ${file} 파일을 읽을 수 없습니다. USB를 다시 꽂으세요. 아무것도 바뀌지 않았습니다.`,
    readingEnded:
      '이 파일은 읽는 데 너무 오래 걸려 멈췄습니다. 아무것도 바뀌지 않았습니다. 리그에 새 파일을 요청하세요.',
  },
  de: {
    noSuchLeague: 'Diese Liga ist hier nicht mehr gespeichert. Nichts wurde geändert.',
    tooMany: (most) =>
      `${String(most)} Ligen sind gespeichert, mehr passen nicht. Bitte eine beendete entfernen; nichts wurde geändert.`,
    noSuchFile: 'Diese Dateien liegen nicht mehr dort. Bitte noch einmal suchen; nichts wurde geändert.',
    fileUnread: (file) =>
      `${file} ließ sich von Stick oder Platte nicht lesen. Bitte den Stick neu einstecken; nichts wurde geändert.`,
    readingEnded:
      'Das Lesen dieser Dateien dauerte zu lange und wurde beendet; nichts wurde geändert. Bitte bei der Liga neue holen.',
  },
};
