import type { Table } from '../line/table.ts';
import { usualTable } from './format.ts';
import { TEN_PIN_FORMAT } from './ten-pin.ts';

/** The table of every line of ten-pin, for those who bowl nothing else. */
export const TEN_PIN: Table = usualTable(TEN_PIN_FORMAT);
