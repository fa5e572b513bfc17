"use client";

import * as Radix from "@radix-ui/react-accordion";
import { type ReactNode, useState } from "react";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { leaveToBrowser } from "../element/leave-to-browser.ts";
import type { RootProps } from "../element/root-props.ts";
import { accordionDefinition } from "./accordion.definition.ts";
import styles from "./accordion.module.css";
import { Panel } from "./panel.tsx";
import { useReveal } from "./use-reveal.ts";

export { useReveal } from "./use-reveal.ts";

const classes = classesFor(accordionDefinition, styles);

/** A heading and the content it expands, such as a question and its answer. */
export interface AccordionItem {
  /** Element id of the item; a link to `#id` opens it. Unique on the page. */
  readonly id: string;
  /** Label of the trigger. Phrasing content. */
  readonly title: ReactNode;
  /** What the item shows while it is open. Flow content. */
  readonly content: ReactNode;
}

export interface AccordionProps
  extends VariantsOf<typeof accordionDefinition>,
    RootProps<"div", "children" | "defaultValue" | "dir"> {
  /** The items in order. */
  readonly items: readonly AccordionItem[];
  /** Level of the headings around the triggers; their size does not depend on it. */
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Ids of the open items (controlled). */
  readonly value?: readonly string[] | undefined;
  /** Ids of the items that are open initially (uncontrolled). */
  readonly defaultValue?: readonly string[] | undefined;
  /**
   * Called with the ids of the open items after every change; at most one if `type` is `single`.
   */
  readonly onValueChange?: ((value: readonly string[]) => void) | undefined;
}

/**
 * Headings that expand to show more text. The text is always in the document: search engines,
 * find-in-page, print and visitors without scripts get all of it, and a link to an item's id opens
 * it.
 */
export function Accordion({
  items,
  headingLevel,
  type = "single",
  size,
  value,
  defaultValue = [],
  onValueChange,
  className,
  ...rest
}: AccordionProps) {
  const [kept, setKept] = useState<readonly string[]>(defaultValue);
  const open = value ?? kept;
  const Heading = `h${headingLevel}` as const;

  const change = (ids: readonly string[]) => {
    const next = type === "single" ? ids.slice(-1) : ids;
    if (value === undefined) setKept(next);
    onValueChange?.(next);
  };

  const reveal = (id: string) => {
    if (!open.includes(id)) change([...open, id]);
  };
  useReveal(items, ({ id }) => reveal(id));

  return (
    <Radix.Root
      {...rest}
      type="multiple"
      value={[...open]}
      onValueChange={change}
      className={classes({ type, size }, className)}
    >
      {items.map(({ id, title, content }) => {
        const isOpen = open.includes(id);
        return (
          <Radix.Item key={id} value={id} id={id} className={styles.item} data-accordion-item="">
            <Heading className={styles.heading} onKeyDown={leaveToBrowser}>
              <Radix.Trigger
                id={`${id}-trigger`}
                aria-controls={`${id}-panel`}
                className={styles.trigger}
              >
                <span className={styles.title}>{title}</span>
                <span className={styles.sign} aria-hidden="true" />
              </Radix.Trigger>
            </Heading>
            <Panel id={`${id}-panel`} open={isOpen} onFound={() => reveal(id)}>
              {content}
            </Panel>
          </Radix.Item>
        );
      })}
    </Radix.Root>
  );
}
