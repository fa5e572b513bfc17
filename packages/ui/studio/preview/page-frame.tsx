import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { ColorTheme } from "../../src/tokens/tokens.generated.ts";
import { showBrand } from "./brand-sheet.ts";
import { mirrorStyles } from "./mirror-styles.ts";

interface PageFrameProps {
  /** Accessible name of the frame. */
  title: string;
  /** The brand's stylesheet. */
  css: string;
  theme: ColorTheme;
  className?: string | undefined;
  /** The page. */
  children: ReactNode;
}

/**
 * Renders a page into a separate window, so that it has the window's width and none of the studio's
 * styles. It changes with the brand at once, without loading anything.
 */
export function PageFrame({ title, css, theme, className, children }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document>();

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let stop = () => {};
    const start = () => {
      const inner = element.contentDocument;
      if (!inner) return;
      stop();
      inner.documentElement.lang = document.documentElement.lang || "en";
      inner.title = element.title;
      stop = mirrorStyles(inner);
      setPage(inner);
    };
    element.addEventListener("load", start);
    element.srcdoc = "<!doctype html>";
    return () => {
      element.removeEventListener("load", start);
      stop();
    };
  }, []);

  useLayoutEffect(() => {
    if (!page) return;
    showBrand(page, css);
    const { dataset } = page.documentElement;
    dataset.theme = theme.startsWith("dark") ? "dark" : "light";
    if (theme.endsWith("contrast")) dataset.contrast = "more";
    else delete dataset.contrast;
  }, [page, css, theme]);

  return (
    <>
      <iframe ref={frame} title={title} className={className} />
      {page ? createPortal(children, page.body) : null}
    </>
  );
}
