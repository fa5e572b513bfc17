import { casesOf, forgetService, removeCase, servicesOf } from "../case.ts";
import { type Checkout, removeEntry } from "../edit.ts";
import { redirectFrom, refuseRedirect, relink } from "../links.ts";
import { quoted, siteFolder, UsageError, wordsFolder } from "../names.ts";
import { changeTranslations, removeWords } from "../other-languages.ts";
import { factsOf, serviceFolders } from "./service.ts";

/** The lists in which a service may have its own line, as far as the site has them. */
const linesOf = [
  [`${wordsFolder}/forms/subjects.ts`, "serviceSubjects"],
  [`${wordsFolder}/pages/prices.ts`, "sheetLines"],
  [`${siteFolder}/brand/drawings.ts`, "serviceDrawings"],
] as const;

/**
 * Removes a service: its folders, its lines, its cases on other pages and what is said to be bought
 * with it. Links to it lead to the new address or, without one, to the list of services.
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
  const cases = casesOf(checkout, id).flatMap((caseId) => removeCase(checkout, caseId, undefined));
  forgetService(checkout, id);
  for (const [file, list] of linesOf) {
    const without = (text: string) => removeEntry(text, list, id);
    if (checkout.exists(file)) checkout.change(file, without);
    if (file.startsWith(wordsFolder)) changeTranslations(checkout, file, without);
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
