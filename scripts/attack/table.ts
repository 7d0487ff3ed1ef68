/** A sweep's result, as e2e/support/attack.ts hands it over too. */
export interface Swept {
  readonly what: string;
  readonly tried: number;
  /** Done or read, because it was valid after all. */
  readonly accepted: number;
  /** Answered by a refusal, set aside or without effect. */
  readonly refused: number;
}

/** The closing table with its totals. Anything neither accepted nor refused has failed. */
export function table(swept: readonly Swept[]): readonly string[] {
  const sum = (of: keyof Omit<Swept, 'what'>): number => swept.reduce((all, one) => all + one[of], 0);
  const rows = [
    ...swept,
    { what: 'all', tried: sum('tried'), accepted: sum('accepted'), refused: sum('refused') },
  ];
  return [
    '| what | tried | accepted | refused | failed |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map(({ what, tried, accepted, refused }) => {
      const cells = [tried, accepted, refused, tried - accepted - refused];
      return `| ${what} | ${cells.map((number) => number.toLocaleString('en')).join(' | ')} |`;
    }),
  ];
}
