/** "0, 2, 3 or 5". */
export function anyOf(locale: string, numbers: readonly number[]): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(numbers.map(String));
}
