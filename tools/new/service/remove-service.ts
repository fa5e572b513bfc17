import { casesOf, forgetService, removeCase, servicesOf } from "../case.ts";
import { addEntry, type Checkout, removeEntry, removeLine } from "../edit.ts";
import { relink } from "../links.ts";
import { content, quoted, UsageError } from "../names.ts";
import { factsOf, serviceFolders, serviceLists, subjects } from "./service.ts";

const paths = `${content}/facts/paths.ts`;

/**
 * Takes a service away: its folders, its entries, its cases on other pages and what is said to be bought with it.
 * Links to it lead to the new address or, without one, to the list of services.
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
  const known = [checkout.read(paths), ...others.map((other) => checkout.read(factsOf(other)))];
  if (redirect !== undefined && !known.some((text) => text.includes(`path: "${redirect}"`))) {
    throw new UsageError(`“${redirect}” is not the path of a page.`);
  }
  const cases = casesOf(checkout, id).flatMap((story) => removeCase(checkout, story, undefined));
  forgetService(checkout, id);
  for (const { file, list, entry, imported } of serviceLists(id)) {
    checkout.edit(file, (text) => {
      const without = entry.startsWith("  ...")
        ? removeLine(text, entry.trim())
        : removeEntry(text, list, id);
      return imported === undefined ? without : removeLine(without, imported);
    });
  }
  checkout.change(subjects.file, (text) => removeEntry(text, subjects.list, id));
  checkout.change("apps/site/src/brand/drawings.ts", (text) =>
    removeEntry(text, "serviceDrawings", id),
  );
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
  for (const own of [factsOf(id), ...serviceFolders(id)]) checkout.remove(own);
  checkout.change(paths, (text) => redirected(text, path, redirect));
  const links = relink(checkout, {
    [path]: redirect ?? "/services",
    [`/portfolio#${id}`]: "/portfolio",
  });
  checkout.generate();
  return [...cases, ...links];
}

/** The redirects without those to a path, or with those to its new address. */
function redirected(text: string, path: string, redirect: string | undefined): string {
  const old = new RegExp(`^ {2}"[^"]+": "${path}",\\n`, "gm");
  if (redirect === undefined) return text.replace(old, "");
  const moved = text.replace(old, (line) => line.replace(`"${path}"`, quoted(redirect)));
  return addEntry(moved, "redirects", `  ${quoted(path)}: ${quoted(redirect)},`);
}
