import { BEAT, createStandstill } from '../../contract/contract.ts';

/** Watches the clock while the program runs; the result says whether a press made at that time still counts. */
export function watchPresses(): (pressed: number) => boolean {
  const standstill = createStandstill();
  setInterval(() => {
    standstill.beat(Date.now());
  }, BEAT).unref();
  return (pressed) => standstill.enters(pressed, Date.now());
}
