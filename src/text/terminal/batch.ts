import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  notJson: 'This line is not JSON.',
  tooLong: 'This line is too long to be a game.',
  notAnObject: 'A request is an object, such as {"rolls":[10,7,"/"]} or {"sheet":"X 7/"}.',
  unknownKey: (key: string) =>
    `A request has no "${key}"; it has "rolls", "sheet" or "frames", "standing", "format", and what the format adds: "pins" or "bowlers".`,
  unknownFormat: (known: readonly string[]) => `"format" is one of ${quoted(known)}.`,
  rollsOrSheet: 'A request has one of "rolls", "sheet" and "frames".',
  rollsNoArray: '"rolls" is an array of balls.',
  sheetNoText: '"sheet" is a text, such as "X 7/ 9-".',
  notFrames:
    '"frames" is an array of frames, each an array of balls such as {"v":7} and {"v":7,"foul":true}.',
  standingNoArray: '"standing" is null or an array with one entry a ball.',
  notABall: (ball: number) => `Ball ${String(ball)} is neither a number nor "X", "/", "-" or "F".`,
  notPins: (ball: number) => `What stands after ball ${String(ball)} is null or different pins from 1 to 10.`,
  standingLength: (entries: number, balls: number) =>
    `"standing" has one entry a ball: ${String(balls)}, not ${String(entries)}.`,
  standingCount: (ball: number, said: number, standing: number) =>
    `After ball ${String(ball)} as many pins stand as it leaves: ${String(standing)}, not ${String(said)}.`,
  standingRisen: (ball: number, pin: number) =>
    `Pin ${String(pin)} stands after ball ${String(ball)}, but not after the ball before.`,
  /** The command line's options, one line each under a title. */
  options: {
    title: 'Options, after --:',
    lang: '  --lang ko  the language of the messages: en, es, ko or de',
    help: '  --help     this list',
  },
  inputFailed: (detail: string) => `The input could not be read (${detail}). Every answer so far is whole.`,
  outputFailed: (detail: string) =>
    `The answers could not be written (${detail}). The last ones may be missing.`,
};

