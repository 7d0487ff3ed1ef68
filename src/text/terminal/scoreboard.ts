import type { InEveryLanguage, Language, LikeEnglish } from '../language.ts';

const en = {
  howManyPeople: 'How many people? ',
  nameOf: (place: number) => `Name of player ${String(place)} (3 English letters): `,
  turnOf: (name: string) => `${name}'s turn : `,
  totalOf: (name: string, total: number) => `${name}'s total : ${String(total)}`,
  /** The same for a single player. */
  onlyName: 'Name of the player (3 English letters): ',
  throwIn: (frame: number) => `Frame ${String(frame)}, ball : `,
  onlyTotal: (total: number) => `Total : ${String(total)}`,
  peopleRefused: 'The number of people is a whole number, 1 or more.',
  nameRefused: 'A name has exactly three English letters.',
  onlyNameRefused: 'A name is exactly three English letters and nothing else.',
  pinsRefused: 'The pins of a ball are a whole number from 0 to 10.',
  /** Asks what a player chooses of the format's options; the first one is the usual one. */
  optionOf: (name: string, called: string, options: readonly number[]) =>
    `${called}, ${name} (${options.join(', ')}): `,
  /** The same for teams whose bowlers share a line, by their numbers. */
  howManyTeams: 'How many teams? ',
  teamsRefused: 'The number of teams is a whole number, 1 or more.',
  howManyBowlers: (team: number, least: number, most: number) =>
    `How many bowlers in team ${String(team)} (${range(least, most)})? `,
  bowlersRefused: 'The number of bowlers is a whole number.',
  bowlerOf: (team: number, place: number) =>
    `Team ${String(team)}, name of bowler ${String(place)} (3 English letters): `,
  /** The name of a team on the board. */
  teamName: (team: number) => `Team ${String(team)}`,
  streamFailed: (reason: string) => `The questions could not go on: ${reason}`,
  badName: (value: string) => `--name takes three English letters, not "${value}".`,
  badFormat: (value: string, known: readonly string[]) =>
    `--format takes ${known.join(', ')}, not "${value}".`,
  /** A format that the lane's board cannot draw. */
  nameNeedsSingle: '--name is for one player: use it with --single.',
  nameOfNobody: (format: string) =>
    `--name is for one player, and in ${format} bowlers share a line: leave it out.`,
  nameNotUsed: (name: string) => `The saved game goes on with its own players; the name ${name} is not used.`,
  /** Whether to continue a game left long ago. */
  goOn: (names: string) => `The game of ${names} was left long ago. Resume it? (yes/no) : `,
  yesOrNo: 'Answer yes or no.',
  leftAsItIs: (names: string) =>
    `The game of ${names} was left long ago and is kept among the past games; a new one begins.`,
  /** The command line's options, one line each under a title. */
  options: {
    title: 'Options, after --:',
    single: '  --single     one player alone',
    name: '  --name PJS   the name of that player',
    format: '  --format ID  a format other than ten-pin',
    'no-score': '  --no-score   the board without the score',
    lang: '  --lang ko    the language: en, es, ko or de',
    data: '  --data DIR   the folder in which the game is kept',
    'take-over': '  --take-over  the folder of another PC that is off is taken over',
    help: '  --help       this list',
  },
};

/** The terminal scoreboard's questions and messages; a question ends where its answer begins. */
export type ScoreboardText = LikeEnglish<typeof en>;

