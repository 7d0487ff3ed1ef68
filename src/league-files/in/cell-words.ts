/** Words that stand in a cell for something else than themselves, in English, Spanish, Korean and German. */
import { folded } from './columns.ts';

const SUMS = ['total', 'totals', 'totales', '합계', '총계', '소계', 'summe', 'subtotal', 'zwischensumme'];
const MEANS = ['average', 'avg', 'promedio', 'media', 'schnitt', 'durchschnitt', '평균'];
const OF_TEAM = ['team', 'grand', 'equipo', 'mannschaft', 'mannschafts', 'gesamt', '팀'];

/** What names a row of totals wherever it stands. */
const TOTALS: ReadonlySet<string> = new Set([
  ...[...SUMS, ...MEANS, 'gesamttotal', 'totalgeneral', 'totalequipo', 'totaldelequipo', 'mannschaftgesamt'],
  ...[...SUMS, ...MEANS].flatMap((word) => OF_TEAM.map((whose) => `${whose}${word}`)),
]);

/** Words that may be a name as well: Sum, Gye. */
const ONLY_IN_FRONT = ['sum', 'suma', '계', 'gesamt'];

/** Whether a cell in place of a name means a row of totals. */
export function isTotalName(cell: string): boolean {
  return TOTALS.has(folded(cell));
}

/** Whether a cell begins a row of totals. */
export function isTotal(cell: string): boolean {
  return isTotalName(cell) || ONLY_IN_FRONT.includes(folded(cell));
}

const PLACES_FREE = ['', 'spot', 'position', 'slot', 'place', 'seat', 'bowler', 'player'];
const VACANT = [
  ...['vacant', 'vacancy', 'vacante', 'vakant', 'vakanz', 'unbesetzt', '공석', '결원', '빈자리', '없음'],
  ...['nichtbesetzt', 'freierplatz', 'plazalibre', 'puestolibre', 'sinjugador', 'vacio', 'keinspieler'],
  ...['선수없음', 'nobowler', 'noplayer', 'nobody', 'none', 'empty', 'tba', 'tbd'],
];
/** What a place is called that nobody has, also with a number or twice, as first and last name. */
const VACANCY: ReadonlySet<string> = new Set([
  ...VACANT.flatMap((word) => PLACES_FREE.flatMap((place) => [`${word}${place}`, `${place}${word}`])),
  ...PLACES_FREE.filter((place) => place !== '').map((place) => `open${place}`),
  ...['puestovacante', 'plazavacante', 'jugadorvacante'],
]);

/** Whether a cell in place of a name means that the place is empty. */
export function isVacancy(cell: string): boolean {
  const plain = withoutSigns(cell).replace(/\d{1,2}$/u, '');
  const half = plain.slice(0, plain.length / 2);
  return VACANCY.has(half + half === plain ? half : plain) || /^\s*(?:n\.\s?n\.|n\/a)\s*$/iu.test(cell);
}

function withoutSigns(cell: string): string {
  return folded(cell.normalize('NFKC').replaceAll(/\p{S}/gu, ''));
}

const MAYBE_VACANT = [
  ...['open', 'blind', 'dummy', 'ghost', 'absent', 'nn', 'na', 'libre', 'ausente', '미정', '결석'],
  ...['frei', 'leer', 'offen', 'blindspieler', 'blindbowler', 'abwesend'],
];

/** Whether a cell in place of a name may mean an empty place, or be a name: Frei. */
export function isMaybeVacant(cell: string): boolean {
  const plain = withoutSigns(cell).replace(/\d+$/u, '');
  return MAYBE_VACANT.includes(plain) || VACANCY.has(plain);
}

const NONES = [
  ...['-', '--', '---', 'n/a', 'na', 'none', 'new', '#div/0!', '#¡div/0!', '#n/a', '#n/d', '#nv'],
  ...['ohne', 'neu', 'k.a.', 'sin promedio', 'nuevo', 'nueva', 's/p', '없음', '신규'],
];

/** Whether a cell means that a bowler has no average yet. */
export function isNone(cell: string): boolean {
  return NONES.includes(
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\p{Pd}\u2212]/gu, '-'),
  );
}

/** Whether a cell means that nobody knows: a word for none, a nought as exports write it, or nothing. */
export function isUnknown(cell: string): boolean {
  return isNone(cell) || /^\s*0*\s*$/u.test(cell);
}

const PLACELESS: ReadonlySet<string> = new Set([
  ...['', '0', 's', 'na', 'none', 'sub', 'subs', 'substitute', 'alt', 'alternate', 'res', 'reserve', 'bench'],
  ...['spare', 'suplente', 'sup', 'sustituto', 'sustituta', 'reserva', '후보', '교체', '교체선수', '예비'],
  ...['보결', '대기', 'ersatz', 'ersatzspieler', 'ersatzspielerin', 'aushilfe', 'auswechselspieler', 'esp'],
]);

/** Whether a cell in place of a number means a bowler without a place, a substitute; `folded` drops a dash. */
export function isPlaceless(cell: string): boolean {
  const plain = folded(cell);
  return PLACELESS.has(plain) || PLACELESS.has(plain.replace(/(?<=\D)\d{1,2}$/u, ''));
}

const BYES = [
  ...['bye', 'byeweek', 'byeteam', 'noopponent', 'descansa', 'descansan', 'descanso', 'libre', 'exento'],
  ...['부전승', '휴식', '쉼', 'spielfrei', 'frei', 'freilos'],
];

/** Whether a cell means that a team has no opponent. */
export function isBye(cell: string): boolean {
  return BYES.includes(folded(cell));
}
