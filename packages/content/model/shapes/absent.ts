/**
 * Words by page, in another language: its own of the pages that it has, and the first language's of
 * those that it has not.
 */
type Both<First, Own> = {
  readonly [Id in keyof First]: Id extends keyof Own ? Own[Id] : First[Id];
};

/**
 * The words of a language by page. For its absent pages, which links and lists look up and nobody
 * reads, they are the first language's. A page that is there and has no words does not compile.
 * @param first the words of the first language
 * @param _absent the pages that are not there, as in the language's `language.ts`
 */
export function besidesAbsent<
  const First extends object,
  const Absent extends string,
  const Own extends { readonly [Id in Exclude<keyof First, Absent>]: unknown },
>(first: First, _absent: readonly Absent[], own: Own): Both<First, Own> {
  return { ...first, ...own } as Both<First, Own>;
}
