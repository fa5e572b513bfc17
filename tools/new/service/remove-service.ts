import { addEntry, addImport, type Checkout, removeEntry, removeLine } from "../edit.ts";
import { relink } from "../links.ts";
import { camelCase, content, pascalCase, quoted, UsageError, wordsFolder } from "../names.ts";
import { factsOf, serviceFolders, serviceLists, subjects } from "./service.ts";

const factsList = `${content}/facts/services.ts`;
const home = `${wordsFolder}/pages/home.ts`;
const homeDrawings = "apps/site/src/pages/home/home-artefacts.ts";
const portfolio = `${wordsFolder}/pages/portfolio.ts`;
const paths = `${content}/facts/paths.ts`;

/** The ids of the services, in the order of their list. */
function servicesIn(text: string): string[] {
  const [, list = ""] = /const serviceFacts = \{\n([\s\S]*?)\n\}/.exec(text) ?? [];
  return [...list.matchAll(/^ {2}"?([\w-]+)"?[:,]/gm)].map(([, id = ""]) => id);
}

/** The ids of a service's two stories. */
function storiesOf(checkout: Checkout, id: string): string[] {
  const facts = checkout.read(factsOf(id));
  const [, list = ""] = /stories: \[([^\]]*)\]/.exec(facts) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, story = ""]) => story);
}

/** The first of these services of which a file shows no story. */
const unshown = (text: string, services: readonly string[]) =>
  services.find((id) => !text.includes(`${camelCase(id)}Stories`));

/** The home page shows a case of another service instead, or one case fewer if there is none. */
function replaceOnHome(checkout: Checkout, id: string, others: readonly string[]): void {
  const gone = `${camelCase(id)}Stories`;
  const words = checkout.read(home);
  if (!words.includes(gone)) return;
  const [place = "0"] = new RegExp(`(?<=${gone}\\[)\\d`).exec(words) ?? [];
  const goneStory = storiesOf(checkout, id)[Number(place)] ?? "";
  const other = unshown(words, others);
  const story = other === undefined ? undefined : storiesOf(checkout, other)[0];
  const shows = (text: string) =>
    other === undefined
      ? text
      : addImport(
          text.replace(`${gone}[${place}]`, `${camelCase(other)}Stories[0]`),
          `import { ${camelCase(other)}Stories } from "../services/${other}/stories.ts";`,
        );
  checkout.edit(home, (text) =>
    removeLine(shows(text), `import { ${gone} }`).replace(
      new RegExp(`(?:^ {2}|(?<=\\[)| )${gone}\\[\\d\\],?\\n?`, "m"),
      "",
    ),
  );
  checkout.edit(homeDrawings, (text) => {
    const without = removeEntry(
      removeLine(text, `import { ${pascalCase(goneStory)} }`),
      "homeArtefacts",
      goneStory,
    );
    if (other === undefined || story === undefined) return without;
    return addImport(
      addEntry(without, "homeArtefacts", `  ${quoted(story)}: ${pascalCase(story)},`),
      `import { ${pascalCase(story)} } from "../../artefacts/${other}/${story}.tsx";`,
    );
  });
}

/** The portfolio begins with a case of another service instead, or with one case fewer if there is none. */
function replaceLeads(
  checkout: Checkout,
  gone: readonly string[],
  others: readonly string[],
): void {
  checkout.change(portfolio, (text) =>
    text.replace(/(?<=const leads = \[)[^\]]*/, (list) => {
      const leads = [...list.matchAll(/"([^"]+)"/g)].map(([, story = ""]) => story);
      const left = leads.filter((story) => !gone.includes(story));
      const free = others
        .map((id) => storiesOf(checkout, id))
        .filter((stories) => !stories.some((story) => left.includes(story)))
        .map(([story = ""]) => story);
      return [...left, ...free.slice(0, leads.length - left.length)].map(quoted).join(", ");
    }),
  );
}

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
  const services = servicesIn(checkout.read(factsList));
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
  const stories = storiesOf(checkout, id);

  replaceOnHome(checkout, id, others);
  replaceLeads(checkout, stories, others);
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
  return relink(checkout, {
    [path]: redirect ?? "/services",
    ...Object.fromEntries([id, ...stories].map((anchor) => [`/portfolio#${anchor}`, "/portfolio"])),
  });
}

/** The redirects without those to a path, or with those to its new address. */
function redirected(text: string, path: string, redirect: string | undefined): string {
  const old = new RegExp(`^ {2}"[^"]+": "${path}",\\n`, "gm");
  if (redirect === undefined) return text.replace(old, "");
  const moved = text.replace(old, (line) => line.replace(`"${path}"`, quoted(redirect)));
  return addEntry(moved, "redirects", `  ${quoted(path)}: ${quoted(redirect)},`);
}
