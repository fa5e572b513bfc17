import { listed } from "@kolam/content/model/basics/lists";
import type { PictureFacts } from "@kolam/content/model/media/picture-facts";
import type { PictureFile } from "@site/generated/pictures";
import { createContext, type ReactNode, use } from "react";
import { FramedPicture } from "../../photos/framed-picture.tsx";
import styles from "./text-sections.module.css";

/** Whether a picture is beside others. */
const GroupContext = createContext(false);

/** What a text says about a picture, and what the build has added. */
interface PictureProps {
  file: PictureFile;
  alt: string;
  caption?: string;
  frame?: "none" | "browser" | "phone";
  focus?: string;
  facts: string;
}

/** Pictures at least this much wider than high fit into a window that they fill from edge to edge. */
const widest = 16 / 9;

/** How a picture stands by itself: as wide as the window, or as high as it at most. */
function shapeOf({ width, height }: PictureFacts): string | undefined {
  if (width >= widest * height) return styles.wide;
  return width >= 1.35 * height ? styles.broad : styles.square;
}

function Picture({ file, alt, frame = "none", caption, focus, facts }: PictureProps) {
  const [left = 50, top = frame === "none" ? 50 : 0] = focus?.split(/[\s,]+/).map(Number) ?? [];
  const read: PictureFacts = JSON.parse(facts);
  const grouped = use(GroupContext);
  const width = frame === "phone" ? 340 : grouped ? 700 : 1440;
  const shape = grouped || frame === "phone" ? undefined : shapeOf(read);
  return (
    <FramedPicture
      picture={{ file, alt, focus: [left, top], facts: read }}
      frame={frame}
      {...(caption && { caption })}
      width={width}
      sizes={shape === styles.wide ? "100vw" : `(width < ${width}px) 92vw, ${width}px`}
      className={[styles[frame], shape].filter(Boolean).join(" ")}
    />
  );
}

interface GroupProps {
  caption?: string;
  children?: ReactNode;
}

/** Pictures beside each other, with a caption for all of them. */
function Gallery({ caption, children }: GroupProps) {
  return (
    <figure className={styles.group}>
      <div className={styles.pictures}>
        <GroupContext value={true}>{children}</GroupContext>
      </div>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

export interface QuotationProps {
  name?: string;
  role?: string;
  children?: ReactNode;
}

/** What somebody said. */
export function Quotation({ name, role, children }: QuotationProps) {
  return (
    <figure data-narrow className={styles.quotation}>
      <blockquote className={styles.said}>{children}</blockquote>
      <figcaption>{listed([name ?? "", role ?? ""].filter(Boolean))}</figcaption>
    </figure>
  );
}

function Steps({ children }: { children?: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}

/** The sections that the page of a case and a landing page may have, by the name of their tag. */
export const textSections = { Picture, Pair: Gallery, Gallery, Quotation, Steps };
