import { GENDERS, type BowlerGroup, type Gender } from '../../core/league/bowler-group.ts';
import type { Bounds } from '../../core/league/bounds.ts';
import type { Findings } from '../fault.ts';
import { agesOf } from './ages.ts';
import { folded } from './columns.ts';
import { shownStart } from './figures.ts';
import type { TableCell, TableRow } from './table.ts';

const WORDS: Readonly<Record<Gender, readonly string[]>> = {
  woman: [
    ...['w', 'woman', 'women', 'f', 'female', 'girl', 'lady', 'ladies'],
    ...['mujer', 'mujeres', 'femenino', 'femenina', 'chica', 'dama', 'damas'],
    ...['여', '여자', '여성', 'frau', 'frauen', 'weiblich', 'dame', 'damen'],
  ],
  man: [
    ...['m', 'man', 'men', 'male', 'boy'],
    ...['h', 'hombre', 'hombres', 'masculino', 'chico', 'caballero', 'caballeros'],
    ...['남', '남자', '남성', 'mann', 'manner', 'mannlich', 'herr', 'herren'],
  ],
};

/** A cell without a word for either: an open bowler. */
const OPEN = ['', 'x', 'open', 'mixed', 'abierto', 'mixto', '오픈', '혼성', 'offen', 'divers', 'd'];

/** In Spanish an M is a woman beside H, and a man beside F. */
const SPANISH = ['sexo', 'genero'];

/** The bowler's group in a row; null where nothing is said. */
export function groupIn(cell: TableRow['cell'], found: Findings): BowlerGroup | null {
  const [gender, ages] = [genderIn(cell('gender'), found), agesIn(cell('age'), found)];
  if (gender === null && ages === null) return null;
  return { ...(gender === null ? {} : { gender }), ...(ages === null ? {} : { ages }) };
}

function genderIn({ text, spot }: TableCell, found: Findings): Gender | null {
  const written = folded(text);
  if (OPEN.includes(written)) return null;
  const isUnclear = written === 'm' && SPANISH.includes(folded(spot.column ?? ''));
  const gender = isUnclear ? null : genderCalled(written);
  if (gender !== null) return gender;
  const choices = isUnclear ? ['mujer', 'masculino'] : ['woman', 'man'];
  found.fault(spot, { code: 'not-a-choice', text: shownStart(text), choices });
  return null;
}

/** A gender by any word for it. */
export function genderCalled(word: string): Gender | null {
  return GENDERS.find((gender) => WORDS[gender].includes(folded(word))) ?? null;
}

function agesIn({ text, spot }: TableCell, found: Findings): Bounds | null {
  const written = text.normalize('NFKC').trim();
  if (written === '' || written === '-') return null;
  const ages = agesOf(written);
  if (ages !== null) return ages;
  found.fault(spot, { code: 'not-an-age', text: shownStart(text) });
  return null;
}
