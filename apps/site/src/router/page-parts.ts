import { createContext } from "react";

/**
 * The parts of a page that React hydrates one after another, as selectors of their elements; see
 * shell/root.tsx.
 */
const pageParts = ["header", "main", "#footer"] as const;

/** One of the parts of a page. */
export type PagePart = (typeof pageParts)[number];

/** Called with each part that is hydrated; does nothing in the prerender. */
export const PartContext = createContext<(part: PagePart) => void>(() => {});

/**
 * What tells React which part to hydrate first, in slices. Any other event makes it hydrate the part
 * around it at once: half a second in which a slow phone does not answer.
 */
const hints = new Set(["dragenter", "focusin", "gotpointercapture", "mouseover", "pointerover"]);

interface Waiting {
  readonly element: Element;
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** The parts of a page that are not hydrated yet. */
export class WaitingParts {
  readonly #root: Element;
  readonly #waiting = new Map<PagePart, Waiting>();

  /** @param root the element that React hydrates */
  constructor(root: Element) {
    this.#root = root;
    for (const part of pageParts) {
      const element = root.querySelector(`:scope > ${part}`);
      if (!element) continue;
      let resolve = () => {};
      const promise = new Promise<void>((done) => {
        resolve = done;
      });
      this.#waiting.set(part, { element, promise, resolve });
    }
  }

  /** Takes note that React has hydrated a part, or rendered it anew. */
  readonly note = (part: PagePart): void => {
    const waiting = this.#waiting.get(part);
    this.#waiting.delete(part);
    waiting?.resolve();
  };

  /** Resolves once React answers events on an element; undefined if it does already. */
  readonly until = (target: EventTarget | null): Promise<void> | undefined =>
    [...this.#waiting.values()].find(
      ({ element }) => target instanceof Node && element.contains(target),
    )?.promise;

  /** Resolves once the whole page is hydrated. */
  async all(): Promise<void> {
    await Promise.all([...this.#waiting.values()].map(({ promise }) => promise));
  }

  /**
   * Keeps events from React, and only from React, while the part that they happen in is not
   * hydrated. To be called before React listens to the root.
   */
  keepEvents(): void {
    const root = this.#root;
    const { until } = this;
    const add = root.addEventListener;
    root.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      const guarded = (event: Event) => {
        if (!hints.has(type) && until(event.target)) return;
        if (typeof listener === "function") listener.call(root, event);
        else listener.handleEvent(event);
      };
      add.call(root, type, guarded, options);
    };
  }
}
