import { listed } from "@kolam/content/model/basics/lists";
import type { Technologies as Words } from "@kolam/content/model/types/service";
import { RuledList } from "../text/ruled-list.tsx";

/** The technologies that a service uses, by group. */
export function Technologies({ items }: Pick<Words, "items">) {
  return <RuledList items={items.map(({ name, items: all }) => ({ name, text: listed(all) }))} />;
}
