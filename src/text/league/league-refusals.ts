import { counted } from '../counted.ts';
import type { LeagueFigure, LeagueRefusal } from '../../core/league/refusal.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';
import { MATCH_REFUSALS_TEXT } from './match-refusals.ts';

export function leagueRefusalText(text: LeagueRefusalsText, refusal: LeagueRefusal): string {
  switch (refusal.code) {
    case 'figure-out-of-range':
      return figureText(text, refusal);
    case 'wrong-number-of-games':
      return text.wrongNumberOfGames(refusal.games, refusal.due);
    case 'teams-differ':
      return text.teamsDiffer(refusal.game, refusal.home, refusal.visitors);
    case 'bowler-twice':
      return text.bowlerTwice(refusal.game, refusal.bowler);
    case 'no-roll-off-due':
      return text.noRollOffDue;
    case 'roll-off-over':
      return text.rollOffOver;
  }
}

function figureText(
  text: LeagueRefusalsText,
  { figure, least, most }: Extract<LeagueRefusal, { code: 'figure-out-of-range' }>,
): string {
  const name = text.figures[figure];
  const hasDecimals = figure === 'percentage' || figure === 'points';
  return hasDecimals ? text.percentage(name, least, most) : text.wholeNumber(name, least, most);
}

const en = {
  /** A figure at the beginning of a sentence. */
  figures: {
    percentage: 'The percentage',
    base: 'The base',
    maximum: 'The highest handicap',
    average: 'An average',
    handicap: 'A handicap',
    score: 'A score',
    vacancy: 'The score of a vacancy',
    less: 'The figure for absent bowlers',
    bye: 'The pins below the average that earn a bye',
    makeUpUntil: 'The frame until which frames are made up',
    averageGames: 'The number of games of an entering average',
    games: 'The number of games',
    points: 'The points of a game, a series or a bowler',
    perPins: 'The pins for which there are points',
    rollOff: 'The score of a roll-off',
    extraPins: 'The extra pins of a group',
    ages: 'The ages of a group',
    tableRows: 'The number of groups with extra pins',
  } satisfies Readonly<Record<LeagueFigure, string>>,
  wholeNumber: (figure: string, least: number, most: number) =>
    `${figure} must be a whole number from ${String(least)} to ${String(most)}.`,
  percentage: (figure: string, least: number, most: number) =>
    `${figure} must be from ${String(least)} to ${String(most)}, with two decimals at most.`,
  wrongNumberOfGames: (games: number, due: number) =>
    `A team has ${counted(games, 'game', 'games')}; there should be ${String(due)}.`,
  teamsDiffer: (game: number, home: number, visitors: number) =>
    `In game ${String(game)} the teams have different sizes: ${String(home)} and ${String(visitors)}. Fill the place with a vacancy.`,
  bowlerTwice: (game: number, bowler: string) => `${bowler} is in game ${String(game)} twice.`,
  noRollOffDue: 'There is no tie to roll off.',
  rollOffOver: 'The roll-off is decided; nobody bowls again.',
  match: MATCH_REFUSALS_TEXT.en,
};

/** One sentence for each refusal of a league's rules. */
export type LeagueRefusalsText = LikeEnglish<typeof en>;

