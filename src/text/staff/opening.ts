import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  open: 'Lane open',
  free: 'Always',
  games: (count: number) => (count === 1 ? '1 game' : `${String(count)} games`),
  until: (time: string) => `until ${time}`,
  /** Beside the choice, while games are counted. */
  anew: 'Press the games once more to count from here on.',
  fewer: 'Less',
  more: 'More',
  /** Beside the game's number. */
  gameOf: (game: number, games: number) => `Game ${String(game)} of ${String(games)}`,
  minutesLeft: (minutes: number) => `${String(minutes)} min left`,
  timeIsUpInGame: 'Time is up: this game can be finished.',
  /** At the end of a game that was bowled beyond the time. */
  timeIsUp: 'Time is up.',
  /** At the end of a game after which staff closed the lane, or its time passed. */
  isClosed: 'The lane is closed.',
  allGames: (games: number) =>
    games === 1 ? 'Your game is finished.' : `All ${String(games)} games are finished.`,
  newParty: 'New party',
  /** On a lane that the front desk opens, and that nobody has opened. */
  goToDesk: 'Please go to the desk',
  deskOpens: 'The front desk opens this lane.',
  /** The staff's button there. */
  staffOpen: 'Staff: open with the PIN',
  /** Instead of `free` there. */
  shut: 'No',
};

/** The lane's opening: the staff's choice, and the bowlers' view of it. */
export type OpeningText = LikeEnglish<typeof en>;

export const OPENING_TEXT: InEveryLanguage<OpeningText> = {
  en,
  es: {
    open: 'Pista abierta',
    free: 'Siempre',
    games: (count) => (count === 1 ? '1 partida' : `${String(count)} partidas`),
    until: (time) => `hasta las ${time}`,
    anew: 'Pulse otra vez las partidas para contar desde aquí.',
    fewer: 'Menos',
    more: 'Más',
    gameOf: (game, games) => `Partida ${String(game)} de ${String(games)}`,
    minutesLeft: (minutes) => `${minutes === 1 ? 'queda' : 'quedan'} ${String(minutes)} min`,
    timeIsUpInGame: 'Se acabó el tiempo: pueden terminar esta partida.',
    timeIsUp: 'Se acabó el tiempo.',
    isClosed: 'La pista está cerrada.',
    allGames: (games) =>
      games === 1 ? 'La partida ha terminado.' : `Las ${String(games)} partidas han terminado.`,
    newParty: 'Otro grupo',
    goToDesk: 'Pasen por recepción, por favor',
    deskOpens: 'La recepción abre esta pista.',
    staffOpen: 'Personal: abrir con el PIN',
    shut: 'No',
  },
  ko: {
    open: '레인 이용',
    free: '제한 없음',
    games: (count) => `${String(count)}게임`,
    until: (time) => `${time}까지`,
    anew: '게임 수를 한 번 더 누르면 지금부터 다시 셉니다.',
    fewer: '줄이기',
    more: '늘리기',
    gameOf: (game, games) => `${String(games)}게임 중 ${String(game)}게임`,
    minutesLeft: (minutes) => `${String(minutes)}분 남음`,
    timeIsUpInGame: '시간이 다 되었습니다. 이 게임은 마칠 수 있습니다.',
    timeIsUp: '시간이 다 되었습니다.',
    isClosed: '레인 이용이 끝났습니다.',
    allGames: (games) => `${String(games)}게임을 모두 마쳤습니다.`,
    newParty: '새 손님',
    goToDesk: '프런트로 와 주세요',
    deskOpens: '이 레인은 프런트에서 열어 드립니다.',
    staffOpen: '직원: PIN으로 열기',
    shut: '닫힘',
  },
  de: {
    open: 'Bahn freigegeben',
    free: 'Immer',
    games: (count) => (count === 1 ? '1 Spiel' : `${String(count)} Spiele`),
    until: (time) => `bis ${time}`,
    anew: 'Spiele noch einmal drücken, um ab hier neu zu zählen.',
    fewer: 'Weniger',
    more: 'Mehr',
    gameOf: (game, games) => `Spiel ${String(game)} von ${String(games)}`,
    minutesLeft: (minutes) => `noch ${String(minutes)} min`,
    timeIsUpInGame: 'Die Zeit ist um: Dieses Spiel darf zu Ende gehen.',
    timeIsUp: 'Die Zeit ist um.',
    isClosed: 'Die Bahn ist gesperrt.',
    allGames: (games) =>
      games === 1 ? 'Das Spiel ist zu Ende.' : `Alle ${String(games)} Spiele sind zu Ende.`,
    newParty: 'Neue Gruppe',
    goToDesk: 'Bitte zur Theke kommen',
    deskOpens: 'Die Theke gibt diese Bahn frei.',
    staffOpen: 'Personal: mit PIN freigeben',
    shut: 'Nein',
  },
};
