/**
 * The environment variable with the times of the errors that ended the program, in seconds since 1970. Whoever starts it
 * again adds one: the program itself, or the kiosk (scripts/package/kiosk).
 */
const VARIABLE = 'HEADPIN_CRASHES';

/** In seconds. An error that comes back this often would come back for ever. */
const [OFTEN, WITHIN] = [3, 600];
/** In seconds: a start this soon after an error is because of it. The kiosk waits up to half a minute. */
const SOON = 120;

/** Whether an error has just ended the program, so that this is its next start. */
export function crashedJustNow(environment: NodeJS.ProcessEnv, now: Date): boolean {
  return timesIn(environment, now, SOON).length > 0;
}

/** Whether errors end the program again and again. */
export function crashedOften(environment: NodeJS.ProcessEnv, now: Date): boolean {
  return timesIn(environment, now, WITHIN).length >= OFTEN;
}

/** Adds an error for the program that is started next with this environment. */
export function noteCrash(environment: NodeJS.ProcessEnv, now: Date): void {
  environment[VARIABLE] = [...timesIn(environment, now, WITHIN), secondsOf(now)].join(',');
}

/** The errors no longer count, as after a start that somebody asked for. */
export function forgetCrashes(environment: NodeJS.ProcessEnv): void {
  Reflect.deleteProperty(environment, VARIABLE);
}

/** Those of the last seconds; a clock that was set back makes an error no newer than now. */
function timesIn(environment: NodeJS.ProcessEnv, now: Date, within: number): readonly number[] {
  const end = secondsOf(now);
  return (environment[VARIABLE] ?? '')
    .split(',')
    .filter((time) => /^\d{1,12}$/u.test(time))
    .map(Number)
    .filter((time) => time <= end && time > end - within);
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
