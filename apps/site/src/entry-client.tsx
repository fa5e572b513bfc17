// First, so that the order of the cascade layers is known before any component's styles.
import "./styles.css";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { matchRoute } from "./navigation/match-route.ts";
import { prepareRoute } from "./navigation/route-code.ts";

/**
 * The page's styles are already in it. Vite's loader looks for a link to a stylesheet before it fetches
 * one, so each inlined sheet gets a link that is disabled and therefore never fetched.
 */
function claimInlineStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-file]")) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.setAttribute("disabled", "");
    link.href = style.dataset.file ?? "";
    document.head.append(link);
  }
}

/** Hydrates the page. Resolves once every control on it answers. */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root to hydrate.");
  claimInlineStyles();
  await prepareRoute(matchRoute(location.pathname));
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App onHydrated={resolve} />
      </BrowserRouter>,
    );
  });
}
