import * as v from 'valibot';
import { AGES, GENDERS } from '../core/league/bowler-group.ts';
import { partialObject } from './partial-object.ts';

const age = v.pipe(v.number(), v.safeInteger(), v.minValue(AGES.least), v.maxValue(AGES.most));

export const GROUP_ENTRIES = {
  gender: v.exactOptional(v.picklist(GENDERS)),
  ages: v.exactOptional(v.strictObject({ least: age, most: age })),
};

/** Who a bowler is for a league's rules. */
export const GROUP_SHAPE = partialObject(GROUP_ENTRIES);
