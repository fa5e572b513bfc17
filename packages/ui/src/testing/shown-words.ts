/** The words of an element as they are laid out: a part that is a box of its own is a line of its own. */
export function shownWords(element: Element): string {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  const words = String(selection);
  selection?.removeAllRanges();
  return words;
}
