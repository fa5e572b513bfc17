"use client";

import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useReveal } from "../accordion/use-reveal.ts";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { FormerLook } from "../definition/former-look.ts";
import { isPlain } from "../element/is-plain.ts";
import type { RootProps } from "../element/root-props.ts";
import { warnOfFormerName } from "../element/warn-once.ts";
import { tabsDefinition } from "./tabs.definition.ts";
import styles from "./tabs.module.css";

const classes = classesFor(tabsDefinition, styles);

/** A tab and the panel that it shows. */
export interface TabItem {
  /** Element id of the panel; a link to `#id` or into the panel chooses it. Unique on the page. */
  readonly id: string;
  /** Words on the tab. Phrasing content. */
  readonly label: ReactNode;
  /** What the panel contains. Flow content. */
  readonly content: ReactNode;
  /** Whether it cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

export interface TabsProps
  extends VariantsOf<typeof tabsDefinition>,
    FormerLook<typeof tabsDefinition>,
    RootProps<"div", "children" | "defaultValue"> {
  /** Accessible name of the list of tabs. */
  label: string;
  /** The tabs in order. */
  items: readonly TabItem[];
  /**
   * Id of the selected item (controlled). If no enabled item has it, the first enabled one is
   * shown.
   */
  value?: string | undefined;
  /** Id of the item that is chosen initially (uncontrolled). Default: the first. */
  defaultValue?: string | undefined;
  /** Called with the id of the item that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * What the arrow keys do. Default: `automatic`.
   * - `automatic`: choose the tab that they reach
   * - `manual`: only move the focus, for panels that take a while; Enter or Space chooses
   */
  activation?: "automatic" | "manual" | undefined;
}

const isEnabled = ({ disabled }: TabItem) => !disabled;

/** The item shown for a chosen id, whose item may have been removed or disabled since. */
function shownItem(items: readonly TabItem[], chosen: string | undefined): TabItem | undefined {
  const item = items.find(({ id }) => id === chosen);
  return item && isEnabled(item) ? item : (items.find(isEnabled) ?? item ?? items[0]);
}

/**
 * The target of each key along the tabs, from the one at `at`; `by` is 1 towards the end of the
 * line.
 */
const moves: Readonly<Record<string, (at: number, by: number) => number>> = {
  ArrowRight: (at, by) => at + by,
  ArrowLeft: (at, by) => at - by,
  Home: () => 0,
  End: () => -1,
};

/** Moves the focus from one tab to another if it is such a key. Returns the newly focused tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const move = moves[event.key];
  if (!move || !isPlain(event)) return undefined;
  event.preventDefault();
  const list = event.currentTarget;
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]:enabled")];
  const at = tabs.indexOf(event.target as HTMLElement);
  const by = getComputedStyle(list).direction === "rtl" ? -1 : 1;
  const tab = tabs.at(move(at, by) % tabs.length);
  tab?.focus();
  return tab;
}

/**
 * Several panels of which one is shown. All of them are in the document, so that search engines
 * read them; without scripts and on paper they are shown one below the other.
 */
export function Tabs({
  label,
  items,
  look,
  variant = look,
  value,
  defaultValue,
  onValueChange,
  activation = "automatic",
  className,
  ...rest
}: TabsProps) {
  if (process.env.NODE_ENV !== "production") warnOfFormerName("Tabs", "look", look, "variant");
  const sought = useRef<Element>(null);
  const [kept, setKept] = useState(defaultValue ?? items.find(isEnabled)?.id);
  const chosen = value ?? kept;
  const shown = shownItem(items, chosen)?.id;

  const choose = (id: string) => {
    if (id === chosen) return;
    if (value === undefined) setKept(id);
    onValueChange?.(id);
  };

  useReveal(items, ({ id, disabled }, target) => {
    if (id === shown || disabled) return;
    sought.current = target;
    choose(id);
  });

  // Not in the markup: without scripts all panels are shown, and React does not support
  // `until-found`.
  useLayoutEffect(() => {
    for (const { id } of items) {
      const hidden = id !== shown && "until-found";
      Object.assign(document.getElementById(id) ?? {}, { hidden });
    }
    sought.current?.scrollIntoView?.();
    sought.current = null;
  }, [items, shown]);

  return (
    <div {...rest} className={classes({ variant }, className)}>
      <div
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={(event) => {
          const tab = moveFocus(event);
          if (tab && activation === "automatic") tab.click();
        }}
      >
        {items.map(({ id, label: words, disabled }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={id}
            aria-selected={id === shown}
            tabIndex={id === shown ? 0 : -1}
            disabled={disabled}
            className={styles.tab}
            onClick={() => choose(id)}
          >
            <span>{words}</span>
          </button>
        ))}
      </div>
      {items.map(({ id, label: words, content }) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          tabIndex={0}
          data-state={id === shown ? "active" : "inactive"}
          className={styles.panel}
        >
          <p className={styles.name} aria-hidden="true">
            {words}
          </p>
          {content}
        </div>
      ))}
    </div>
  );
}
