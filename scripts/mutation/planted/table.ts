import type { Finder, Planted } from './fault.ts';

/** The planted faults as a table for docs/mutation.md. */
export function tableOf(planted: readonly Planted[]): string {
  const head = ['fault', 'room', 'unit test', 'test of the real program'];
  const rows = planted.map((fault) => [
    `\`${fault.patch}\`: ${fault.name}`,
    fault.room,
    written(fault.unit),
    written(fault.program),
  ]);
  return [head, head.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function written(finder: Finder | null): string {
  return finder === null ? '-' : `\`${finder.file}\`: ${finder.title}`;
}
