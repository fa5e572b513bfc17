import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

interface LateHydration {
  /** Container for the server's HTML: an empty element of the story. */
  container: HTMLElement;
  element: ReactElement;
  /** What a visitor does before the scripts have loaded. */
  before: (container: HTMLElement) => void | Promise<void>;
}

/**
 * For stories: puts a component's server HTML on the page, lets a visitor use it, then hydrates it. Throws
 * if the server's HTML does not match the browser's.
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
