import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  /** The button as it is spoken. */
  chosen: (format: string) => `Format: ${format}`,
  /** The choices together. */
  question: 'Which format?',
  /** The house's setting. */
  offered: 'Formats',
  offeredHint: 'What bowlers can choose before a game.',
  atLeastOne: 'One format has to stay.',
};

/** The choice of a game's format at set-up, and the house's choice of what to offer there. */
export type FormatChoiceText = LikeEnglish<typeof en>;

export const FORMAT_CHOICE_TEXT: InEveryLanguage<FormatChoiceText> = {
  en,
  es: {
    chosen: (format) => `Modalidad: ${format}`,
    question: '¿Qué modalidad?',
    offered: 'Modalidades',
    offeredHint: 'Las que se pueden elegir antes de una partida.',
    atLeastOne: 'Tiene que quedar una modalidad.',
  },
  ko: {
    chosen: (format) => `방식: ${format}`,
    question: '어떤 방식으로 하나요?',
    offered: '게임 방식',
    offeredHint: '게임 전에 선수가 고를 수 있는 방식입니다.',
    atLeastOne: '방식이 하나는 남아 있어야 합니다.',
  },
  de: {
    chosen: (format) => `Spielart: ${format}`,
    question: 'Welche Spielart?',
    offered: 'Spielarten',
    offeredHint: 'Was vor einem Spiel zur Wahl steht.',
    atLeastOne: 'Eine Spielart muss bleiben.',
  },
};
