import { redirectFor } from "@kolam/content/paths";
import { useEffect, useRef, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { articleCode } from "./navigation/article-code.ts";
import { matchRoute, type RouteMatch } from "./navigation/match-route.ts";
import { NavigationEffects } from "./navigation/navigation-effects.tsx";
import { PageBoundary } from "./navigation/page-boundary.tsx";
import { prepareRoute, routeCode } from "./navigation/route-code.ts";
import { ArticleProvider } from "./navigation/use-article.tsx";
import { Shell } from "./shell/shell.tsx";

function CurrentPage({ match }: { match: RouteMatch }) {
  const Page = routeCode.read(match.id);
  if (match.id !== "article") return <Page />;
  return (
    <ArticleProvider value={{ slug: match.slug, Body: articleCode.read(match.slug) }}>
      <Page key={match.slug} />
    </ArticleProvider>
  );
}

/** Whether the page of the first address is still the one shown, if `still` says it needs no code. */
function useStill(still: boolean, pathname: string): boolean {
  const [kept, setKept] = useState(still ? pathname : undefined);
  if (kept !== undefined && kept !== pathname) setKept(undefined);
  const stays = kept === pathname;
  const first = useRef(pathname);
  useEffect(() => {
    // So that the way back is as short as any other.
    if (still && !stays) prepareRoute(matchRoute(first.current)).catch(() => {});
  }, [still, stays]);
  return stays;
}

interface AppProps {
  /** The first page's main part stays as the server wrote it, and none of its code is loaded. */
  still?: boolean;
  /** Called once, when the page has become interactive. */
  onHydrated?: () => void;
}

/** The whole site: the shell around the page of the current address. */
export function App({ still = false, onHydrated }: AppProps) {
  const location = useLocation();
  const stays = useStill(still, location.pathname);
  useEffect(() => onHydrated?.(), [onHydrated]);
  const canonical = redirectFor(location.pathname);
  if (canonical !== undefined) {
    return <Navigate replace to={canonical + location.search + location.hash} />;
  }
  const match = matchRoute(location.pathname);
  return (
    <>
      <Shell route={match.id} still={stays}>
        <PageBoundary key={location.pathname}>
          {stays ? null : <CurrentPage match={match} />}
        </PageBoundary>
      </Shell>
      <NavigationEffects match={match} />
    </>
  );
}
