import { XMLParser } from "fast-xml-parser";

const parser = new XMLParser({
  removeNSPrefix: false,
  ignoreAttributes: true,
  parseTagValue: false,
  htmlEntities: true,
});

const children = (node: unknown, name: string): unknown[] =>
  [node].flat().flatMap((one) => {
    if (typeof one !== "object" || one === null) return [];
    // The vocabulary may have a prefix; that of pictures and films is another one.
    const found = Object.entries(one).filter(
      ([key]) => key === name || (key.endsWith(`:${name}`) && !/^(?:image|video|news):/.test(key)),
    );
    return found.flatMap(([, value]) => value as unknown);
  });

/**
 * The addresses that a sitemap lists, of pages or of other sitemaps, as XML means them: entities,
 * CDATA, prefixes, and nothing that is in a comment. None of a file that is no XML.
 */
export function sitemapAddresses(text: string): string[] {
  let file: unknown;
  try {
    file = parser.parse(text);
  } catch {
    return [];
  }
  const listed = [
    ...children(children(file, "urlset"), "url"),
    ...children(children(file, "sitemapindex"), "sitemap"),
  ];
  return children(listed, "loc").map((address) => String(address).trim());
}
