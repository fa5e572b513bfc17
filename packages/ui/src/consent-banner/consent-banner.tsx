"use client";

import { type FocusEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { joinRefs } from "../element/join-refs.ts";
import type { RootProps } from "../element/root-props.ts";
import { consentBannerDefinition } from "./consent-banner.definition.ts";
import styles from "./consent-banner.module.css";
import { useReserve } from "./use-reserve.ts";

const classes = classesFor(consentBannerDefinition, styles);

export interface ConsentBannerProps
  extends VariantsOf<typeof consentBannerDefinition>,
    RootProps<"section", "title"> {
  /** The question. It names the region. */
  title: ReactNode;
  /** Level of the title. Default: 2. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** What is stored, what for, and where the answer can be changed. */
  children: ReactNode;
  /** The button that says yes. */
  acceptLabel: string;
  /** The button that says no. */
  refuseLabel: string;
  /** Called with the answer. Store it, and stop rendering the banner. */
  onAnswer: (accepted: boolean) => void;
  /**
   * Whether it takes the focus: only if the visitor has just opened it, for example with a button
   * “Cookie settings”.
   */
  takesFocus?: boolean | undefined;
}

/**
 * Asks for consent, for example to cookies, without covering the page. Accepting and refusing are
 * equally easy, and the page can be used without answering: its end and its scroll positions leave
 * room for the banner.
 */
export function ConsentBanner({
  side,
  title,
  headingLevel = 2,
  children,
  acceptLabel,
  refuseLabel,
  onAnswer,
  takesFocus = false,
  className,
  ref,
  onFocus,
  ...rest
}: ConsentBannerProps) {
  const root = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  useReserve(root);

  useEffect(() => {
    if (!takesFocus) return;
    cameFrom.current = document.activeElement;
    root.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const noteFocus = (event: FocusEvent<HTMLElement>) => {
    onFocus?.(event);
    const from = event.relatedTarget;
    if (from && !event.currentTarget.contains(from)) cameFrom.current = from;
  };

  // The focus would be lost when the focused button disappears.
  useLayoutEffect(() => {
    const banner = root.current;
    return () => {
      const { current } = cameFrom;
      if (current instanceof HTMLElement && banner?.contains(document.activeElement)) {
        current.focus({ preventScroll: true });
      }
    };
  }, []);

  return (
    <section
      {...rest}
      ref={joinRefs(root, ref)}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes({ side }, className)}
      onFocus={noteFocus}
    >
      <Title id={titleId} className={styles.title}>
        {title}
      </Title>
      <div className={styles.body}>{children}</div>
      <div className={styles.answers}>
        <Button tone="outline" size="sm" onClick={() => onAnswer(false)}>
          {refuseLabel}
        </Button>
        <Button tone="outline" size="sm" onClick={() => onAnswer(true)}>
          {acceptLabel}
        </Button>
      </div>
    </section>
  );
}
