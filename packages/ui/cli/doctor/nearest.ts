/** The number of letters to change, add or leave out to make one word of another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The name that somebody may have meant: it differs by a quarter of its letters at most. */
export function nearest(written: string, names: readonly string[]): string | undefined {
  const own = (name: string) => name.replace(/^(?:@kolam\/ui\/?|--k-)/, "");
  const [best] = names
    .map((name) => ({ name, off: distance(own(written), own(name)) }))
    .sort((a, b) => a.off - b.off);
  return best && best.off <= Math.ceil(own(written).length / 4) ? best.name : undefined;
}
