import { globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { PictureFacts } from "@kolam/content/model/media/picture-facts";
import { followPictures } from "@kolam/content/picture-names";
import { picturesFolder } from "@kolam/content/pictures";
import { folders, language, site } from "@kolam/resolve/current";
import { placesOf } from "@kolam/resolve/places";
import type { PictureFile } from "@site/generated/pictures";
import { normalizePath, type Plugin } from "vite";
import { logoElement } from "../logo-svg.ts";

const list = normalizePath(join(folders.generated, "pictures.ts"));
const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".svg": "image/svg+xml",
};

/** Pictures as files that are served as they are. */
const asDrawings = (files: Readonly<Record<string, PictureFacts>>) =>
  Object.fromEntries(
    Object.entries(files).map(([file, facts]) => [file, { ...facts, type: "svg" }]),
  );

/** The modules in which facts and words name pictures. Texts bring the facts of their pictures. */
const words = () =>
  [folders.facts, folders.entries(language), ...placesOf(site, language)("words")]
    .flatMap((cwd) =>
      globSync("**/*.ts", { cwd }).map((file) => readFileSync(join(cwd, file), "utf8")),
    )
    .join("\n");

/**
 * The owner's pictures. In development, makes each copy when it is asked for and follows the
 * folder; a file that is not a picture is reported, and everything else goes on. In a build,
 * browsers get the facts of those pictures alone that the words name.
 */
export function pictures({ storybook = false } = {}): Plugin {
  return {
    name: "kolam:pictures",
    configureServer({ middlewares, watcher, config, ssrLoadModule }) {
      middlewares.use(async ({ url = "" }, response, next) => {
        if (!url.startsWith("/pictures/")) return next();
        try {
          const { pictureAt } = (await ssrLoadModule(
            fileURLToPath(new URL("make-picture.ts", import.meta.url)),
          )) as typeof import("./make-picture.ts");
          const copy = await pictureAt(url);
          if (copy === undefined) return next();
          response.writeHead(200, { "Content-Type": types[extname(url)] });
          response.end(copy);
        } catch (error) {
          config.logger.error((error as Error).message);
          response.writeHead(500).end();
        }
      });
      const changed = async (file: string) => {
        if (!file.startsWith(picturesFolder)) return;
        const { problems, warnings } = await followPictures();
        for (const problem of problems) config.logger.error(problem);
        for (const warning of warnings) config.logger.warn(warning);
      };
      watcher.add(picturesFolder);
      for (const event of ["add", "change", "unlink"]) watcher.on(event, changed);
    },
    async load(id) {
      const { mode, config } = this.environment;
      if (id !== list || mode !== "build") return undefined;
      if (config.consumer !== "client" && !storybook) return undefined;
      const { pictureFiles } = (await import(pathToFileURL(list).href)) as {
        pictureFiles: Record<string, PictureFacts>;
      };
      // Storybook, whose pages are not rendered by its build, shows each picture in one size.
      if (storybook)
        return `export const pictureFiles = ${JSON.stringify(asDrawings(pictureFiles))};`;
      const text = words();
      const named = Object.entries(pictureFiles).filter(([file]) => text.includes(`"${file}"`));
      return `export const pictureFiles = ${JSON.stringify(Object.fromEntries(named))};`;
    },
    async generateBundle() {
      if (!storybook) return;
      const { pictureFiles } = await import(pathToFileURL(list).href);
      for (const [file, { name, width, height }] of Object.entries<PictureFacts>(pictureFiles)) {
        const box = { x: 0, y: 0, width, height };
        const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${logoElement(file as PictureFile, box)}</svg>`;
        this.emitFile({
          type: "asset",
          fileName: `pictures/${name}-${width}x${height}.svg`,
          source,
        });
      }
    },
  };
}
