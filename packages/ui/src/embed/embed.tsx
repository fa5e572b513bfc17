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
  /** What is shown, in a few words: the accessible name of the frame. */
  title: string;
  /** Address of the frame. Nothing is fetched from it before the press. */
  src: string;
  /** Its address after a press, if it differs, e.g. to play a film at once. */
  pressedSrc?: string | undefined;
  /** What the frame may use, as in an `<iframe>`. Default: `fullscreen`. */
  allow?: string | undefined;
  /** Your own picture, shown until then; decorative, since the title names the frame. */
  poster?: ReactNode;
  /** Label of the button that loads it, with the name of the service. */
  loadLabel: ReactNode;
  /**
   * What pressing the button means: where it is loaded from, and what they learn about the visitor.
   */
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
 * A frame of another site, in a box that keeps its size. It loads nothing until the visitor presses
 * its button, or if they have chosen to always load such frames; unticking that choice removes the
 * frame. Without JavaScript, only the link remains.
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

  // The focused button has been removed.
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
