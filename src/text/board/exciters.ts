import type { InEveryLanguage, LikeEnglish } from '../language.ts';

/** Names for one to eleven strikes in a row; twelve are a perfect game. */
function named(names: readonly string[]): (count: number) => string {
  return (count) => names[count - 1] ?? names.at(-1) ?? '';
}

const en = {
  spare: 'Spare',
  splitMade: 'Split made',
  /** Strikes in a row, 1 to 12. */
  strikes: named([
    ...['Strike', 'Double', 'Turkey', 'Four in a row', 'Five in a row', 'Six in a row', 'Seven in a row'],
    ...['Eight in a row', 'Nine in a row', 'Ten in a row', 'Eleven in a row'],
  ]),
  /** Beside a score of 200 or more, or from where a fine score begins in this format. */
  fineGame: (from: number) => `${String(from)} game`,
  perfect: 'Perfect game',
};

export type ExcitersText = LikeEnglish<typeof en>;

export const EXCITERS_TEXT: InEveryLanguage<ExcitersText> = {
  en,
  es: {
    spare: 'Spare',
    splitMade: 'Split cerrado',
    strikes: named([
      ...[
        'Strike',
        'Doble',
        'Turkey',
        'Cuatro seguidos',
        'Cinco seguidos',
        'Seis seguidos',
        'Siete seguidos',
      ],
      ...['Ocho seguidos', 'Nueve seguidos', 'Diez seguidos', 'Once seguidos'],
    ]),
    fineGame: (from) => `Partida de ${String(from)}`,
    perfect: 'Partida perfecta',
  },
  ko: {
    spare: '스페어',
    splitMade: '스플릿 처리',
    strikes: named([
      ...[
        '스트라이크',
        '더블',
        '터키',
        '4연속',
        '5연속',
        '6연속',
        '7연속',
        '8연속',
        '9연속',
        '10연속',
        '11연속',
      ],
    ]),
    fineGame: (from) => `${String(from)}점 게임`,
    perfect: '퍼펙트 게임',
  },
  de: {
    spare: 'Spare',
    splitMade: 'Split geräumt',
    strikes: named([
      ...[
        'Strike',
        'Double',
        'Turkey',
        'Vier in Folge',
        'Fünf in Folge',
        'Sechs in Folge',
        'Sieben in Folge',
      ],
      ...['Acht in Folge', 'Neun in Folge', 'Zehn in Folge', 'Elf in Folge'],
    ]),
    fineGame: (from) => `${String(from)}er-Spiel`,
    perfect: 'Perfektes Spiel',
  },
};
