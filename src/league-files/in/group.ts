import { GENDERS, type BowlerGroup, type Gender } from '../../core/league/bowler-group.ts';
import type { Bounds } from '../../core/league/bounds.ts';
import type { Findings } from '../fault.ts';
import { agesOf } from './ages.ts';
import { isUnknown } from './cell-words.ts';
import { folded } from './columns.ts';
import { shownStart } from './figures.ts';
import type { TableCell, TableRow } from './table.ts';

const WORDS: Readonly<Record<Gender, readonly string[]>> = {
  woman: [
    ...['w', 'woman', 'women', 'f', 'female', 'females', 'girl', 'girls', 'lady', 'ladies'],
    ...['mujer', 'mujeres', 'femenino', 'femenina', 'chica', 'chicas', 'dama', 'damas', 'senoras', 'femenil'],
    ...['여', '녀', '여자', '여성', 'madchen', 'frau', 'frauen', 'weiblich', 'dame', 'damen'],
  ],
  man: [
    ...['m', 'man', 'men', 'male', 'males', 'boy', 'boys'],
    ...[
      'h',
      'hombre',
      'hombres',
      'masculino',
      'chico',
      'chicos',
      'caballero',
      'caballeros',
      'varon',
      'varones',
    ],
    ...['남', '남자', '남성', 'mann', 'manner', 'mannlich', 'herr', 'herren', 'jungen'],
  ],
};

/** A cell without a word for either: an open bowler. */
const OPEN = ['', 'x', 'open', 'mixed', 'abierto', 'mixto', '오픈', '혼성', 'offen', 'divers', 'keineangabe'];

/** Heads of Spanish rosters. */
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
  const unclear = unclearIn(written, SPANISH.includes(folded(spot.column ?? '')));
  const gender = unclear === null ? genderCalled(written) : null;
  if (gender !== null) return gender;
  const choices = unclear ?? ['woman', 'man'];
  found.fault(spot, { code: 'not-a-choice', text: shownStart(text), choices });
  return null;
}

/** What a letter may mean: beside H, an M is a woman in Spanish, and a D in Spanish and German. */
function unclearIn(written: string, isSpanish: boolean): readonly string[] | null {
  if (written === 'd') return ['dame', 'divers'];
  return written === 'm' && isSpanish ? ['mujer', 'masculino'] : null;
}

/** A gender by any word for it. */
export function genderCalled(word: string): Gender | null {
  return GENDERS.find((gender) => WORDS[gender].includes(folded(word))) ?? null;
}

function agesIn({ text, spot }: TableCell, found: Findings): Bounds | null {
  if (isUnknown(text)) return null;
  const ages = agesOf(text);
  if (ages !== null) return ages;
  const said = shownStart(text);
  if (/\d/u.test(text)) found.fault(spot, { code: 'not-an-age', text: said });
  else found.note(spot, { code: 'class-left-out', text: said });
  return null;
}
