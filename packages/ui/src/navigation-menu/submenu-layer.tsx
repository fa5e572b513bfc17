"use client";

import * as Radix from "@radix-ui/react-navigation-menu";
import type { ComponentPropsWithRef } from "react";
import { isComposing } from "../element/is-composing.ts";
import { leaveToBrowser } from "../element/leave-to-browser.ts";
import { closeOnLink, type PanelProps, SubmenuLinks } from "./submenu-links.tsx";

type SurfaceProps = ComponentPropsWithRef<"div">;

/**
 * Drops some of Radix's props: inline `style` because of the content security policy, `dir` because
 * the page sets it, and the label because the link beside the button labels it.
 */
function Surface({ style: _style, dir: _dir, "aria-label": _label, ...rest }: SurfaceProps) {
  return <div {...rest} />;
}

/**
 * The panel with its full behaviour: Radix adds Escape, clicks outside and arrow keys between
 * links. Loaded when the visitor first hovers or focuses the menu.
 */
export function SubmenuLayer({
  id,
  open,
  onClose,
  labelledBy,
  links,
  footer,
  dir,
  item,
  trigger,
  className,
}: PanelProps) {
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
          onEscapeKeyDown={(event) => {
            // Radix then considers it handled.
            if (isComposing(event)) event.preventDefault();
            else if (item.current?.contains(document.activeElement)) trigger.current?.focus();
          }}
          // Radix would remove the links from the tab order, and only its own trigger restores
          // them.
          onFocusOutside={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => {
            if (event.target instanceof Node && item.current?.contains(event.target)) {
              event.preventDefault();
            }
          }}
        >
          <Surface
            data-submenu-panel=""
            onClick={closeOnLink(onClose)}
            onKeyDownCapture={leaveToBrowser}
          >
            <SubmenuLinks
              links={links}
              footer={footer}
              wrap={(link) => <Radix.Link asChild>{link}</Radix.Link>}
            />
          </Surface>
        </Radix.Content>
      </Radix.Item>
    </Radix.Root>
  );
}
