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

/** Whether a container that scrolls can be scrolled by keyboard, and says what it holds. */
function excused(container: Element): boolean {
  const focusable = container.matches("[tabindex='0']");
  return (
    focusable && (container.hasAttribute("aria-label") || container.hasAttribute("aria-labelledby"))
  );
}

const controls = "a, button, input, select, textarea, progress, img, [role='img'], [tabindex]";

/** Whether a person reads or uses the element itself, rather than what lies in it. */
function isContent(element: Element): boolean {
  return (
    element.matches(controls) ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
    )
  );
}

/** Decoration, and what is clipped away on purpose, may lie anywhere. */
function unseen(element: Element): boolean {
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
 * Everything that reaches out of the window sideways, as a person at 400 % zoom would meet it: the
 * page itself, text and controls beyond its edges, and containers that scroll sideways without being
 * reachable by keyboard or without a name.
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
      if (!excused(element))
        found.push(`${named(element)} scrolls, but not by keyboard or without a name`);
      continue;
    }
    if (!isContent(element)) continue;
    const { left, right } = element.getBoundingClientRect();
    if ((left < -slack || right > page.clientWidth + slack) && !unseen(element)) {
      found.push(`${named(element)} reaches from ${Math.round(left)} to ${Math.round(right)}`);
    }
  }
  return found;
}
