"use client";

import type { MouseEvent, RefObject } from "react";
import type { SubmenuLayer } from "./submenu-layer.tsx";
import { type NavigationMenuLink, SubmenuLinks } from "./submenu-links.tsx";

export interface SubmenuProps {
  id: string;
  open: boolean;
  onClose: () => void;
  labelledBy: string;
  links: readonly NavigationMenuLink[];
  dir: "ltr" | "rtl";
  /** Whether to render the panel while it is closed; true on the server and until hydration. */
  keep: boolean;
  item: RefObject<HTMLLIElement | null>;
  trigger: RefObject<HTMLButtonElement | null>;
  className: string | undefined;
  /** The panel with its full behaviour, once loaded. */
  Layer: typeof SubmenuLayer | undefined;
}

/** The panel of an item. Before its layer is loaded, it opens and closes and its links work. */
export function Submenu({ keep, Layer, ...props }: SubmenuProps) {
  if (Layer && !keep) return <Layer {...props} />;
  const { id, open, onClose, labelledBy, links, className } = props;
  if (!open && !keep) return null;
  const follow = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a") && !event.metaKey) onClose();
  };
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={labelledBy}
      className={className}
      data-state={open ? "open" : "closed"}
      data-submenu-panel=""
      onClick={follow}
    >
      <SubmenuLinks links={links} />
    </div>
  );
}
