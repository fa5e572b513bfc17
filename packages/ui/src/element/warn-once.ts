const said = new Set<string>();

/**
 * Warns of a mistake once. Call it only where `NODE_ENV` is not `"production"`, so that no visitor
 * loads it.
 */
export function warnOnce(text: string): void {
  if (!said.has(text)) console.warn(text);
  said.add(text);
}
