import type { Address } from "./addresses.ts";
import { literalsOf } from "./literals.ts";
import { marked } from "./marks.ts";

/**
 * The texts of a file where they stand in what others have made of it, which may have put soft
 * hyphens into them; `undefined` if those are not the same texts.
 */
export function placedIn(
  source: string,
  file: string,
  addresses: readonly Address[],
): readonly Address[] | undefined {
  const literals = literalsOf(source, file);
  if (literals.length !== addresses.length) return undefined;
  return addresses.map((address, index) => ({ ...address, ...literals[index] }));
}

/** The code of a module with marks around its texts, inside their quotes. */
export function markedModule(source: string, addresses: readonly Address[]): string {
  const marks = addresses.flatMap(({ id, start, end, writing }) => {
    const quote = writing === "jsx" ? 0 : 1;
    const [before = "", after = ""] = marked(id, "");
    return [
      { at: start + quote, mark: before },
      { at: end - quote, mark: after },
    ];
  });
  let code = "";
  let done = 0;
  for (const { at, mark } of marks.sort((a, b) => a.at - b.at)) {
    code += source.slice(done, at) + mark;
    done = at;
  }
  return code + source.slice(done);
}
