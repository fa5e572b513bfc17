import { redirectFor } from "@kolam/content/paths";
import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from "react-router-dom";
import { matchRoute } from "./match-route.ts";
import { isReady } from "./route-code.ts";

const createHistory = () => createBrowserHistory({ v5Compat: true });

/** Changes an old address to the one that has taken its place, as the host does; whether it was one. */
function redirect(history: ReturnType<typeof createHistory>): boolean {
  const { pathname, search, hash } = history.location;
  const canonical = redirectFor(pathname);
  if (canonical === undefined) return false;
  history.replace(canonical + search + hash);
  return true;
}

/**
 * The router of the browser's address, as `BrowserRouter`, which lets every change of the address wait its
 * turn. A page that is there as it was written is shown within the click or the step back itself: the
 * frame that answers it is the next one. Everything else waits behind the page that is left.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => {
    const created = createHistory();
    redirect(created);
    return created;
  });
  const [shown, setShown] = useState(() => ({
    action: history.action,
    location: history.location,
  }));
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        // What is redirected comes by here again.
        if (redirect(history)) return;
        const show = () => setShown({ action, location });
        if (isReady(matchRoute(location.pathname))) show();
        else startTransition(show);
      }),
    [history],
  );
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
