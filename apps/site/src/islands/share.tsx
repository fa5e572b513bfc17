import { config } from "../config.ts";
import { ArticleShare } from "../pages/article/article-share.tsx";

/** The ways to hand the article of this address on. */
export const render = () => (
  <ArticleShare
    url={config.origin + location.pathname}
    title={document.querySelector("main h1")?.textContent ?? ""}
  />
);
