/** The set of the words in a text. */
export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
