/** What the browser's translation has replaced a text with; nothing if that is unclear. */
function translationIn(parent: Node): Element | null {
  const found = [...parent.childNodes].filter((child) => child.nodeName === "FONT");
  return found.length === 1 ? (found[0] as Element) : null;
}

/**
 * Lets React work on a page that the browser has translated. A translation replaces texts by
 * `<font>` elements; when React then removes such a text, or inserts something before it, the
 * browser throws and React takes the whole page away. Here the replacement is used instead of the
 * text. See https://github.com/facebook/react/issues/11538.
 */
export function tolerateTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const translation = child instanceof Text ? translationIn(this) : null;
    if (translation) removeChild.call(this, translation);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const isGone = before && before.parentNode !== this;
    return insertBefore.call(this, child, isGone ? translationIn(this) : before) as Child;
  };
}
