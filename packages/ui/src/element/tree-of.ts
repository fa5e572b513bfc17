/** The tree in which an element is: the document, or a shadow root of it. */
export function treeOf(element: Element | null): Document | ShadowRoot {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}
