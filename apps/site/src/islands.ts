import type { ReactNode } from "react";
import { hasDraft } from "./forms/drafts/draft-keys.ts";
import { listCode } from "./navigation/article-code.ts";
import type { IslandName } from "./navigation/island.tsx";
import { matchRoute } from "./navigation/match-route.ts";

/** How the code of one island is fetched. */
interface IslandCode {
  /** Resolves to what the element of the island holds, as React renders it. */
  readonly load: () => Promise<(element: HTMLElement) => ReactNode>;
  /** When it becomes interactive: with its page, or on the visitor's first sign in it. */
  readonly wake: "page" | "touch";
  /** Whether it must not wait for a touch on this visit. */
  readonly sooner?: () => boolean;
}

/** The one table of islands. The file of island `x` is always `islands/x.tsx`; the build relies on it. */
export const islands: { readonly [Name in IslandName]: IslandCode } = {
  "blog-list": {
    load: async () => {
      const [{ render }] = await Promise.all([
        import("./islands/blog-list.tsx"),
        listCode.load(`${matchRoute(location.pathname).page ?? 1}`),
      ]);
      return render;
    },
    wake: "touch",
    // The prerendered list knows no filter.
    sooner: () => location.search !== "",
  },
  "go-back": { load: async () => (await import("./islands/go-back.tsx")).render, wake: "touch" },
  newsletter: {
    load: async () => (await import("./islands/newsletter.tsx")).render,
    wake: "touch",
    sooner: () => hasDraft("newsletter"),
  },
  // Find-in-page and links to an answer open it.
  questions: { load: async () => (await import("./islands/questions.tsx")).render, wake: "page" },
  // Only scripts can copy, so the button is not there before.
  share: { load: async () => (await import("./islands/share.tsx")).render, wake: "page" },
};
