import type { InEveryLanguage } from '../language.ts';

/** One sentence for each refusal about kept leagues and their files. */
export interface KeptLeagueRefusals {
  readonly noSuchLeague: string;
  readonly tooMany: (most: number) => string;
}

export const KEPT_LEAGUE_REFUSALS: InEveryLanguage<KeptLeagueRefusals> = {
  en: {
    noSuchLeague: 'This league is not kept here any more. Nothing was changed.',
    tooMany: (most) =>
      `${String(most)} leagues are kept, and no more fit. Remove one that is over; nothing was changed.`,
  },
  es: {
    noSuchLeague: 'Esta liga ya no está guardada aquí. No se ha cambiado nada.',
    tooMany: (most) =>
      `Hay ${String(most)} ligas guardadas y no caben más. Quite una que haya terminado; no se ha cambiado nada.`,
  },
  ko: {
    noSuchLeague: '이 리그는 이제 여기에 없습니다. 아무것도 바뀌지 않았습니다.',
    tooMany: (most) =>
      `리그 ${String(most)}개가 저장되어 있어 더 저장할 수 없습니다. 끝난 리그를 지우세요. 아무것도 바뀌지 않았습니다.`,
  },
  de: {
    noSuchLeague: 'Diese Liga ist hier nicht mehr gespeichert. Nichts wurde geändert.',
    tooMany: (most) =>
      `${String(most)} Ligen sind gespeichert, mehr passen nicht. Bitte eine beendete entfernen; nichts wurde geändert.`,
  },
};
