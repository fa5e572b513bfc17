import { type Photo, photos } from "@site/words/photos";
import type { Plugin } from "vite";
import { photoFrame } from "../../../src/photos/photo-frame.ts";
import { frameSvg } from "./frame-svg.ts";

/** The addresses of drawings in a text. */
export const frameUrls = /\/art\/frame-([\w.-]+)\.svg/g;

/**
 * The drawing at an address: a photo's placeholder, or a picture that is drawn; `undefined` if
 * there is none.
 */
export function frameAt(url: string): string | undefined {
  const [[whole, seed = ""] = []] = url.matchAll(frameUrls);
  return whole === url ? frameSvg(seed) : undefined;
}

/** Every article that has a cover in Storybook. */
async function articlesInStories() {
  const { articles } = await import("@kolam/content/model/blog/articles");
  const { exampleArticle } = await import("@kolam/content/model/blog/example-article");
  const { relatedExamples } = await import("../../../src/testing/example-articles.ts");
  return [...articles, exampleArticle, ...relatedExamples];
}

/**
 * Serves the drawings in `/art/`, and builds them for Storybook: the site's build writes those that
 * its pages show.
 */
export function drawings({ storybook = false } = {}): Plugin {
  return {
    name: "kolam:drawings",
    configureServer(vite) {
      vite.middlewares.use(async (request, response, next) => {
        const path = request.url ?? "";
        if (!path.startsWith("/art/")) return next();
        try {
          // Imported on the first request: every build and test loads this plugin, but few need
          // covers.
          const { allContent } = await import("../../prerender/dev-articles.ts");
          const { coverAt } = await import("../covers/cover-files.ts");
          const articles = storybook ? await articlesInStories() : (await allContent()).articles;
          const picture = frameAt(path) ?? (await coverAt(path, articles));
          if (picture === undefined) return next();
          response.writeHead(200, { "Content-Type": "image/svg+xml" });
          response.end(picture);
        } catch (error) {
          next(error);
        }
      });
    },
    async generateBundle() {
      if (this.environment.name !== "client" || !storybook) return;
      const { exampleDrawing } = await import("../../../src/testing/example-articles.ts");
      for (const id of [...Object.values<Photo>(photos).map((photo) => photo.id), exampleDrawing]) {
        const path = photoFrame(id);
        this.emitFile({ type: "asset", fileName: path.slice(1), source: frameAt(path) ?? "" });
      }
      const { coverPictures } = await import("../covers/cover-files.ts");
      for (const { file, svg } of await coverPictures(await articlesInStories())) {
        this.emitFile({ type: "asset", fileName: file, source: svg });
      }
    },
  };
}
