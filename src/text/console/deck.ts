import type { PinNumber } from '../../core/line/leave.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';

/** The meaning of a tap on a pin, from the settings. */
type PinTap = 'fallen' | 'left';

/** A pin's state on the deck. gone: an earlier ball knocked it down. unknown: not marked yet. */
export type PinState = 'stands' | 'fell' | 'gone' | 'unknown';

/** "6, 7 and 10" in each language. */
function listOf(locale: string, pins: readonly number[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(pins.map(String));
}

const en = {
  /** The key from the count keys to the pins, and the one back. */
  toPins: 'Pins',
  toKeys: 'Counts',
  /** The deck's label: whose ball, and what a tap means. */
  deckFor: (name: string, frame: number, ball: number, tap: PinTap) =>
    `Pins for ${name}, frame ${String(frame)}, ball ${String(ball)}. Tap the pins that ${tap === 'fallen' ? 'fell' : 'are left'}.`,
  tapping: 'Tapping',
  tap: { fallen: 'fallen pins', left: 'pins left' } satisfies Readonly<Record<PinTap, string>>,
  pin: (pin: number, state: PinState) =>
    `Pin ${String(pin)}, ${{ stands: 'standing', fell: 'fell', gone: 'gone', unknown: 'not known' }[state]}`,
  /** "Enter 8, split"; with nothing tapped the word alone. */
  enter: (ball: string) => `Enter ${ball}`,
  nothingTapped: {
    fallen: 'Tap the pins that fell. Strike, Spare and Miss are keys of their own.',
    left: 'Tap the pins that are left. Strike, Spare and Miss are keys of their own.',
  } satisfies Readonly<Record<PinTap, string>>,
  pinIsDown: (pin: number) => `Pin ${String(pin)} does not stand.`,
  /** The pins of this format have no numbers. */
  noPins: 'This format takes numbers, not pins.',
  /** A leave after the count: "8, pins 6 and 10 standing". */
  leaving: (ball: string, left: readonly PinNumber[]) =>
    `${ball}, ${left.length === 1 ? 'pin' : 'pins'} ${listOf('en', left)} standing`,
};

/** The deck's labels, and what Enter enters. */
export type DeckText = LikeEnglish<typeof en>;

export const DECK_TEXT: InEveryLanguage<DeckText> = {
  en,
  es: {
    toPins: 'Bolos',
    toKeys: 'Números',
    deckFor: (name, frame, ball, tap) =>
      `Bolos de ${name}, cuadro ${String(frame)}, bola ${String(ball)}. Toque los que ${tap === 'fallen' ? 'cayeron' : 'quedan'}.`,
    tapping: 'Se tocan',
    tap: { fallen: 'caídos', left: 'en pie' },
    pin: (pin, state) =>
      `Bolo ${String(pin)}, ${{ stands: 'en pie', fell: 'caído', gone: 'ya no está', unknown: 'no se sabe' }[state]}`,
    enter: (ball) => `Anotar ${ball}`,
    nothingTapped: {
      fallen: 'Toque los bolos caídos. Strike, Spare y Fallo tienen tecla propia.',
      left: 'Toque los bolos en pie. Strike, Spare y Fallo tienen tecla propia.',
    },
    pinIsDown: (pin) => `El bolo ${String(pin)} ya no está en pie.`,
    noPins: 'En esta modalidad se anotan números, no bolos.',
    leaving: (ball, left) =>
      left.length === 1
        ? `${ball}, queda el bolo ${listOf('es', left)}`
        : `${ball}, quedan los bolos ${listOf('es', left)}`,
  },
  ko: {
    toPins: '핀',
    toKeys: '숫자',
    deckFor: (name, frame, ball, tap) =>
      `${name} ${String(frame)}프레임 ${String(ball)}구 핀. ${tap === 'fallen' ? '쓰러진' : '남은'} 핀을 누르세요.`,
    tapping: '누르는 핀',
    tap: { fallen: '쓰러진 핀', left: '남은 핀' },
    pin: (pin, state) =>
      `핀 ${String(pin)}, ${{ stands: '서 있음', fell: '쓰러짐', gone: '없음', unknown: '알 수 없음' }[state]}`,
    enter: (ball) => `${ball} 입력`,
    nothingTapped: {
      fallen: '쓰러진 핀을 누르세요. 스트라이크, 스페어, 미스는 따로 있습니다.',
      left: '남은 핀을 누르세요. 스트라이크, 스페어, 미스는 따로 있습니다.',
    },
    pinIsDown: (pin) => `${String(pin)}번 핀은 서 있지 않습니다.`,
    noPins: '이 방식은 핀 대신 숫자로 입력합니다.',
    leaving: (ball, left) => `${ball}, 남은 핀 ${left.join(', ')}번`,
  },
  de: {
    toPins: 'Pins',
    toKeys: 'Zahlen',
    deckFor: (name, frame, ball, tap) =>
      `Pins für ${name}, Frame ${String(frame)}, Wurf ${String(ball)}. Die ${tap === 'fallen' ? 'gefallenen' : 'stehenden'} antippen.`,
    tapping: 'Antippen:',
    tap: { fallen: 'gefallene', left: 'stehende' },
    pin: (pin, state) =>
      `Pin ${String(pin)}, ${{ stands: 'steht', fell: 'gefallen', gone: 'weg', unknown: 'unbekannt' }[state]}`,
    enter: (ball) => (ball === '' ? 'Eingeben' : `${ball} eingeben`),
    nothingTapped: {
      fallen: 'Gefallene Pins antippen. Strike, Spare und Fehlwurf haben eigene Tasten.',
      left: 'Stehende Pins antippen. Strike, Spare und Fehlwurf haben eigene Tasten.',
    },
    pinIsDown: (pin) => `Pin ${String(pin)} steht nicht.`,
    noPins: 'In dieser Spielart werden Zahlen eingegeben, keine Pins.',
    leaving: (ball, left) => `${ball}, ${left.length === 1 ? 'es steht' : 'es stehen'} ${listOf('de', left)}`,
  },
};
