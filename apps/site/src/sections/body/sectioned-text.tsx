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

/** A heading with what hangs beside it: its text or, if it has none, a section. */
interface Chapter {
  readonly heading?: BodyNode;
  body?: Block;
}

/** Sections that take in the heading before them and the text after them. */
const withHeading = { Figures: true };

/** The chapters of a text in their order; what follows a section has no heading. */
function chaptersOf(nodes: readonly BodyNode[], sections: ArticleElements): Chapter[] {
  const chapters: Chapter[] = [];
  /** Where text goes that comes next. */
  let text: BodyNode[] | undefined;
  const add = (body: Block) => {
    const last = chapters.at(-1);
    if (last && !last.body) last.body = body;
    else chapters.push({ body });
  };
  for (const node of nodes) {
    const tag = typeof node === "object" ? node.tag : "";
    if (typeof node === "object" && tag in withHeading) {
      const isFree = chapters.at(-1)?.heading && !chapters.at(-1)?.body;
      text = [(isFree && chapters.pop()?.heading) || ""];
      chapters.push({ body: { kind: "section", nodes: [{ ...node, children: text }] } });
    } else if (tag in sections) {
      text = undefined;
      add({ kind: "section", nodes: [node] });
    } else if (tag === "h2") {
      text = undefined;
      chapters.push({ heading: node });
    } else if (text) {
      text.push(node);
    } else {
      text = [node];
      add({ kind: "text", nodes: text });
    }
  }
  return chapters;
}

interface ChapterProps {
  chapter: Chapter;
  elements: ArticleElements;
  /** Whether it is the first one, whose text is larger if it has no heading. */
  isFirst: boolean;
}

function ChapterOfText({ chapter: { heading, body }, elements, isFirst }: ChapterProps) {
  const content = body ? <ArticleBody nodes={body.nodes} components={elements} /> : null;
  if (!heading) {
    return body?.kind === "section" ? (
      <div className={styles.section}>{content}</div>
    ) : (
      <Prose className={isFirst ? styles.opening : styles.text}>{content}</Prose>
    );
  }
  return (
    <div className={styles.chapter}>
      <Prose className={styles.heading}>
        <ArticleBody nodes={[heading]} components={elements} />
      </Prose>
      {body?.kind === "section" ? <div className={styles.section}>{content}</div> : null}
      {body?.kind === "text" ? <Prose className={styles.text}>{content}</Prose> : null}
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
      {chaptersOf(nodes, sections).map((chapter, index) => (
        <ChapterOfText
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page does not change
          key={index}
          chapter={chapter}
          elements={elements}
          isFirst={index === 0}
        />
      ))}
    </Lightbox>
  );
}
