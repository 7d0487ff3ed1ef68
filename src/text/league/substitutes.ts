import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  /** Others of the team’s own roster. */
  own: (team: string) => `Also in ${team}`,
  ofLeague: 'In the league, not bowling tonight',
  others: 'Bowled here before',
  notListed: 'Not on the list',
  average: (average: number | null) => (average === null ? 'no average' : `average ${String(average)}`),
  isAbsent: (name: string) => `${name} is absent`,
  /** The button that puts the chosen one there, and the one that changes nothing. */
  bowlsFor: (name: string, instead: string) => `${name} bowls for ${instead}`,
  afterAll: (name: string) => `${name} bowls after all`,
  nobodyChosen: 'Nobody is chosen',
  notOffered: 'Bowlers in tonight’s line-ups are not offered.',
};

/** The choice of who bowls in a place of a line-up instead of somebody. */
export const SUBSTITUTES_TEXT: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    own: (team) => `También en ${team}`,
    ofLeague: 'En la liga, hoy no juegan',
    others: 'Ya jugaron aquí',
    notListed: 'Fuera de la lista',
    average: (average) => (average === null ? 'sin promedio' : `promedio ${String(average)}`),
    isAbsent: (name) => `${name} está ausente`,
    bowlsFor: (name, instead) => `${name} juega por ${instead}`,
    afterAll: (name) => `Al final juega ${name}`,
    nobodyChosen: 'Nadie elegido',
    notOffered: 'No se ofrece a quien ya juega hoy.',
  },
  ko: {
    own: (team) => `${team}의 다른 선수`,
    ofLeague: '오늘 치지 않는 리그 선수',
    others: '여기서 친 적이 있는 선수',
    notListed: '목록에 없음',
    average: (average) => (average === null ? '에버리지 없음' : `에버리지 ${String(average)}`),
    isAbsent: (name) => `${name} 불참`,
    bowlsFor: (name, instead) => `${instead} 대신 ${name}`,
    afterAll: (name) => `그대로 ${name}`,
    nobodyChosen: '선택한 선수 없음',
    notOffered: '오늘 라인업에 있는 선수는 표시되지 않습니다.',
  },
  de: {
    own: (team) => `Auch bei ${team}`,
    ofLeague: 'In der Liga, spielt heute nicht',
    others: 'Hat hier schon gespielt',
    notListed: 'Nicht auf der Liste',
    average: (average) => (average === null ? 'kein Schnitt' : `Schnitt ${String(average)}`),
    isAbsent: (name) => `${name} fehlt`,
    bowlsFor: (name, instead) => `${name} spielt für ${instead}`,
    afterAll: (name) => `${name} spielt doch`,
    nobodyChosen: 'Niemand gewählt',
    notOffered: 'Wer heute schon aufgestellt ist, steht nicht zur Wahl.',
  },
};
