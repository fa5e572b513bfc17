import { useState } from "react";
import { useLocation } from "react-router-dom";
import { articleCode } from "./navigation/article-code.ts";
import { isBuilt } from "./navigation/is-built.ts";
import { matchRoute, type RouteMatch } from "./navigation/match-route.ts";
import { NavigationEffects } from "./navigation/navigation-effects.tsx";
import { PageBoundary } from "./navigation/page-boundary.tsx";
import { PageError } from "./navigation/page-error.tsx";
import { isWritten, routeCode } from "./navigation/route-code.ts";
import { type ShownPage, useStillIslands } from "./navigation/still-islands.tsx";
import { ArticleProvider } from "./navigation/use-article.tsx";
import { headFile } from "./seo/head-file.ts";
import { MainPart, WrittenMain } from "./shell/main-part.tsx";
import { Shell } from "./shell/shell.tsx";

function CurrentPage({ match }: { match: RouteMatch }) {
  const Page = routeCode.read(match.id);
  // A built article is shown as it was written.
  if (isBuilt || match.id !== "article") return <Page />;
  const article = articleCode.read(match.slug);
  return article ? (
    <ArticleProvider value={article}>
      <Page key={match.slug} />
    </ArticleProvider>
  ) : (
    <CurrentPage match={{ id: "not-found" }} />
  );
}

interface AppProps {
  /** The path of the page that the document arrived as, where its main part stays as it was written. */
  arrived?: string | undefined;
  /** Called when the page has been hydrated, except for its slices and islands. */
  onShown?: (shown: ShownPage) => void;
}

/** The whole site: the shell around the page of the current address. */
export function App({ arrived, onShown }: AppProps) {
  const { pathname } = useLocation();
  const match = matchRoute(pathname);
  const [first, setFirst] = useState(arrived);
  if (first !== undefined && first !== pathname) setFirst(undefined);
  const written = pathname === first || isWritten(match);
  useStillIslands(written ? pathname : undefined, onShown);
  return (
    <>
      <Shell route={match.id}>
        <PageBoundary
          key={pathname}
          fallback={
            <MainPart>
              <PageError />
            </MainPart>
          }
        >
          {written ? (
            <WrittenMain file={headFile(match)} arrived={pathname === first} />
          ) : (
            <MainPart>
              <CurrentPage match={match} />
            </MainPart>
          )}
        </PageBoundary>
      </Shell>
      <NavigationEffects match={match} />
    </>
  );
}
