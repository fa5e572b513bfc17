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
 * Duplicate ids in a document and attributes that refer to a missing id. A dangling `aria-controls`
 * counts too, since screen readers offer to jump to it.
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
