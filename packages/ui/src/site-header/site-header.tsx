"use client";

import { type ReactNode, useRef } from "react";
import container from "../container/container.module.css";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import surfaces from "../section/surface.module.css";
import { siteHeaderDefinition } from "./site-header.definition.ts";
import styles from "./site-header.module.css";
import { useScrolled } from "./use-scrolled.ts";

export { headerSolidAfter } from "./site-header.definition.ts";

const classes = classesFor(siteHeaderDefinition, styles);

export interface SiteHeaderProps
  extends VariantsOf<typeof siteHeaderDefinition>,
    RootProps<"header", "children"> {
  /** The logo, a link to the home page. */
  readonly logo: ReactNode;
  /** The menu for wide windows, a NavigationMenu. Without scripts it is also shown on phones. */
  readonly navigation: ReactNode;
  /** The main call to action, a button link, and small controls such as a theme switch. */
  readonly actions?: ReactNode;
  /** The menu for phones, a Drawer with its trigger. Hidden on wide windows and without scripts. */
  readonly menu?: ReactNode;
}

/**
 * The bar at the top of every page. `overlay` becomes solid once the page has been scrolled more than
 * 20 px, through a scroll-driven animation or `data-scrolled` in browsers without them. If it is `fixed` or
 * an `overlay`, it covers the page's first `--k-size-header`, and Hero leaves room for it. A solid one in
 * the flow covers nothing: what follows it as a sibling, e.g. `main`, leaves no room. Elsewhere set
 * `--k-hero-header: 0px`.
 */
export function SiteHeader({
  variant,
  surface = "deep",
  position,
  logo,
  navigation,
  actions,
  menu,
  className,
  ...rest
}: SiteHeaderProps) {
  const mark = useRef<HTMLDivElement>(null);
  const scrolled = useScrolled(mark);
  return (
    <>
      <div ref={mark} className={styles.mark} aria-hidden="true" />
      <header
        {...rest}
        className={classes({ variant, surface, position }, classList(surfaces[surface], className))}
        data-scrolled={scrolled ? "" : undefined}
      >
        <div className={classList(container.root, styles.bar)}>
          <div className={styles.logo}>{logo}</div>
          <div className={styles.navigation}>{navigation}</div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
          {menu ? <div className={styles.menu}>{menu}</div> : null}
        </div>
      </header>
    </>
  );
}
