"use client";

import * as Radix from "@radix-ui/react-navigation-menu";
import type { ComponentPropsWithRef } from "react";
import type { SubmenuProps } from "./submenu.tsx";
import { SubmenuLinks } from "./submenu-links.tsx";

type SurfaceProps = ComponentPropsWithRef<"div">;

/**
 * Takes what Radix gives its parts except `style`, `dir` and the name of its root: the page's policy,
 * the page's direction and the panel's button rule those.
 */
function Surface({ style: _style, dir: _dir, "aria-label": _label, ...rest }: SurfaceProps) {
  return <div {...rest} />;
}

/**
 * The panel with all it can do: Radix brings Escape, the press outside and the arrow keys among its
 * links. Loaded when a visitor first comes near the menu.
 */
export function SubmenuLayer({
  id,
  open,
  onClose,
  labelledBy,
  links,
  dir,
  item,
  trigger,
  className,
}: Omit<SubmenuProps, "keep" | "Layer">) {
  return (
    <Radix.Root
      asChild
      activationMode="manual"
      dir={dir}
      value={open ? id : ""}
      onValueChange={(value) => {
        if (!value) onClose();
      }}
    >
      <Radix.Item asChild value={id}>
        <Radix.Content
          asChild
          id={id}
          role="group"
          aria-labelledby={labelledBy}
          className={className}
          onEscapeKeyDown={() => {
            if (item.current?.contains(document.activeElement)) trigger.current?.focus();
          }}
          // Radix would take the links out of the tab order, which only its own trigger puts back.
          onFocusOutside={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => {
            if (event.target instanceof Node && item.current?.contains(event.target)) {
              event.preventDefault();
            }
          }}
        >
          <Surface data-submenu-panel="">
            <SubmenuLinks links={links} wrap={(link) => <Radix.Link asChild>{link}</Radix.Link>} />
          </Surface>
        </Radix.Content>
      </Radix.Item>
    </Radix.Root>
  );
}
