import { type ReactElement, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

interface LateHydration {
  /** Container for the server's HTML: an empty element of the story. */
  container: HTMLElement;
  element: ReactElement;
  /** What a visitor does before the scripts have loaded. */
  before: (container: HTMLElement) => void | Promise<void>;
}

function Notify({ done, children }: { done: () => void; children: ReactElement }) {
  useEffect(done, [done]);
  return children;
}

/**
 * For stories: puts a component's server HTML on the page, lets a visitor use it, then hydrates it.
 * Resolves after the effects of hydration have run. Throws if the server's HTML does not match the
 * browser's.
 */
export async function hydrateLate({ container, element, before }: LateHydration): Promise<void> {
  const host = document.createElement("div");
  let done = () => {};
  const hydrated = new Promise<void>((resolve) => {
    done = resolve;
  });
  const tree = <Notify done={done}>{element}</Notify>;
  host.innerHTML = renderToString(tree);
  container.append(host);
  await before(host);
  const problems: unknown[] = [];
  hydrateRoot(host, tree, { onRecoverableError: (error) => problems.push(error) });
  await hydrated;
  if (problems.length > 0) throw problems[0];
}
