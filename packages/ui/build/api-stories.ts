import { type Node, parseFile } from "./api-source.ts";

/** A story that shows what to do, or what not. */
export interface Example {
  /** The name of its export. */
  readonly story: string;
  readonly kind: "do" | "dont";
  /** Why. */
  readonly text: string;
}

const tagsOf = (story: Node | undefined): string[] =>
  (story?.properties ?? [])
    .filter((property: Node) => property.key?.name === "tags")
    .flatMap((property: Node) => property.value.elements.map((tag: Node) => tag.value));

/** The stories of a file with the tag `do` or `dont`; what their JSDoc says is why. */
export function examplesOf(path: string): Example[] {
  const file = parseFile(path);
  return file.body.flatMap((statement): Example[] => {
    const [story]: Node[] = statement.declaration?.declarations ?? [];
    const kind = (["do", "dont"] as const).find((tag) => tagsOf(story?.init).includes(tag));
    return kind ? [{ story: story?.id.name, kind, text: file.comment(statement).doc }] : [];
  });
}
