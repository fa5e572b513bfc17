/** What visitors type, choose and press, and where their focus can be. */
const usable = "a[href], button, form, input, select, summary, textarea, [tabindex]";

/** How the page identifies an element: by what extensions and translations leave unchanged. */
function nameOf(element: Element): string {
  const isBox = element.matches("[type=checkbox], [type=radio]");
  const own = ["name", "href", "class"].map((name) => element.getAttribute(name)).find(Boolean);
  return [element.localName, own, isBox && element.getAttribute("value")].join(" ");
}

/** The usable elements by their names and their places among those of the same name. */
function usableIn(root: Element): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  for (const element of root.querySelectorAll<HTMLElement>(usable)) {
    const name = nameOf(element);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    found.set(`${count} ${name}`, element);
  }
  return found;
}

/**
 * Sets a value as a visitor would: React does not notice values that are set directly on its
 * element.
 */
function setValue(element: Element, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value") ?? {};
  set?.call(element, value);
}

const tellChange = (element: Element) => () => {
  for (const type of ["input", "change"]) element.dispatchEvent(new Event(type, { bubbles: true }));
};

/**
 * Puts what a visitor has changed in one control into another.
 * @returns tells the page, if anything was changed
 */
function copyInput(from: Element, to: Element): (() => void) | undefined {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === "checkbox" || from.type === "radio") {
      return from.checked === to.checked ? undefined : () => to.click();
    }
    if (from.type === "file") {
      if (!from.files?.length) return undefined;
      to.files = from.files;
      return tellChange(to);
    }
    if (from.type === "hidden" || from.value === from.defaultValue) return undefined;
  } else if (from instanceof HTMLTextAreaElement) {
    if (from.value === from.defaultValue) return undefined;
  } else if (!(from instanceof HTMLSelectElement)) return undefined;
  const { value } = from;
  if ((to as HTMLInputElement).value === value) return undefined;
  setValue(to, value);
  return tellChange(to);
}

/** Moves the focus, and with it what is selected. */
function copyFocus(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  if (!(from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd, selectionDirection } = from;
  // Fields for addresses have none.
  if (selectionStart === null) return;
  const field = to as typeof from;
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? "none");
}

/** A visitor's input in a page that React may have to render again. */
export interface KeptInput {
  /** Transfers everything to the replacement elements. */
  readonly putBack: () => void;
  /** The element that has taken the place of another, or else the element itself. */
  readonly current: <Type extends HTMLElement>(element: Type) => Type;
}

/**
 * Keeps what a visitor types, chooses and selects in a page, before hydration and during it. A page
 * that an extension, a translation or a proxy has changed is rendered anew by React, with empty
 * fields (its error 418). The elements that are then no longer in the document still hold it all.
 */
export function keepInput(root: Element): KeptInput {
  const shown = usableIn(root);
  const successors = new Map<HTMLElement, HTMLElement>();
  const page = location.pathname;
  let focused = document.activeElement;
  document.addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  });
  document.addEventListener("focusout", ({ target }) => {
    // An element that is taken out loses the focus as well.
    queueMicrotask(() => {
      if ((target as Element).isConnected && focused === target) focused = document.activeElement;
    });
  });

  const putBack = () => {
    // Another page has other fields, even where they have the same names.
    if (location.pathname !== page) return;
    const now = usableIn(root);
    const changes: ((() => void) | undefined)[] = [];
    for (const [name, element] of shown) {
      const next = now.get(name);
      if (element.isConnected || !next) continue;
      changes.push(copyInput(element, next));
      shown.set(name, next);
      successors.set(element, next);
    }
    const next = successors.get(focused as HTMLElement);
    if (next && document.activeElement === document.body) copyFocus(focused as HTMLElement, next);
    // Last, so that no listener sees an incomplete state.
    for (const tell of changes) tell?.();
  };

  const current = <Type extends HTMLElement>(element: Type): Type => {
    const next = successors.get(element) as Type | undefined;
    return next ? current(next) : element;
  };
  return { putBack, current };
}
