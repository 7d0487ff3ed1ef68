import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  /** The name of a team that nobody named. */
  teamName: (team: number) => `Team ${String(team)}`,
  nextTeam: 'Next team',
  /** The key for it. */
  nextTeamHint: 'Enter in an empty row',
  /** The next game begins with the next bowler of each team. */
  goesRound: 'Next game starts with the next bowler',
};

/** The teams of a set-up in which bowlers share lines. */
export type TeamsText = LikeEnglish<typeof en>;

export const TEAMS_TEXT: InEveryLanguage<TeamsText> = {
  en,
  es: {
    teamName: (team) => `Equipo ${String(team)}`,
    nextTeam: 'Siguiente equipo',
    nextTeamHint: 'Intro en una fila vacía',
    goesRound: 'La próxima partida empieza el siguiente jugador',
  },
  ko: {
    teamName: (team) => `${String(team)}팀`,
    nextTeam: '다음 팀',
    nextTeamHint: '빈 줄에서 Enter',
    goesRound: '다음 게임은 다음 선수부터 시작',
  },
  de: {
    teamName: (team) => `Team ${String(team)}`,
    nextTeam: 'Nächstes Team',
    nextTeamHint: 'Enter in leerer Zeile',
    goesRound: 'Nächstes Spiel beginnt, wer danach kommt',
  },
};
