"use client";

import type { ComponentType } from "react";
import { closeOnLink, type PanelProps, SubmenuLinks } from "./submenu-links.tsx";

interface SubmenuProps extends PanelProps {
  /** Whether to render the panel while it is closed; true on the server and until hydration. */
  keep: boolean;
  /** The panel with its full behaviour, once loaded. */
  Layer: ComponentType<PanelProps> | undefined;
}

/** The panel of an item. Before its layer is loaded, it opens and closes and its links work. */
export function Submenu({ keep, Layer, ...props }: SubmenuProps) {
  if (Layer && !keep) return <Layer {...props} />;
  const { id, open, onClose, labelledBy, links, footer, className } = props;
  if (!open && !keep) return null;
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={labelledBy}
      className={className}
      data-state={open ? "open" : "closed"}
      data-submenu-panel=""
      onClick={closeOnLink(onClose)}
    >
      <SubmenuLinks links={links} footer={footer} />
    </div>
  );
}
