import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import {
  createPath,
  type Navigator,
  Router,
  type RouterProps,
  useLocation,
  useNavigate,
  useNavigationType,
} from "react-router-dom";
import { islands } from "../islands.ts";
import { holdActs, type Release } from "./hold-acts.ts";
import type { IslandName } from "./island.tsx";
import { PageBoundary } from "./page-boundary.tsx";
import { keepQuiet } from "./quiet-hydration.ts";

/** What an island shares with its page: one address and one way to change it. */
type Surroundings = Pick<RouterProps, "location" | "navigationType" | "navigator">;

function useSurroundings(): Surroundings {
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  return useMemo(() => {
    const navigator: Navigator = {
      createHref: (to) => (typeof to === "string" ? to : createPath(to)),
      go: (delta) => void navigate(delta),
      push: (to, state, options) => void navigate(to, { ...options, state }),
      replace: (to, state, options) => void navigate(to, { ...options, state, replace: true }),
    };
    return { location, navigationType, navigator };
  }, [navigate, location, navigationType]);
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}

const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/** An island of a page that stays as the server wrote it. It sleeps until it is wanted. */
class StillIsland {
  readonly #element: HTMLElement;
  readonly #name: IslandName;
  readonly #surroundings: () => Surroundings;
  readonly #release: Release;
  #waking: Promise<void> | undefined;
  #shown: { readonly root: Root; readonly content: ReactNode } | undefined;
  #endQuiet = (): void => {};
  #awake = false;
  #left = false;

  constructor(element: HTMLElement, surroundings: () => Surroundings) {
    this.#element = element;
    this.#name = element.dataset.island as IslandName;
    this.#surroundings = surroundings;
    this.#release = holdActs(element, this.wake);
    for (const sign of signs) element.addEventListener(sign, this.wake, { passive: true });
  }

  /** Whether the page is not finished without it. */
  get isWanted(): boolean {
    const { wake, sooner } = islands[this.#name];
    return (
      wake === "page" ||
      sooner?.() === true ||
      this.#element.matches("[data-wanted], :focus-within, :hover")
    );
  }

  /** Fetches its code and hydrates it. Resolves once it answers, or cannot. */
  readonly wake = (): Promise<void> => {
    this.#waking ??= this.#hydrate();
    return this.#waking;
  };

  /** Shows it anew after the address has changed. */
  update(): void {
    if (this.#awake) this.#shown?.root.render(this.#tree(() => {}));
  }

  /** Takes it off the page. */
  leave(): void {
    this.#left = true;
    this.#endQuiet();
    const root = this.#shown?.root;
    // Not while React is at work on the page around it.
    if (root) setTimeout(() => root.unmount());
  }

  async #hydrate(): Promise<void> {
    try {
      const render = await islands[this.#name].load();
      if (this.#left) return;
      const content = render(this.#element);
      this.#endQuiet = keepQuiet(this.#element);
      await new Promise<void>((resolve) => {
        const root = hydrateRoot(this.#element, this.#tree(resolve, content), {
          identifierPrefix: this.#name,
        });
        this.#shown = { root, content };
      });
      this.#awake = true;
      this.#endQuiet();
      for (const sign of signs) this.#element.removeEventListener(sign, this.wake);
      await this.#release("repeat");
    } catch (error) {
      console.error(error);
      this.#endQuiet();
      await this.#release("giveUp");
    }
  }

  #tree(onAwake: () => void, content = this.#shown?.content): ReactNode {
    return (
      <Router {...this.#surroundings()}>
        <Awake onAwake={onAwake}>
          <PageBoundary>{content}</PageBoundary>
        </Awake>
      </Router>
    );
  }
}

/** A page that has been hydrated around its islands. */
export interface ShownPage {
  /** Resolves when the islands that are wanted at once answer. */
  readonly islandsAnswer: Promise<unknown>;
}

/**
 * Hydrates the islands of a main part that stays as the server wrote it: those the page needs at once,
 * the others on the visitor's first sign in them. What is done to one meanwhile is held and repeated.
 * @param page path of the page whose main part that is; `undefined` where React renders it
 * @param onShown called when the page around them has been hydrated
 */
export function useStillIslands(
  page: string | undefined,
  onShown?: (shown: ShownPage) => void,
): void {
  const surroundings = useSurroundings();
  const latest = useRef(surroundings);
  const shown = useRef<readonly StillIsland[]>([]);

  useEffect(() => {
    latest.current = surroundings;
    for (const island of shown.current) island.update();
  }, [surroundings]);

  useEffect(() => {
    const elements = page ? document.querySelectorAll<HTMLElement>("main [data-island]") : [];
    const all = Array.from(elements, (one) => new StillIsland(one, () => latest.current));
    shown.current = all;
    const wanted = all.filter((island) => island.isWanted);
    const islandsAnswer = Promise.all(wanted.map((island) => island.wake()));
    onShown?.({ islandsAnswer });
    return () => {
      shown.current = [];
      for (const island of all) island.leave();
    };
  }, [page, onShown]);
}
