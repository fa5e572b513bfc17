import { photos } from "@kolam/content/photos";
import type { Plugin } from "vite";
import { frameColourway, frameFile, frameKinds } from "../../../src/photos/photo-frame.ts";
import { frameSvg } from "./frame-svg.ts";
import { pigments } from "./pigments.ts";

/** The picture that stands for each photo in each kind, by address. Drawn when it is asked for. */
const frames: ReadonlyMap<string, () => string> = new Map(
  Object.values(photos).flatMap(({ id }) =>
    frameKinds.map((kind) => [
      frameFile(id, kind),
      () => frameSvg(kind, id, pigments[frameColourway(id)]),
    ]),
  ),
);

/** Every article that has a cover in Storybook. */
async function articlesInStories() {
  const { articles } = await import("@kolam/content/blog/articles");
  const { exampleArticle } = await import("@kolam/content/blog/example-article");
  const { relatedExamples } = await import("../../../src/testing/example-articles.ts");
  return [...articles, exampleArticle, ...relatedExamples];
}

/**
 * Serves and builds what stands for a photo in `/art/`. The covers of articles are served, and built for Storybook
 * only: the site's build writes them together with the social cards.
 */
export function artworks({ storybook = false } = {}): Plugin {
  return {
    name: "kolam:artworks",
    configureServer(vite) {
      vite.middlewares.use(async (request, response, next) => {
        const path = request.url ?? "";
        if (!path.startsWith("/art/")) return next();
        try {
          // Imported on the first request: every build and test loads this plugin, but few need covers.
          const { allArticles } = await import("../../prerender/dev-articles.ts");
          const { coverAt } = await import("../covers/cover-files.ts");
          const articles = await (storybook ? articlesInStories() : allArticles());
          const picture = frames.get(path)?.() ?? (await coverAt(path, articles));
          if (picture === undefined) return next();
          response.writeHead(200, { "Content-Type": "image/svg+xml" });
          response.end(picture);
        } catch (error) {
          next(error);
        }
      });
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [path, draw] of frames) {
        this.emitFile({ type: "asset", fileName: path.slice(1), source: draw() });
      }
      if (!storybook) return;
      const { coverPictures } = await import("../covers/cover-files.ts");
      for (const { file, svg } of await coverPictures(await articlesInStories())) {
        this.emitFile({ type: "asset", fileName: file, source: svg });
      }
    },
  };
}
