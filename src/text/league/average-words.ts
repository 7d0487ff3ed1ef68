import type {
  AverageFraction,
  AverageWay,
  AveragesDuring,
  FirstNight,
} from '../../core/league/average-rule.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  averages: { 'entering-first': 'until then', combined: 'counted in', window: 'fills up' } satisfies Readonly<
    Record<AverageWay, string>
  >,
  first: { 'first-session': 'the first night makes it', 'no-handicap': 'no handicap yet' } satisfies Readonly<
    Record<FirstNight, string>
  >,
  fraction: { down: 'dropped', nearest: 'nearest pin', kept: 'counted' } satisfies Readonly<
    Record<AverageFraction, string>
  >,
  during: { fixed: 'the same in all games', moving: 'with each game' } satisfies Readonly<
    Record<AveragesDuring, string>
  >,
};

/** A league's choices about averages, in a few words. */
export const AVERAGE_WORDS: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    averages: { 'entering-first': 'hasta entonces', combined: 'se suma', window: 'completa' },
    first: { 'first-session': 'lo da la primera jornada', 'no-handicap': 'aún sin hándicap' },
    fraction: { down: 'se quitan', nearest: 'al más cercano', kept: 'cuentan' },
    during: { fixed: 'igual en todas', moving: 'cambia con cada partida' },
  },
  ko: {
    averages: { 'entering-first': '그때까지 사용', combined: '합산', window: '부족분 채움' },
    first: { 'first-session': '첫날 게임으로 계산', 'no-handicap': '아직 핸디캡 없음' },
    fraction: { down: '버림', nearest: '반올림', kept: '그대로 계산' },
    during: { fixed: '모든 게임 동일', moving: '게임마다 다시 계산' },
  },
  de: {
    averages: { 'entering-first': 'gilt bis dahin', combined: 'zählt mit', window: 'füllt auf' },
    first: { 'first-session': 'ergibt ihn der erste Abend', 'no-handicap': 'noch kein Handicap' },
    fraction: { down: 'fallen weg', nearest: 'kaufmännisch', kept: 'zählen mit' },
    during: { fixed: 'bleibt er gleich', moving: 'zählt jedes Spiel mit' },
  },
};
