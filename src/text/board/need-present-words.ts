import type { InEveryLanguage, LikeEnglish } from '../language.ts';

/** Names for two, three, four ... strikes in a row. */
function named(names: readonly string[]): (strikes: number) => string {
  return (strikes) => names[strikes - 2] ?? names.at(-1) ?? '';
}

const en = {
  /** How many times this ball counts. */
  counts: { twice: 'This ball counts twice', threeTimes: 'This ball counts three times' },
  /** A strike would make this many in a row, 2 to 12. */
  streak: named([
    ...['Strike for a double', 'Strike for a turkey', 'Strike for four in a row', 'Strike for five in a row'],
    ...['Strike for six in a row', 'Strike for seven in a row', 'Strike for eight in a row'],
    ...['Strike for nine in a row', 'Strike for ten in a row'],
  ]),
  perfect: (score: number) => `Still on for ${String(score)}`,
  clean: 'Clean so far',
  stayClean: 'Spare to stay clean',
  cleanGame: 'Spare for a clean game',
  firstMark: 'Spare for your first mark',
  toGo: (points: number, score: number) => `${String(points)} more for ${String(score)}`,
  /** A mark's value besides its pins. */
  worth: { strike: 'Strike adds the next two balls', spare: 'Spare adds the next ball' },
  gap: {
    ahead: (name, points) => `${String(points)} ahead of ${name}`,
    behind: (name, points) => `${String(points)} behind ${name}`,
    level: (name) => `Level with ${name}`,
  } satisfies Readonly<Record<'ahead' | 'behind' | 'level', (name: string, points: number) => string>>,
  /** Without the name, which is then on the line below. */
  gapAlone: {
    ahead: (points) => `${String(points)} ahead`,
    behind: (points) => `${String(points)} behind`,
    level: () => 'Level',
  } satisfies Readonly<Record<'ahead' | 'behind' | 'level', (points: number) => string>>,
  pace: {
    ahead: (points) => `${String(points)} over your average`,
    level: () => 'Right on your average',
  } satisfies Readonly<Record<'ahead' | 'level', (points: number) => string>>,
  /** When the totals were compared. */
  after: (frames: number) => (frames === 1 ? 'After 1 frame' : `After ${String(frames)} frames`),
};

/** The words for the present situation. */
export type PresentWords = LikeEnglish<typeof en>;

const es: PresentWords = {
  counts: { twice: 'Esta bola cuenta doble', threeTimes: 'Esta bola cuenta triple' },
  streak: named([
    ...['Strike para un doble', 'Strike para un turkey', 'Strike para cuatro seguidos'],
    ...['Strike para cinco seguidos', 'Strike para seis seguidos', 'Strike para siete seguidos'],
    ...['Strike para ocho seguidos', 'Strike para nueve seguidos', 'Strike para diez seguidos'],
  ]),
  perfect: (score) => `El ${String(score)} sigue vivo`,
  clean: 'Sin cuadros abiertos',
  stayClean: 'Spare y sigue sin abiertos',
  cleanGame: 'Spare para partida limpia',
  firstMark: 'Spare: sería el primero',
  toGo: (points, score) => `${points === 1 ? 'Falta' : 'Faltan'} ${String(points)} para ${String(score)}`,
  worth: { strike: 'Strike suma las dos siguientes', spare: 'Spare suma la siguiente' },
  gap: {
    ahead: (name, points) => `${String(points)} más que ${name}`,
    behind: (name, points) => `${String(points)} menos que ${name}`,
    level: (name) => `Empate con ${name}`,
  },
  gapAlone: {
    ahead: (points) => `${String(points)} más`,
    behind: (points) => `${String(points)} menos`,
    level: () => 'Empate',
  },
  pace: {
    ahead: (points) => `${String(points)} sobre su promedio`,
    level: () => 'Justo en su promedio',
  },
  after: (frames) => (frames === 1 ? 'Tras 1 cuadro' : `Tras ${String(frames)} cuadros`),
};

const ko: PresentWords = {
  counts: { twice: '이번 투구는 두 번 계산됩니다', threeTimes: '이번 투구는 세 번 계산됩니다' },
  streak: (strikes) => `스트라이크면 ${['더블', '터키'][strikes - 2] ?? `${String(strikes)}연속`}`,
  perfect: () => '퍼펙트 도전 중',
  clean: '지금까지 올커버',
  stayClean: '스페어면 올커버 유지',
  cleanGame: '스페어면 올커버',
  firstMark: '첫 스페어 기회',
  toGo: (points, score) => `${String(score)}점까지 ${String(points)}점`,
  worth: { strike: '스트라이크면 다음 두 투구 가산', spare: '스페어면 다음 투구 가산' },
  gap: {
    ahead: (name, points) => `${name}보다 ${String(points)}점 앞섬`,
    behind: (name, points) => `${name}보다 ${String(points)}점 뒤짐`,
    level: (name) => `${name}하고 동점`,
  },
  gapAlone: {
    ahead: (points) => `${String(points)}점 앞섬`,
    behind: (points) => `${String(points)}점 뒤짐`,
    level: () => '동점',
  },
  pace: {
    ahead: (points) => `에버리지보다 ${String(points)}점 위`,
    level: () => '에버리지 그대로',
  },
  after: (frames) => `${String(frames)}프레임까지`,
};

const de: PresentWords = {
  counts: { twice: 'Dieser Wurf zählt doppelt', threeTimes: 'Dieser Wurf zählt dreifach' },
  streak: named([
    ...['Strike zum Double', 'Strike zum Turkey', 'Strike für vier in Folge', 'Strike für fünf in Folge'],
    ...['Strike für sechs in Folge', 'Strike für sieben in Folge', 'Strike für acht in Folge'],
    ...['Strike für neun in Folge', 'Strike für zehn in Folge'],
  ]),
  perfect: (score) => `${String(score)} ist noch drin`,
  clean: 'Bisher fehlerfrei',
  stayClean: 'Spare: bleibt fehlerfrei',
  cleanGame: 'Spare: fehlerfreies Spiel',
  firstMark: 'Spare wäre der erste',
  toGo: (points, score) => `Noch ${String(points)} bis ${String(score)}`,
  worth: { strike: 'Strike bringt zwei Würfe Bonus', spare: 'Spare bringt einen Wurf Bonus' },
  gap: {
    ahead: (name, points) => `${String(points)} vor ${name}`,
    behind: (name, points) => `${String(points)} hinter ${name}`,
    level: (name) => `Gleichauf mit ${name}`,
  },
  gapAlone: {
    ahead: (points) => `${String(points)} voraus`,
    behind: (points) => `${String(points)} zurück`,
    level: () => 'Gleichauf',
  },
  pace: {
    ahead: (points) => `${String(points)} über dem Schnitt`,
    level: () => 'Genau im Schnitt',
  },
  after: (frames) => (frames === 1 ? 'Nach 1 Frame' : `Nach ${String(frames)} Frames`),
};

export const PRESENT_WORDS: InEveryLanguage<PresentWords> = { en, es, ko, de };
