/** A sentence for each code of `T`, a union of facts with a code: a text, or a function of these facts. */
export type SentenceFor<T extends { readonly code: string }> = {
  readonly [C in T['code']]: string | ((facts: Extract<T, { readonly code: C }>) => string);
};

export function said<T extends { readonly code: string }>(sentences: SentenceFor<T>, facts: T): string {
  const sentence: string | ((facts: never) => string) = sentences[facts.code as T['code']];
  // The code says which of the union these facts are.
  return typeof sentence === 'string' ? sentence : sentence(facts as never);
}
