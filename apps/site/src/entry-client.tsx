// First, so that the order of the cascade layers is known before any component's styles.
import "./styles.css";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { matchRoute } from "./navigation/match-route.ts";
import { prepareRoute } from "./navigation/route-code.ts";
import { routes } from "./routes.tsx";
import { pathOfStem } from "./style-files.ts";

function styleLink(href: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return link;
}

/**
 * The page's styles are already in it. Vite's loader looks for a link to a stylesheet before it fetches
 * one, so each built sheet gets a link that is disabled and therefore never fetched. The late part moves
 * from the end of the body into the head, so that the styles of pages opened later come after it.
 */
function claimStyles(): void {
  const stems = document.querySelector<HTMLStyleElement>("style[data-files]")?.dataset.files;
  for (const stem of stems?.split(" ") ?? []) {
    const link = styleLink(pathOfStem(stem));
    link.setAttribute("disabled", "");
    document.head.append(link);
  }
  const late = document.querySelector<HTMLLinkElement>("body > link[data-late]");
  if (!late) return;
  const moved = styleLink(late.href);
  moved.addEventListener("load", () => late.remove());
  document.head.append(moved);
}

/** Hydrates the page. Resolves once every control on it answers. */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root to hydrate.");
  claimStyles();
  const match = matchRoute(location.pathname);
  const still = routes[match.id].still === true;
  if (!still) await prepareRoute(match);
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App still={still} onHydrated={resolve} />
      </BrowserRouter>,
    );
  });
}
