import type { Page } from "@playwright/test";

/** A picture as one of our pages has it. */
export interface PeerImage {
  readonly src: string;
  readonly srcset: string;
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly eager: boolean;
}

/** A part of a page: a heading, a text, a link, a list's item, a picture, or a card of such parts. */
export type Block =
  | { readonly kind: "h1" | "h2" | "h3" | "text" | "item"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string }
  | { readonly kind: "image"; readonly image: PeerImage }
  | { readonly kind: "card"; readonly blocks: readonly Block[] };

/** A band of a page. */
export interface Band {
  /** Whether its letters are light. */
  readonly dark: boolean;
  readonly blocks: readonly Block[];
  /** The hero's drawing as SVG. */
  readonly drawing: string;
}

/** The texts and pictures of one of our pages, which the peers render in their own way. */
export interface PageWords {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly header: readonly Block[];
  readonly logo: string;
  readonly bands: readonly Band[];
  readonly footer: readonly Block[];
}

/** Runs in the page. Left out are drawings in code, forms, menus that are closed, and marks. */
function readDocument(): Omit<PageWords, "path"> {
  const skipped =
    "[hidden], [aria-hidden=true], [role=img], script, style, svg, form, button, select";
  const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
  const imageOf = (image: HTMLImageElement): PeerImage => ({
    src: image.getAttribute("src") ?? "",
    srcset: image.srcset,
    sizes: image.sizes,
    width: image.width,
    height: image.height,
    alt: image.alt,
    eager: image.loading !== "lazy",
  });
  const isCard = (element: Element) =>
    element.matches("article, figure, li, dl > div") &&
    element.querySelector("h2, h3, h4, dt, blockquote") !== null;
  const blocksOf = (element: Element): Block[] => {
    if (element.matches(skipped)) return [];
    const text = words(element);
    if (element instanceof HTMLImageElement) return [{ kind: "image", image: imageOf(element) }];
    if (element.matches("h1")) return [{ kind: "h1", text }];
    if (element.matches("h2")) return [{ kind: "h2", text }];
    const link = element.matches("a") ? element : element.querySelector(":scope > a:only-child");
    const href = link?.getAttribute("href") ?? "";
    if (link && words(link) === text && !element.querySelector("h2, h3, h4, img"))
      return text ? [{ kind: "link", text, href }] : [];
    if (element.matches("h3, h4, dt")) return [{ kind: "h3", text }];
    if (isCard(element)) return [{ kind: "card", blocks: [...element.children].flatMap(blocksOf) }];
    if (element.matches("li") && !element.querySelector("img, p")) return [{ kind: "item", text }];
    const inside = [...element.children].flatMap(blocksOf);
    const own = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
    return own || (inside.length === 0 && element.matches("p, dd, span, b"))
      ? text
        ? [{ kind: "text", text }]
        : []
      : inside;
  };
  const all = (selector: string): Block[] =>
    [...document.querySelectorAll(selector)].flatMap(blocksOf);
  const isLight = (element: Element) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/[\d.]+/g) ?? [];
    return Number(red) + Number(green) + Number(blue) > 384;
  };
  return {
    title: document.title,
    description: document.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
    language: document.documentElement.lang,
    header: all("header nav a[href], header > * > a[href]").filter(({ kind }) => kind === "link"),
    logo: document.querySelector("header svg")?.outerHTML ?? "",
    bands: [...document.querySelectorAll("main > *")]
      .map((band, index) => ({
        dark: isLight(band),
        blocks: blocksOf(band),
        drawing: index === 0 ? (band.querySelector("svg[aria-hidden]")?.outerHTML ?? "") : "",
      }))
      .filter(({ blocks }) => blocks.length > 0),
    footer: all("#footer"),
  };
}

/** Reads the texts and pictures of the page in a browser. */
export async function pageWords(page: Page, path: string): Promise<PageWords> {
  return { path, ...(await page.evaluate(readDocument)) };
}
