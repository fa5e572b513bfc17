/**
 * Gives a SiteHeader `data-scrolled` while the page is scrolled past the mark before it. For pages
 * that hydrate late; React does it from then on.
 * @returns what ends it
 */
export function followScroll(header: Element): () => void {
  const mark = header.previousElementSibling;
  if (!mark || !("IntersectionObserver" in window)) return () => {};
  const observer = new IntersectionObserver((entries) => {
    header.toggleAttribute("data-scrolled", entries.at(-1)?.isIntersecting === false);
  });
  observer.observe(mark);
  return () => observer.disconnect();
}
