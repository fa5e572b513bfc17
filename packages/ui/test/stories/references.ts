const refs = [
  "for",
  "list",
  "form",
  "headers",
  "popovertarget",
  "aria-activedescendant",
  "aria-controls",
  "aria-describedby",
  "aria-details",
  "aria-errormessage",
  "aria-flowto",
  "aria-labelledby",
  "aria-owns",
];

/**
 * What is wrong with a document's ids: those that occur twice, and the attributes that name an id
 * which is not there. A dangling `aria-controls` is counted too: screen readers offer to go there.
 */
export function brokenReferences(document: Document): string[] {
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  const twice = ids.filter((id, n) => ids.indexOf(id) !== n).map((id) => `id="${id}" occurs twice`);
  const dangling = refs.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
      (element.getAttribute(name) ?? "")
        .split(/\s+/)
        .filter((id) => id !== "" && !ids.includes(id))
        .map((id) => `${element.localName} ${name}="${id}" leads nowhere`),
    ),
  );
  return [...twice, ...dangling];
}
