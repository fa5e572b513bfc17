/** Whether a module says anything to visitors, by its literals. */
export function hasWords(source: string): boolean {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split("\n")
    .filter((line) => !/^\s*\/\/|\bfrom "|^import /.test(line))
    .join("\n");
  return /["`](?:[^"`\n]*\p{L},? \p{L}|\p{Lu}\p{Ll}+["` ])/u.test(code);
}
