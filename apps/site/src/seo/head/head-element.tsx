import type { HeadTag } from "./head-tag.ts";
import { scriptJson } from "./script-json.ts";

/** Renders an element of the document's head, with additional `attributes`. */
export function HeadElement({
  tag,
  attributes = {},
}: {
  tag: HeadTag;
  attributes?: Readonly<Record<string, string>>;
}) {
  if (tag.tag === "title") return <title>{tag.text}</title>;
  if (tag.tag === "json-ld") {
    return (
      <script
        {...attributes}
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes what could close the element
        dangerouslySetInnerHTML={{ __html: scriptJson(tag.data) }}
      />
    );
  }
  const Name = tag.tag;
  return <Name {...attributes} {...tag.attributes} />;
}
