import type { Element, ElementContent } from "hast";
import { attribute, elementsIn, isElement, isNamed, textOf } from "./content-tree.ts";
import { watchable } from "./embeds.ts";
import { raisedOrLowered, refused } from "./inline-elements.ts";
import { readAttributes } from "./shortcodes.ts";

/** A picture in a text. */
export interface PictureUse {
  readonly url: string;
  readonly id: string | undefined;
  readonly alt: string;
  readonly caption: string;
  readonly line: number;
}

/** The context of a text. */
export interface Surroundings {
  /** The name of a picture's file and what it shows; `undefined` if it could not be had. */
  readonly pictureOf: (use: PictureUse) => { file: string; alt: string } | undefined;
  /** The pictures of a gallery: those of some numbers, or all that were uploaded with the text. */
  readonly galleryOf: (ids: readonly string[]) => readonly Pick<PictureUse, "url" | "id">[];
  /** Where a link leads here; `undefined` if nowhere. */
  readonly linkOf: (href: string) => string | undefined;
  /** Called with what was not taken, and the line of the text that it is on. */
  readonly leave: (line: number, what: string) => void;
}

const lineOf = (node: ElementContent): number => node.position?.start.line ?? 1;

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A text that fits into an attribute of a section. */
const quotable = (text: string): string => oneLine(text).replaceAll('"', "”");

const section = (value: string): Element => ({
  type: "element",
  tagName: "wp-section",
  properties: { value },
  children: [],
});

const addressParagraph = (url: string): Element => ({
  type: "element",
  tagName: "p",
  properties: {},
  children: [
    {
      type: "element",
      tagName: "a",
      properties: { href: url },
      children: [{ type: "text", value: url }],
    },
  ],
});

