import type { Block, PageWords, PeerImage } from "./page-words.ts";

const imagesIn = (blocks: readonly Block[]): readonly PeerImage[] =>
  blocks.flatMap((block) => {
    if (block.kind === "card") return imagesIn(block.blocks);
    return block.kind === "image" ? [block.image] : [];
  });

/** All pictures of a page. */
export const imagesOf = ({ bands }: PageWords): readonly PeerImage[] =>
  bands.flatMap(({ blocks }) => imagesIn(blocks));

/** The copies of a picture that its `srcset` names, the narrowest first. */
export function copiesIn({ srcset }: PeerImage): readonly { src: string; width: number }[] {
  const copies = srcset.split(/,\s+/).filter(Boolean);
  return copies
    .map((copy) => {
      const [src = "", width = ""] = copy.trim().split(/\s+/);
      return { src, width: Number.parseInt(width, 10) };
    })
    .toSorted((a, b) => a.width - b.width);
}
