import { foreign } from "@kolam/content/model/basics/foreign";
import { Lightbox } from "@kolam/ui/lightbox";
import { Prose } from "@kolam/ui/prose";
import { lightbox } from "@site/texts/lightbox";
import { ArticleBody, type ArticleElements, type BodyNode } from "../../articles/article-body.tsx";
import { articleElements } from "./article-elements.tsx";
import styles from "./sectioned-text.module.css";

/** A run of text or a section. */
interface Block {
  readonly kind: "text" | "section";
  readonly nodes: BodyNode[];
}

/** A heading with all that follows it until the next one; what comes before the first has none. */
interface Chapter {
  readonly heading?: BodyNode;
  readonly blocks: Block[];
}

/** The chapters of a text in their order. */
function chaptersOf(nodes: readonly BodyNode[], sections: ArticleElements): Chapter[] {
  const chapters: Chapter[] = [];
  for (const node of nodes) {
    const tag = typeof node === "object" ? node.tag : "";
    if (tag === "h2") {
      chapters.push({ heading: node, blocks: [] });
      continue;
    }
    if (chapters.length === 0) chapters.push({ blocks: [] });
    const blocks = chapters.at(-1)?.blocks;
    const kind = tag in sections ? "section" : "text";
    const last = blocks?.at(-1);
    if (kind === "text" && last?.kind === "text") last.nodes.push(node);
    else blocks?.push({ kind, nodes: [node] });
  }
  return chapters;
}

interface ChapterProps {
  chapter: Chapter;
  elements: ArticleElements;
}

interface BlockProps extends Pick<ChapterProps, "elements"> {
  block: Block;
  /** Text without a heading is what the page opens with, and larger. */
  opens: boolean;
}

function BlockOfText({ block: { kind, nodes }, elements, opens }: BlockProps) {
  const Root = kind === "section" ? "div" : Prose;
  return (
    <Root className={styles[kind === "text" && opens ? "opening" : kind]}>
      <ArticleBody nodes={nodes} components={elements} />
    </Root>
  );
}

/**
 * The heading and what stands beside it have an element of their own: sticky as it is, the heading
 * does not leave it for the figures below.
 */
function ChapterOfText({ chapter: { heading, blocks }, elements }: ChapterProps) {
  const [first, ...others] = blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page does not change
    <BlockOfText key={index} block={block} elements={elements} opens={!heading} />
  ));
  return (
    <div className={styles.chapter}>
      {heading ? (
        <div className={styles.chapter}>
          <Prose className={styles.heading}>
            <ArticleBody nodes={[heading]} components={elements} />
          </Prose>
          {first}
        </div>
      ) : (
        first
      )}
      {others}
    </div>
  );
}

interface SectionedTextProps {
  nodes: readonly BodyNode[];
  /** What the sections of the page look like, by the names of their tags. */
  sections: ArticleElements;
  /** The language of the text, if that is not the page's. */
  language?: string | undefined;
}

/**
 * A text of chapters. Each is a grid: its heading hangs beside its text, and its figures are as wide
 * as the window.
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
      {chaptersOf(nodes, sections).map((chapter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page does not change
        <ChapterOfText key={index} chapter={chapter} elements={elements} />
      ))}
    </Lightbox>
  );
}