/** The batch scorer's errors; balls count from 0, as in its answers. */
export const BATCH_TEXT: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    notJson: 'Esta línea no es JSON.',
    tooLong: 'Esta línea es demasiado larga para ser una partida.',
    notAnObject: 'Una petición es un objeto, como {"rolls":[10,7,"/"]} o {"sheet":"X 7/"}.',
    unknownKey: (key) =>
      `Una petición no tiene «${key}»; tiene "rolls", "sheet" o "frames", "standing", "format" y lo que añade la modalidad: "pins" o "bowlers".`,
    unknownFormat: (known) => `"format" es uno de estos: ${quoted(known)}.`,
    rollsOrSheet: 'Una petición tiene solo uno de estos: "rolls", "sheet" o "frames".',
    rollsNoArray: '"rolls" es una lista de bolas.',
    sheetNoText: '"sheet" es un texto, como "X 7/ 9-".',
    notFrames:
      '"frames" es una lista de cuadros, cada uno una lista de bolas como {"v":7} y {"v":7,"foul":true}.',
    standingNoArray: '"standing" es null o una lista con un elemento por bola.',
    notABall: (ball) => `La bola ${String(ball)} no es ni un número ni "X", "/", "-" o "F".`,
    notPins: (ball) =>
      `Lo que queda en pie tras la bola ${String(ball)} es null o bolos distintos del 1 al 10.`,
    standingLength: (entries, balls) =>
      `"standing" tiene un elemento por bola: ${String(balls)}, no ${String(entries)}.`,
    standingCount: (ball, said, standing) =>
      `Tras la bola ${String(ball)} quedan en pie los que ella deja: ${String(standing)}, no ${String(said)}.`,
    standingRisen: (ball, pin) =>
      `El bolo ${String(pin)} está en pie tras la bola ${String(ball)}, pero no tras la anterior.`,
    options: {
      title: 'Opciones, después de --:',
      lang: '  --lang ko  el idioma de los mensajes: en, es, ko o de',
      help: '  --help     esta lista',
    },
    inputFailed: (detail) =>
      `No se pudo leer la entrada (${detail}). Las respuestas dadas hasta aquí están enteras.`,
    outputFailed: (detail) =>
      `No se pudieron escribir las respuestas (${detail}). Pueden faltar las últimas.`,
  },
  ko: {
    notJson: '이 줄은 JSON이 아닙니다.',
    tooLong: '이 줄은 한 게임이라기에는 너무 깁니다.',
    notAnObject: '요청은 {"rolls":[10,7,"/"]} 또는 {"sheet":"X 7/"} 같은 객체입니다.',
    unknownKey: (key) =>
      `요청에 "${key}"은(는) 없습니다. "rolls", "sheet", "frames" 중 하나, 그리고 "standing", "format", 그리고 방식에 따라 "pins"나 "bowlers"만 있습니다.`,
    unknownFormat: (known) => `"format"은 다음 중 하나입니다: ${quoted(known)}.`,
    rollsOrSheet: '요청에는 "rolls", "sheet", "frames" 중 하나만 있어야 합니다.',
    rollsNoArray: '"rolls"는 투구의 배열입니다.',
    sheetNoText: '"sheet"는 "X 7/ 9-" 같은 글입니다.',
    notFrames:
      '"frames"는 프레임의 배열이고, 프레임은 {"v":7}이나 {"v":7,"foul":true} 같은 투구의 배열입니다.',
    standingNoArray: '"standing"은 null이거나 투구마다 하나씩 있는 배열입니다.',
    notABall: (ball) => `${String(ball)}번 투구는 숫자도 "X", "/", "-", "F"도 아닙니다.`,
    notPins: (ball) => `${String(ball)}번 투구 뒤에 남은 핀은 null이거나 1~10의 서로 다른 핀 번호입니다.`,
    standingLength: (entries, balls) =>
      `"standing"에는 투구마다 하나씩 ${String(balls)}개가 있어야 합니다. (${String(entries)}개)`,
    standingCount: (ball, said, standing) =>
      `${String(ball)}번 투구 뒤에는 핀 ${String(standing)}개가 남습니다. ${String(said)}개가 아닙니다.`,
    standingRisen: (ball, pin) =>
      `${String(pin)}번 핀이 ${String(ball)}번 투구 뒤에 서 있지만, 그 앞 투구에서 이미 쓰러졌습니다.`,
    options: {
      title: '-- 뒤에 쓰는 옵션:',
      lang: '  --lang ko  메시지의 언어: en, es, ko, de',
      help: '  --help     이 목록',
    },
    inputFailed: (detail) => `입력을 읽지 못했습니다 (${detail}). 지금까지의 답은 온전합니다.`,
    outputFailed: (detail) => `답을 쓰지 못했습니다 (${detail}). 마지막 답이 빠졌을 수 있습니다.`,
  },
  de: {
    notJson: 'Diese Zeile ist kein JSON.',
    tooLong: 'Diese Zeile ist für ein Spiel zu lang.',
    notAnObject: 'Eine Anfrage ist ein Objekt wie {"rolls":[10,7,"/"]} oder {"sheet":"X 7/"}.',
    unknownKey: (key) =>
      `Eine Anfrage hat kein „${key}“; sie hat "rolls", "sheet" oder "frames", dazu "standing", "format" und was die Spielart braucht: "pins" oder "bowlers".`,
    unknownFormat: (known) => `"format" ist eines von diesen: ${quoted(known)}.`,
    rollsOrSheet: 'Eine Anfrage hat nur eines von "rolls", "sheet" und "frames".',
    rollsNoArray: '"rolls" ist eine Liste von Würfen.',
    sheetNoText: '"sheet" ist ein Text wie "X 7/ 9-".',
    notFrames:
      '"frames" ist eine Liste von Frames, jedes eine Liste von Würfen wie {"v":7} und {"v":7,"foul":true}.',
    standingNoArray: '"standing" ist null oder eine Liste mit einem Eintrag je Wurf.',
    notABall: (ball) => `Wurf ${String(ball)} ist weder eine Zahl noch "X", "/", "-" oder "F".`,
    notPins: (ball) => `Was nach Wurf ${String(ball)} steht, ist null oder verschiedene Pins von 1 bis 10.`,
    standingLength: (entries, balls) =>
      `"standing" hat einen Eintrag je Wurf: ${String(balls)}, nicht ${String(entries)}.`,
    standingCount: (ball, said, standing) =>
      `Nach Wurf ${String(ball)} stehen so viele Pins, wie er übrig lässt: ${String(standing)}, nicht ${String(said)}.`,
    standingRisen: (ball, pin) =>
      `Pin ${String(pin)} steht nach Wurf ${String(ball)}, aber nicht nach dem Wurf davor.`,
    options: {
      title: 'Optionen, nach --:',
      lang: '  --lang ko  die Sprache der Meldungen: en, es, ko oder de',
      help: '  --help     diese Liste',
    },
    inputFailed: (detail) =>
      `Die Eingabe ließ sich nicht lesen (${detail}). Jede Antwort bis hierher ist vollständig.`,
    outputFailed: (detail) =>
      `Die Antworten ließen sich nicht schreiben (${detail}). Die letzten können fehlen.`,
  },
};

function quoted(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(', ');
}
