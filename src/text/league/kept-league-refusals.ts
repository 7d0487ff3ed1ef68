import type { InEveryLanguage } from '../language.ts';

/** One sentence for each refusal about kept leagues and their files. */
export interface KeptLeagueRefusals {
  readonly noSuchLeague: string;
  readonly tooMany: (most: number) => string;
  readonly noSuchFile: string;
  readonly fileUnread: (file: string) => string;
  readonly readingEnded: string;
}

export const KEPT_LEAGUE_REFUSALS: InEveryLanguage<KeptLeagueRefusals> = {
  en: {
    noSuchLeague: 'This league is not kept here any more. Nothing was changed.',
    tooMany: (most) =>
      `${String(most)} leagues are kept, and no more fit. Remove one that is over; nothing was changed.`,
    noSuchFile: 'These files are not there as they were. Look for files again; nothing was changed.',
    fileUnread: (file) =>
      `${file} could not be read from its stick or disk. Plug the stick in again; nothing was changed.`,
    readingEnded: 'Reading took too long and was ended. These files cannot be used; nothing was changed.',
  },
  es: {
    noSuchLeague: 'Esta liga ya no está guardada aquí. No se ha cambiado nada.',
    tooMany: (most) =>
      `Hay ${String(most)} ligas guardadas y no caben más. Quite una que haya terminado; no se ha cambiado nada.`,
    noSuchFile: 'Estos archivos ya no están como estaban. Búsquelos de nuevo; no se ha cambiado nada.',
    fileUnread: (file) =>
      `No se pudo leer ${file} de su memoria USB o disco. Conecte la memoria de nuevo; no se ha cambiado nada.`,
    readingEnded:
      'La lectura tardaba demasiado y se detuvo. Estos archivos no sirven; no se ha cambiado nada.',
  },
  ko: {
    noSuchLeague: '이 리그는 이제 여기에 없습니다. 아무것도 바뀌지 않았습니다.',
    tooMany: (most) =>
      `리그 ${String(most)}개가 저장되어 있어 더 저장할 수 없습니다. 끝난 리그를 지우세요. 아무것도 바뀌지 않았습니다.`,
    noSuchFile: '파일이 그대로 있지 않습니다. 파일을 다시 찾으세요. 아무것도 바뀌지 않았습니다.',
    fileUnread: (file) =>
      `USB나 디스크에서 ${file} 파일을 읽을 수 없습니다. USB를 다시 꽂으세요. 아무것도 바뀌지 않았습니다.`,
    readingEnded: '읽는 데 너무 오래 걸려 멈췄습니다. 이 파일은 쓸 수 없습니다. 아무것도 바뀌지 않았습니다.',
  },
  de: {
    noSuchLeague: 'Diese Liga ist hier nicht mehr gespeichert. Nichts wurde geändert.',
    tooMany: (most) =>
      `${String(most)} Ligen sind gespeichert, mehr passen nicht. Bitte eine beendete entfernen; nichts wurde geändert.`,
    noSuchFile: 'Diese Dateien liegen nicht mehr so da. Bitte noch einmal suchen; nichts wurde geändert.',
    fileUnread: (file) =>
      `${file} ließ sich von Stick oder Platte nicht lesen. Bitte den Stick neu einstecken; nichts wurde geändert.`,
    readingEnded:
      'Das Lesen dauerte zu lange und wurde beendet. Diese Dateien sind nicht zu gebrauchen; nichts wurde geändert.',
  },
};
