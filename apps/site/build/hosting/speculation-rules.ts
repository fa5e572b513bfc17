/** Where the rules lie; every page names them in a header, so that its policy needs no inline script. */
export const speculationRulesFile = "/speculation-rules.json";

/** Pages that do more than show themselves, and those whose forms are restored from the device. */
const onlyFetched = ["/contact", "/quote", "/careers", "/seo-analyzer"];

/**
 * What a browser may fetch or render before it is asked for, by links a visitor points at or is about to
 * touch. They apply until React opens pages in place, which the boot script notes as `data-live`.
 * Browsers leave it out by themselves where the visitor saves data or battery.
 */
export function speculationRules(): string {
  const links = {
    and: [
      { href_matches: "/*" },
      // Files, and the page that says that a form was sent.
      { not: { href_matches: ["/*.*", "/thank-you"] } },
      { selector_matches: "html:not([data-live]) a:not([download],[target])" },
    ],
  };
  const forms = { href_matches: onlyFetched };
  return JSON.stringify({
    prerender: [{ where: { and: [links, { not: forms }] }, eagerness: "moderate" }],
    prefetch: [{ where: { and: [links, forms] }, eagerness: "moderate" }],
  });
}
