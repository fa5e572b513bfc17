"use client";

import { type ReactNode, useEffect, useRef } from "react";
import container from "../container/container.module.css";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import { joinRefs } from "../element/join-refs.ts";
import type { RootProps } from "../element/root-props.ts";
import surfaces from "../section/surface.module.css";
import wordmark from "../section/wordmark.module.css";
import { followScroll } from "./follow-scroll.ts";
import { siteHeaderDefinition } from "./site-header.definition.ts";
import styles from "./site-header.module.css";

export { followScroll } from "./follow-scroll.ts";
export { headerSolidAfter } from "./site-header.definition.ts";

const classes = classesFor(siteHeaderDefinition, styles);

export interface SiteHeaderProps
  extends VariantsOf<typeof siteHeaderDefinition>,
    RootProps<"header", "children"> {
  /**
   * The logo, a link to the home page. Its text inherits a size, and wraps where it is too long.
   */
  readonly logo: ReactNode;
  /** Number of letters of the name in the logo, so that it shrinks before it wraps. */
  readonly nameLength?: number | undefined;
  /**
   * Total number of letters in the wide bar, so that the menu button replaces a navigation that
   * does not fit.
   */
  readonly barLength?: number | undefined;
  /** The menu for wide windows, a NavigationMenu. Without scripts it is also shown on phones. */
  readonly navigation: ReactNode;
  /** The main call to action, a button link. */
  readonly actions?: ReactNode;
  /** A small control, such as a ThemeSwitch. */
  readonly controls?: ReactNode;
  /**
   * The menu for phones, a Drawer with its trigger. Hidden in wide windows and without scripts. It
   * also contains the action and the control, which leave the bar if they do not fit.
   */
  readonly menu?: ReactNode;
}

/**
 * A class for a name of so many letters. With larger steps, a name would shrink before the control
 * yields.
 */
function nameSize(letters: number | undefined) {
  if (letters === undefined) return undefined;
  if (letters <= 6) return styles.letters6;
  if (letters <= 10) return styles.letters10;
  return letters <= 14 ? styles.letters14 : styles.letters18;
}

/**
 * A class for a bar with few enough letters for a narrow window, with so many that it needs a wide
 * one, or with too many for any.
 */
function barSize(letters: number | undefined) {
  if (letters === undefined) return undefined;
  if (letters <= 44) return styles.short;
  if (letters <= 64) return undefined;
  return letters <= 90 ? styles.long : styles.longest;
}

/**
 * The bar at the top of every page. `overlay` becomes solid once the page has been scrolled more
 * than 20 px, by `data-scrolled`; a page that hydrates late calls `followScroll` itself. Without
 * scripts it is solid from the start. If it is `fixed` or an `overlay`, it covers the page's first
 * `--k-size-header`, and Hero leaves room for it. A solid one in the flow covers nothing: what
 * follows it as a sibling, e.g. `main`, leaves no room. Elsewhere set `--k-hero-header: 0px`.
 *
 * What does not fit beside the menu's button yields in this order: the action goes into the menu,
 * then the control does, then the name gets smaller and wraps.
 */
export function SiteHeader({
  variant,
  surface = "deep",
  position,
  logo,
  nameLength,
  barLength,
  navigation,
  actions,
  controls,
  menu,
  className,
  ref,
  ...rest
}: SiteHeaderProps) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => (header.current ? followScroll(header.current) : undefined), []);
  return (
    <>
      <div className={styles.mark} aria-hidden="true" />
      <header
        {...rest}
        ref={joinRefs(header, ref)}
        // `followScroll` may have marked it before hydration.
        suppressHydrationWarning
        className={classes({ variant, surface, position }, classList(surfaces[surface], className))}
      >
        <div
          className={classList(
            container.root,
            styles.bar,
            menu ? styles.withMenu : undefined,
            menu ? barSize(barLength) : undefined,
          )}
        >
          <div className={classList(wordmark.root, styles.logo, nameSize(nameLength))}>{logo}</div>
          <div className={styles.navigation}>{navigation}</div>
          {controls || actions ? (
            <div className={styles.room}>
              {controls ? <div className={styles.controls}>{controls}</div> : null}
              {actions ? <div className={styles.actions}>{actions}</div> : null}
            </div>
          ) : null}
          {menu ? <div className={styles.menu}>{menu}</div> : null}
        </div>
      </header>
    </>
  );
}
