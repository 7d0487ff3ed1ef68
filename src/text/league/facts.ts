import type { FactChange, FactKind, Facts } from '../../core/game/fact-changes.ts';
import type { ScoreType } from '../../core/league/score-type.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';

/** A changed fact in words. */
export interface FactWords {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

export function factWords(text: FactsText, { kind, before, after }: FactChange): FactWords {
  const [was, is] = [factWord(text, kind, before), factWord(text, kind, after)];
  const what = kind === 'bowler' ? `${was} → ${is}` : text.changed(after.name, text.kinds[kind], was, is);
  return { what, before: was, after: is };
}

/** What was changed, without before and after: "PJS, handicap". */
export function factTitle(text: FactsText, { kind, before, after }: FactChange): string {
  return kind === 'bowler' ? `${before.name} → ${after.name}` : `${after.name}, ${text.kinds[kind]}`;
}

function factWord(text: FactsText, kind: FactKind, facts: Facts): string {
  switch (kind) {
    case 'average':
      return facts.average === null ? text.noAverage : String(facts.average);
    case 'handicap':
      return facts.isTyped ? text.byHand(facts.handicap) : text.byRule(facts.handicap);
    case 'type':
      return [typeWord(text, facts), ...facts.later.map((score) => String(score ?? '–'))].join(', ');
    case 'team':
      return facts.team === null ? text.noSeat : text.seat(facts.team, facts.place ?? 0);
    case 'bowler':
      return facts.instead === null ? facts.name : `${facts.name}, ${text.insteadOf(facts.instead)}`;
  }
}

/** A score type with what was said of it: "Sub for TOM". */
export function typeWord(
  text: FactsText,
  { type, instead, blind, injuredFrom }: Pick<Facts, 'type' | 'instead' | 'blind' | 'injuredFrom'>,
): string {
  if (instead !== null) return text.insteadOf(instead);
  if (injuredFrom !== null) return text.injuredFrom(injuredFrom);
  return type === 'pre-bowl' && blind !== null ? text.bowledBefore(blind) : text.types[type];
}

/** A handicap as it is written: with its sign. */
export function signed(handicap: number): string {
  return handicap < 0 ? `−${String(-handicap)}` : `+${String(handicap)}`;
}

const en = {
  types: {
    bowler: 'Bowler',
    absent: 'Absent',
    vacancy: 'Vacancy',
    dummy: 'Dummy',
    pacer: 'Pacer',
    extra: 'Extra',
    injury: 'Injury',
    substitute: 'Substitute',
    'pre-bowl': 'Pre-bowled',
  } satisfies Readonly<Record<ScoreType, string>>,
  /** A substitute, and for whom. */
  insteadOf: (name: string) => `Sub for ${name}`,
  /** Bowled before the evening, with its score. */
  bowledBefore: (score: number) => `Pre-bowled ${String(score)}`,
  /** The first frame that an injured bowler could not bowl. */
  injuredFrom: (frame: number) => `Injury, from frame ${String(frame)} on`,
  seat: (team: string, place: number) => `${team} ${String(place)}`,
  noSeat: 'no team',
  kinds: { average: 'average', handicap: 'handicap', type: 'score type', team: 'team' } satisfies Readonly<
    Record<Exclude<FactKind, 'bowler'>, string>
  >,
  /** No average is known. */
  noAverage: 'none',
  /** The handicap is computed. */
  byRule: (handicap: number) => signed(handicap),
  /** The handicap was typed. */
  byHand: (handicap: number) => `${signed(handicap)}, typed`,
  /** The changed fact and its player; the values before and after follow it. */
  changed: (name: string, what: string, before: string, after: string) =>
    `${name} ${what}: ${before} → ${after}`,
};

/** Facts of a league's game, in a few words for undo, the history and the sheet. */
export type FactsText = LikeEnglish<typeof en>;

const es: FactsText = {
  types: {
    bowler: 'Jugador',
    absent: 'Ausente',
    vacancy: 'Vacante',
    dummy: 'Ficticio',
    pacer: 'Acompañante',
    extra: 'Extra',
    injury: 'Lesión',
    substitute: 'Suplente',
    'pre-bowl': 'Jugado antes',
  },
  insteadOf: (name) => `Suplente de ${name}`,
  bowledBefore: (score) => `Jugado antes: ${String(score)}`,
  injuredFrom: (frame) => `Lesión desde el cuadro ${String(frame)}`,
  seat: (team, place) => `${team} ${String(place)}`,
  noSeat: 'sin equipo',
  kinds: {
    average: 'promedio',
    handicap: 'hándicap',
    type: 'tipo de resultado',
    team: 'equipo',
  },
  noAverage: 'ninguno',
  byRule: (handicap) => signed(handicap),
  byHand: (handicap) => `${signed(handicap)}, escrito`,
  changed: (name, what, before, after) => `${name}, ${what}: ${before} → ${after}`,
};

const ko: FactsText = {
  types: {
    bowler: '선수',
    absent: '불참',
    vacancy: '빈자리',
    dummy: '더미',
    pacer: '페이서',
    extra: '추가 선수',
    injury: '부상',
    substitute: '대체 선수',
    'pre-bowl': '사전 투구',
  },
  insteadOf: (name) => `${name} 대신`,
  bowledBefore: (score) => `사전 투구 ${String(score)}점`,
  injuredFrom: (frame) => `${String(frame)}프레임부터 부상`,
  seat: (team, place) => `${team} ${String(place)}번`,
  noSeat: '팀 없음',
  kinds: { average: '에버리지', handicap: '핸디캡', type: '점수 종류', team: '팀' },
  noAverage: '없음',
  byRule: (handicap) => signed(handicap),
  byHand: (handicap) => `${signed(handicap)}(직접 입력)`,
  changed: (name, what, before, after) => `${name} ${what}: ${before} → ${after}`,
};

const de: FactsText = {
  types: {
    bowler: 'Spieler',
    absent: 'Fehlt',
    vacancy: 'Freier Platz',
    dummy: 'Dummy',
    pacer: 'Pacer',
    extra: 'Extra',
    injury: 'Verletzt',
    substitute: 'Ersatz',
    'pre-bowl': 'Vorgespielt',
  },
  insteadOf: (name) => `Ersatz für ${name}`,
  bowledBefore: (score) => `Vorgespielt: ${String(score)}`,
  injuredFrom: (frame) => `Verletzt ab Frame ${String(frame)}`,
  seat: (team, place) => `${team} ${String(place)}`,
  noSeat: 'kein Team',
  kinds: { average: 'Schnitt', handicap: 'Handicap', type: 'Art', team: 'Team' },
  noAverage: 'keiner',
  byRule: (handicap) => signed(handicap),
  byHand: (handicap) => `${signed(handicap)}, eingegeben`,
  changed: (name, what, before, after) => `${name}, ${what}: ${before} → ${after}`,
};

export const FACTS_TEXT: InEveryLanguage<FactsText> = { en, es, ko, de };