export const LEAGUE_REFUSALS: InEveryLanguage<LeagueRefusalsText> = {
  en,
  es: {
    figures: {
      percentage: 'El porcentaje',
      base: 'La base',
      maximum: 'El hándicap más alto',
      average: 'Un promedio',
      handicap: 'Un hándicap',
      score: 'Un resultado',
      vacancy: 'El resultado de una vacante',
      less: 'La cifra de los ausentes',
      bye: 'Los bolos bajo el promedio que bastan sin rival',
      makeUpUntil: 'El cuadro hasta el que se recuperan cuadros',
      averageGames: 'El número de partidas de un promedio de entrada',
      games: 'El número de partidas',
      points: 'Los puntos de una partida, una serie o un jugador',
      perPins: 'Los bolos por los que hay puntos',
      rollOff: 'El resultado de un desempate',
      extraPins: 'Los bolos adicionales de un grupo',
      ages: 'Las edades de un grupo',
      tableRows: 'El número de grupos con bolos adicionales',
    },
    wholeNumber: (figure, least, most) =>
      `${figure}: debe ser un número entero del ${String(least)} al ${String(most)}.`,
    percentage: (figure, least, most) =>
      `${figure}: debe estar entre ${String(least)} y ${String(most)}, con dos decimales como máximo.`,
    wrongNumberOfGames: (games, due) =>
      `Un equipo tiene ${counted(games, 'partida', 'partidas')}; ${due === 1 ? 'debería ser 1' : `deberían ser ${String(due)}`}.`,
    teamsDiffer: (game, home, visitors) =>
      `En la partida ${String(game)} los equipos no son iguales: ${String(home)} y ${String(visitors)}. Complete el puesto con una vacante.`,
    bowlerTwice: (game, bowler) => `${bowler} está dos veces en la partida ${String(game)}.`,
    noRollOffDue: 'No hay ningún empate que deshacer.',
    rollOffOver: 'El desempate está decidido; nadie lanza más.',
    match: MATCH_REFUSALS_TEXT.es,
  },
  ko: {
    figures: {
      percentage: '비율',
      base: '기준 점수',
      maximum: '핸디캡 상한',
      average: '에버리지',
      handicap: '핸디캡',
      score: '점수',
      vacancy: '빈자리 점수',
      less: '불참자 점수의 기준값',
      bye: '부전승에 필요한 에버리지에서 빼는 핀 수',
      makeUpUntil: '늦은 프레임을 보충할 수 있는 마지막 프레임',
      averageGames: '시작 에버리지의 게임 수',
      games: '게임 수',
      points: '게임, 시리즈, 개인전의 승점',
      perPins: '승점을 받는 핀 수',
      rollOff: '롤오프 점수',
      extraPins: '그룹의 추가 핀',
      ages: '그룹의 나이',
      tableRows: '추가 핀을 받는 그룹 수',
    },
    wholeNumber: (figure, least, most) =>
      `${figure}: ${String(least)}부터 ${String(most)}까지의 정수여야 합니다.`,
    percentage: (figure, least, most) =>
      `${figure}: ${String(least)}부터 ${String(most)}까지, 소수 둘째 자리까지만 쓸 수 있습니다.`,
    wrongNumberOfGames: (games, due) =>
      `한 팀의 게임이 ${String(games)}개입니다. ${String(due)}개여야 합니다.`,
    teamsDiffer: (game, home, visitors) =>
      `${String(game)}번째 게임에서 두 팀의 인원이 다릅니다(${String(home)}명과 ${String(visitors)}명). 빈자리로 채워 주세요.`,
    bowlerTwice: (game, bowler) => `${String(game)}번째 게임에 ${bowler}이(가) 두 번 있습니다.`,
    noRollOffDue: '롤오프로 가릴 동점이 없습니다.',
    rollOffOver: '롤오프가 이미 끝났습니다. 더 투구하지 않습니다.',
    match: MATCH_REFUSALS_TEXT.ko,
  },
  de: {
    figures: {
      percentage: 'Der Prozentsatz',
      base: 'Die Basis',
      maximum: 'Das höchste Handicap',
      average: 'Ein Schnitt',
      handicap: 'Ein Handicap',
      score: 'Ein Ergebnis',
      vacancy: 'Das Ergebnis eines freien Platzes',
      less: 'Der Wert für Abwesende',
      bye: 'Der Abstand zum Schnitt, der ohne Gegner genügt',
      makeUpUntil: 'Das Frame, bis zu dem nachgeholt wird',
      averageGames: 'Die Zahl der Spiele eines Eingangsschnitts',
      games: 'Die Zahl der Spiele',
      points: 'Der Wert eines Spiels, einer Serie oder eines Einzels in Punkten',
      perPins: 'Die Zahl der Pins, für die es Punkte gibt,',
      rollOff: 'Das Ergebnis eines Stechens',
      extraPins: 'Die Zusatzpins einer Gruppe',
      ages: 'Das Alter einer Gruppe',
      tableRows: 'Die Zahl der Gruppen mit Zusatzpins',
    },
    wholeNumber: (figure, least, most) =>
      `${figure} muss eine ganze Zahl von ${String(least)} bis ${String(most)} sein.`,
    percentage: (figure, least, most) =>
      `${figure} muss zwischen ${String(least)} und ${String(most)} liegen, mit höchstens zwei Nachkommastellen.`,
    wrongNumberOfGames: (games, due) =>
      `Ein Team hat ${counted(games, 'Spiel', 'Spiele')}; ${due === 1 ? 'es müsste 1' : `es müssten ${String(due)}`} sein.`,
    teamsDiffer: (game, home, visitors) =>
      `In Spiel ${String(game)} sind die Teams verschieden groß: ${String(home)} und ${String(visitors)}. Ein freier Platz (Vacancy) gleicht das aus.`,
    bowlerTwice: (game, bowler) => `${bowler} ist in Spiel ${String(game)} zweimal aufgestellt.`,
    noRollOffDue: 'Es gibt keinen Gleichstand für ein Stechen.',
    rollOffOver: 'Das Stechen ist entschieden; es wird nicht weitergespielt.',
    match: MATCH_REFUSALS_TEXT.de,
  },
};
