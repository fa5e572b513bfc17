import { SkipLink } from "@kolam/ui/skip-link";
import { shell } from "@site/texts/shell";
import { type ReactNode, Suspense, use, useLayoutEffect } from "react";
import { Outlet, ScrollRestoration, useMatches } from "react-router-dom";
import { NavigationEffects } from "../router/navigation-effects.tsx";
import { NavigationProgress } from "../router/navigation-progress.tsx";
import { type PagePart, PartContext } from "../router/page-parts.ts";
import { KeepScrollOnHydration, scrollKey, scrollStorageKey } from "../router/scroll.tsx";
import { PageHead } from "../seo/head/page-head.tsx";
import { ChatButton } from "./chat-button.tsx";
import { CookieQuestion } from "./cookies/cookie-question.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PreviewBanner } from "./preview-banner.tsx";
import { SheetLine } from "./sheet-line.tsx";
import styles from "./shell.module.css";

interface PartProps {
  readonly name: PagePart;
  readonly children: ReactNode;
}

function Hydrated({ name, children }: PartProps) {
  const note = use(PartContext);
  useLayoutEffect(() => note(name), [note, name]);
  return children;
}

/** React hydrates what is in a `Suspense` by itself: first the part that a visitor uses first. */
const Part = (props: PartProps) => (
  <Suspense>
    <Hydrated {...props} />
  </Suspense>
);

/** The layout of every page: skip link, header, footer and chat button. */
export function Root() {
  const id = useMatches().at(-1)?.id;
  return (
    <>
      <PageHead />
      <SkipLink href="#main">{shell.skipLink}</SkipLink>
      {__TAG_KIND__ === "google" ? <CookieQuestion /> : null}
      <NavigationProgress />
      {__PREVIEW__ ? <PreviewBanner preview={__PREVIEW__} /> : null}
      <Part name="header">
        <Header overlay={id === "home"} current={id} />
      </Part>
      <SheetLine />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Part name="main">
          <Outlet />
        </Part>
      </main>
      <Part name="#footer">
        <Footer current={id} />
      </Part>
      <ChatButton />
      <NavigationEffects />
      <KeepScrollOnHydration />
      <ScrollRestoration getKey={scrollKey} storageKey={scrollStorageKey} />
    </>
  );
}
