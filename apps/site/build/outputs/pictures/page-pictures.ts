import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { PictureFacts } from "@kolam/content/model/media/picture-facts";
import { logo } from "@site/facts/logo";
import { pictureFiles } from "@site/generated/pictures";
import pMap from "p-map";
import type { SiteConfig } from "../../../config/site-config.ts";
import { BuildError } from "../../build-error.ts";
import { frameAt, frameUrls } from "../drawings/drawings.ts";
import { isOfFile, pictureAt, pictureUrls } from "./make-picture.ts";

const facts = Object.entries<PictureFacts>(pictureFiles);
const image = /<img[^>]*>/g;

/** The pictures that pages show: their copies, and what an editor should know of them. */
export class PagePictures {
  readonly #urls = new Set<string>();
  readonly #drawings = new Set<string>();
  readonly #tooSmall = new Map<string, string>();
  /** The pages that begin with each picture. */
  readonly #first = new Map<string, string[]>();

  /** Takes in the HTML of a page. */
  readonly note = (html: string, path: string): void => {
    for (const [url] of html.matchAll(pictureUrls)) this.#urls.add(url);
    for (const [url] of html.matchAll(frameUrls)) this.#drawings.add(url);
    for (const [tag] of html.matchAll(image)) {
      const copies = [...tag.matchAll(pictureUrls)];
      const [, name = ""] = copies[0] ?? [];
      const place = Number(/ width="(\d+)"/.exec(tag)?.[1]);
      const largest = Math.max(...copies.map(([, , width]) => Number(width)));
      if (largest < place) {
        this.#tooSmall.set(
          name,
          `is shown ${place} pixels wide on ${path}, but has only ${largest}: it looks blurred. Use a larger file.`,
        );
      }
      if (/fetchpriority="high"/i.test(tag) && name) {
        this.#first.set(name, [...(this.#first.get(name) ?? []), path]);
      }
    }
  };

  /**
   * Writes the drawings and copies that the pages name. A build for this machine leaves the copies
   * to its server, which makes each when it is asked for it.
   * @returns the addresses of the copies that are left to the server
   * @throws {BuildError} with every file that cannot be read
   */
  async write(outDir: string, { quick }: Pick<SiteConfig, "quick">): Promise<readonly string[]> {
    for (const folder of ["art", "pictures"])
      mkdirSync(resolve(outDir, folder), { recursive: true });
    for (const url of this.#drawings)
      writeFileSync(resolve(outDir, url.slice(1)), frameAt(url) ?? "");
    const urls = [...this.#urls];
    const problems = urls
      .filter((url) => !isOfFile(url))
      .map((url) => `${url} is of no file in src/pictures. Run pnpm generate.`);
    if (problems.length > 0) throw new BuildError(problems.join("\n"));
    if (quick) return urls;
    await this.#makeAll(outDir);
    return [];
  }

  async #makeAll(outDir: string): Promise<void> {
    const problems = new Set<string>();
    await pMap(
      this.#urls,
      async (url) => {
        try {
          const copy = await pictureAt(url);
          if (copy) writeFileSync(resolve(outDir, url.slice(1)), copy);
        } catch (error) {
          problems.add((error as Error).message);
        }
      },
      // Each takes 70 MB and one core.
      { concurrency: Math.min(4, availableParallelism()) },
    );
    if (problems.size > 0) throw new BuildError([...problems].join("\n"));
  }

  /** Advice on pictures, by file. */
  advice(): string[] {
    const shown = [...this.#urls].join(" ");
    // Which of a logo's files pages show follows from the site's surfaces.
    const ofLogo: readonly string[] = Object.values(logo ?? {});
    return facts.flatMap(([file, { name }]) => {
      const pages = this.#first.get(name) ?? [];
      return [
        shown.includes(`/${name}-`) || ofLogo.includes(file)
          ? undefined
          : "is on no page. Delete it, or name it in your words.",
        this.#tooSmall.get(name),
        pages.length > 1 ? `begins ${pages.length} pages: ${pages.join(", ")}.` : undefined,
      ].flatMap((text) => (text ? [`${file} ${text}`] : []));
    });
  }
}
