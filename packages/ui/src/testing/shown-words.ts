/** The text of an element as laid out: each block is a separate line. */
export function shownWords(element: Element): string {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  const words = String(selection);
  selection?.removeAllRanges();
  return words;
}
