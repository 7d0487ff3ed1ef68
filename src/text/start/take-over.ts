import type { InEveryLanguage, Language, LikeEnglish } from '../language.ts';

const en = {
  title: 'Is the other PC off?',
  /** Another PC had the folder, until this time by its own clock, if known. */
  another: (name: string, until: string | null) =>
    `The PC ${name} had this folder open${until === null ? '' : ` until ${until}`} and does not answer now.`,
  /** It is not known which PC had the folder. */
  unknown:
    'A Headpin that nobody closed had this folder open. Whether it still runs, on this PC or another, cannot be seen from here.',
  safe: 'All games are safe. Nothing was changed.',
  toDo: 'Go and look. If that PC is off, take the folder over: the games go on here. If Headpin still runs there, close it first: of two PCs that write in one folder, one loses its balls.',
  take: 'It is off: take over',
  leave: 'Leave it',
  pin: 'Staff: type the PIN to take over.',
  /** The same question in a terminal; it ends where its answer begins. */
  takeYesNo: 'Is it off, and shall the folder be taken over? (yes/no) : ',
  watching: 'Another Headpin had this folder open. Looking whether it still runs …',
  left: 'The folder was left as it is. Nothing was changed.',
  /** The answers come from a file or pipe, so no user can be asked. */
  withOption: 'If it is off, start again with --take-over.',
  /** Another PC has the folder now; empty: name unknown. */
  heldElsewhere: (name: string) =>
    `Headpin ${name === '' ? 'on another PC' : `on the PC ${name}`} keeps its games in this folder. Nothing was changed. Close it there first, or choose another folder with --data.`,
  /** This PC lost the folder; null: the new holder is unknown. */
  lost: (name: string | null) =>
    `${name === null ? 'Another Headpin' : `The PC ${name}`} has taken this folder over. Every ball on the board is saved; from now on nothing is saved here. Staff: close Headpin here and go on over there.`,
};

/** Messages when another PC has the data folder, or had it and does not answer. */
export type TakeOverText = LikeEnglish<typeof en>;

