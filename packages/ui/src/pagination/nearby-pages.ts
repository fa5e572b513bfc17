/**
 * The pages to link to, in order: the first, the last, the current one with its neighbours, and
 * those `jump` pages away, if `jump` is given.
 */
export function nearbyPages(page: number, count: number, jump?: number): number[] {
  const far = jump === undefined ? [] : [page - jump, page + jump];
  const candidates = [1, page - 1, page, page + 1, count, ...far];
  const existing = candidates.filter((candidate) => candidate >= 1 && candidate <= count);
  return [...new Set(existing)].sort((a, b) => a - b);
}
