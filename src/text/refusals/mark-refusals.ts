import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  'no-strike-here': 'A strike needs the first ball at a full rack. Press Spare.',
  'no-spare-here': 'A spare needs the second ball. Press Strike.',
  /** The ball makes no mark, whatever it knocks down. */
  neither: 'This ball makes neither a strike nor a spare. Enter its pins.',
};

/** Why a ball is no strike or no spare. */
export const MARK_REFUSALS: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    'no-strike-here': 'Solo hay strike con la primera bola y todos los bolos en pie. Pulse Spare.',
    'no-spare-here': 'Un spare es solo con la segunda bola. Pulse Strike.',
    neither: 'Con esta bola no hay strike ni spare. Anote sus bolos.',
  },
  ko: {
    'no-strike-here': '스트라이크는 모든 핀이 서 있는 첫 투구에만 됩니다. 스페어를 누르세요.',
    'no-spare-here': '스페어는 두 번째 투구에만 됩니다. 스트라이크를 누르세요.',
    neither: '이 투구로는 스트라이크도 스페어도 되지 않습니다. 핀 수를 입력하세요.',
  },
  de: {
    'no-strike-here': 'Einen Strike gibt es nur mit dem ersten Wurf in die Vollen. Bitte Spare drücken.',
    'no-spare-here': 'Einen Spare gibt es nur mit dem zweiten Wurf. Bitte Strike drücken.',
    neither: 'Dieser Wurf wird weder Strike noch Spare. Bitte die Pins eingeben.',
  },
};
