import { useEffect, useId } from "react";
import type { Session } from "../session.ts";
import { useRedraw } from "../use-redraw.ts";
import styles from "./beside.module.css";

/** The gap between the text and its message, and the space that the message needs, in pixels. */
const gap = 8;
const room = 100;

/** An error message, shown beside the text that it is about. The bar announces it. */
export function Beside({ session, problem }: { session: Session; problem: string }) {
  useRedraw();
  const id = useId();
  const box = session.editedBox();
  useEffect(() => {
    if (!box) return undefined;
    box.setAttribute("aria-invalid", "true");
    box.setAttribute("aria-describedby", id);
    return () => {
      box.removeAttribute("aria-invalid");
      box.removeAttribute("aria-describedby");
    };
  }, [box, id]);
  const place = box ? box.getBoundingClientRect() : session.box();
  const bar = document.querySelector('section[aria-label="Editing"]')?.getBoundingClientRect();
  const foot = bar?.top ?? innerHeight;
  if (!place || place.width === 0 || place.bottom < 0 || place.top > foot) return null;
  const isAbove = foot - place.bottom < room;
  return (
    <p
      id={id}
      className={styles.note}
      style={{
        insetInlineStart: `clamp(8px, ${place.left}px, 100vw - 24rem)`,
        ...(isAbove ? { bottom: innerHeight - place.top + gap } : { top: place.bottom + gap }),
      }}
    >
      {problem}
    </p>
  );
}
