import { Story } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, useRef, useState } from "react";
import type { ModuleExport } from "storybook/internal/types";
import type { Component } from "./kit.ts";
import { findMarks, type Mark, radius } from "./marks.ts";
import styles from "./page.module.css";
import { Words } from "./words.tsx";

interface AnatomyProps {
  name: string;
  parts: Component["anatomy"];
  /** Whether the picture needs the whole width of the page. */
  wide: boolean;
  /** The story that shows all of them. */
  story: ModuleExport;
}

/** A component's parts, numbered in a picture of it and in a list. */
export function Anatomy({ name, parts, wide, story }: AnatomyProps) {
  const picture = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [chosen, setChosen] = useState(0);

  // The story is rendered later, what slides in arrives later still, and its size changes with the
  // window.
  useLayoutEffect(() => {
    const element = picture.current;
    if (!element) return undefined;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setMarks(findMarks(element, parts)));
    };
    const story = element.firstElementChild ?? element;
    const changes = new MutationObserver(measure);
    changes.observe(story, { childList: true, subtree: true });
    const size = new ResizeObserver(measure);
    size.observe(element);
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("animationend", measure, { signal });
    element.addEventListener("transitionend", measure, { signal });
    document.fonts.addEventListener("loadingdone", measure, { signal });
    measure();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      size.disconnect();
      listening.abort();
    };
  }, [parts]);

  return (
    <div className={`${styles.anatomy} ${wide ? styles.wide : ""}`}>
      <div ref={picture} className={styles.picture}>
        <div inert>
          <Story of={story} inline />
        </div>
        <svg className={styles.marks} aria-hidden="true">
          {marks.map(({ number, x, y, width, height, at }) => (
            <g key={number} className={number === chosen ? styles.chosen : undefined}>
              <rect x={x} y={y} width={width} height={height} />
              <circle cx={at.x} cy={at.y} r={radius} />
              <text x={at.x} y={at.y} dy="4" textAnchor="middle">
                {number}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ol className={styles.parts}>
        {parts.map((part, index) => (
          <li
            key={part.name}
            onPointerEnter={() => setChosen(index + 1)}
            onPointerLeave={() => setChosen(0)}
          >
            <b>{part.name}.</b> <Words text={part.text} own={name} />
          </li>
        ))}
      </ol>
    </div>
  );
}
