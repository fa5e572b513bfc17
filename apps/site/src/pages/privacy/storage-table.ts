import { listed } from "@kolam/content/model/basics/lists";
import { keptThings, type StorageWishes, storage } from "@kolam/content/model/law/storage";
import type { LegalBlock } from "@kolam/content/model/types/legal";
import { storageWords } from "@site/texts/law/storage";

/** What the browser keeps for a site with these settings: a sentence, the table, how to clear it. */
export function storageBlocks(wishes: StorageWishes): readonly LegalBlock[] {
  const { intro, caption, columns, places, things, clearing } = storageWords;
  return [
    intro,
    {
      kind: "table",
      caption,
      columns: [columns.what, columns.where, columns.until],
      rows: keptThings(wishes).map((thing) => [
        things[thing].what,
        listed(storage[thing].places.map((place) => places[place])),
        things[thing].until,
      ]),
    },
    clearing,
  ];
}
