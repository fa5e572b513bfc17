"use client";

import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { pageScrolls, shadePage } from "../dialog/shade-page.ts";
import { classList } from "../element/class-list.ts";
import { isPlain } from "../element/is-plain.ts";
import { filled, type Pattern } from "../element/pattern.ts";
import type { RootProps } from "../element/root-props.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import close from "../icon-button/close.module.css";
import surfaces from "../section/surface.module.css";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./lightbox.module.css";
import { beginsEnlarged, type Opened, openPictures, pictureLink } from "./pictures.ts";

/** The texts of a lightbox. */
export interface LightboxText {
  /** Name of the button that closes it, e.g. "Close". */
  readonly close: string;
  /** Name of the button that enlarges the picture beyond the window: "Full size". */
  readonly fullSize: string;
  /** Name of the button that shows the previous picture. */
  readonly previous: string;
  /** Name of the button that shows the next picture. */
  readonly next: string;
  /** The position of the shown picture: a pattern such as `"{n} of {total}"`, or a function. */
  readonly position: Pattern;
}

export interface LightboxProps extends RootProps<"div"> {
  /** What the pictures are: the accessible name of the dialog in which they open. */
  readonly label: string;
  /** The texts of that window. */
  readonly text: LightboxText;
}

/**
 * Index of the visible picture in a strip of full-width pictures. In right-to-left layouts, scroll
 * offsets are negative.
 */
const shownIn = ({ scrollLeft, clientWidth }: Element) =>
  Math.round(Math.abs(scrollLeft) / clientWidth);

/**
 * Opens large pictures to which links inside lead, `<a data-lightbox="A caption"
 * href="/large.webp">`, over the page. A picture's text alternative is that of the one in its link.
 * Without scripts, or in a new tab, a link leads to the picture.
 */
export function Lightbox({ label, text, onClick, ...rest }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [isFull, setFull] = useState(false);
  const { pictures, at } = opened ?? { pictures: [], at: 0 };
  const count = pictures.length;

  const show = (index: number) =>
    strip.current?.children.item((index + count) % count)?.scrollIntoView?.({ block: "nearest" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` is where it begins; then it follows the strip
  useLayoutEffect(() => {
    if (count === 0) return;
    const unlock = shadePage(pageScrolls());
    dialog.current?.showModal?.();
    show(at);
    // In a picture enlarged by pinching, one finger pans instead of going to the next picture.
    const pinch = () =>
      strip.current?.toggleAttribute("data-pinched", (visualViewport?.scale ?? 1) > 1);
    visualViewport?.addEventListener("resize", pinch);
    return () => {
      unlock();
      visualViewport?.removeEventListener("resize", pinch);
    };
  }, [count]);

  const open = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    const link = pictureLink(event.target);
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    setOpened(openPictures(event.currentTarget, link));
    setFull(beginsEnlarged(link));
  };

  const follow = (now: number) => {
    if (!opened || now === at) return;
    setOpened({ ...opened, at: now });
    const link = pictures[now]?.link;
    setFull(link !== undefined && beginsEnlarged(link));
  };

  const toggleFull = () => {
    setFull(!isFull);
    // So that the arrow keys scroll it.
    strip.current?.querySelectorAll("figure")[at]?.focus();
  };

  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (isFull || !isPlain(event) || !strip.current) return;
    const now = shownIn(strip.current);
    const forward = event.currentTarget.matches(":dir(rtl)") ? -1 : 1;
    const keys = new Map([
      ["ArrowLeft", now - forward],
      ["ArrowRight", now + forward],
      ["Home", 0],
      ["End", count - 1],
    ]);
    const index = keys.get(event.key);
    if (index === undefined) return;
    event.preventDefault();
    show(index);
  };

  const tool = (icon: IconName, name: string, act: () => void, more: object = {}) => (
    <button type="button" {...more} aria-label={name} className={close.close} onClick={act}>
      <Icon name={icon} />
    </button>
  );

  return (
    <>
      <div {...rest} onClick={open} />
      <dialog
        ref={dialog}
        aria-label={label}
        className={classList(surfaces.deep, styles.root)}
        onKeyDown={press}
        onClick={({ target }) => {
          if (target instanceof Element && !target.closest("img, figcaption, button"))
            dialog.current?.close();
        }}
        onClose={() => {
          setOpened(undefined);
          setFull(false);
          pictures[at]?.link.focus();
        }}
      >
        <div className={styles.bar}>
          {tool("close", text.close, () => dialog.current?.close())}
          {count > 1 ? (
            <p role="status">
              {filled(text.position, at + 1, count)}{" "}
              <VisuallyHidden>{pictures[at]?.alt}</VisuallyHidden>
            </p>
          ) : null}
          {tool("search", text.fullSize, toggleFull, { "aria-pressed": isFull })}
          {count > 1 ? (
            <>
              {tool("arrow", text.previous, () => show(at - 1), { "data-back": "" })}
              {tool("arrow", text.next, () => show(at + 1))}
            </>
          ) : null}
        </div>
        <div
          ref={strip}
          className={styles.strip}
          onScroll={(e) => follow(shownIn(e.currentTarget))}
        >
          {pictures.map(({ link, alt, caption }, index) => (
            <figure
              key={link.href}
              className={classList(isFull && index === at && styles.full)}
              inert={index !== at}
              tabIndex={isFull ? 0 : -1}
            >
              {Math.abs(index - at) < 2 ? (
                <img src={link.href} alt={alt} onClick={toggleFull} />
              ) : null}
              {caption ? <figcaption>{caption}</figcaption> : null}
            </figure>
          ))}
        </div>
      </dialog>
    </>
  );
}
