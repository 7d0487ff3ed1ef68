import type { PanelText } from '../../text/front-desk/panel.ts';

/** "Lane 7", or "Lanes 3-6, 9". */
export function lanesInWords(lanes: readonly number[], text: Pick<PanelText, 'lane' | 'lanes'>): string {
  const [only] = lanes;
  if (only === undefined) return '';
  return lanes.length === 1 ? text.lane(only) : text.lanes(runsOf(lanes));
}

export function runsOf(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last !== undefined && number <= last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs
    .map(([first, last]) => {
      if (first === last) return String(first);
      return `${String(first)}${last === first + 1 ? ', ' : '–'}${String(last)}`;
    })
    .join(', ');
}
