import { BEAT, createStandstill } from '../../contract/contract.ts';

/** Looks at the clock from now on, as long as the program runs; whether a press that was made at that time still counts. */
export function watchPresses(): (pressed: number) => boolean {
  const standstill = createStandstill();
  setInterval(() => {
    standstill.beat(Date.now());
  }, BEAT).unref();
  return (pressed) => standstill.enters(pressed, Date.now());
}
