const slack = 1;

const named = (element: Element) =>
  `${element.localName}${element.getAttribute("class") ? `.${element.getAttribute("class")}` : ""}`;

function scrollsSideways(element: Element): boolean {
  const { overflowX } = getComputedStyle(element);
  return (
    (overflowX === "auto" || overflowX === "scroll") &&
    element.scrollWidth > element.clientWidth + slack
  );
}

const links = "a[href], button, input, select, textarea";

/** Whether the focus brings every text of an element into view. */
function isAllControls(container: Element): boolean {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (textContent?.trim() && !parentElement?.closest(links)) return false;
  }
  return container.querySelector(links) !== null;
}

/**
 * Whether keys can scroll a container: it is focusable and has a name, or it is a list of links or
 * fields.
 */
function isAccessibleScroller(container: Element): boolean {
  if (isAllControls(container)) return true;
  const focusable = container.matches("[tabindex='0']");
  return (
    focusable && (container.hasAttribute("aria-label") || container.hasAttribute("aria-labelledby"))
  );
}

const controls = "a, button, input, select, textarea, progress, img, [role='img'], [tabindex]";

/** Whether the element itself has text or is a control, rather than just wrapping others. */
function isContent(element: Element): boolean {
  return (
    element.matches(controls) ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
    )
  );
}

/** Whether an element is decorative, inert, clipped or invisible. Such elements may overflow. */
function isIgnored(element: Element): boolean {
  if (element.closest("[aria-hidden='true'], [inert]")) return true;
  const { width, height } = element.getBoundingClientRect();
  if (width <= slack || height <= slack) return true;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.visibility === "hidden" || style.clipPath !== "none" || style.opacity === "0")
      return true;
  }
  return false;
}

/**
 * Everything that overflows the window horizontally (WCAG 1.4.10): the page itself, text and
 * controls beyond its edges, and containers that keys cannot scroll sideways.
 */
export function overflows(page: HTMLElement): string[] {
  const found: string[] = [];
  if (page.scrollWidth > page.clientWidth + slack) {
    found.push(`the page is ${page.scrollWidth} px wide in a window of ${page.clientWidth}`);
  }
  const scrollers: Element[] = [];
  for (const element of page.querySelectorAll("body *")) {
    if (scrollers.some((container) => container.contains(element))) continue;
    if (scrollsSideways(element)) {
      scrollers.push(element);
      if (!isAccessibleScroller(element))
        found.push(`${named(element)} scrolls, but is not focusable or has no name`);
      continue;
    }
    if (!isContent(element)) continue;
    const { left, right } = element.getBoundingClientRect();
    if ((left < -slack || right > page.clientWidth + slack) && !isIgnored(element)) {
      found.push(`${named(element)} reaches from ${Math.round(left)} to ${Math.round(right)}`);
    }
  }
  return found;
}