export const SCOREBOARD_TEXT: InEveryLanguage<ScoreboardText> = {
  en,
  es: {
    howManyPeople: '¿Cuántas personas? ',
    nameOf: (place) => `Nombre del jugador ${String(place)} (3 letras inglesas): `,
    turnOf: (name) => `Turno de ${name} : `,
    totalOf: (name, total) => `Total de ${name} : ${String(total)}`,
    onlyName: 'Nombre del jugador (3 letras inglesas): ',
    throwIn: (frame) => `Cuadro ${String(frame)}, bola : `,
    onlyTotal: (total) => `Total : ${String(total)}`,
    peopleRefused: 'El número de personas es un número entero, 1 o más.',
    nameRefused: 'Un nombre tiene exactamente tres letras inglesas.',
    onlyNameRefused: 'Un nombre son exactamente tres letras inglesas y nada más.',
    pinsRefused: 'Los bolos de una bola son un número entero de 0 a 10.',
    optionOf: (name, called, options) => `${called}, ${name} (${options.join(', ')}): `,
    howManyTeams: '¿Cuántos equipos? ',
    teamsRefused: 'El número de equipos es un número entero, 1 o más.',
    howManyBowlers: (team, least, most) =>
      `¿Cuántos jugadores en el equipo ${String(team)} (${range(least, most)})? `,
    bowlersRefused: 'El número de jugadores es un número entero.',
    bowlerOf: (team, place) =>
      `Equipo ${String(team)}, nombre del jugador ${String(place)} (3 letras inglesas): `,
    teamName: (team) => `Equipo ${String(team)}`,
    streamFailed: (reason) => `Las preguntas no pudieron seguir: ${reason}`,
    badName: (value) => `--name acepta tres letras inglesas, no «${value}».`,
    badFormat: (value, known) => `--format acepta ${known.join(', ')}, no «${value}».`,
    nameNeedsSingle: '--name es para un solo jugador: úselo con --single.',
    nameOfNobody: (format) =>
      `--name es para un solo jugador, y en ${format} varios comparten una línea: quítelo.`,
    nameNotUsed: (name) => `La partida guardada sigue con sus jugadores; el nombre ${name} no se usa.`,
    goOn: (names) => `La partida de ${names} se dejó hace mucho. ¿Reanudarla? (sí/no) : `,
    yesOrNo: 'Responda sí o no.',
    leftAsItIs: (names) =>
      `La partida de ${names} se dejó hace mucho y sigue entre las anteriores; empieza una nueva.`,
    options: {
      title: 'Opciones, después de --:',
      single: '  --single     un solo jugador',
      name: '  --name PJS   el nombre de ese jugador',
      format: '  --format ID  una modalidad distinta de ten-pin',
      'no-score': '  --no-score   el marcador sin la puntuación',
      lang: '  --lang ko    el idioma: en, es, ko o de',
      data: '  --data DIR   la carpeta donde se guarda la partida',
      'take-over': '  --take-over  toma la carpeta de otro PC que está apagado',
      help: '  --help       esta lista',
    },
  },
  ko: {
    howManyPeople: '몇 명이 경기하나요? ',
    nameOf: (place) => `플레이어 ${String(place)}의 이름은? (영문 3글자): `,
    turnOf: (name) => `${name}의 차례 : `,
    totalOf: (name, total) => `${name}의 총 점수 : ${String(total)}`,
    onlyName: '플레이어 이름은? (영문 3글자): ',
    throwIn: (frame) => `${String(frame)}프레임 투구 : `,
    onlyTotal: (total) => `총 점수 : ${String(total)}`,
    peopleRefused: '사람 수는 1 이상의 정수로 입력하세요.',
    nameRefused: '이름에는 영문자가 정확히 3글자 있어야 합니다.',
    onlyNameRefused: '이름은 영문자 3글자로만 입력하세요.',
    pinsRefused: '쓰러뜨린 핀의 개수는 0부터 10까지의 정수로 입력하세요.',
    optionOf: (name, called, options) => `${name}, ${called} (${options.join(', ')}): `,
    howManyTeams: '몇 팀이 경기하나요? ',
    teamsRefused: '팀 수는 1 이상의 정수로 입력하세요.',
    howManyBowlers: (team, least, most) =>
      `${String(team)}팀의 선수는 몇 명인가요? (${range(least, most)}): `,
    bowlersRefused: '선수 수는 정수로 입력하세요.',
    bowlerOf: (team, place) => `${String(team)}팀 선수 ${String(place)}의 이름은? (영문 3글자): `,
    teamName: (team) => `${String(team)}팀`,
    streamFailed: (reason) => `입력을 계속 받을 수 없습니다. ${reason}`,
    badName: (value) => `--name에는 영문자 3글자를 쓰세요. "${value}"은(는) 쓸 수 없습니다.`,
    badFormat: (value, known) =>
      `--format에는 ${known.join(', ')} 중 하나를 쓰세요. "${value}"은(는) 쓸 수 없습니다.`,
    nameNeedsSingle: '--name은 한 사람이 할 때 씁니다. --single과 함께 쓰세요.',
    nameOfNobody: (format) =>
      `--name은 한 사람이 할 때 씁니다. ${format} 게임은 여러 선수가 한 줄을 함께 치므로 --name을 빼세요.`,
    nameNotUsed: (name) => `저장된 게임을 그 게임의 선수로 이어 갑니다. 이름 ${name}은(는) 쓰지 않습니다.`,
    goOn: (names) => `오래전에 멈춘 게임이 있습니다(${names}). 이어서 할까요? (예/아니요) : `,
    yesOrNo: '예 또는 아니요로 답하세요.',
    leftAsItIs: (names) =>
      `오래전에 멈춘 게임(${names})은 지난 게임에 그대로 있습니다. 새 게임을 시작합니다.`,
    options: {
      title: '-- 뒤에 쓰는 옵션:',
      single: '  --single     한 사람이 하는 게임',
      name: '  --name PJS   그 사람의 이름',
      format: '  --format ID  텐핀이 아닌 다른 방식',
      'no-score': '  --no-score   점수 없는 점수판',
      lang: '  --lang ko    언어: en, es, ko, de',
      data: '  --data DIR   게임을 저장할 폴더',
      'take-over': '  --take-over  꺼져 있는 다른 PC의 폴더를 넘겨받기',
      help: '  --help       이 목록',
    },
  },
  de: {
    howManyPeople: 'Wie viele Personen? ',
    nameOf: (place) => `Name auf Platz ${String(place)} (3 englische Buchstaben): `,
    turnOf: (name) => `${name} ist dran : `,
    totalOf: (name, total) => `${name} gesamt : ${String(total)}`,
    onlyName: 'Name (3 englische Buchstaben): ',
    throwIn: (frame) => `Frame ${String(frame)}, Wurf : `,
    onlyTotal: (total) => `Gesamt : ${String(total)}`,
    peopleRefused: 'Die Zahl der Personen ist eine ganze Zahl, 1 oder mehr.',
    nameRefused: 'Ein Name hat genau drei englische Buchstaben.',
    onlyNameRefused: 'Ein Name besteht aus genau drei englischen Buchstaben und sonst nichts.',
    pinsRefused: 'Die Pins eines Wurfs sind eine ganze Zahl von 0 bis 10.',
    optionOf: (name, called, options) => `${called}, ${name} (${options.join(', ')}): `,
    howManyTeams: 'Wie viele Teams? ',
    teamsRefused: 'Die Zahl der Teams ist eine ganze Zahl, 1 oder mehr.',
    howManyBowlers: (team, least, most) =>
      `Wie viele Personen in Team ${String(team)} (${range(least, most)})? `,
    bowlersRefused: 'Die Zahl der Personen ist eine ganze Zahl.',
    bowlerOf: (team, place) =>
      `Team ${String(team)}, Name auf Platz ${String(place)} (3 englische Buchstaben): `,
    teamName: (team) => `Team ${String(team)}`,
    streamFailed: (reason) => `Es konnte nicht weiter gefragt werden: ${reason}`,
    badName: (value) => `--name nimmt drei englische Buchstaben, nicht „${value}“.`,
    badFormat: (value, known) => `--format nimmt ${known.join(', ')}, nicht „${value}“.`,
    nameNeedsSingle: '--name ist für eine Person allein: zusammen mit --single.',
    nameOfNobody: (format) =>
      `--name ist für eine Person allein, und bei ${format} teilen sich mehrere eine Zeile: bitte weglassen.`,
    nameNotUsed: (name) =>
      `Das gespeicherte Spiel geht mit seinen Namen weiter; ${name} wird nicht gebraucht.`,
    goOn: (names) => `Das Spiel von ${names} blieb vor Langem liegen. Weiterspielen? (ja/nein) : `,
    yesOrNo: 'Bitte ja oder nein.',
    leftAsItIs: (names) =>
      `Das Spiel von ${names} blieb vor Langem liegen und ist bei den früheren Spielen; ein neues beginnt.`,
    options: {
      title: 'Optionen, nach --:',
      single: '  --single     eine Person allein',
      name: '  --name PJS   ihr Name',
      format: '  --format ID  eine andere Spielart als ten-pin',
      'no-score': '  --no-score   die Anzeige ohne Punkte',
      lang: '  --lang ko    die Sprache: en, es, ko oder de',
      data: '  --data DIR   der Ordner, in dem das Spiel liegt',
      'take-over': '  --take-over  den Ordner eines PCs übernehmen, der aus ist',
      help: '  --help       diese Liste',
    },
  },
};

/** The numbers of bowlers that a team may have. */
function range(least: number, most: number): string {
  return least === most ? String(least) : `${String(least)}-${String(most)}`;
}

/** The words of seeds 002 to 004, a mix of Korean and English as their authors wrote it. */
const SEEDS_TEXT: ScoreboardText = {
  ...SCOREBOARD_TEXT.ko,
  howManyPeople: 'How many people? ',
  nameOf: (place) => `플레이어 ${String(place)}의 이름은?(3 english letters): `,
  turnOf: (name) => `${name}'s turn : `,
  totalOf: (name, total) => `${name}'s total : ${String(total)}`,
  onlyName: '플레이어 이름은(3 english letters)?: ',
};

/** The scoreboard's texts in a language; null: the seeds' own words. */
export function scoreboardText(language: Language | null): ScoreboardText {
  return language === null ? SEEDS_TEXT : SCOREBOARD_TEXT[language];
}
