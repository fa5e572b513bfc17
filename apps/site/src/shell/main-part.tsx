import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { forgetSizes, isArriving, watchSizes } from "../navigation/arrival.ts";
import { pageParts, takeMain } from "../navigation/page-parts.ts";
import styles from "./shell.module.css";

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** A main part whose height is remembered for the way back. */
function useMain() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (main.current && !isArriving()) watchSizes(pathname, main.current);
  }, [pathname]);
  useBrowserLayoutEffect(() => forgetSizes, [pathname]);
  return main;
}

/** The main part of a page, rendered by React. */
export function MainPart({ children }: { children: ReactNode }) {
  return (
    <main ref={useMain()} id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}

/** One object for good: React writes the text when it gets another one. */
const asWritten = { __html: "" };

interface WrittenMainProps {
  /** The file with the page's part. */
  file: string;
  /** Whether the document arrived with it. */
  arrived: boolean;
}

/** The main part of a page as the build wrote it: nothing of it is rendered again. */
export function WrittenMain({ file, arrived }: WrittenMainProps) {
  const part = use(pageParts.wanted(file));
  const main = useMain();
  const [here] = useState(arrived);
  useBrowserLayoutEffect(() => {
    if (!here) main.current?.append(takeMain(file, part));
  }, [here, main, part, file]);
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className={styles.main}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration never writes it
      dangerouslySetInnerHTML={here ? asWritten : undefined}
    />
  );
}
