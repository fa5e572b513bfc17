"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import { embedDefinition } from "./embed.definition.ts";
import styles from "./embed.module.css";

const classes = classesFor(embedDefinition, styles);

export interface EmbedProps
  extends VariantsOf<typeof embedDefinition>,
    RootProps<"figure", "title" | "children"> {
  /** What is shown, in a few words. It names the frame. */
  title: string;
  /** Address of the frame. Nothing is fetched from it before the press. */
  src: string;
  /** Its address after a press, if it differs, e.g. to play a film at once. */
  pressedSrc?: string | undefined;
  /** What the frame may use, as in an `<iframe>`. Default: the whole screen. */
  allow?: string | undefined;
  /** The picture in its place until then, of your own: decoration, since the title names it. */
  poster?: ReactNode;
  /** The button that loads it, with the name of whom it comes from. */
  loadLabel: ReactNode;
  /** What pressing it means: whom it is loaded from, and what they learn. */
  children: ReactNode;
  /** The link to the same without a frame. */
  link: ReactNode;
  /** The choice to load everything from there without asking. */
  alwaysLabel: ReactNode;
  /** Whether the visitor has chosen that. */
  always: boolean;
  /** Called with the visitor's choice. Remember it. */
  onAlwaysChange: (always: boolean) => void;
}

/**
 * A frame of another site that fetches nothing until the visitor presses its button or has chosen
 * to see such frames always, in a box that keeps its size. Unticking that choice takes the frame
 * away. Without scripts the link is left.
 */
export function Embed({
  shape,
  title,
  src,
  pressedSrc = src,
  allow = "fullscreen",
  poster,
  loadLabel,
  children,
  link,
  alwaysLabel,
  always,
  onAlwaysChange,
  className,
  ...rest
}: EmbedProps) {
  const [pressed, setPressed] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const titleId = useId();

  // The button that had the focus is gone.
  useEffect(() => {
    if (pressed) frame.current?.focus({ preventScroll: true });
  }, [pressed]);

  return (
    <figure aria-labelledby={titleId} {...rest} className={classes({ shape }, className)}>
      <div className={styles.box}>
        {pressed || always ? (
          <iframe
            ref={frame}
            title={title}
            src={pressed ? pressedSrc : src}
            allow={allow}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            className={styles.frame}
          />
        ) : (
          <>
            <div className={styles.poster} aria-hidden="true">
              {poster}
            </div>
            <div className={styles.panel}>
              <Button aria-describedby={titleId} onClick={() => setPressed(true)}>
                {loadLabel}
              </Button>
            </div>
          </>
        )}
      </div>
      <figcaption className={styles.caption}>
        <strong id={titleId}>{title}</strong> <span className={styles.notice}>{children}</span>{" "}
        {link}
        <Checkbox
          className={styles.always}
          label={alwaysLabel}
          checked={always}
          onChange={({ currentTarget: { checked } }) => {
            if (!checked) setPressed(false);
            onAlwaysChange(checked);
          }}
        />
      </figcaption>
    </figure>
  );
}
