import { PIN_NUMBERS, type PinNumber } from '../leave.ts';

/** Every possible leave: none, and 1,023 with at least one pin. */
export const LEAVES: readonly (readonly PinNumber[])[] = Array.from({ length: 1024 }, (_, bits) =>
  PIN_NUMBERS.filter((number) => (bits & (1 << (number - 1))) !== 0),
);