/** A block that consists of a URL, which WordPress embeds. */
const bareAddress = /^https?:\/\/[^\s<>"]+$/;

/** Converts a text's blocks to those that articles support, and reports the others. */
export class Rewriter {
  readonly #around: Surroundings;
  #level = 1;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  #picture(image: Element, caption: string): Element[] {
    const { pictureOf, leave } = this.#around;
    const url = attribute(image, "src") || attribute(image, "dataSrc");
    const id = /\bwp-image-(\d+)/.exec(attribute(image, "className"))?.[1];
    const line = lineOf(image);
    if (!url) {
      leave(line, "a picture without an address");
      return [];
    }
    const found = pictureOf({ url, id, alt: attribute(image, "alt"), caption, line });
    if (!found) return [];
    const said = caption ? ` caption="${quotable(caption)}"` : "";
    return [section(`<Picture file="${found.file}" alt="${quotable(found.alt)}"${said} />`)];
  }

  #gallery(images: readonly { image: Element; caption: string }[], caption: string): Element[] {
    const shown = images.flatMap((one) => this.#picture(one.image, one.caption));
    if (shown.length < 2) return shown;
    const lines = shown.map((one) => attribute(one, "value"));
    const said = caption ? ` caption="${quotable(caption)}"` : "";
    return [section([`<Gallery${said}>`, ...lines, "</Gallery>"].join("\n"))];
  }

  #shortcodeGallery(node: Element): Element[] {
    const { named } = readAttributes(attribute(node, "given"));
    const ids = (named.get("ids") ?? named.get("include") ?? "").split(",").map((id) => id.trim());
    const found = this.#around.galleryOf(ids.filter(Boolean));
    if (found.length === 0)
      this.#around.leave(lineOf(node), "a gallery whose pictures the export does not name");
    const images = found.map(({ url, id }) => ({
      image: {
        type: "element" as const,
        tagName: "img",
        properties: { src: url, className: [`wp-image-${id}`] },
        children: [],
        ...(node.position ? { position: node.position } : {}),
      },
      caption: "",
    }));
    return this.#gallery(images, "");
  }

  #caption(node: Element): Element[] {
    const [image] = [...elementsIn(node)].filter((one) => one.tagName === "img");
    const { named } = readAttributes(attribute(node, "given"));
    const caption = named.get("caption") ?? oneLine(textOf(node));
    return image ? this.#picture(image, caption) : [];
  }

  /** A figure: one picture, a gallery, a table, a quotation, or what another site shows. */
  #figure(node: Element): Element[] {
    const inside = [...elementsIn(node)];
    const images = inside.filter((one) => one.tagName === "img");
    const figures = inside.filter((one) => one.tagName === "figure" && one !== node);
    const captions = inside.filter((one) => one.tagName === "figcaption");
    const own = captions.at(-1);
    if (/\bgallery\b|wp-block-gallery/.test(attribute(node, "className")) || images.length > 1) {
      const nested = new Set(figures.flatMap((one) => [...elementsIn(one)]));
      const items = images.map((image) => {
        const holder =
          figures.find((one) => [...elementsIn(one)].includes(image)) ??
          inside.find((one) => one.tagName === "li" && [...elementsIn(one)].includes(image));
        const caption =
          holder && [...elementsIn(holder)].find((one) => one.tagName === "figcaption");
        return { image, caption: caption ? oneLine(textOf(caption)) : "" };
      });
      const outer = captions.find(
        (one) => !nested.has(one) && items.every(({ caption }) => caption !== oneLine(textOf(one))),
      );
      return this.#gallery(items, outer ? oneLine(textOf(outer)) : "");
    }
    const [image] = images;
    if (image) return this.#picture(image, own ? oneLine(textOf(own)) : "");
    const block = node.children.filter((one) => isElement(one)) as Element[];
    const rest = block.flatMap((one) =>
      one.tagName === "figcaption"
        ? this.#block({ ...one, tagName: "p" })
        : this.#block(isNamed(one, "div") ? { ...one, tagName: "p" } : one),
    );
    return rest;
  }

  #heading(node: Element): Element[] {
    if (textOf(node).trim() === "") return this.#lifted(node).pictures;
    const depth = Number(node.tagName.slice(1));
    const level = depth <= 2 || this.#level === 1 ? 2 : 3;
    this.#level = level;
    const { rest, pictures } = this.#lifted(node);
    // Articles have headings of two levels; bold text in them has no meaning.
    const children: ElementContent[] = [{ type: "text", value: oneLine(textOf(rest)) }];
    return [{ ...rest, tagName: `h${level}`, children }, ...pictures];
  }

  /** A block without its pictures, which become separate blocks. */
  #lifted(node: Element): { rest: Element; pictures: Element[]; isFirst: boolean } {
    const pictures: Element[] = [];
    let isFirst = false;
    let seen = false;
    const without = (parent: Element): Element => ({
      ...parent,
      children: parent.children.flatMap((child): ElementContent[] => {
        if (child.type === "text" && child.value.trim() !== "") seen = true;
        if (!isElement(child)) return [child];
        const isPicture = child.tagName === "img";
        const taken = isPicture
          ? this.#picture(child, "")
          : isNamed(child, "figure")
            ? this.#figure(child)
            : child.tagName === "wp-caption"
              ? this.#caption(child)
              : child.tagName === "wp-gallery"
                ? this.#shortcodeGallery(child)
                : undefined;
        if (taken) {
          if (!seen) isFirst = true;
          pictures.push(...taken);
          return [];
        }
        const left = without(child);
        const isEmpty = isNamed(child, "a", "figure", "noscript") && textOf(left).trim() === "";
        return isEmpty ? [] : [left];
      }),
    });
    return { rest: without(node), pictures, isFirst };
  }

  /** A block without what no page has, and with links that lead somewhere. */
  #cleaned(node: Element): Element {
    const { linkOf, leave } = this.#around;
    const children = node.children.flatMap((child): ElementContent[] => {
      if (!isElement(child)) return [child];
      const name = child.tagName;
      if (name in refused) {
        leave(lineOf(child), refused[name] ?? name);
        return [];
      }
      if (name === "wp-unknown") {
        leave(lineOf(child), `the shortcode ${attribute(child, "given")}`);
        return [];
      }
      if (name === "sup" || name === "sub") {
        return [{ type: "text", value: raisedOrLowered(child) }];
      }
      const inside = this.#cleaned(child);
      if (name === "wp-embed" || name === "iframe" || name === "video") {
        const [link] = this.#embed(child);
        return link ? link.children : [];
      }
      if (name !== "a") return [inside];
      const href = attribute(child, "href");
      if (!href) return inside.children;
      const to = linkOf(href);
      if (to) return [{ ...inside, properties: { href: to } }];
      if (!/^#|\.(?:jpe?g|png|gif|webp)$/i.test(href)) leave(lineOf(child), `the link to ${href}`);
      return inside.children;
    });
    return { ...node, children };
  }

  #embed(node: Element): Element[] {
    const { leave } = this.#around;
    const given = ["url", "src", "dataSrc"].map((name) => attribute(node, name)).find(Boolean);
    const [source] = [...elementsIn(node)].filter((one) => one.tagName === "source");
    const address = given ?? (source ? attribute(source, "src") : textOf(node).trim());
    if (node.tagName === "video") {
      leave(lineOf(node), `the film ${address || "without an address"}`);
      return [];
    }
    const url = watchable(address);
    if (!url) leave(lineOf(node), `a frame${address ? ` with ${address}` : ""}`);
    return url ? [addressParagraph(url)] : [];
  }

  /** A plugin's content; for Flash, its player. */
  #plugin(node: Element): Element[] {
    const addresses = [...elementsIn(node)].flatMap((one) => [
      attribute(one, "src"),
      attribute(one, "data"),
      attribute(one, "value"),
    ]);
    const known = addresses.find((one) => /youtube|vimeo\.com|dailymotion/.test(one));
    const url = known && watchable(known.replace("/swf/", "/video/"));
    if (url) return [addressParagraph(url)];
    this.#around.leave(lineOf(node), refused.object ?? "");
    return [];
  }

  #block(node: Element): Element[] {
    const { leave } = this.#around;
    const name = node.tagName;
    if (name === "figure") return this.#figure(node);
    if (/\bgallery\b/.test(attribute(node, "className"))) return this.#figure(node);
    if (name === "wp-caption") return this.#caption(node);
    if (name === "wp-gallery") return this.#shortcodeGallery(node);
    if (name === "wp-embed" || name === "iframe" || name === "video") return this.#embed(node);
    if (name === "object" || name === "embed") return this.#plugin(node);
    if (name === "wp-unknown") {
      leave(lineOf(node), `the shortcode ${attribute(node, "given")}`);
      return [];
    }
    if (name in refused) {
      leave(lineOf(node), refused[name] ?? name);
      return [];
    }
    if (/^h[1-6]$/.test(name)) return this.#heading(node);
    if (name === "hr" || name === "pre") return [node];
    if (name === "details")
      return node.children.flatMap((child) => (isElement(child) ? this.#block(child) : []));
    if (name === "summary") {
      const strong = { ...node, tagName: "strong" };
      return [{ ...node, tagName: "p", children: [strong] }];
    }
    if (name === "p") {
      const plugins = node.children.filter((one) => isNamed(one, "object", "embed"));
      if (plugins.length > 0 && textOf(node).trim() === "")
        return plugins.flatMap((one) => this.#plugin(one as Element));
      const text = textOf(node).trim();
      const isOne =
        bareAddress.test(text) && ![...elementsIn(node)].some((one) => one.tagName === "a");
      if (isOne)
        return this.#embed({
          ...node,
          tagName: "wp-embed",
          children: [{ type: "text", value: text }],
        });
    }
    const { rest, pictures, isFirst } = this.#lifted(node);
    const cleaned = this.#cleaned(rest);
    const left = textOf(cleaned).trim() === "" ? [] : [cleaned];
    return isFirst ? [...pictures, ...left] : [...left, ...pictures];
  }

  blocks(nodes: readonly Element[]): Element[] {
    return nodes.flatMap((node) => this.#block(node));
  }
}
