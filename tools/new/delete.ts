/**
 * `pnpm delete KIND ID … [--redirect-to PATH]`: removes cases, languages, pages or services, with
 * their texts, routes and entries.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { withUsage } from "../run/with-usage.ts";
import { removeCase } from "./case.ts";
import { Checkout } from "./edit.ts";
import { landingFile, removeLanding } from "./landing.ts";
import { removeLanguage } from "./language.ts";
import { mentionsOf } from "./links.ts";
import { UsageError } from "./names.ts";
import { removePage } from "./page.ts";
import { removeService } from "./service/remove-service.ts";

const usage = `Usage: pnpm delete case ID … [--redirect-to /path]
       pnpm delete language TAG …
       pnpm delete page ID … [--redirect-to /path]
       pnpm delete service ID … [--redirect-to /path]`;
const root = resolve(import.meta.dirname, "../..");

const relinked = (target: string) => `Links here now lead to ${target}; read their words again:`;

type Remove = (
  checkout: Checkout,
  id: string,
  redirect: string | undefined,
) => { readonly title: string; readonly places: readonly string[] };

/**
 * The kinds that can be removed. Each function returns the places to check afterwards, with the
 * reason.
 */
const kinds = {
  case(checkout, id, redirect) {
    const places = removeCase(checkout, id, redirect);
    checkout.generate();
    return { title: relinked(redirect ?? "/portfolio"), places };
  },
  language(checkout, tag) {
    removeLanguage(checkout, tag);
    return { title: "Its words are gone.", places: [] };
  },
  page(checkout, id, redirect) {
    if (checkout.exists(landingFile(id))) {
      const places = removeLanding(checkout, id, redirect);
      checkout.generate();
      return { title: relinked(redirect ?? "/"), places };
    }
    removePage(checkout, id, redirect);
    const title = "Still mentioned here; change these places too:";
    return { title, places: mentionsOf(checkout, id, `/${id}`) };
  },
  service: (checkout, id, redirect) => ({
    title: relinked(`${redirect ?? "/services"} or /portfolio`),
    places: removeService(checkout, id, redirect),
  }),
} satisfies Record<string, Remove>;

const isKind = (kind: string | undefined): kind is keyof typeof kinds =>
  kind !== undefined && Object.hasOwn(kinds, kind);

export const deletable = Object.keys(kinds);

if (import.meta.main) {
  const { positionals, values } = withUsage(usage, () =>
    parseArgs({ allowPositionals: true, options: { "redirect-to": { type: "string" } } }),
  );
  const [kind, ...ids] = positionals;
  try {
    if (!isKind(kind) || ids.length === 0) throw new UsageError(usage);
    const checkout = new Checkout(root);
    const found = ids.map((id) => kinds[kind](checkout, id, values["redirect-to"]));
    checkout.listPages();
    checkout.format();
    console.log(checkout.summary());
    for (const { title, places } of found) {
      console.log(
        places.length > 0 ? `\n${title}\n${places.join("\n")}` : "\nNothing links to it.",
      );
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
