import { createServerModuleRunner, type ViteDevServer } from "vite";
import { bodyOf } from "../../build/prerender/article-bodies.ts";
import type { ReadBody } from "../../src/articles/data-of.ts";
import type * as Server from "../../src/entries/prerender.tsx";
import type { Addresses } from "./addresses.ts";
import { markedBodies } from "./marked-entries.ts";
import { environment, readModules } from "./marked-site.ts";
import { ownWordsFirst } from "./own-words-first.ts";
import { type PlacedText, placedTexts, textsOf } from "./page-texts.ts";

const entry = "/src/entries/prerender.tsx";

async function htmlOf(server: typeof Server, body: ReadBody, path: string): Promise<string> {
  const page = await new server.Renderer(body).render(path);
  return "redirect" in page ? "" : `<head>${page.head}</head><body>${page.app}</body>`;
}

/** Renders each page twice, as it is and with marks, and says where its texts come from. */
export class MarkedPages {
  readonly #vite: ViteDevServer;
  readonly #addresses: Addresses;
  #runner: ReturnType<typeof createServerModuleRunner> | undefined;

  constructor(vite: ViteDevServer, addresses: Addresses) {
    this.#vite = vite;
    this.#addresses = addresses;
  }

  /** After a file has changed, reloads the modules that include it. */
  forget(): void {
    this.#runner?.clearCache();
  }

  /** The module that renders pages with marks. */
  async #marked(): Promise<typeof Server> {
    const marked = this.#vite.environments[environment];
    if (!marked) throw new Error("There is no environment for marks.");
    if (!this.#runner) readModules(this.#addresses);
    this.#runner ??= createServerModuleRunner(marked, { hmr: false });
    return this.#runner.import(entry);
  }

  /** The texts of a page. */
  async texts(path: string): Promise<readonly PlacedText[]> {
    const plain = (await this.#vite.ssrLoadModule(entry)) as typeof Server;
    const [seen, withMarks] = await Promise.all([
      htmlOf(plain, bodyOf, path),
      this.#withMarks(path).catch((error: Error) => {
        // A site may compare texts in its own way. Those that stand in one place only are found.
        this.#vite.config.logger.warn(`${path} cannot be rendered with marks: ${error.message}`);
        return "";
      }),
    ]);
    return placedTexts(textsOf(seen), textsOf(withMarks), this.#addresses).map((text) => ({
      ...text,
      spans: ownWordsFirst(text.spans, this.#addresses),
    }));
  }

  async #withMarks(path: string): Promise<string> {
    return htmlOf(await this.#marked(), markedBodies(this.#addresses), path);
  }
}
