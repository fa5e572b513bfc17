import { current, languages, others } from "@kolam/content/model/pages/languages";
import { paths } from "@kolam/content/model/pages/paths";

/**
 * Where the rules are. Every page names them in a header, so that its policy needs no inline script
 * for them.
 */
export const speculationRulesFile = "/speculation-rules.json";

/**
 * Which pages a browser may prefetch: those behind links that the visitor hovers or is about to
 * touch. After hydration the router prefetches pages itself. Browsers ignore the rules if the
 * visitor saves data or battery. Prerendering is not used: a page that is not ready when it is
 * clicked appears later than a prefetched one, see docs/performance.md.
 */
export function speculationRules(base: string): string {
  // A host may send these rules in addition to those of a language that is in a folder of this one.
  const elsewhere = current === languages[0] ? others.map(({ tag }) => `${base}/${tag}/*`) : [];
  const links = {
    and: [
      { href_matches: `${base}/*` },
      // Neither files nor the page that confirms a sent form.
      { not: { href_matches: [`${base}/*.*`, base + paths["thank-you"].path, ...elsewhere] } },
      { selector_matches: "html:not([data-hydrated]) a:not([download],[target])" },
    ],
  };
  return JSON.stringify({ prefetch: [{ where: links, eagerness: "moderate" }] });
}
