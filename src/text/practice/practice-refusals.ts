import type { ClockRefusal } from '../../core/practice/countdown.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';

type Reason =
  | { readonly code: Exclude<keyof PracticeRefusals, 'badClock' | 'tooManyBowlers'> }
  | ClockRefusal
  | { readonly code: 'too-many-bowlers'; readonly most: number };

export function practiceRefusalText(text: PracticeRefusals, reason: Reason): string {
  switch (reason.code) {
    case 'bad-clock':
      return text.badClock(reason.most);
    case 'too-many-bowlers':
      return text.tooManyBowlers(reason.most);
    case 'no-pins':
    case 'no-such-bowler':
    case 'no-ball-to-take-back':
    case 'no-practice':
    case 'practice-on':
    case 'lanes-in-use':
    case 'time-is-up':
      return text[reason.code];
  }
}

const en = {
  'no-pins': 'A spare drill needs at least one pin. Touch the pins that stand.',
  'no-such-bowler': 'This bowler does not practise here.',
  'no-ball-to-take-back': 'There is no practice ball to take back.',
  'no-practice': 'Nobody practises on this lane any more. Nothing was entered.',
  'practice-on': 'Practice is on already.',
  'lanes-in-use': 'Somebody practises. End practice first, then choose the lanes of this PC.',
  'time-is-up': 'Practice is over. The ball was not entered. Start the game.',
  badClock: (most: number) => `Practice takes 1 to ${String(most)} whole minutes. Choose another time.`,
  tooManyBowlers: (most: number) => `At most ${String(most)} bowlers practise together.`,
};

/** Why practice did not begin, or did not change: a sentence for each code of the contract. */
export type PracticeRefusals = LikeEnglish<typeof en>;

export const PRACTICE_REFUSALS: InEveryLanguage<PracticeRefusals> = {
  en,
  es: {
    'no-pins': 'Un ejercicio de spares necesita al menos un bolo. Toque los bolos en pie.',
    'no-such-bowler': 'Este jugador no practica aquí.',
    'no-ball-to-take-back': 'No hay ninguna bola de práctica que quitar.',
    'no-practice': 'Ya nadie practica en esta pista. No se ha anotado nada.',
    'practice-on': 'La práctica ya está en marcha.',
    'lanes-in-use':
      'Alguien está practicando. Termine primero la práctica y elija después las pistas de este PC.',
    'time-is-up': 'La práctica ha terminado. La bola no se ha anotado. Empiece la partida.',
    badClock: (most) => `La práctica dura de 1 a ${String(most)} minutos enteros. Elija otro tiempo.`,
    tooManyBowlers: (most) => `Practican juntos ${String(most)} jugadores como máximo.`,
  },
  ko: {
    'no-pins': '스페어 연습에는 핀이 하나 이상 있어야 합니다. 서 있는 핀을 누르세요.',
    'no-such-bowler': '여기에서 연습하는 선수가 아닙니다.',
    'no-ball-to-take-back': '되돌릴 연습 투구가 없습니다.',
    'no-practice': '이 레인에서 연습이 끝났습니다. 아무것도 입력되지 않았습니다.',
    'practice-on': '이미 연습 중입니다.',
    'lanes-in-use': '연습 중인 선수가 있습니다. 연습을 마친 뒤 이 PC의 레인을 고르세요.',
    'time-is-up': '연습이 끝났습니다. 이 투구는 입력되지 않았습니다. 게임을 시작하세요.',
    badClock: (most) => `연습 시간은 1~${String(most)}분입니다. 다른 시간을 고르세요.`,
    tooManyBowlers: (most) => `함께 연습하는 선수는 ${String(most)}명까지입니다.`,
  },
  de: {
    'no-pins': 'Eine Spare-Übung braucht mindestens einen Pin. Bitte die stehenden Pins antippen.',
    'no-such-bowler': 'Diese Person spielt sich hier nicht ein.',
    'no-ball-to-take-back': 'Es gibt keinen Übungswurf zum Zurücknehmen.',
    'no-practice': 'Auf dieser Bahn spielt sich niemand mehr ein. Nichts wurde eingetragen.',
    'practice-on': 'Das Einspielen läuft schon.',
    'lanes-in-use':
      'Jemand spielt sich ein. Bitte erst das Einspielen beenden, dann die Bahnen dieses PCs wählen.',
    'time-is-up': 'Das Einspielen ist vorbei. Der Wurf wurde nicht eingetragen. Bitte das Spiel starten.',
    badClock: (most) => `Das Einspielen dauert 1 bis ${String(most)} ganze Minuten. Bitte anders wählen.`,
    tooManyBowlers: (most) => `Höchstens ${String(most)} Personen spielen sich zusammen ein.`,
  },
};
