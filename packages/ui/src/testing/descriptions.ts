/** The texts an element's `aria-describedby` points at, in order. Throws at an id that leads nowhere. */
export function descriptionsOf(element: Element): string[] {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => {
    const target = document.getElementById(id);
    if (!target) throw new Error(`aria-describedby names "${id}", which is not on the page.`);
    return target.textContent ?? "";
  });
}
