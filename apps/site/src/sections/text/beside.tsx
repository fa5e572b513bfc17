import type { PhotoKey } from "@kolam/content/photos";
import type { ReactNode } from "react";
import { SitePhoto } from "../../photos/site-photo.tsx";
import styles from "./beside.module.css";

interface BesideProps {
  photo: PhotoKey;
  /** Where the photo stands when there is room for two columns. */
  side?: "start" | "end";
  /** Width and height of the picture at its largest. */
  shape?: readonly [width: number, height: number];
  children: ReactNode;
}

/** A photo beside what it belongs to; above it on a phone. */
export function Beside({
  photo,
  side = "start",
  shape: [width, height] = [480, 560],
  children,
}: BesideProps) {
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
