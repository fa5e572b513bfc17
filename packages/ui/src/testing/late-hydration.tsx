import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

interface LateHydration {
  /** Where to put the server's HTML: an element of the story that React does not fill. */
  container: HTMLElement;
  element: ReactElement;
  /** What a visitor does before the scripts have come. */
  before: (container: HTMLElement) => void | Promise<void>;
}

/**
 * Puts a component's server HTML on the page, lets a visitor use it, then hydrates it. For stories
 * only. Throws what React would have to mend: a difference between server and browser.
 */
export async function hydrateLate({ container, element, before }: LateHydration): Promise<void> {
  const host = document.createElement("div");
  host.innerHTML = renderToString(element);
  container.append(host);
  await before(host);
  const problems: unknown[] = [];
  hydrateRoot(host, element, { onRecoverableError: (error) => problems.push(error) });
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (problems.length > 0) throw problems[0];
}