export const TAKE_OVER_TEXT: InEveryLanguage<TakeOverText> = {
  en,
  es: {
    title: '¿Está apagado el otro PC?',
    another: (name, until) =>
      `El PC ${name} tenía abierta esta carpeta${until === null ? '' : ` hasta ${until}`} y ahora no responde.`,
    unknown:
      'Un Headpin que nadie cerró tenía abierta esta carpeta. Desde aquí no se ve si sigue en marcha, en este PC o en otro.',
    safe: 'Todas las partidas están a salvo. No se ha cambiado nada.',
    toDo: 'Vaya a mirar. Si ese PC está apagado, tome la carpeta: las partidas siguen aquí. Si Headpin sigue en marcha allí, ciérrelo primero: si dos PC escriben en una carpeta, uno pierde sus bolas.',
    take: 'Está apagado: tomar la carpeta',
    leave: 'Dejarla',
    pin: 'Personal: escriba el PIN para tomarla.',
    takeYesNo: '¿Está apagado y se toma la carpeta? (sí/no) : ',
    watching: 'Otro Headpin tenía abierta esta carpeta. Se mira si sigue en marcha …',
    left: 'La carpeta se dejó como está. No se ha cambiado nada.',
    withOption: 'Si está apagado, arranque otra vez con --take-over.',
    heldElsewhere: (name) =>
      `Headpin ${name === '' ? 'en otro PC' : `en el PC ${name}`} guarda sus partidas en esta carpeta. No se ha cambiado nada. Ciérrelo allí primero o elija otra carpeta con --data.`,
    lost: (name) =>
      `${name === null ? 'Otro Headpin' : `El PC ${name}`} ha tomado esta carpeta. Todas las bolas del marcador están guardadas; desde ahora aquí no se guarda nada. Personal: cierre Headpin aquí y siga allí.`,
  },
  ko: {
    title: '다른 PC가 꺼져 있나요?',
    another: (name, until) =>
      `PC ${name}에서 ${until === null ? '' : `${until}까지 `}이 폴더를 쓰고 있었고 지금은 응답이 없습니다.`,
    unknown:
      '정상적으로 닫히지 않은 Headpin이 이 폴더를 쓰고 있었습니다. 이 PC나 다른 PC에서 아직 실행 중인지는 여기서 알 수 없습니다.',
    safe: '게임은 모두 안전합니다. 바뀐 것은 없습니다.',
    toDo: '직접 확인하세요. 그 PC가 꺼져 있으면 폴더를 넘겨받으세요. 게임은 여기서 이어집니다. 그곳에서 Headpin이 아직 실행 중이면 먼저 닫으세요. 두 PC가 한 폴더에 저장하면 한쪽의 투구가 사라집니다.',
    take: '꺼져 있음: 넘겨받기',
    leave: '그대로 두기',
    pin: '직원: 넘겨받으려면 PIN을 입력하세요.',
    takeYesNo: '꺼져 있나요? 폴더를 넘겨받을까요? (예/아니요) : ',
    watching: '다른 Headpin이 이 폴더를 쓰고 있었습니다. 아직 실행 중인지 확인하고 있습니다 …',
    left: '폴더를 그대로 두었습니다. 바뀐 것은 없습니다.',
    withOption: '꺼져 있으면 --take-over로 다시 시작하세요.',
    heldElsewhere: (name) =>
      `${name === '' ? '다른 PC' : `PC ${name}`}의 Headpin이 이 폴더에 게임을 저장하고 있습니다. 바뀐 것은 없습니다. 그곳에서 먼저 닫거나 --data로 다른 폴더를 고르세요.`,
    lost: (name) =>
      `${name === null ? '다른 Headpin' : `PC ${name}`}에서 이 폴더를 넘겨받았습니다. 점수판에 있는 투구는 모두 저장되어 있지만, 이제부터 여기서는 저장되지 않습니다. 직원: 여기서 Headpin을 닫고 그곳에서 이어 가세요.`,
  },
  de: {
    title: 'Ist der andere PC aus?',
    another: (name, until) =>
      `Der PC ${name} hatte diesen Ordner${until === null ? '' : ` bis ${until}`} offen und antwortet jetzt nicht.`,
    unknown:
      'Ein Headpin, das nicht geschlossen wurde, hatte diesen Ordner offen. Ob es noch läuft, auf diesem PC oder einem anderen, lässt sich von hier aus nicht erkennen.',
    safe: 'Alle Spiele sind sicher. Nichts wurde geändert.',
    toDo: 'Bitte nachsehen. Ist jener PC aus: den Ordner übernehmen, die Spiele gehen hier weiter. Läuft Headpin dort noch: zuerst dort schließen. Schreiben zwei PCs in einen Ordner, verliert einer seine Würfe.',
    take: 'Er ist aus: übernehmen',
    leave: 'So lassen',
    pin: 'Personal: zum Übernehmen die PIN eingeben.',
    takeYesNo: 'Ist er aus, und wird der Ordner übernommen? (ja/nein) : ',
    watching: 'Ein anderes Headpin hatte diesen Ordner offen. Es wird nachgesehen, ob es noch läuft …',
    left: 'Der Ordner bleibt, wie er ist. Nichts wurde geändert.',
    withOption: 'Ist er aus: noch einmal mit --take-over starten.',
    heldElsewhere: (name) =>
      `Headpin ${name === '' ? 'auf einem anderen PC' : `auf dem PC ${name}`} führt seine Spiele in diesem Ordner. Nichts wurde geändert. Bitte zuerst dort schließen oder mit --data einen anderen Ordner wählen.`,
    lost: (name) =>
      `${name === null ? 'Ein anderes Headpin' : `Der PC ${name}`} hat diesen Ordner übernommen. Jeder Wurf auf der Anzeige ist gespeichert; ab jetzt wird hier nichts mehr gespeichert. Personal: Headpin hier schließen und dort weiterspielen.`,
  },
};

/** A moment in the language's format and this PC's time zone. */
export function momentText(moment: string | null, language: Language): string | null {
  if (moment === null) return null;
  return new Date(moment).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Facts about the last holder. */
export interface LastHolder {
  readonly name: string | null;
  readonly until: string | null;
}

/** Explains what happened, what is safe, and what to do. */
export function takeOverSentences(language: Language, { name, until }: LastHolder): readonly string[] {
  const text = TAKE_OVER_TEXT[language];
  const happened = name === null ? text.unknown : text.another(name, momentText(until, language));
  return [happened, text.safe, text.toDo];
}
