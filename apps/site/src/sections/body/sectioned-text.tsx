import { foreign } from "@kolam/content/model/basics/foreign";
import { Lightbox } from "@kolam/ui/lightbox";
import { Prose } from "@kolam/ui/prose";
import { lightbox } from "@site/texts/lightbox";
import { ArticleBody, type ArticleElements, type BodyNode } from "../../articles/article-body.tsx";
import { articleElements } from "./article-elements.tsx";
import styles from "./sectioned-text.module.css";

/** A run of text, a heading that hangs beside its text, or a section. */
interface Block {
  readonly kind: "text" | "heading" | "section";
  readonly nodes: BodyNode[];
}

function kindOf(node: BodyNode, sections: ArticleElements): Block["kind"] {
  if (typeof node === "string") return "text";
  if (node.tag === "h2") return "heading";
  return node.tag in sections ? "section" : "text";
}

/** Sections that take in the heading before them and the text after them. */
const chapters = { Figures: true };

/** The blocks of a text in their order. */
function blocksOf(nodes: readonly BodyNode[], sections: ArticleElements): Block[] {
  const blocks: Block[] = [];
  let open: BodyNode[] | undefined;
  for (const node of nodes) {
    const kind = kindOf(node, sections);
    if (kind === "text" && open) {
      open.push(node);
    } else if (typeof node === "object" && node.tag in chapters) {
      const [heading = ""] = (blocks.at(-1)?.kind === "heading" && blocks.pop()?.nodes) || [];
      open = [heading];
      blocks.push({ kind, nodes: [{ ...node, children: open }] });
    } else {
      const nodes = [node];
      open = kind === "text" ? nodes : undefined;
      blocks.push({ kind, nodes });
    }
  }
  return blocks;
}

interface SectionedTextProps {
  nodes: readonly BodyNode[];
  /** What the sections of the page look like, by the names of their tags. */
  sections: ArticleElements;
  /** The language of the text, if that is not the page's. */
  language?: string | undefined;
}

/**
 * A text of chapters whose headings hang beside them, and of sections that are wider than the text.
 */
export function SectionedText({ nodes, sections, language }: SectionedTextProps) {
  const elements = { ...articleElements, ...sections };
  return (
    <Lightbox
      {...foreign(language ? { language } : {})}
      label={lightbox.label}
      text={lightbox}
      className={styles.root}
    >
      {blocksOf(nodes, sections).map(({ kind, nodes: own }, index) => {
        const content = <ArticleBody nodes={own} components={elements} />;
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the text of a page does not change
        if (kind === "section") {
          return (
            <div key={index} className={styles.section}>
              {content}
            </div>
          );
        }
        const look = kind === "text" && index === 0 ? "opening" : kind;
        return (
          <Prose key={index} className={styles[look]}>
            {content}
          </Prose>
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: the text of a page does not change
      })}
    </Lightbox>
  );
}
