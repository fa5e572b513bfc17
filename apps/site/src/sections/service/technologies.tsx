import { listed } from "@kolam/content/model/basics/lists";
import type { Technologies as Words } from "@kolam/content/model/types/service";
import { BuiltWith } from "./built-with.tsx";

/** The technologies that a service uses, by group. */
export function Technologies({ words: { items, ...head } }: { words: Words }) {
  return (
    <BuiltWith
      {...head}
      items={items.map(({ name, items: all }) => ({ name, text: listed(all) }))}
    />
  );
}
