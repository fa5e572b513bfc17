import { casesOf, forgetService, removeCase, servicesOf } from "../case.ts";
import { type Checkout, removeEntry, removeLine } from "../edit.ts";
import { redirectFrom, refuseRedirect, relink } from "../links.ts";
import { quoted, UsageError, wordsFolder } from "../names.ts";
import { removeFromWords, removeWords } from "../other-languages.ts";
import { forgetElsewhere } from "../page.ts";
import { cards, factsOf, serviceFolders, serviceLists, subjects } from "./service.ts";

/**
 * Takes a service away: its folders, its entries, its cases on other pages and what is said to be
 * bought with it. Links to it lead to the new address or, without one, to the list of services.
 * @param redirect the path to which its address leads from now on; without it, it is not found
 * @returns the places whose links have changed, to read again
 */
export function removeService(
  checkout: Checkout,
  id: string,
  redirect: string | undefined,
): string[] {
  const services = servicesOf(checkout);
  const others = services.filter((other) => other !== id);
  if (others.length === services.length) {
    throw new UsageError(`There is no service “${id}”. There are: ${services.join(", ")}.`);
  }
  if (others.length === 0) throw new UsageError("This is the only service. Add another one first.");
  const [, path = ""] = /path: "([^"]+)"/.exec(checkout.read(factsOf(id))) ?? [];
  refuseRedirect(checkout, path, redirect);
  const cases = casesOf(checkout, id).flatMap((story) => removeCase(checkout, story, undefined));
  forgetService(checkout, id);
  for (const { file, list, entry, imported } of serviceLists(id)) {
    checkout.edit(file, (text) => {
      // What is spread into a list has no key.
      const rest = entry.startsWith("  ...") ? removeLine(text, entry.trim()) : text;
      return removeEntry(rest, list, id, imported);
    });
  }
  forgetElsewhere(checkout, id);
  removeFromWords(checkout, cards.file, cards.list, id);
  removeFromWords(checkout, subjects.file, subjects.list, id);
  checkout.change("apps/site/src/brand/drawings.ts", (text) =>
    removeEntry(text, "serviceDrawings", id),
  );
  const sheet = `${wordsFolder}/pages/prices.ts`;
  if (checkout.exists(sheet)) {
    checkout.change(sheet, (text) => removeEntry(text, "sheetLines", id));
  }
  for (const other of others) {
    checkout.change(factsOf(other), (text) =>
      text.replace(/(?<=pairsWith: \[)[^\]]*/, (list) =>
        list
          .split(/,\s*/)
          .filter((pair) => pair.trim() !== "" && pair.trim() !== quoted(id))
          .join(", "),
      ),
    );
  }
  for (const own of [factsOf(id), ...serviceFolders(id)]) removeWords(checkout, own);
  redirectFrom(checkout, path, redirect);
  const links = relink(checkout, {
    [path]: redirect ?? "/services",
    [`/portfolio#${id}`]: "/portfolio",
  });
  checkout.generate();
  return [...cases, ...links];
}
