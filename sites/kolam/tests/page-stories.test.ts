import { readdirSync } from "node:fs";
import { join } from "node:path";
import { folders } from "@kolam/resolve/current";
import { expect, it } from "vitest";

const pages = join(folders.site, "pages");

it.each(readdirSync(pages))("the page %s has a story", (id) => {
  expect(readdirSync(join(pages, id))).toContain(`${id}-page.stories.tsx`);
});
