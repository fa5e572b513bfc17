const isStyle = (node: Node): node is HTMLStyleElement | HTMLLinkElement =>
  node instanceof HTMLStyleElement ||
  (node instanceof HTMLLinkElement && node.rel === "stylesheet");

/**
 * Gives another document the stylesheets of this one, and those that are added later, as components
 * are loaded. Returns a function that ends this.
 */
export function mirrorStyles(to: Document): () => void {
  const copy = (nodes: Iterable<Node>) => {
    for (const node of nodes) if (isStyle(node)) to.head.append(to.importNode(node, true));
  };
  copy(document.head.childNodes);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) copy(addedNodes);
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
