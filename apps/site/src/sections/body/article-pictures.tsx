import type { PictureFacts } from "@kolam/content/model/media/picture-facts";
import type { PictureFile } from "@site/generated/pictures";
import { createContext, type ReactNode, use } from "react";
import { SitePhoto } from "../../photos/site-photo.tsx";
import styles from "./article-pictures.module.css";

/** The width of an article's text, in CSS pixels. */
const textWidth = 680;

/** Whether a picture is beside others. */
const GroupContext = createContext(false);

interface PictureProps {
  file: PictureFile;
  alt: string;
  caption?: string;
  focus?: string;
  /** As JSON. */
  facts: string;
}

/** A picture as wide as the text, and no wider than it is itself. */
function Picture({ file, alt, caption, focus, facts }: PictureProps) {
  const read: PictureFacts = JSON.parse(facts);
  const [left = 50, top = 50] = focus?.split(/[\s,]+/).map(Number) ?? [];
  const most = use(GroupContext) ? textWidth / 2 : textWidth;
  const width = read.type === "svg" ? most : Math.min(most, read.width);
  return (
    <figure className={styles.figure}>
      <SitePhoto
        photo={{ file, alt, focus: [left, top], facts: read }}
        width={width}
        sizes={`(width < 46rem) 92vw, ${width}px`}
      />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

/** Pictures beside each other, with a caption for all of them. */
function Gallery({ caption, children }: { caption?: string; children?: ReactNode }) {
  return (
    <figure>
      <div className={styles.pictures}>
        <GroupContext value={true}>{children}</GroupContext>
      </div>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

/** The pictures in an article, by the name of their tag. */
export const articlePictures = { Picture, Gallery };
