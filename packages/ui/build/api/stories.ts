import { exampleKind } from "../../src/testing/example-kind.ts";
import { type Node, parseFile } from "./source.ts";

/** A story that shows what to do, or what not. */
export interface Example {
  readonly kind: "do" | "dont";
  /** Why. */
  readonly text: string;
}

interface StoryExport {
  readonly name: string;
  readonly tags: readonly string[];
  readonly doc: string;
}

const tagsOf = (story: Node | undefined): string[] =>
  (story?.properties ?? [])
    .filter((property: Node) => property.key?.name === "tags")
    .flatMap((property: Node) => property.value.elements.map((tag: Node) => tag.value));

function storiesOf(path: string): StoryExport[] {
  const file = parseFile(path);
  return file.body.flatMap((statement): StoryExport[] => {
    const [story]: Node[] = statement.declaration?.declarations ?? [];
    if (statement.type !== "ExportNamedDeclaration" || !story?.init) return [];
    return [{ name: story.id.name, tags: tagsOf(story.init), doc: file.comment(statement).doc }];
  });
}

/** The stories `Do` and `Dont` of a file; what their JSDoc says is why. */
export function examplesOf(path: string): Example[] {
  return storiesOf(path).flatMap(({ name, doc }): Example[] => {
    const kind = exampleKind(name);
    return kind ? [{ kind, text: doc }] : [];
  });
}

/** The export of the story in which the docs number a component's parts. */
export function anatomyStoryOf(path: string): string {
  const stories = storiesOf(path);
  const tagged = (tag: string) => stories.find(({ tags }) => tags.includes(tag));
  return (tagged("anatomy") ?? tagged("overview") ?? stories[0])?.name ?? "";
}
