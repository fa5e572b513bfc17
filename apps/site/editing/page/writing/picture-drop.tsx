import { type ReactNode, useState } from "react";
import type { PictureChoice } from "../../server/data/pictures.ts";
import { PictureFile } from "../picture-file.tsx";
import type { EntryText } from "./entry-text.ts";
import { hasFiles } from "./has-files.ts";
import styles from "./writing.module.css";

/** The field of a picture, on which a file can be dropped that goes into the site's folder. */
export function PictureDrop({
  text,
  onAdded,
  children,
}: {
  readonly text: EntryText;
  readonly onAdded: (picture: PictureChoice) => void;
  readonly children: ReactNode;
}) {
  const [problem, setProblem] = useState("");
  async function add(file: File | undefined): Promise<void> {
    if (!file) return;
    setProblem("");
    try {
      onAdded(await text.addPicture(file));
    } catch (error) {
      setProblem((error as Error).message);
    }
  }
  return (
    <div
      className={styles.drop}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        void add(event.dataTransfer.files[0]);
      }}
    >
      {children}
      <PictureFile problem={problem} onFile={(file) => void add(file)} />
    </div>
  );
}
