/** Ascending frames in short: "1–2", "3", "3–4, 7". */
export function framesText(frames: readonly number[]): string {
  return runsOf(frames)
    .map(([first, last]) => (first === last ? String(first) : `${String(first)}–${String(last)}`))
    .join(', ');
}

function runsOf(frames: readonly number[]): readonly (readonly [first: number, last: number])[] {
  return frames.reduce<readonly (readonly [number, number])[]>((runs, frame) => {
    const run = runs.at(-1);
    return run?.[1] === frame - 1 ? [...runs.slice(0, -1), [run[0], frame]] : [...runs, [frame, frame]];
  }, []);
}
