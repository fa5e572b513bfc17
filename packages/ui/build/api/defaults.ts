import type { Node, SourceFile } from "./source.ts";

/**
 * The values that a component's signature gives to what is left out: `"button"` for `type` in
 * `function Button({ type = "button" })`. Another prop as the default is none: it is a former name.
 */
export function defaultsIn(component: Node, file: SourceFile): ReadonlyMap<string, string> {
  const [props]: Node[] = component.params ?? [];
  const found = new Map<string, string>();
  for (const { key, value } of props?.properties ?? []) {
    if (value?.type !== "AssignmentPattern" || value.right.type === "Identifier") continue;
    found.set(key.name ?? key.value, file.text(value.right));
  }
  return found;
}
