import type { ComponentType } from "react";
import { DrawnHere } from "./drawn-here.tsx";
import styles from "./named-drawing.module.css";

interface NamedDrawingProps {
  Drawing: ComponentType | undefined;
  caption: string | undefined;
}

/** A drawing in the text of a case, with its caption. */
export function NamedDrawing({ Drawing, caption }: NamedDrawingProps) {
  return Drawing ? (
    <figure>
      <DrawnHere>
        <Drawing />
      </DrawnHere>
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  ) : null;
}
