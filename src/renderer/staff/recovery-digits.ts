const GROUP = 4;

/** A recovery code in groups of four, for reading aloud. */
export function inGroups(code: string): string {
  const groups = Math.ceil(code.length / GROUP);
  return Array.from({ length: groups }, (_, group) => code.slice(group * GROUP, (group + 1) * GROUP)).join(
    ' ',
  );
}
