import { LEAGUE_IDS } from '../../core/formats/formats.ts';
import {
  AVERAGES_DURING,
  AVERAGE_FRACTIONS,
  AVERAGE_WAYS,
  FIRST_NIGHTS,
} from '../../core/league/average-rule.ts';
import { HANDICAP_SCOPES, HANDICAP_SPANS } from '../../core/league/handicap-rule.ts';
import { TIE_RULES } from '../../core/league/roll-off.ts';
import { ROUNDINGS } from '../../core/league/rounding.ts';
import { ABSENCES, BLIND_RULES, SHOWN } from '../../core/league/terms.ts';
import type { Gender } from '../../core/league/bowler-group.ts';
import { LARGEST_TEAM } from '../limits.ts';
import { folded } from './columns.ts';
import {
  bounded,
  choice,
  figure,
  figureOrNone,
  flag,
  handicapChoice,
  handicapFigure,
  handicapPercent,
  points,
  termsChoice,
  text,
  type Setting,
} from './setting.ts';
import { tableRowCalled } from './table-setting.ts';

const BOWLERS = { least: 1, most: LARGEST_TEAM };
const ROSTER = { least: 1, most: 99 };

/** Every setting by its own name, the one in JSON files. */
const SETTINGS: Readonly<Record<string, Setting>> = {
  name: text(['league', 'liga', 'nombre', '리그', '이름', 'name'], (settings, name) => ({
    ...settings,
    name,
  })),
  format: choice(['formato', 'modalidad', '방식', 'spielart'], LEAGUE_IDS, (settings, format) => ({
    ...settings,
    format,
  })),
  teamSize: bounded(
    ['tamaño del equipo', 'jugadores por equipo', '팀 인원', 'teamgröße', 'mannschaftsgröße'],
    BOWLERS,
    (settings, teamSize) => ({ ...settings, teamSize }),
  ),
  rosterLimit: bounded(
    ['jugadores inscritos', '등록 인원', 'kadergröße'],
    ROSTER,
    (settings, rosterLimit) => ({ ...settings, rosterLimit }),
  ),
  games: figure(['partidas', '게임 수', 'spiele'], (terms, games) => ({ ...terms, games })),
  vacancy: figure(['vacante', '빈자리', 'freier platz'], (terms, vacancy) => ({ ...terms, vacancy })),
  'vacancies.woman': vacancyOf('woman', ['vacante mujer', '여자 빈자리', 'freier platz frau']),
  'vacancies.man': vacancyOf('man', ['vacante hombre', '남자 빈자리', 'freier platz mann']),
  less: figure(['ausente', '결석 감점', 'abzug'], (terms, less) => ({ ...terms, less })),
  absence: termsChoice(['cuenta el ausente', '결석 계산', 'fehlende zählen'], ABSENCES, (terms, absence) => ({
    ...terms,
    absence,
  })),
  bye: figure(['descanso', '부전승', 'spielfrei'], (terms, bye) => ({ ...terms, bye })),
  makeUpUntil: figureOrNone(['recuperar hasta', '보충 프레임', 'nachholen bis'], (terms, makeUpUntil) => ({
    ...terms,
    makeUpUntil,
  })),
  'points.game': points(['puntos por partida', '게임 승점', 'punkte je spiel'], 'game'),
  'points.series': points(['puntos por serie', '시리즈 승점', 'punkte je serie'], 'series'),
  'points.individual': points(['puntos individuales', '개인 승점', 'punkte je einzel'], 'individual'),
  'points.individualSeries': points(
    ['puntos por serie individual', '개인 시리즈 승점', 'punkte je einzelserie'],
    'individualSeries',
  ),
  'points.pins': points(['puntos por bolos', '핀 승점', 'punkte für pins'], 'pins'),
  'points.perPins': points(['bolos por punto', '승점당 핀', 'pins je punkt'], 'perPins'),
  ties: termsChoice(['empates', '동점', 'gleichstand'], TIE_RULES, (terms, ties) => ({ ...terms, ties })),
  individualTies: termsChoice(
    ['empates individuales', '개인 동점', 'gleichstand im einzel'],
    TIE_RULES,
    (terms, individualTies) => ({ ...terms, individualTies }),
  ),
  blinds: termsChoice(['ausencias', '결석 점수', 'blindergebnisse'], BLIND_RULES, (terms, blinds) => ({
    ...terms,
    blinds,
  })),
  'handicap.percentage': handicapPercent(['porcentaje', '비율', 'prozentsatz'], (rule, percentage) => ({
    ...rule,
    percentage,
  })),
  'handicap.base': handicapFigure(['base', '기준 점수', 'basis'], (rule, base) => ({ ...rule, base })),
  'handicap.maximum': figureOrNone(
    ['hándicap máximo', '핸디캡 상한', 'höchstes handicap'],
    (terms, maximum) => ({
      ...terms,
      handicap: { ...terms.handicap, maximum },
    }),
  ),
  'handicap.rounding': handicapChoice(['redondeo', '반올림', 'rundung'], ROUNDINGS, (rule, rounding) => ({
    ...rule,
    rounding,
  })),
  'handicap.negative': flag(
    ['hándicap negativo', '마이너스 핸디캡', 'negatives handicap'],
    (terms, negative) => ({
      ...terms,
      handicap: { ...terms.handicap, negative },
    }),
  ),
  'handicap.scope': handicapChoice(
    ['tipo de hándicap', '핸디캡 방식', 'handicapart'],
    HANDICAP_SCOPES,
    (rule, scope) => ({
      ...rule,
      scope,
    }),
  ),
  'handicap.span': handicapChoice(
    ['hándicap por', '핸디캡 단위', 'handicap je'],
    HANDICAP_SPANS,
    (rule, span) => ({
      ...rule,
      span,
    }),
  ),
  'averages.way': termsChoice(['promedios', '에버리지 방식', 'schnitte'], AVERAGE_WAYS, (terms, way) => ({
    ...terms,
    averages: { ...terms.averages, way },
  })),
  'averages.games': figure(
    ['partidas del promedio', '에버리지 게임 수', 'spiele des schnitts'],
    (terms, games) => ({
      ...terms,
      averages: { ...terms.averages, games },
    }),
  ),
  'averages.first': termsChoice(
    ['primera jornada', '첫날 에버리지', 'erster abend'],
    FIRST_NIGHTS,
    (terms, first) => ({ ...terms, averages: { ...terms.averages, first } }),
  ),
  'averages.fraction': termsChoice(
    ['decimales del promedio', '에버리지 소수점', 'nachkommastellen des schnitts'],
    AVERAGE_FRACTIONS,
    (terms, fraction) => ({ ...terms, averages: { ...terms.averages, fraction } }),
  ),
  'averages.during': termsChoice(
    ['promedio durante la serie', '시리즈 중 에버리지', 'schnitt am abend'],
    AVERAGES_DURING,
    (terms, during) => ({ ...terms, averages: { ...terms.averages, during } }),
  ),
  shown: termsChoice(['se muestra', '표시', 'anzeige'], SHOWN, (terms, shown) => ({ ...terms, shown })),
};

function vacancyOf(gender: Gender, names: readonly string[]): Setting {
  return figure(names, (terms, score) => ({
    ...terms,
    vacancies: { ...terms.vacancies, [gender]: score },
  }));
}

export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS);

const NAMED = Object.entries(SETTINGS).flatMap(([setting, { names }]) =>
  Array.from(new Set([setting, ...names].map(folded)), (name) => [name, setting] as const),
);

const BY_NAME: ReadonlyMap<string, string> = new Map(NAMED);

/** Every word for a setting. */
export const SETTING_WORDS: readonly string[] = NAMED.map(([name]) => name);

/** Finds a setting by any of its names; returns it after its own name, or null. */
export function settingCalled(called: string): readonly [name: string, setting: Setting] | null {
  const name = BY_NAME.get(folded(called));
  const setting = name === undefined ? undefined : SETTINGS[name];
  return name === undefined || setting === undefined ? tableRowCalled(called) : [name, setting];
}
