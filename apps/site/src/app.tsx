import { redirectFor } from "@kolam/content/paths";
import { useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { articleCode } from "./navigation/article-code.ts";
import { matchRoute, type RouteMatch } from "./navigation/match-route.ts";
import { NavigationEffects } from "./navigation/navigation-effects.tsx";
import { PageBoundary } from "./navigation/page-boundary.tsx";
import { routeCode } from "./navigation/route-code.ts";
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

interface AppProps {
  /** Called once, when the page has become interactive. */
  onHydrated?: () => void;
}

/** The whole site: the shell around the page of the current address. */
export function App({ onHydrated }: AppProps) {
  const location = useLocation();
  useEffect(() => onHydrated?.(), [onHydrated]);
  const canonical = redirectFor(location.pathname);
  if (canonical !== undefined) {
    return <Navigate replace to={canonical + location.search + location.hash} />;
  }
  const match = matchRoute(location.pathname);
  return (
    <>
      <Shell route={match.id}>
        <PageBoundary key={location.pathname}>
          <CurrentPage match={match} />
        </PageBoundary>
      </Shell>
      <NavigationEffects match={match} />
    </>
  );
}
