import type { Picture } from "@kolam/content/model/types/picture";
import type { ReactNode } from "react";
import { SitePhoto } from "../../photos/site-photo.tsx";
import styles from "./with-photo.module.css";

interface WithPhotoProps {
  photo: Picture;
  /** Which of the two columns the photo takes on wide screens. */
  side?: "start" | "end";
  /** The photo's largest size, in CSS pixels. */
  shape?: readonly [width: number, height: number];
  children: ReactNode;
}

/** A photo beside the content it belongs to, or above it on a phone. */
export function WithPhoto({
  photo,
  side = "start",
  shape: [width, height] = [480, 560],
  children,
}: WithPhotoProps) {
  return (
    <div className={`${styles.root} ${styles[`side-${side}`]}`}>
      <div className={styles.photo}>
        <SitePhoto
          photo={photo}
          width={width}
          height={height}
          sizes="(width >= 80rem) 29rem, (width >= 44rem) 40vw, 92vw"
        />
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
