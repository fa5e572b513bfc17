import type { Technologies as Words } from "@kolam/content/services/shape";
import { RuledList } from "../text/ruled-list.tsx";

/** What a service works with, group by group. */
export function Technologies({ items }: Pick<Words, "items">) {
  return (
    <RuledList items={items.map(({ name, items: all }) => ({ name, text: all.join(", ") }))} />
  );
}
