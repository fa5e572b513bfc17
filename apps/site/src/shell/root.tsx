import { SkipLink } from "@kolam/ui/skip-link";
import { shell } from "@site/texts/shell";
import { Suspense } from "react";
import { Outlet, ScrollRestoration, useMatches } from "react-router-dom";
import { NavigationEffects } from "../router/navigation-effects.tsx";
import { NavigationProgress } from "../router/navigation-progress.tsx";
import { KeepScrollOnHydration, scrollKey, scrollStorageKey } from "../router/scroll.tsx";
import { PageHead } from "../seo/head/page-head.tsx";
import { ChatButton } from "./chat-button.tsx";
import { CookieQuestion } from "./cookies/cookie-question.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PreviewBanner } from "./preview-banner.tsx";
import { SheetLine } from "./sheet-line.tsx";
import styles from "./shell.module.css";

/**
 * The layout of every page: skip link, header, footer and chat button. Each `Suspense` is a
 * hydration boundary, so that React can hydrate the part that a visitor interacts with first.
 */
export function Root() {
  const id = useMatches().at(-1)?.id;
  return (
    <>
      <PageHead />
      <SkipLink href="#main">{shell.skipLink}</SkipLink>
      {__TAG_KIND__ === "google" ? <CookieQuestion /> : null}
      <NavigationProgress />
      {__PREVIEW__ ? <PreviewBanner preview={__PREVIEW__} /> : null}
      <Suspense>
        <Header overlay={id === "home"} current={id} />
      </Suspense>
      <SheetLine />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>
        <Footer current={id} />
      </Suspense>
      <ChatButton />
      <NavigationEffects />
      <KeepScrollOnHydration />
      <ScrollRestoration getKey={scrollKey} storageKey={scrollStorageKey} />
    </>
  );
}
