import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { PageStyles } from "../../src/document.tsx";
import type * as Server from "../../src/entry-prerender.tsx";
import { apart, held, inside, unseen } from "../../src/navigation/layout-parts.ts";
import { splitStyles } from "../critical-css.ts";
import { parseCss, writeCss } from "../css-rules.ts";
import { seenElements } from "../first-screen.ts";
import type { Assets } from "../prerender/assets.ts";
import { layerOrderRule } from "./layer-order.ts";

/** How many pages of one type are looked at: their number may grow, what they are made of does not. */
const samples = 12;

/**
 * What comes after the first screen keeps a place but is neither laid out nor painted before the late file
 * styles it: the first paint would wait for it, and on a tall window it would be seen to jump. If that file
 * never comes, it waits three seconds. The animation alone holds it back: a browser that cannot animate
 * one of the two properties does without it, and shows everything in the end.
 */
const wait = `@keyframes k-wait{from{visibility:hidden;content-visibility:hidden}}${unseen.join()}{animation:k-wait 0s backwards}`;

/**
 * None of these selectors says what stands inside the bands below: a browser would try each thing around an
 * element, the shell included, for its place among its neighbours, and compute the styles of header and footer
 * anew whenever a page is exchanged for another.
 */
const places = [...unseen, apart];
const unpainted = `${wait}${places.join()}{content-visibility:auto;contain-intrinsic-block-size:auto 40rem}`;

/**
 * The boot script holds every part until its turn to be laid out has come (late-styles.ts). What is said of a
 * page that arrives weighs more: src/shell/shell.module.css.
 */
const free = (selectors: readonly string[]) =>
  selectors.map((selector) => `${selector}:where(:not([${held}]))`).join();
const waiting = `[${held}=${inside}]{display:none}`;
const painted = `${free(places)}{content-visibility:visible}${free(unseen)}{animation:none}${waiting}`;

/**
 * What only scripts answer, buttons and forms without an address, is not offered before the boot script is
 * there to hold a click: it may come some frames after the first paint. If it never comes, questions are
 * shown all the same, above their answers, which only the late file closes.
 */
const unbooted = "html:not([data-boot])";
const question = `${unbooted} :is(h3,h4)>[type=button]`;
const unanswered = `@keyframes k-shown{to{visibility:visible}}@media (scripting){${unbooted} :is([type=button],form:not([action])){visibility:hidden}${question}{animation:k-shown 0s forwards}}`;

/**
 * How long is waited for the late file and the boot script. Nothing moves, so that the wait is as long for
 * those who want less motion; of important rules the first layer's weighs most.
 */
const patience = `@layer k.reset{${unseen.join()}{animation-delay:3s!important}${question}{animation-delay:10s!important}}`;

const utilities = (rules: string) => `@layer k.utilities{${rules}}`;

/** The same rules, those of one layer that follow each other in one block. */
function joined(css: string): string {
  return writeCss(parseCss(css), () => true);
}

/** The source of what hydrates every page. */
export const entrySource = "src/entry-client.tsx";

/** The sources of a page's code, the entry first. */
export function sourcesOf(id: string): string[] {
  return [entrySource, `src/pages/${id}/${id}-page.tsx`];
}

/**
 * The styles of each type of page, split into what is written into the page and a late file. All pages
 * of a type have the same, so that the policy names few hashes and the late file is cached.
 */
export class PageStylesByType {
  readonly #server: typeof Server;
  readonly #assets: Assets;
  readonly #outDir: string;
  readonly #fonts: readonly string[];
  readonly #byId = new Map<string, PageStyles>();

  /** @param fonts paths of the fonts that are asked for before the late file is there */
  constructor(server: typeof Server, assets: Assets, outDir: string, fonts: readonly string[]) {
    this.#server = server;
    this.#assets = assets;
    this.#outDir = outDir;
    this.#fonts = fonts;
  }

  /** Every distinct style block so far. */
  get inline(): ReadonlySet<string> {
    return new Set([...this.#byId.values()].map((styles) => styles.critical));
  }

  /** The styles of the pages of a route. Writes the late file the first time. */
  async of(id: string): Promise<PageStyles> {
    const known = this.#byId.get(id);
    if (known) return known;
    const { css, cssFiles } = this.#assets.page(sourcesOf(id));
    const pages = await Promise.all(
      this.#pathsOf(id).map(async (path) =>
        seenElements((await this.#server.renderPage(path)).app),
      ),
    );
    const once = layerOrderRule + css.replaceAll(layerOrderRule, "");
    const { critical, late } = splitStyles(once, pages, this.#fonts);
    const styles = {
      critical: joined(critical + utilities(unpainted + unanswered) + patience),
      late: this.#write(id, joined(late + utilities(painted))),
      files: cssFiles,
    };
    this.#byId.set(id, styles);
    return styles;
  }

  #pathsOf(id: string): string[] {
    const paths = [...this.#server.pathsToRender(), "/404"];
    return paths.filter((path) => this.#server.routeOf(path) === id).slice(0, samples);
  }

  #write(id: string, css: string): string {
    const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
    const path = `/assets/${id}-${hash}.css`;
    writeFileSync(resolve(this.#outDir, path.slice(1)), css);
    return path;
  }
}
