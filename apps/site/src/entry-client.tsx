// First, so that the order of the cascade layers is known before any component's styles.
import "./styles.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { matchRoute, noteNotFound } from "./navigation/match-route.ts";
import { keepOwnPart } from "./navigation/page-parts.ts";
import { keepQuiet } from "./navigation/quiet-hydration.ts";
import { loadCode } from "./navigation/route-code.ts";
import { SiteRouter } from "./navigation/site-router.tsx";
import { slicesHydrated } from "./navigation/slice.tsx";
import type { ShownPage } from "./navigation/still-islands.tsx";
import { claimStyles, orderStyles } from "./navigation/style-links.ts";
import { routes } from "./routes.tsx";
import { headFile } from "./seo/head-file.ts";

/** Hydrates the page. Resolves once every control on it answers. */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root to hydrate.");
  claimStyles();
  orderStyles();
  // Only the not-found page has no address of its own.
  if (!document.head.querySelector('link[rel="canonical"]')) noteNotFound(location.pathname);
  const match = matchRoute(location.pathname);
  const still = routes[match.id].hydrate === "intent";
  if (still) keepOwnPart(headFile(match));
  else await loadCode(match);
  const endQuiet = keepQuiet(root);
  const { islandsAnswer } = await new Promise<ShownPage>((resolve) => {
    // In slices, between which the visitor is answered.
    startTransition(() => {
      hydrateRoot(
        root,
        <SiteRouter>
          <App arrived={still ? location.pathname : undefined} onShown={resolve} />
        </SiteRouter>,
      );
    });
  });
  // A submit before that would reach no handler.
  await slicesHydrated();
  // An island that answers does not wait for the code of another.
  endQuiet();
  await islandsAnswer;
}
