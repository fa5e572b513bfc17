/** The texts that an element's `aria-describedby` refers to, in order. Throws if one is missing. */
export function descriptionsOf(element: Element): string[] {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => {
    const target = document.getElementById(id);
    if (!target) throw new Error(`aria-describedby refers to "${id}", which is not on the page.`);
    return target.textContent ?? "";
  });
}
