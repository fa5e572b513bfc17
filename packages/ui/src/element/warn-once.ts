const said = new Set<string>();

/**
 * Warns of a mistake once. Call it only where `NODE_ENV` is not `"production"`, so that no visitor
 * loads it.
 */
export function warnOnce(text: string): void {
  if (!said.has(text)) console.warn(text);
  said.add(text);
}

/**
 * Warns once that a prop has been renamed, if its former name is used. Call it like {@link
 * warnOnce}.
 */
export function warnOfFormerName(part: string, former: string, value: unknown, name: string): void {
  if (value === undefined) return;
  warnOnce(`${part}: "${former}" is now "${name}". \`npx @kolam/ui rename src\` renames it.`);
}
